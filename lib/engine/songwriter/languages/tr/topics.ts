import type { LanguagePack } from '../language-pack.ts'
import { cats } from './topics/cats.ts'
import { city } from './topics/city.ts'
import { coffee } from './topics/coffee.ts'
import { dogs } from './topics/dogs.ts'
import { garden } from './topics/garden.ts'
import { kitchen } from './topics/kitchen.ts'
import { night } from './topics/night.ts'
import { sea } from './topics/sea.ts'
import { sky } from './topics/sky.ts'
import { snow } from './topics/snow.ts'
import { storm } from './topics/storm.ts'
import { trains } from './topics/trains.ts'

export const topics: LanguagePack['topics'] = {
  cats,
  city,
  coffee,
  dogs,
  garden,
  kitchen,
  night,
  sea,
  sky,
  snow,
  storm,
  trains,
}
