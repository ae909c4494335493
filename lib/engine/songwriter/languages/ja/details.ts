import type { Details } from '../stanzas.ts'
import { jaAnimals } from './details/ja-animals.ts'
import { jaFeasts } from './details/ja-feasts.ts'
import { jaFood1 } from './details/ja-food-1.ts'
import { jaFood2 } from './details/ja-food-2.ts'
import { jaHome } from './details/ja-home.ts'
import { jaLessons } from './details/ja-lessons.ts'
import { jaLife } from './details/ja-life.ts'
import { jaPastimes } from './details/ja-pastimes.ts'
import { jaPeople } from './details/ja-people.ts'
import { jaPlaces } from './details/ja-places.ts'
import { jaSports } from './details/ja-sports.ts'
import { jaWork } from './details/ja-work.ts'

export const details: readonly Details[] = [
  ...jaAnimals,
  ...jaFeasts,
  ...jaFood1,
  ...jaFood2,
  ...jaHome,
  ...jaLessons,
  ...jaLife,
  ...jaPastimes,
  ...jaPeople,
  ...jaPlaces,
  ...jaSports,
  ...jaWork,
]
