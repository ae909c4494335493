import { textPage } from '../text-page.tsx'

export const dynamicParams = false

const { generateMetadata, Page } = textPage('contact')

export { generateMetadata }
export default Page
