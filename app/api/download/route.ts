import { answers } from '#server/site/answers.ts'

const answer = async (request: Request) => await (await answers()).download(request)

export { answer as GET, answer as HEAD }
