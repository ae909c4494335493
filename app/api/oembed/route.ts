import { answerOembed } from '#server/http/oembed.ts'

export { answerOembed as GET, answerOembed as HEAD }
