import { layoutWithWorks } from '#components/works/with-works.tsx'

export default layoutWithWorks('billing', 'brief', 'generator')
