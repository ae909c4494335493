import type { Language } from '../../lyrics/language/language.ts'
import type { ReadingWords } from '../reading.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { id } from './id.ts'
import { it } from './it.ts'
import { ja } from './ja.ts'
import { ko } from './ko.ts'
import { nl } from './nl.ts'
import { pl } from './pl.ts'
import { pt } from './pt.ts'
import { tr } from './tr.ts'
import { vi } from './vi.ts'
import { zh } from './zh.ts'

export const READING: Readonly<Record<Language, ReadingWords>> = {
  ...{ en, de, es, fr, id, it, ja, ko, nl, pl, pt, tr, vi, zh },
}
