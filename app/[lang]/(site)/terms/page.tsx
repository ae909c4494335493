import { textPage } from '../text-page.tsx'

export const dynamicParams = false

const { generateMetadata, Page } = textPage('terms')

export { generateMetadata }
export default Page
