import { genrePage } from '../genre-page.tsx'

const { generateMetadata, Page } = genrePage('rap')

export { generateMetadata }
export default Page
