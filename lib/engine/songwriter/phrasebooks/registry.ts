import { german } from './de.ts'
import { spanish } from './es.ts'
import { french } from './fr.ts'
import { indonesian } from './id.ts'
import { italian } from './it.ts'
import { japanese } from './ja.ts'
import { korean } from './ko.ts'
import { dutch } from './nl.ts'
import type { Phrasebook, PhrasebookLanguage } from './phrasebook.ts'
import { polish } from './pl.ts'
import { portuguese } from './pt.ts'
import { turkish } from './tr.ts'
import { vietnamese } from './vi.ts'
import { chinese } from './zh.ts'

export const PHRASEBOOKS: Readonly<Record<PhrasebookLanguage, Phrasebook>> = {
  de: german,
  es: spanish,
  fr: french,
  id: indonesian,
  it: italian,
  ja: japanese,
  ko: korean,
  nl: dutch,
  pl: polish,
  pt: portuguese,
  tr: turkish,
  vi: vietnamese,
  zh: chinese,
}
