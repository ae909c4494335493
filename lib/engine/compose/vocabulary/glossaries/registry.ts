import type { Language } from '../../../lyrics/language/language.ts'
import { de } from './de.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import type { Glossary } from './glossary.ts'
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

export const GLOSSARIES: Readonly<Record<Exclude<Language, 'en'>, Glossary>> = {
  ...{ de, es, fr, id, it, ja, ko, nl, pl, pt, tr, vi, zh },
}
