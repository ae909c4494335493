import type { Relation } from '../relations.ts'
import { always } from './relations/always.ts'
import { coming } from './relations/coming.ts'
import { does } from './relations/does.ts'
import { given } from './relations/given.ts'
import { happened } from './relations/happened.ts'
import { hard } from './relations/hard.ts'
import { is } from './relations/is.ts'
import { lacks } from './relations/lacks.ts'
import { loves } from './relations/loves.ts'
import { things } from './relations/things.ts'
import { used } from './relations/used.ts'

/** What there is to say of a fact by how it is said, whatever it tells of. Each follows from the fact, which stands first or third. */
export const relations = {
  given,
  hard,
  lacks,
  coming,
  loves,
  always,
  used,
  happened,
  does,
  is,
  things,
} satisfies Record<string, Relation>

export type RelationName = keyof typeof relations
