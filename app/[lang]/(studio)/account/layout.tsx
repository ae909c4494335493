import { layoutWithWorks } from '#components/providers/with-messages.tsx'

export default layoutWithWorks('your-data', 'offline')
