import type { Details } from '../stanzas.ts'
import { abitudini } from './details/abitudini.ts'
import { animali } from './details/animali.ts'
import { casa } from './details/casa.ts'
import { cucina1 } from './details/cucina-1.ts'
import { cucina2 } from './details/cucina-2.ts'
import { faccende } from './details/faccende.ts'
import { feste } from './details/feste.ts'
import { lavori } from './details/lavori.ts'
import { lezioni } from './details/lezioni.ts'
import { passatempi } from './details/passatempi.ts'
import { passioni } from './details/passioni.ts'
import { persone } from './details/persone.ts'
import { strade } from './details/strade.ts'
import { vita } from './details/vita.ts'

export const details: readonly Details[] = [
  ...abitudini,
  ...animali,
  ...casa,
  ...cucina1,
  ...cucina2,
  ...faccende,
  ...feste,
  ...lavori,
  ...lezioni,
  ...passatempi,
  ...passioni,
  ...persone,
  ...strade,
  ...vita,
]
