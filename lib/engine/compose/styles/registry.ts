import type { GenreName } from '../../score/names.ts'
import { blues } from './blues.ts'
import { christmas } from './christmas.ts'
import { classical } from './classical.ts'
import { country } from './country.ts'
import { disco } from './disco.ts'
import { electronic } from './electronic.ts'
import { ethnic } from './ethnic.ts'
import { experimental } from './experimental.ts'
import { folk } from './folk.ts'
import { hipHop } from './hip-hop.ts'
import { jazz } from './jazz.ts'
import { kPop } from './k-pop.ts'
import { loFi } from './lo-fi.ts'
import { love } from './love.ts'
import { metal } from './metal.ts'
import { pop } from './pop.ts'
import type { StyleProfile } from './profile.ts'
import { rap } from './rap.ts'
import { reggae } from './reggae.ts'
import { rnb } from './rnb.ts'
import { rock } from './rock.ts'
import { urban } from './urban.ts'
import { world } from './world.ts'

export const STYLE_PROFILES: Readonly<Record<GenreName, StyleProfile>> = {
  Pop: pop,
  Folk: folk,
  'R&B': rnb,
  'Hip-hop': hipHop,
  Urban: urban,
  Rock: rock,
  Jazz: jazz,
  Electronic: electronic,
  Classical: classical,
  Disco: disco,
  Reggae: reggae,
  Blues: blues,
  Country: country,
  Experimental: experimental,
  World: world,
  Ethnic: ethnic,
  Christmas: christmas,
  Metal: metal,
  Love: love,
  'K-pop': kPop,
  'Lo-fi': loFi,
  Rap: rap,
}
