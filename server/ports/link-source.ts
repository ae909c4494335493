import type { Failure } from '#lib/schemas/creation.ts'
import { RefusedError } from './generation.ts'

/** A recording that somebody gave the address of, not yet decoded. */
export type LinkedRecording = { readonly bytes: Uint8Array; readonly title?: string }

export type LinkOptions = {
  readonly signal: AbortSignal
  /** 0..1, where it is known. */
  readonly onProgress?: (fraction: number) => void
}

/** What can be known of a recording without fetching it. */
export type LinkFacts = { readonly title?: string; readonly durationSec?: number }

/** Fetches what links lead to. Its calls throw LinkRefusedError. */
export type LinkSource = {
  fetch(url: string, options: LinkOptions): Promise<LinkedRecording>
  lookUp(url: string, options: Pick<LinkOptions, 'signal'>): Promise<LinkFacts>
  /** Whether it finds recordings in pages, such as those of sites for films; found out once. */
  readsPages(): Promise<boolean>
}

export type LinkRefusal = Extract<
  Failure,
  | 'linkInvalid'
  | 'linkRefused'
  | 'linkUnreachable'
  | 'linkTooSlow'
  | 'linkIsPage'
  | 'linkTooLong'
  | 'fileTooLarge'
  | 'recordingUnreadable'
>

/** `reason` is one of those that a link can be refused for. */
export class LinkRefusedError extends RefusedError {
  override name = 'LinkRefusedError'
  declare readonly reason: LinkRefusal
}
