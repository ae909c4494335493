import type { LanguagePack } from '../language-pack.ts'
import { cats } from './topics/cats.ts'
import { dogs } from './topics/dogs.ts'
import { garden } from './topics/garden.ts'
import { sea } from './topics/sea.ts'
import { storm } from './topics/storm.ts'

export const topics: LanguagePack['topics'] = {
  cats,
  dogs,
  garden,
  sea,
  storm,
}
