import { categoriesPage } from '../categories-page.tsx'
import { generateMetadata } from '../generator-screen.tsx'

export const dynamicParams = false

export { generateMetadata }
export default categoriesPage('mood', 'scenario')
