import type { Details } from '../stanzas.ts'
import { animals } from './details/animals.ts'
import { days1 } from './details/days-1.ts'
import { days2 } from './details/days-2.ts'
import { dishesAndYards } from './details/dishes-and-yards.ts'
import { evenings } from './details/evenings.ts'
import { home } from './details/home.ts'
import { instrumentsAndGames } from './details/instruments-and-games.ts'
import { kitchen } from './details/kitchen.ts'
import { larderAndGarden } from './details/larder-and-garden.ts'
import { lessons1 } from './details/lessons-1.ts'
import { lessons2 } from './details/lessons-2.ts'
import { life } from './details/life.ts'
import { outdoors } from './details/outdoors.ts'
import { pastimes } from './details/pastimes.ts'
import { work1 } from './details/work-1.ts'
import { work2 } from './details/work-2.ts'

/** What is taught in school and before it, in its order. */
export const lessons: readonly Details[] = [...lessons1, ...lessons2]

export const details: readonly Details[] = [
  ...animals,
  ...days1,
  ...days2,
  ...dishesAndYards,
  ...evenings,
  ...home,
  ...instrumentsAndGames,
  ...kitchen,
  ...larderAndGarden,
  ...lessons,
  ...life,
  ...outdoors,
  ...pastimes,
  ...work1,
  ...work2,
]
