import type { LanguagePack } from '../language-pack.ts'
import { autumn } from './topics/autumn.ts'
import { babies } from './topics/babies.ts'
import { bakery } from './topics/bakery.ts'
import { bees } from './topics/bees.ts'
import { bicycles } from './topics/bicycles.ts'
import { birds } from './topics/birds.ts'
import { books } from './topics/books.ts'
import { bus } from './topics/bus.ts'
import { campfire } from './topics/campfire.ts'
import { cars } from './topics/cars.ts'
import { cats } from './topics/cats.ts'
import { christmas } from './topics/christmas.ts'
import { cinema } from './topics/cinema.ts'
import { city } from './topics/city.ts'
import { clothes } from './topics/clothes.ts'
import { coffee } from './topics/coffee.ts'
import { computers } from './topics/computers.ts'
import { dancing } from './topics/dancing.ts'
import { dinosaurs } from './topics/dinosaurs.ts'
import { dogs } from './topics/dogs.ts'
import { dragons } from './topics/dragons.ts'
import { earth } from './topics/earth.ts'
import { elephants } from './topics/elephants.ts'
import { exams } from './topics/exams.ts'
import { farm } from './topics/farm.ts'
import { fishing } from './topics/fishing.ts'
import { fitness } from './topics/fitness.ts'
import { forest } from './topics/forest.ts'
import { games } from './topics/games.ts'
import { garden } from './topics/garden.ts'
import { ghosts } from './topics/ghosts.ts'
import { guitar } from './topics/guitar.ts'
import { harbor } from './topics/harbor.ts'
import { horses } from './topics/horses.ts'
import { hospital } from './topics/hospital.ts'
import { house } from './topics/house.ts'
import { kitchen } from './topics/kitchen.ts'
import { letters } from './topics/letters.ts'
import { money } from './topics/money.ts'
import { mountains } from './topics/mountains.ts'
import { night } from './topics/night.ts'
import { office } from './topics/office.ts'
import { painting } from './topics/painting.ts'
import { phones } from './topics/phones.ts'
import { photographs } from './topics/photographs.ts'
import { piano } from './topics/piano.ts'
import { pizza } from './topics/pizza.ts'
import { rings } from './topics/rings.ts'
import { robots } from './topics/robots.ts'
import { running } from './topics/running.ts'
import { school } from './topics/school.ts'
import { sea } from './topics/sea.ts'
import { sky } from './topics/sky.ts'
import { snow } from './topics/snow.ts'
import { soccer } from './topics/soccer.ts'
import { storm } from './topics/storm.ts'
import { summer } from './topics/summer.ts'
import { toys } from './topics/toys.ts'
import { trains } from './topics/trains.ts'
import { travel } from './topics/travel.ts'
import { water } from './topics/water.ts'

export const topics: LanguagePack['topics'] = {
  autumn,
  babies,
  bakery,
  bees,
  bicycles,
  birds,
  books,
  bus,
  campfire,
  cars,
  cats,
  christmas,
  cinema,
  city,
  clothes,
  coffee,
  computers,
  dancing,
  dinosaurs,
  dogs,
  dragons,
  earth,
  elephants,
  exams,
  farm,
  fishing,
  fitness,
  forest,
  games,
  garden,
  ghosts,
  guitar,
  harbor,
  horses,
  hospital,
  house,
  kitchen,
  letters,
  money,
  mountains,
  night,
  office,
  painting,
  phones,
  photographs,
  piano,
  pizza,
  rings,
  robots,
  running,
  school,
  sea,
  sky,
  snow,
  soccer,
  storm,
  summer,
  toys,
  trains,
  travel,
  water,
}
