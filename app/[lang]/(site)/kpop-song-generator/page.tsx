import { genrePage } from '../genre-page.tsx'

export const dynamicParams = false

const { generateMetadata, Page } = genrePage('kpop')

export { generateMetadata }
export default Page
