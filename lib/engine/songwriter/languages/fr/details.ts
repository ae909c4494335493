import type { Details } from '../stanzas.ts'
import { animals1 } from './details/animals-1.ts'
import { food1 } from './details/food-1.ts'
import { habits1 } from './details/habits-1.ts'
import { habits2 } from './details/habits-2.ts'
import { home1 } from './details/home-1.ts'
import { home2 } from './details/home-2.ts'
import { lessonsHabits } from './details/lessons-habits.ts'
import { lessonsNature } from './details/lessons-nature.ts'
import { lessonsSchool } from './details/lessons-school.ts'
import { life1 } from './details/life-1.ts'
import { pastimes1 } from './details/pastimes-1.ts'
import { pastimes2 } from './details/pastimes-2.ts'
import { places1 } from './details/places-1.ts'
import { table1 } from './details/table-1.ts'
import { work1 } from './details/work-1.ts'

/** What is taught in school and before it, in its order. */
export const lessons: readonly Details[] = [...lessonsHabits, ...lessonsNature, ...lessonsSchool]

export const details: readonly Details[] = [
  ...animals1,
  ...food1,
  ...habits1,
  ...habits2,
  ...home1,
  ...home2,
  ...lessons,
  ...life1,
  ...pastimes1,
  ...pastimes2,
  ...places1,
  ...table1,
  ...work1,
]
