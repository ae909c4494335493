import type { Details } from '../stanzas.ts'
import { animals1 } from './details/animals-1.ts'
import { food1 } from './details/food-1.ts'
import { home1 } from './details/home-1.ts'
import { lessons1 } from './details/lessons-1.ts'
import { life1 } from './details/life-1.ts'
import { pastimes1 } from './details/pastimes-1.ts'
import { people1 } from './details/people-1.ts'
import { people2 } from './details/people-2.ts'
import { places1 } from './details/places-1.ts'
import { work1 } from './details/work-1.ts'

/** What is taught in school and before it, in its order. */
export const lessons: readonly Details[] = [...lessons1]

export const details: readonly Details[] = [
  ...animals1,
  ...food1,
  ...home1,
  ...lessons,
  ...life1,
  ...pastimes1,
  ...people1,
  ...people2,
  ...places1,
  ...work1,
]
