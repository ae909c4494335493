import { answers } from '#server/site/answers.ts'

const answer = async (request: Request) => await (await answers()).trpc(request)

export { answer as GET, answer as POST }
