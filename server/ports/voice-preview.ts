import type { VoiceModel } from '#lib/engine/index.ts'

/** A voice that is to be heard before it is chosen. */
export type PreviewVoice = {
  readonly name: string
  readonly model: VoiceModel
  /** Usual scale of formants in the voice's register. */
  readonly baseFormantScale: number
  /** MIDI numbers. */
  readonly lowNote: number
  readonly highNote: number
}

export type VoicePreview = {
  /** Does what the first preview would wait for, before anybody asks to hear one. Never throws. */
  warmUp(): Promise<void>
  /** A phrase of some seconds in the voice, as MP3. Throws BusyError when too many wait already. */
  make(voice: PreviewVoice): Promise<Uint8Array<ArrayBuffer>>
}
