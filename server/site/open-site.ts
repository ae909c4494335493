import { appRouter } from '#server/api/root.ts'
import { createCallerFactory } from '#server/api/trpc.ts'
import { openContainer } from '#server/container.ts'
import { answerDownload } from '#server/http/download.ts'
import { answerEmbed } from '#server/http/embed.ts'
import { answerExport } from '#server/http/export.ts'
import { answerOembed } from '#server/http/oembed.ts'
import { answerSocialImage } from '#server/http/social-image.ts'
import { answerTrpc } from '#server/http/trpc.ts'
import { answerVoiceDemo } from '#server/http/voice-demo.ts'
import { answerVoiceSocialImage } from '#server/http/voice-social-image.ts'
import { type Answers, setSite } from './site.ts'

export const ANSWERS: Answers = {
  callerOf: createCallerFactory(appRouter),
  trpc: answerTrpc,
  download: answerDownload,
  embed: answerEmbed,
  export: answerExport,
  oembed: answerOembed,
  socialImage: answerSocialImage,
  voiceDemo: answerVoiceDemo,
  voiceSocialImage: answerVoiceSocialImage,
}

/** Opens what all routes share. It waits for nothing: the database is reached when it is first needed. */
export function openSite(): void {
  setSite({ container: openContainer('web'), answers: ANSWERS })
}
