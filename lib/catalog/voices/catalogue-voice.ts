import type { Language, VoiceModel } from '#lib/engine/browser.ts'
import type { VoiceCategory } from './categories.ts'
import type { FamilyKey } from './families.ts'
import type { Register } from './registers.ts'

/** A voice of the catalogue. Nobody is imitated: the person, the name and the sound are made up. */
export type CatalogueVoice = {
  /** Follows from the slug. */
  readonly id: string
  /** Follows from the name. */
  readonly slug: string
  readonly name: string
  readonly category: VoiceCategory
  readonly family: FamilyKey
  readonly description: string
  readonly tags: readonly string[]
  readonly register: Register
  /** MIDI numbers of the lowest and highest note that suit the voice. */
  readonly lowNote: number
  readonly highNote: number
  /** Languages that it suits best; none means every one. */
  readonly languages: readonly Language[]
  readonly model: VoiceModel
}
