import { textPage } from '../text-page.tsx'

export const dynamicParams = false

const { generateMetadata, Page } = textPage('about')

export { generateMetadata }
export default Page
