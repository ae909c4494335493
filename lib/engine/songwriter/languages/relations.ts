import type { Stanzas } from './stanzas.ts'

/** Quatrains around a fact of one kind, such as that somebody never does something. One line is `{fact}`, and second and fourth lines rhyme. */
export type Relation = {
  readonly any: Stanzas
  /** Of whoever is dead, far or gone. */
  readonly grief: Stanzas
  readonly funny: Stanzas
}
