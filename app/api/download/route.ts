import { answerDownload } from '#server/http/download.ts'

export { answerDownload as GET, answerDownload as HEAD }
