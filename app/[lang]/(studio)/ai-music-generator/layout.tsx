import { layoutWithCreations } from '#components/creations/layout-with-creations.tsx'

export default layoutWithCreations('billing', 'brief', 'generator')
