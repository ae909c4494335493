import { capital } from '../../../lyrics/first-letter.ts'
import type { LanguagePack } from '../language-pack.ts'
import { anything } from './anything.ts'
import { dedicated } from './dedicated.ts'
import { details, lessons } from './details.ts'
import { factGrammar } from './fact-grammar.ts'
import { factHooks } from './fact-hooks.ts'
import { leadIns } from './lead-ins.ts'
import { plots } from './plots.ts'
import { signed } from './signed.ts'
import { dutchSlots } from './slots.ts'
import { titled } from './titled.ts'
import { topics } from './topics.ts'

/** Titles are written like sentences. */
const headline = (title: string) => capital(title)

/** Entries of animals and what they do. */
const ANIMAL =
  /(?<![\p{L}_])(?:puppy|kwispel|kauwt|pikt_kaas|hond_uit|kitten|kittens|kattenluik|kippen|paard|konijn|bang_stofzuiger|voeteneind|snurkt)/u

export const dutch: LanguagePack = {
  ...{
    plots,
    topics,
    anything,
    titled,
    dedicated,
    signed,
    factHooks,
    leadIns,
    factGrammar,
    details,
    lessons,
    headline,
  },
  leftOpen:
    /^(?:als|toen|wanneer|terwijl|zodra|voordat|nadat|totdat|zolang|telkens als|elke keer (?:als|dat))(?!\p{L})(?!.*,)/iu,
  // A line that leans on the one before it.
  unkind:
    /^Je\b.*(?<!\p{L})(?:gestorven|overleden|verlaten|vergeten|gelogen|bedrogen|vreemdg\p{L}+|ziek|\p{L}*kanker|chemo\p{L}*|dement\p{L}*|operatie\p{L}*|geopereerd|ongeluk|beroerte|depress\p{L}*|ontslagen|dik|bang|niet slapen|zenuwachtig|alzheimer|weggegaan|gezakt|nooit kinderen)(?!\p{L})/iu,
  denied: /(?<!\p{L})(?:geen|zonder|haat|haatte|hekel aan|hield niet van|houdt niet van|nooit een?)(?: \p{L}+){1,2}/giu,
  animalDetails: details.filter(({ words }) => ANIMAL.test(words)),
  slots: dutchSlots,
  together: (names) => [names.slice(0, -1).join(', '), names.at(-1)].filter(Boolean).join(' en '),
}
