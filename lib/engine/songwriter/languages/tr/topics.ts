import type { LanguagePack } from '../language-pack.ts'
import { books } from './topics/books.ts'
import { bus } from './topics/bus.ts'
import { cars } from './topics/cars.ts'
import { cats } from './topics/cats.ts'
import { city } from './topics/city.ts'
import { coffee } from './topics/coffee.ts'
import { computers } from './topics/computers.ts'
import { dogs } from './topics/dogs.ts'
import { garden } from './topics/garden.ts'
import { guitar } from './topics/guitar.ts'
import { kitchen } from './topics/kitchen.ts'
import { night } from './topics/night.ts'
import { office } from './topics/office.ts'
import { school } from './topics/school.ts'
import { sea } from './topics/sea.ts'
import { sky } from './topics/sky.ts'
import { snow } from './topics/snow.ts'
import { soccer } from './topics/soccer.ts'
import { storm } from './topics/storm.ts'
import { summer } from './topics/summer.ts'
import { trains } from './topics/trains.ts'
import { travel } from './topics/travel.ts'

export const topics: LanguagePack['topics'] = {
  books,
  bus,
  cars,
  cats,
  city,
  coffee,
  computers,
  dogs,
  garden,
  guitar,
  kitchen,
  night,
  office,
  school,
  sea,
  sky,
  snow,
  soccer,
  storm,
  summer,
  trains,
  travel,
}
