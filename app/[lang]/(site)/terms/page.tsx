import { textPage } from '../text-page.tsx'

const { generateMetadata, Page } = textPage('terms')

export { generateMetadata }
export default Page
