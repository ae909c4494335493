import type { Language } from '../../lyrics/language/language.ts'
import type { ReadingWords } from '../reading.ts'
import { de } from './de/reading-words.ts'
import { en } from './en/reading-words.ts'
import { es } from './es/reading-words.ts'
import { fr } from './fr/reading-words.ts'
import { id } from './id/reading-words.ts'
import { it } from './it/reading-words.ts'
import { ja } from './ja/reading-words.ts'
import { ko } from './ko/reading-words.ts'
import { nl } from './nl/reading-words.ts'
import { pl } from './pl/reading-words.ts'
import { pt } from './pt/reading-words.ts'
import { tr } from './tr/reading-words.ts'
import { vi } from './vi/reading-words.ts'
import { zh } from './zh/reading-words.ts'

export const READING: Readonly<Record<Language, ReadingWords>> = {
  ...{ en, de, es, fr, id, it, ja, ko, nl, pl, pt, tr, vi, zh },
}
