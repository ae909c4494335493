import WorkspaceLayout from '../ai-music-generator/layout.tsx'

export default WorkspaceLayout
