import { layoutWithMessages } from '#components/providers/with-messages.tsx'

export default layoutWithMessages('offline', 'song', 'your-data')
