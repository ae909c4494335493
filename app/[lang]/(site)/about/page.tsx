import { textPage } from '../text-page.tsx'

const { generateMetadata, Page } = textPage('about')

export { generateMetadata }
export default Page
