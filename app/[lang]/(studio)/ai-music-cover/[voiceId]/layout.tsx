import { layoutWithWorks } from '#components/works/with-works.tsx'

export default layoutWithWorks('covers', 'library', 'voice', 'voice-kinds', 'voices')
