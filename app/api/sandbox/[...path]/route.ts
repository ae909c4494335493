import { answerSandbox } from '#server/http/sandbox.ts'

export { answerSandbox as GET, answerSandbox as POST }
