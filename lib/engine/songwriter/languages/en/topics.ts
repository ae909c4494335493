import type { LanguagePack } from '../language-pack.ts'
import { birds } from './topics/birds.ts'
import { bus } from './topics/bus.ts'
import { cars } from './topics/cars.ts'
import { cats } from './topics/cats.ts'
import { christmas } from './topics/christmas.ts'
import { city } from './topics/city.ts'
import { coffee } from './topics/coffee.ts'
import { dogs } from './topics/dogs.ts'
import { fishing } from './topics/fishing.ts'
import { garden } from './topics/garden.ts'
import { kitchen } from './topics/kitchen.ts'
import { night } from './topics/night.ts'
import { office } from './topics/office.ts'
import { school } from './topics/school.ts'
import { sea } from './topics/sea.ts'
import { sky } from './topics/sky.ts'
import { snow } from './topics/snow.ts'
import { storm } from './topics/storm.ts'
import { summer } from './topics/summer.ts'
import { trains } from './topics/trains.ts'

export const topics: LanguagePack['topics'] = {
  birds,
  bus,
  cars,
  cats,
  christmas,
  city,
  coffee,
  dogs,
  fishing,
  garden,
  kitchen,
  night,
  office,
  school,
  sea,
  sky,
  snow,
  storm,
  summer,
  trains,
}
