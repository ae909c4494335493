import { genrePage } from '../genre-page.tsx'

const { generateMetadata, Page } = genrePage('metal')

export { generateMetadata }
export default Page
