import { textPage } from '../text-page.tsx'

const { generateMetadata, Page } = textPage('privacy')

export { generateMetadata }
export default Page
