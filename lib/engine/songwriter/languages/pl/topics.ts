import type { LanguagePack } from '../language-pack.ts'

export const topics: LanguagePack['topics'] = {}
