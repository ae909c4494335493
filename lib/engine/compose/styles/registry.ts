import type { GenreName } from '../../score/names.ts'
import type { StyleProfile } from './profile.ts'
import { blues } from './profiles/blues.ts'
import { christmas } from './profiles/christmas.ts'
import { classical } from './profiles/classical.ts'
import { country } from './profiles/country.ts'
import { disco } from './profiles/disco.ts'
import { electronic } from './profiles/electronic.ts'
import { ethnic } from './profiles/ethnic.ts'
import { experimental } from './profiles/experimental.ts'
import { folk } from './profiles/folk.ts'
import { hipHop } from './profiles/hip-hop.ts'
import { jazz } from './profiles/jazz.ts'
import { kPop } from './profiles/k-pop.ts'
import { loFi } from './profiles/lo-fi.ts'
import { love } from './profiles/love.ts'
import { metal } from './profiles/metal.ts'
import { pop } from './profiles/pop.ts'
import { rap } from './profiles/rap.ts'
import { reggae } from './profiles/reggae.ts'
import { rnb } from './profiles/rnb.ts'
import { rock } from './profiles/rock.ts'
import { urban } from './profiles/urban.ts'
import { world } from './profiles/world.ts'

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
