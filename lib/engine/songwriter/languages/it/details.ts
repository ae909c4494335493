import type { Details } from '../stanzas.ts'
import { animali } from './details/animali.ts'
import { casa } from './details/casa.ts'
import { cucina1 } from './details/cucina-1.ts'
import { cucina2 } from './details/cucina-2.ts'
import { feste } from './details/feste.ts'
import { lavori } from './details/lavori.ts'
import { lezioni } from './details/lezioni.ts'
import { passatempi } from './details/passatempi.ts'
import { passioni } from './details/passioni.ts'
import { strade } from './details/strade.ts'
import { vita } from './details/vita.ts'

export const details: readonly Details[] = [
  ...animali,
  ...casa,
  ...cucina1,
  ...cucina2,
  ...feste,
  ...lavori,
  ...lezioni,
  ...passatempi,
  ...passioni,
  ...strade,
  ...vita,
]
