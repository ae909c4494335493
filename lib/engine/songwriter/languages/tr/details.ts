import type { Details } from '../stanzas.ts'
import { animals2 } from './details/animals-2.ts'
import { common1 } from './details/common1.ts'
import { common2 } from './details/common2.ts'
import { common3 } from './details/common3.ts'
import { common4 } from './details/common4.ts'
import { home7 } from './details/home-7.ts'
import { kitchen1 } from './details/kitchen-1.ts'
import { lessons1 } from './details/lessons-1.ts'
import { lessons2 } from './details/lessons-2.ts'
import { life6 } from './details/life-6.ts'
import { pastimes4 } from './details/pastimes-4.ts'
import { places5 } from './details/places-5.ts'
import { work3 } from './details/work-3.ts'

/** What is taught in school and before it, in its order. */
export const lessons: readonly Details[] = [...lessons1, ...lessons2]

export const details: readonly Details[] = [
  ...animals2,
  ...common1,
  ...common2,
  ...common3,
  ...common4,
  ...home7,
  ...kitchen1,
  ...lessons,
  ...life6,
  ...pastimes4,
  ...places5,
  ...work3,
]
