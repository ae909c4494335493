import type { Details } from '../stanzas.ts'
import { koArts } from './details/ko-arts.ts'
import { koCreatures } from './details/ko-creatures.ts'
import { koDays } from './details/ko-days.ts'
import { koFeasts } from './details/ko-feasts.ts'
import { koHands } from './details/ko-hands.ts'
import { koKitchen } from './details/ko-kitchen.ts'
import { koOutdoors } from './details/ko-outdoors.ts'
import { koPeople } from './details/ko-people.ts'
import { koPlay } from './details/ko-play.ts'
import { koTable } from './details/ko-table.ts'
import { koTrades } from './details/ko-trades.ts'

export const details: readonly Details[] = [
  ...koArts,
  ...koCreatures,
  ...koDays,
  ...koFeasts,
  ...koHands,
  ...koKitchen,
  ...koOutdoors,
  ...koPeople,
  ...koPlay,
  ...koTable,
  ...koTrades,
]
