import type { Details } from '../stanzas.ts'
import { animals } from './details/animals.ts'
import { feasts } from './details/feasts.ts'
import { food1 } from './details/food-1.ts'
import { food2 } from './details/food-2.ts'
import { home } from './details/home.ts'
import { lessons1 } from './details/lessons-1.ts'
import { lessons2 } from './details/lessons-2.ts'
import { lessonsTimes } from './details/lessons-times.ts'
import { life } from './details/life.ts'
import { pastimes } from './details/pastimes.ts'
import { people } from './details/people.ts'
import { places } from './details/places.ts'
import { sports } from './details/sports.ts'
import { work } from './details/work.ts'

/** What is taught in school and before it, in its order. */
export const lessons: readonly Details[] = [...lessons1, ...lessons2, ...lessonsTimes]

export const details: readonly Details[] = [
  ...animals,
  ...feasts,
  ...food1,
  ...food2,
  ...home,
  ...lessons,
  ...life,
  ...pastimes,
  ...people,
  ...places,
  ...sports,
  ...work,
]
