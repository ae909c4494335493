import type { LanguagePack } from '../language-pack.ts'
import { anything } from './anything.ts'
import { capitalised } from './capitalised.ts'
import { dedicated } from './dedicated.ts'
import { details } from './details.ts'
import { ownWords } from './own-words.ts'
import { plots } from './plots.ts'
import { turkishSlots } from './slots.ts'
import { titled } from './titled.ts'
import { topics } from './topics.ts'

export const turkish: LanguagePack = {
  ...{ plots, topics, anything, titled, dedicated, ownWords, details },
  slots: turkishSlots,
  together: (names) => [names.slice(0, -1).join(', '), names.at(-1)].filter(Boolean).join(' ve '),
  headline: capitalised,
  refersBack: /^(?:[Oo]nu|[Oo]na|[Oo]ndan|[Öö]teki|[Bb]iri)(?!\p{L})/u,
  unkind:
    /kemoterapi|hasta|ameliyat|kanser|öldü|kaybett|ağla|sonuncu|unutt|işten|boşan|kovul|yıkamaz|toplamaz|horla|şişman|tembel|korkak/iu,
}
