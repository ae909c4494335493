import { answers } from '#server/site/answers.ts'

const answer = async (request: Request) => await (await answers()).export(request)

export { answer as GET }
