import { layoutWithWorks } from '#components/providers/with-messages.tsx'

export default layoutWithWorks('covers', 'library')
