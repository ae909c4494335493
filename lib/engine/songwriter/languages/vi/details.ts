import type { Details } from '../stanzas.ts'
import { animals1 } from './details/animals-1.ts'
import { feasts1 } from './details/feasts-1.ts'
import { food1 } from './details/food-1.ts'
import { food2 } from './details/food-2.ts'
import { lessons1 } from './details/lessons-1.ts'
import { lessons2 } from './details/lessons-2.ts'
import { life1 } from './details/life-1.ts'
import { more1 } from './details/more-1.ts'
import { pastimes1 } from './details/pastimes-1.ts'
import { places1 } from './details/places-1.ts'
import { work1 } from './details/work-1.ts'

export const details: readonly Details[] = [
  ...animals1,
  ...feasts1,
  ...food1,
  ...food2,
  ...lessons1,
  ...lessons2,
  ...life1,
  ...more1,
  ...pastimes1,
  ...places1,
  ...work1,
]
