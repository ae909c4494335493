import type { Details } from '../stanzas.ts'
import { animals1 } from './details/animals-1.ts'
import { family1 } from './details/family-1.ts'
import { feasts1 } from './details/feasts-1.ts'
import { food1 } from './details/food-1.ts'
import { food2 } from './details/food-2.ts'
import { games1 } from './details/games-1.ts'
import { gardenMarket1 } from './details/garden-market-1.ts'
import { habits1 } from './details/habits-1.ts'
import { homeSchool1 } from './details/home-school-1.ts'
import { lessons1 } from './details/lessons/lessons-1.ts'
import { lessons2 } from './details/lessons/lessons-2.ts'
import { outdoors1 } from './details/outdoors-1.ts'
import { pastimes1 } from './details/pastimes-1.ts'
import { roads1 } from './details/roads-1.ts'
import { tempers1 } from './details/tempers-1.ts'
import { together1 } from './details/together-1.ts'
import { trades1 } from './details/trades-1.ts'
import { work1 } from './details/work-1.ts'

/** What is taught in school and before it, in its order. */
export const lessons: readonly Details[] = [...lessons1, ...lessons2]

export const details: readonly Details[] = [
  ...lessons,
  ...animals1,
  ...family1,
  ...feasts1,
  ...food1,
  ...food2,
  ...games1,
  ...gardenMarket1,
  ...habits1,
  ...homeSchool1,
  ...outdoors1,
  ...pastimes1,
  ...roads1,
  ...tempers1,
  ...together1,
  ...trades1,
  ...work1,
]

/** What is sung of animals themselves. */
export const animalDetails: readonly Details[] = [
  ...animals1,
  ...[...habits1, ...tempers1].filter(({ words }) => /(?:bàn_phím|ăn_vụng|rượt_đuổi|nhại|đạp_chăn)/u.test(words)),
]
