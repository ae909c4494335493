import { genrePage } from '../genre-page.tsx'

const { generateMetadata, Page } = genrePage('love')

export { generateMetadata }
export default Page
