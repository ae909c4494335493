import { answerExport } from '#server/http/export.ts'

export { answerExport as GET }
