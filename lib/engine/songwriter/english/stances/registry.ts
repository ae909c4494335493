import { calm } from './calm.ts'
import { celebration } from './celebration.ts'
import { defiance } from './defiance.ts'
import { devotion } from './devotion.ts'
import { freedom } from './freedom.ts'
import { hope } from './hope.ts'
import { longing } from './longing.ts'
import { meeting } from './meeting.ts'
import { nostalgia } from './nostalgia.ts'
import type { Stance } from './stance.ts'

export const STANCES = [
  longing,
  devotion,
  freedom,
  celebration,
  hope,
  defiance,
  nostalgia,
  calm,
  meeting,
] as const satisfies readonly Stance[]
