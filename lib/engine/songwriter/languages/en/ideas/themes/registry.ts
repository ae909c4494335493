import { city } from './city.ts'
import { dance } from './dance.ts'
import { fire } from './fire.ts'
import { garden } from './garden.ts'
import { hometown } from './hometown.ts'
import { hustle } from './hustle.ts'
import { letters } from './letters.ts'
import { morning } from './morning.ts'
import { rain } from './rain.ts'
import { road } from './road.ts'
import { sea } from './sea.ts'
import { sky } from './sky.ts'
import { station } from './station.ts'
import { summer } from './summer.ts'
import type { Theme } from './theme.ts'
import { wild } from './wild.ts'
import { winter } from './winter.ts'

export const THEMES = [
  ...[sea, city, road, rain, morning, wild, sky, hometown],
  ...[winter, summer, dance, station, garden, fire, letters, hustle],
] as const satisfies readonly Theme[]
