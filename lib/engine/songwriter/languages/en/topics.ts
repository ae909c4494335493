import type { LanguagePack } from '../language-pack.ts'
import { garden } from './topics/garden.ts'

export const topics: LanguagePack['topics'] = { garden }
