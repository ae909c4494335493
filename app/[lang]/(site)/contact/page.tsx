import { textPage } from '../text-page.tsx'

const { generateMetadata, Page } = textPage('contact')

export { generateMetadata }
export default Page
