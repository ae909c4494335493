import type { Language } from '../../lyrics/language.ts'
import type { ReadingWords } from '../reading.ts'
import { en } from './en.ts'

export const READING: Partial<Record<Language, ReadingWords>> & { readonly en: ReadingWords } = { en }
