import type { Relation } from '../relations.ts'
import { achieving } from './relations/achieving.ts'
import { afraid } from './relations/afraid.ts'
import { coming } from './relations/coming.ts'
import { dislike } from './relations/dislike.ts'
import { event } from './relations/event.ts'
import { fond } from './relations/fond.ts'
import { given } from './relations/given.ts'
import { habit } from './relations/habit.ts'
import { meeting } from './relations/meeting.ts'
import { memory } from './relations/memory.ts'
import { never } from './relations/never.ts'
import { others } from './relations/others.ts'
import { self } from './relations/self.ts'
import { speech } from './relations/speech.ts'
import { taught } from './relations/taught.ts'
import { things } from './relations/things.ts'
import { wanting } from './relations/wanting.ts'
import { working } from './relations/working.ts'

/** How Portuguese facts are said. What is sung of any habit follows what is sung of the kind alone, where that is little. */
export const relations = {
  achieving: followed(achieving, event),
  afraid: followed(afraid, habit),
  coming,
  dislike: followed(dislike, habit),
  event,
  fond: followed(fond, habit),
  given,
  habit,
  meeting,
  memory,
  never: followed(never, habit),
  others,
  self,
  speech: followed(speech, habit),
  taught,
  things,
  wanting: followed(wanting, habit),
  working: followed(working, habit),
} satisfies Readonly<Record<string, Relation>>

export type RelationName = keyof typeof relations

/** Tones that the kind has nothing for are those of the other. */
function followed({ any, grief, funny }: Relation, other: Relation): Relation {
  return { any: any || other.any, grief: grief || other.grief, funny: funny || other.funny }
}
