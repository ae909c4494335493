import type { OwnWords } from '../own-words.ts'
import { cheer } from './own-words/cheer.ts'
import { comfort } from './own-words/comfort.ts'
import { heartbreak } from './own-words/heartbreak.ts'
import { hook, hooks } from './own-words/hook.ts'
import { lesson } from './own-words/lesson.ts'
import { shop } from './own-words/shop.ts'
import { soft } from './own-words/soft.ts'
import { sorry } from './own-words/sorry.ts'

/** Of songs whose kind matters more than how a fact is said; around the others stands what relations.ts has. */
export const ownWords: OwnWords = { cheer, comfort, heartbreak, hook, hooks, lesson, shop, soft, sorry }
