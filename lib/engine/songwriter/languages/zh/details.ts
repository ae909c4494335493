import type { Details } from '../stanzas.ts'
import { animals3 } from './details/animals-3.ts'
import { animals4 } from './details/animals-4.ts'
import { days16 } from './details/days-16.ts'
import { dishes1 } from './details/dishes-1.ts'
import { drinks2 } from './details/drinks-2.ts'
import { family20 } from './details/family-20.ts'
import { habits17 } from './details/habits-17.ts'
import { home9 } from './details/home-9.ts'
import { home11 } from './details/home-11.ts'
import { lessons1 } from './details/lessons-1.ts'
import { lessons2 } from './details/lessons-2.ts'
import { life13 } from './details/life-13.ts'
import { more18 } from './details/more-18.ts'
import { outside12 } from './details/outside-12.ts'
import { pastimes7 } from './details/pastimes-7.ts'
import { pastimes8 } from './details/pastimes-8.ts'
import { pictures21 } from './details/pictures-21.ts'
import { ways10 } from './details/ways-10.ts'
import { work5 } from './details/work-5.ts'
import { work6 } from './details/work-6.ts'
import { years14 } from './details/years-14.ts'

/** What is taught in school and before it, in its order. */
export const lessons: readonly Details[] = [...lessons1, ...lessons2]

export const details: readonly Details[] = [
  ...animals3,
  ...animals4,
  ...days16,
  ...dishes1,
  ...drinks2,
  ...family20,
  ...habits17,
  ...home11,
  ...home9,
  ...lessons,
  ...life13,
  ...more18,
  ...outside12,
  ...pastimes7,
  ...pictures21,
  ...pastimes8,
  ...ways10,
  ...work5,
  ...work6,
  ...years14,
]
