import type { LanguagePack } from '../language-pack.ts'
import { birthday } from './plots/birthday.ts'

export const plots: LanguagePack['plots'] = { birthday }
