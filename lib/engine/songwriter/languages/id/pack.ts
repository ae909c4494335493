import type { LanguagePack } from '../language-pack.ts'
import { anything } from './anything.ts'
import { dedicated } from './dedicated.ts'
import { details } from './details.ts'
import { ownWords } from './own-words.ts'
import { plots } from './plots.ts'
import { indonesianSlots } from './slots.ts'
import { titled } from './titled.ts'
import { topics } from './topics.ts'

/** Indonesian as it is sung: the hearer is "kau" and "-mu". */
export const indonesian: LanguagePack = {
  ...{ plots, topics, anything, titled, dedicated, ownWords, details },
  slots: indonesianSlots,
  denied: /(?<!\p{L})(?:jangan|tak pernah|tak bisa|tak suka|tak mau|bukan) (?=lupa|marah|bohong|memasak|masak|telat|terlambat|mengeluh|menyetir)\p{L}+/giu,
  unkind: /(?<!\p{L})(?:gendut|gemuk|pelit|cerewet|galak|bawel|pikun|tua|jelek|sakit|kanker|meninggal|gagal|marah|bohong|selingkuh|lupa|ngorok|mendengkur)(?!\p{L})/iu,
  together: (names) => [names.slice(0, -1).join(', '), names.at(-1)].filter(Boolean).join(' dan '),
  headline: (title) =>
    title.replace(/(?<![\p{L}'’-])\p{Ll}[\p{L}'’-]*/gu, (word, at: number) =>
      at > 0 && SMALL.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1),
    ),
}

/** Words that titles write in small letters. */
const SMALL: ReadonlySet<string> = new Set('dan di ke dari yang untuk pada dengan atau oleh tentang'.split(' '))
