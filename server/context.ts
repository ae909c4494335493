import type { InterfaceLanguage } from '#lib/i18n/languages.ts'
import type { Database } from '#server/db/client.ts'
import type { Clock } from '#server/ports/clock.ts'
import type { CoverProvider } from '#server/ports/cover.ts'
import type { LinkSource } from '#server/ports/link-source.ts'
import type { Mailer } from '#server/ports/mail.ts'
import type { MusicProvider, StemsProvider } from '#server/ports/music.ts'
import type { Payments } from '#server/ports/payments.ts'
import type { Queue } from '#server/ports/queue.ts'
import type { RecordingInspector } from '#server/ports/recording.ts'
import type { ReferenceAnalyser } from '#server/ports/reference-analyser.ts'
import type { Storage } from '#server/ports/storage.ts'
import type { TextProvider } from '#server/ports/text.ts'
import type { VoiceEstimator } from '#server/ports/voice-estimator.ts'
import type { VoicePreview } from '#server/ports/voice-preview.ts'

/** The services through which verbs reach the outside world. The container makes them once for each process. */
export type Services = {
  readonly db: Database
  readonly queue: Queue
  readonly storage: Storage
  readonly mailer: Mailer
  /** Name of the model that makes new songs. */
  readonly model: string
  readonly text: TextProvider
  readonly recordings: RecordingInspector
  readonly links: LinkSource
  readonly voicePreview: VoicePreview
  readonly voiceEstimator: VoiceEstimator
  readonly referenceAnalyser: ReferenceAnalyser
  /** Null where no payments are set up. */
  readonly payments: Payments | null
  readonly clock: Clock
  /** Public address, without a slash at the end. */
  readonly siteUrl: string
  /** Keys the hashes of sign-in codes and of deleted accounts' addresses, and proves the cookies of known browsers. */
  readonly secret: string
  /** False only in load tests. */
  readonly limiting: boolean
}

/**
 * What only the worker process has: the providers that make songs, stems and covers. Web requests never wait for them.
 */
export type WorkerServices = Services & {
  readonly music: MusicProvider
  readonly stems: StemsProvider
  readonly covers: CoverProvider
}

export type SessionUser = { readonly id: string; readonly email: string; readonly name: string | null }

/** Who calls. */
export type Context = Services & {
  readonly user: SessionUser | null
  readonly ip: string
  /** Language of the page that sends the call; null where no page does. */
  readonly language: InterfaceLanguage | null
}

/** A caller who is signed in. */
export type MemberContext = Context & { readonly user: SessionUser }
