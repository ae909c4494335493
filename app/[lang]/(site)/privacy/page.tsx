import { textPage } from '../text-page.tsx'

export const dynamicParams = false

const { generateMetadata, Page } = textPage('privacy')

export { generateMetadata }
export default Page
