import { answerReference } from '#server/http/reference.ts'

export { answerReference as POST }
