import type { Details } from '../stanzas.ts'
import { arts } from './details/arts.ts'
import { creatures } from './details/creatures.ts'
import { days } from './details/days.ts'
import { feasts } from './details/feasts.ts'
import { hands } from './details/hands.ts'
import { kitchen } from './details/kitchen.ts'
import { lessons } from './details/lessons.ts'
import { more1 } from './details/more-1.ts'
import { more2 } from './details/more-2.ts'
import { more3 } from './details/more-3.ts'
import { outdoors } from './details/outdoors.ts'
import { people } from './details/people.ts'
import { play } from './details/play.ts'
import { table } from './details/table.ts'
import { timesTables } from './details/times-tables.ts'
import { trades } from './details/trades.ts'

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
  ...timesTables,
  ...more1,
  ...more2,
  ...more3,
]
