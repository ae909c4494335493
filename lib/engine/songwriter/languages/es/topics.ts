import type { LanguagePack } from '../language-pack.ts'
import { cats } from './topics/cats.ts'
import { coffee } from './topics/coffee.ts'
import { dogs } from './topics/dogs.ts'
import { garden } from './topics/garden.ts'
import { guitar } from './topics/guitar.ts'
import { sea } from './topics/sea.ts'
import { soccer } from './topics/soccer.ts'
import { storm } from './topics/storm.ts'
import { trains } from './topics/trains.ts'

export const topics: LanguagePack['topics'] = { cats, coffee, dogs, garden, guitar, sea, soccer, storm, trains }
