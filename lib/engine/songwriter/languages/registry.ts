import type { Language } from '../../lyrics/language/language.ts'
import { german } from './de/pack.ts'
import { english } from './en/pack.ts'
import { spanish } from './es/pack.ts'
import { french } from './fr/pack.ts'
import { indonesian } from './id/pack.ts'
import { italian } from './it/pack.ts'
import { japanese } from './ja/pack.ts'
import { korean } from './ko/pack.ts'
import type { LanguagePack } from './language-pack.ts'
import { dutch } from './nl/pack.ts'
import { polish } from './pl/pack.ts'
import { portuguese } from './pt/pack.ts'
import { turkish } from './tr/pack.ts'
import { vietnamese } from './vi/pack.ts'
import { chinese } from './zh/pack.ts'

export const PACKS: Readonly<Record<Language, LanguagePack>> = {
  ...{ en: english, de: german, es: spanish, fr: french, id: indonesian, it: italian },
  ...{ ja: japanese, ko: korean, nl: dutch, pl: polish, pt: portuguese, tr: turkish },
  ...{ vi: vietnamese, zh: chinese },
}
