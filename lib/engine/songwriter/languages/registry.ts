import type { Language } from '../../lyrics/language.ts'
import { english } from './en/pack.ts'
import type { LanguagePack } from './language-pack.ts'

export const PACKS: Readonly<Partial<Record<Language, LanguagePack>>> & { readonly en: LanguagePack } = { en: english }
