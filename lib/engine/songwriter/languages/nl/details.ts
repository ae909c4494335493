import type { Details } from '../stanzas.ts'
import { animals } from './details/animals.ts'
import { feasts13 } from './details/feasts-13.ts'
import { games7 } from './details/games-7.ts'
import { hobbies9 } from './details/hobbies-9.ts'
import { indoors11 } from './details/indoors-11.ts'
import { kitchen1 } from './details/kitchen-1.ts'
import { lessonsHabits } from './details/lessons-habits.ts'
import { lessonsNature } from './details/lessons-nature.ts'
import { lessonsSchool } from './details/lessons-school.ts'
import { more14 } from './details/more-14.ts'
import { music8 } from './details/music-8.ts'
import { outdoors3 } from './details/outdoors-3.ts'
import { outings12 } from './details/outings-12.ts'
import { people15 } from './details/people-15.ts'
import { people16 } from './details/people-16.ts'
import { roads10 } from './details/roads-10.ts'
import { sports6 } from './details/sports-6.ts'
import { tables2 } from './details/tables-2.ts'
import { work4 } from './details/work-4.ts'
import { work5 } from './details/work-5.ts'

/** What is taught in school and before it, in its order. */
export const lessons: readonly Details[] = [...lessonsHabits, ...lessonsNature, ...lessonsSchool]

export const details: readonly Details[] = [
  ...lessons,
  ...people15,
  ...people16,
  ...feasts13,
  ...games7,
  ...hobbies9,
  ...indoors11,
  ...kitchen1,
  ...more14,
  ...music8,
  ...animals,
  ...outdoors3,
  ...outings12,
  ...roads10,
  ...sports6,
  ...tables2,
  ...work4,
  ...work5,
]
