import type { Details } from '../stanzas.ts'
import { baking1 } from './details/baking-1.ts'
import { feasts1 } from './details/feasts-1.ts'
import { garden1 } from './details/garden-1.ts'
import { home1 } from './details/home-1.ts'
import { kitchen1 } from './details/kitchen-1.ts'
import { lessons1 } from './details/lessons-1.ts'
import { lessons2 } from './details/lessons-2.ts'
import { life1 } from './details/life-1.ts'
import { outdoors1 } from './details/outdoors-1.ts'
import { pastimes1 } from './details/pastimes-1.ts'
import { people1 } from './details/people-1.ts'
import { sport1 } from './details/sport-1.ts'
import { work1 } from './details/work-1.ts'

/** What is taught in school and before it, in its order. */
export const lessons: readonly Details[] = [...lessons1, ...lessons2]

export const details: readonly Details[] = [
  ...baking1,
  ...feasts1,
  ...garden1,
  ...home1,
  ...kitchen1,
  ...lessons,
  ...life1,
  ...outdoors1,
  ...pastimes1,
  ...people1,
  ...sport1,
  ...work1,
]
