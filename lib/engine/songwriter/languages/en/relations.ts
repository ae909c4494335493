import type { Relation } from '../relations.ts'
import { achieving } from './relations/achieving.ts'
import { afraid } from './relations/afraid.ts'
import { always } from './relations/always.ts'
import { being } from './relations/being.ts'
import { dislike } from './relations/dislike.ts'
import { eating } from './relations/eating.ts'
import { fond } from './relations/fond.ts'
import { given } from './relations/given.ts'
import { going } from './relations/going.ts'
import { having } from './relations/having.ts'
import { keeping } from './relations/keeping.ts'
import { making } from './relations/making.ts'
import { meeting } from './relations/meeting.ts'
import { mishap } from './relations/mishap.ts'
import { never } from './relations/never.ts'
import { otherwise } from './relations/otherwise.ts'
import { playing } from './relations/playing.ts'
import { resting } from './relations/resting.ts'
import { speech } from './relations/speech.ts'
import { still } from './relations/still.ts'
import { things } from './relations/things.ts'
import { unable } from './relations/unable.ts'
import { wanting } from './relations/wanting.ts'
import { working } from './relations/working.ts'

/** How English facts are said. */
export const relations = {
  achieving,
  afraid,
  always,
  being,
  dislike,
  eating,
  fond,
  given,
  going,
  having,
  keeping,
  making,
  meeting,
  mishap,
  never,
  otherwise,
  playing,
  resting,
  speech,
  still,
  things,
  unable,
  wanting,
  working,
} satisfies Readonly<Record<string, Relation>>

export type RelationName = keyof typeof relations

export const RELATION_NAMES = Object.keys(relations) as RelationName[]
