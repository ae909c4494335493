import type { ReworkChoices } from '#lib/engine/browser.ts'
import type { SongChange } from '#lib/schemas/rework.ts'

export type Kind = SongChange['kind']
export type ChangeOf<One extends Kind> = Extract<SongChange, { kind: One }>

/** What every panel of the form is given: what the song allows, what is chosen so far, and whom to tell. */
export type ChoiceProps<One extends Kind> = {
  choices: ReworkChoices
  chosen: ChangeOf<One> | undefined
  onChoose: (change: ChangeOf<One> | undefined) => void
}
