import { answerTrpc } from '#server/http/trpc.ts'

export { answerTrpc as GET, answerTrpc as POST }
