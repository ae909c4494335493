import { answerUpload } from '#server/http/upload.ts'

export { answerUpload as POST }
