import type { Details } from '../stanzas.ts'
import { animals } from './details/animals.ts'
import { chores } from './details/chores.ts'
import { feasts } from './details/feasts.ts'
import { habits } from './details/habits.ts'
import { home } from './details/home.ts'
import { kitchen1 } from './details/kitchen-1.ts'
import { kitchen2 } from './details/kitchen-2.ts'
import { schoolLessons } from './details/lessons.ts'
import { life } from './details/life.ts'
import { passions } from './details/passions.ts'
import { pastimes } from './details/pastimes.ts'
import { people } from './details/people.ts'
import { streets } from './details/streets.ts'
import { work } from './details/work.ts'

/** What is taught in school and before it, in its order. */
export const lessons: readonly Details[] = [...schoolLessons]

export const details: readonly Details[] = [
  ...habits,
  ...animals,
  ...home,
  ...kitchen1,
  ...kitchen2,
  ...chores,
  ...feasts,
  ...work,
  ...lessons,
  ...pastimes,
  ...passions,
  ...people,
  ...streets,
  ...life,
]
