import type { LanguagePack } from '../language-pack.ts'
import { anything } from './anything.ts'
import { capitalised } from './capitalised.ts'
import { dedicated } from './dedicated.ts'
import { details, lessons } from './details.ts'
import { factHooks } from './fact-hooks.ts'
import { leadIns } from './lead-ins.ts'
import { plots } from './plots.ts'
import { turkishSlots } from './slots.ts'
import { titled } from './titled.ts'
import { topics } from './topics.ts'

export const turkish: LanguagePack = {
  ...{ plots, topics, anything, titled, dedicated, factHooks, leadIns, details, lessons },
  slots: turkishSlots,
  together: (names) => [names.slice(0, -1).join(', '), names.at(-1)].filter(Boolean).join(' ve '),
  headline: capitalised,
  // "Sen gülünce", "yağmur yağarken", "dışarı çıkıp"
  leftOpen:
    /\p{L}(?:[ıiuü]nc[ae]|ken|[ıiuü]p|[dt][ıiuü][ğg][ıiuü](?:m[ıiuü]z)?n?d[ae]|s[ae](?:m|n|k)?|diye|için|m[ae]d[ae]n)$/u,
  denied:
    /(?:\p{L}+ ){0,2}\p{L}+ (?:hi[çc] )?(?:sevm[ei]|nefret|istem[ei]|yok(?!lar)|alerji|b[ıi]kt|olma(?:d|z)|unuttu?r?(?:s|$))\p{L}*/giu,
  unkind:
    /\p{L}(?:[ıiuü]nc[ae]|ken|[ıiuü]p)$|^Hi[çc] \p{L}+$|^Emekli \p{L}+$|^\S+ar?d[ıi]n$|taşınd|taşınıyor|gittin$|gidiyorsun$|aramad|yakaland|kapatıyorsun|istemi|istemez|sevmi|sevmez|kemoterapi|hasta|ameliyat|kanser|öldü|kaybett|ağla|sonuncu|unutt|işten|boşan|kovul|yıkamaz|toplamaz|horla|şişman|tembel|korkak/iu,
}
