import { titleCase } from '../../english/titles.ts'
import type { LanguagePack } from '../language-pack.ts'
import { anything } from './anything.ts'
import { plots } from './plots.ts'
import { englishSlots } from './slots.ts'
import { titled } from './titled.ts'
import { topics } from './topics.ts'

export const english: LanguagePack = { plots, topics, anything, titled, slots: englishSlots, headline: titleCase }
