import type { Details } from '../stanzas.ts'
import { animalsHabits } from './details/animals-habits.ts'
import { arts } from './details/arts.ts'
import { childhood } from './details/childhood.ts'
import { creatures } from './details/creatures.ts'
import { days } from './details/days.ts'
import { evenings } from './details/evenings.ts'
import { feasts } from './details/feasts.ts'
import { hands } from './details/hands.ts'
import { kitchen } from './details/kitchen.ts'
import { schoolLessons } from './details/lessons.ts'
import { meetings } from './details/meetings.ts'
import { outdoors } from './details/outdoors.ts'
import { people } from './details/people.ts'
import { play } from './details/play.ts'
import { snacks } from './details/snacks.ts'
import { summers } from './details/summers.ts'
import { table } from './details/table.ts'
import { timesTables } from './details/times-tables.ts'
import { trades } from './details/trades.ts'
import { workdays } from './details/workdays.ts'

/** What is taught in school and before it, in its order. */
export const lessons: readonly Details[] = [...schoolLessons, ...timesTables]

export const details: readonly Details[] = [
  ...arts,
  ...creatures,
  ...days,
  ...feasts,
  ...hands,
  ...kitchen,
  ...outdoors,
  ...people,
  ...play,
  ...table,
  ...trades,
  ...lessons,
  ...animalsHabits,
  ...childhood,
  ...summers,
  ...snacks,
  ...workdays,
  ...meetings,
  ...evenings,
]
