import type { LanguagePack } from '../language-pack.ts'
import { books } from './topics/books.ts'
import { cats } from './topics/cats.ts'
import { city } from './topics/city.ts'
import { coffee } from './topics/coffee.ts'
import { dogs } from './topics/dogs.ts'
import { garden } from './topics/garden.ts'
import { guitar } from './topics/guitar.ts'
import { kitchen } from './topics/kitchen.ts'
import { night } from './topics/night.ts'
import { school } from './topics/school.ts'
import { sea } from './topics/sea.ts'
import { sky } from './topics/sky.ts'
import { soccer } from './topics/soccer.ts'
import { storm } from './topics/storm.ts'
import { trains } from './topics/trains.ts'

export const topics: LanguagePack['topics'] = {
  books,
  cats,
  city,
  coffee,
  dogs,
  garden,
  guitar,
  kitchen,
  night,
  school,
  sea,
  sky,
  soccer,
  storm,
  trains,
}
