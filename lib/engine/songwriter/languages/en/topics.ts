import type { LanguagePack } from '../language-pack.ts'
import { birds } from './topics/birds.ts'
import { bus } from './topics/bus.ts'
import { cars } from './topics/cars.ts'
import { cats } from './topics/cats.ts'
import { dogs } from './topics/dogs.ts'
import { garden } from './topics/garden.ts'
import { trains } from './topics/trains.ts'

export const topics: LanguagePack['topics'] = { birds, bus, cars, cats, dogs, garden, trains }
