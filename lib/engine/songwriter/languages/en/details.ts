import type { Details } from '../stanzas.ts'
import { animals1 } from './details/animals-1.ts'
import { animals2 } from './details/animals-2.ts'
import { animals3 } from './details/animals-3.ts'
import { animals4 } from './details/animals-4.ts'
import { animals5 } from './details/animals-5.ts'
import { animals6 } from './details/animals-6.ts'
import { deeds1 } from './details/deeds-1.ts'
import { deeds2 } from './details/deeds-2.ts'
import { deeds3 } from './details/deeds-3.ts'
import { deeds4 } from './details/deeds-4.ts'
import { food1 } from './details/food-1.ts'
import { food2 } from './details/food-2.ts'
import { food3 } from './details/food-3.ts'
import { food4 } from './details/food-4.ts'
import { food5 } from './details/food-5.ts'
import { home1 } from './details/home-1.ts'
import { home2 } from './details/home-2.ts'
import { home3 } from './details/home-3.ts'
import { home4 } from './details/home-4.ts'
import { home5 } from './details/home-5.ts'
import { lessons1 } from './details/lessons-1.ts'
import { lessons2 } from './details/lessons-2.ts'
import { lessons3 } from './details/lessons-3.ts'
import { lessons4 } from './details/lessons-4.ts'
import { lessons5 } from './details/lessons-5.ts'
import { lessons6 } from './details/lessons-6.ts'
import { lessons7 } from './details/lessons-7.ts'
import { lessons8 } from './details/lessons-8.ts'
import { lessons9 } from './details/lessons-9.ts'
import { lessons10 } from './details/lessons-10.ts'
import { life1 } from './details/life-1.ts'
import { life2 } from './details/life-2.ts'
import { life3 } from './details/life-3.ts'
import { life4 } from './details/life-4.ts'
import { life5 } from './details/life-5.ts'
import { life6 } from './details/life-6.ts'
import { life7 } from './details/life-7.ts'
import { pastimes1 } from './details/pastimes-1.ts'
import { pastimes2 } from './details/pastimes-2.ts'
import { pastimes3 } from './details/pastimes-3.ts'
import { pastimes4 } from './details/pastimes-4.ts'
import { pastimes5 } from './details/pastimes-5.ts'
import { pastimes6 } from './details/pastimes-6.ts'
import { people0 } from './details/people-0.ts'
import { people1 } from './details/people-1.ts'
import { people2 } from './details/people-2.ts'
import { people3 } from './details/people-3.ts'
import { people4 } from './details/people-4.ts'
import { people5 } from './details/people-5.ts'
import { people6 } from './details/people-6.ts'
import { people7 } from './details/people-7.ts'
import { people8 } from './details/people-8.ts'
import { people9 } from './details/people-9.ts'
import { places1 } from './details/places-1.ts'
import { places2 } from './details/places-2.ts'
import { places3 } from './details/places-3.ts'
import { places4 } from './details/places-4.ts'
import { places5 } from './details/places-5.ts'
import { places6 } from './details/places-6.ts'
import { work1 } from './details/work-1.ts'
import { work2 } from './details/work-2.ts'
import { work3 } from './details/work-3.ts'
import { work4 } from './details/work-4.ts'
import { work5 } from './details/work-5.ts'
import { work6 } from './details/work-6.ts'

/** What is sung of animals, which do not do what people do. */
export const animalDetails: readonly Details[] = [
  ...animals1,
  ...animals2,
  ...animals3,
  ...animals4,
  ...animals5,
  ...animals6,
]

/** What is taught in school and before it, in its order. */
export const lessons: readonly Details[] = [
  ...lessons1,
  ...lessons2,
  ...lessons3,
  ...lessons4,
  ...lessons5,
  ...lessons6,
  ...lessons7,
  ...lessons8,
  ...lessons9,
  ...lessons10,
]

export const details: readonly Details[] = [
  ...animalDetails,
  ...deeds1,
  ...deeds2,
  ...deeds3,
  ...deeds4,
  ...food1,
  ...food2,
  ...food3,
  ...food4,
  ...food5,
  ...home1,
  ...home2,
  ...home3,
  ...home4,
  ...home5,
  ...lessons,
  ...life1,
  ...life2,
  ...life3,
  ...life4,
  ...life5,
  ...life6,
  ...life7,
  ...pastimes1,
  ...pastimes2,
  ...pastimes3,
  ...pastimes4,
  ...pastimes5,
  ...pastimes6,
  ...people0,
  ...people1,
  ...people2,
  ...people3,
  ...people4,
  ...people5,
  ...people6,
  ...people7,
  ...people8,
  ...people9,
  ...places1,
  ...places2,
  ...places3,
  ...places4,
  ...places5,
  ...places6,
  ...work1,
  ...work2,
  ...work3,
  ...work4,
  ...work5,
  ...work6,
]
