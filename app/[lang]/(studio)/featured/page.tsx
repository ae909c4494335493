import WorkspacePage, { generateMetadata as workspaceMetadata } from '../ai-music-generator/page.tsx'

export const generateMetadata = workspaceMetadata
export default WorkspacePage
