import type { OwnWords } from '../own-words.ts'
import { cheer } from './own-words/cheer.ts'
import { comfort } from './own-words/comfort.ts'
import { funny } from './own-words/funny.ts'
import { grief } from './own-words/grief.ts'
import { heartbreak } from './own-words/heartbreak.ts'
import { hook, hooks } from './own-words/hook.ts'
import { lesson } from './own-words/lesson.ts'
import { plain } from './own-words/plain.ts'
import { shop } from './own-words/shop.ts'
import { soft } from './own-words/soft.ts'
import { sorry } from './own-words/sorry.ts'
import { warm } from './own-words/warm.ts'

/** The person's own words stand in lines that do not rhyme; the others go on from them. */
export const ownWords: OwnWords = {
  ...{ cheer, comfort, funny, grief, heartbreak, hook, hooks, lesson, plain, shop, soft, sorry, warm },
}
