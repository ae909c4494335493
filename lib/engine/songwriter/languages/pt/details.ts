import type { Details } from '../stanzas.ts'
import { animals } from './details/animals.ts'
import { daily } from './details/daily.ts'
import { food1 } from './details/food-1.ts'
import { food2 } from './details/food-2.ts'
import { home } from './details/home.ts'
import { lessons1 } from './details/lessons-1.ts'
import { lessons2 } from './details/lessons-2.ts'
import { life } from './details/life.ts'
import { pastimes1 } from './details/pastimes-1.ts'
import { pastimes2 } from './details/pastimes-2.ts'
import { pastimes3 } from './details/pastimes-3.ts'
import { places } from './details/places.ts'
import { work1 } from './details/work-1.ts'
import { work2 } from './details/work-2.ts'

/** What is taught in school and before it, in its order. */
export const lessons: readonly Details[] = [...lessons1, ...lessons2]

export const details: readonly Details[] = [
  ...animals,
  ...daily,
  ...food1,
  ...food2,
  ...home,
  ...lessons,
  ...life,
  ...pastimes1,
  ...pastimes2,
  ...pastimes3,
  ...places,
  ...work1,
  ...work2,
]
