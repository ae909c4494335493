import { genrePage } from '../genre-page.tsx'

const { generateMetadata, Page } = genrePage('country')

export { generateMetadata }
export default Page
