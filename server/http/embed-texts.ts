import type { SharedCreation } from '#lib/site/shared-creation.ts'

/** What the player says, in the language of its address. */
export type EmbedTexts = {
  readonly language: string
  readonly open: string
  readonly play: string
  readonly pause: string
  readonly position: string
  readonly failed: string
  readonly notFound: string
  readonly by: string
}

/** The texts for what is played; null where there is nothing to play. */
export type TextsOf = (creation: SharedCreation | null) => EmbedTexts
