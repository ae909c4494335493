import { generateMetadata } from '../generator-screen.tsx'
import { shelvesPage } from '../shelves-page.tsx'

export const dynamicParams = false

export { generateMetadata }
export default shelvesPage('style')
