import { genrePage } from '../genre-page.tsx'

const { generateMetadata, Page } = genrePage('lofi')

export { generateMetadata }
export default Page
