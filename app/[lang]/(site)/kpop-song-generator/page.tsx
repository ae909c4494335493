import { genrePage } from '../genre-page.tsx'

const { generateMetadata, Page } = genrePage('kpop')

export { generateMetadata }
export default Page
