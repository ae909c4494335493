import type { Details } from '../stanzas.ts'
import { aboutTheHouse } from './details/about-the-house.ts'
import { animals } from './details/animals.ts'
import { children } from './details/children.ts'
import { daysAndHolidays } from './details/days-and-holidays.ts'
import { dishes } from './details/dishes.ts'
import { drinksAndTables } from './details/drinks-and-tables.ts'
import { gamesAndSports } from './details/games-and-sports.ts'
import { habitLessons } from './details/lessons/habits.ts'
import { natureLessons } from './details/lessons/nature.ts'
import { schoolLessons } from './details/lessons/school.ts'
import { tableLessons } from './details/lessons/tables.ts'
import { lifeAndWays } from './details/life-and-ways.ts'
import { onTheMove } from './details/on-the-move.ts'
import { outdoors } from './details/outdoors.ts'
import { pastimes } from './details/pastimes.ts'
import { quarrels } from './details/quarrels.ts'
import { told1 } from './details/told-1.ts'
import { told2 } from './details/told-2.ts'
import { trades } from './details/trades.ts'

/** What is taught in school and before it, in its order. */
export const lessons: readonly Details[] = [...habitLessons, ...natureLessons, ...schoolLessons, ...tableLessons]

export const details: readonly Details[] = [
  ...aboutTheHouse,
  ...animals,
  ...children,
  ...quarrels,
  ...daysAndHolidays,
  ...dishes,
  ...drinksAndTables,
  ...gamesAndSports,
  ...lessons,
  ...lifeAndWays,
  ...onTheMove,
  ...outdoors,
  ...pastimes,
  ...told1,
  ...told2,
  ...trades,
]
