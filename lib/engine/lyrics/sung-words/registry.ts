import type { Language } from '../language/language.ts'
import { de } from './languages/de.ts'
import { en } from './languages/en.ts'
import { es } from './languages/es.ts'
import { fr } from './languages/fr.ts'
import { id } from './languages/id.ts'
import { it } from './languages/it.ts'
import { ja } from './languages/ja.ts'
import { ko } from './languages/ko.ts'
import { nl } from './languages/nl.ts'
import { pl } from './languages/pl.ts'
import { pt } from './languages/pt.ts'
import { tr } from './languages/tr.ts'
import { vi } from './languages/vi.ts'
import { zh } from './languages/zh.ts'
import type { ReadingRules } from './reading-rules.ts'

export const READING_RULES: Readonly<Record<Language, ReadingRules>> = {
  ...{ en, es, ja, pt, fr, zh, ko, id, it, nl, pl, tr, vi, de },
}
