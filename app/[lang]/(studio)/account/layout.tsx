import { layoutWithMessages } from '#components/providers/with-messages.tsx'

export default layoutWithMessages('your-data', 'offline')
