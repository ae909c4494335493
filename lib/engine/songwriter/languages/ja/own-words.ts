import type { OwnWords } from '../own-words.ts'
import { cheer } from './own-words/cheer.ts'
import { heartbreak } from './own-words/heartbreak.ts'
import { hook } from './own-words/hook.ts'
import { lesson } from './own-words/lesson.ts'
import { shop } from './own-words/shop.ts'
import { soft } from './own-words/soft.ts'
import { sorry } from './own-words/sorry.ts'

/**
 * Facts are clauses in the plain form or nouns. These kinds of songs matter more than how a fact is said; around others, and in
 * every other song, stands what the relation of a fact has.
 */
export const ownWords: OwnWords = { shop, sorry, soft, lesson, cheer, heartbreak, hook }
