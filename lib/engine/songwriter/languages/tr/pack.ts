import type { LanguagePack } from '../language-pack.ts'
import { anything } from './anything.ts'
import { capitalised } from './capitalised.ts'
import { dedicated } from './dedicated.ts'
import { details } from './details.ts'
import { factHooks } from './fact-hooks.ts'
import { leadIns } from './lead-ins.ts'
import { plots } from './plots.ts'
import { turkishSlots } from './slots.ts'
import { titled } from './titled.ts'
import { topics } from './topics.ts'

export const turkish: LanguagePack = {
  ...{ plots, topics, anything, titled, dedicated, factHooks, leadIns, details },
  slots: turkishSlots,
  together: (names) => [names.slice(0, -1).join(', '), names.at(-1)].filter(Boolean).join(' ve '),
  headline: capitalised,
  // "Sen gülünce", "yağmur yağarken", "dışarı çıkıp"
  leftOpen:
    /\p{L}(?:[ıiuü]nc[ae]|ken|[ıiuü]p|[dt][ıiuü][ğg][ıiuü](?:m[ıiuü]z)?n?d[ae]|s[ae](?:m|n|k)?|diye|için|m[ae]d[ae]n)$/u,
  unkind:
    /kemoterapi|hasta|ameliyat|kanser|öldü|kaybett|ağla|sonuncu|unutt|işten|boşan|kovul|yıkamaz|toplamaz|horla|şişman|tembel|korkak/iu,
}
