import type { StyleName } from '../names.ts'
import { pop } from './pop.ts'
import type { StyleProfile } from './profile.ts'

export const STYLE_PROFILES: Readonly<Record<StyleName, StyleProfile>> = {
  Pop: pop,
  Folk: pop,
  'R&B': pop,
  'Hip-hop': pop,
  Urban: pop,
  Rock: pop,
  Jazz: pop,
  Electronic: pop,
  Classical: pop,
  Disco: pop,
  Reggae: pop,
  Blues: pop,
  Country: pop,
  Experimental: pop,
  World: pop,
  Ethnic: pop,
}
