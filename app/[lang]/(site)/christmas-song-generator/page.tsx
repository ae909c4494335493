import { genrePage } from '../genre-page.tsx'

const { generateMetadata, Page } = genrePage('christmas')

export { generateMetadata }
export default Page
