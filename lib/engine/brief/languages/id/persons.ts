import type { Hearer } from '../../brief.ts'
import { you, youAsObject, youWithin } from './address.ts'
import { KEPT, owned, ownedBy } from './possessives.ts'
import { VERB } from './verbs.ts'

/** Spoken of to somebody, "kebunnya" is "kebunmu", "aku sayang dia" is "aku sayang kamu". */
export function told(text: string, hearer: Hearer | null, who: string): string {
  if (!hearer) return text
  const object = youAsObject(hearer)
  const isOne = you(hearer) !== 'Kalian'
  const turned = text
    .replace(/(?<!\p{L})[\p{L}-]{2,}nya(?!\p{L})/giu, (word) => (KEPT.test(word) ? word : owned(word, hearer)))
    .replace(SUBJECT, isOne ? youWithin(hearer) : '$&')
    .replace(
      /(?<!\p{L})(me[lmnrwy]\p{L}{3,}) (?:dia|beliau)(?!\p{L}| (?:yang|sudah|selalu|masih|lagi)(?!\p{L}))/giu,
      (all, verb: string) => (you(hearer) === 'Kau' ? `${verb}mu` : all),
    )
    .replace(OWNED, (all, noun: string) => (isOne ? ownedBy(noun, hearer) : all))
    .replace(/(?<!\p{L})(?:dia|beliau)(?!\p{L})/giu, (word) => (isOne ? object : word))
    .replace(/(?<= )mereka(?!\p{L})/giu, isOne ? 'mereka' : 'kalian')
  if (!who) return turned
  const doing = new RegExp(
    `(?<=\\p{L} )(?<!(?:sama|buat|untuk|ke|dari|dengan|oleh|bareng|sayang|cinta|si) )(?:${who})(?= (?:yang|${VERB})(?!\\p{L}))`,
    'giu',
  )
  const spoken = isOne ? turned.replace(doing, youWithin(hearer)) : turned
  return spoken
    .replace(new RegExp(`(?<=\\p{L} )(?:si )?(?:${who})(?: (?:${who}))*(?!\\p{L})`, 'giu'), object)
    .replace(
      /(?<!\p{L})(?:istri|suami|pacar|tunangan|anak|adik|kakak|ibu|bapak|ayah|mama|papa|sahabat|teman)ku (?=kamu(?!\p{L}))/giu,
      '',
    )
}

/** "Pas aku demam dia yang mengantar" */
const SUBJECT = new RegExp(
  `(?<!\\p{L})(?<!(?:sama|buat|untuk|ke|dari|sayang|cinta|kangen|rindu|dengan) )(?:dia|beliau)(?= (?:yang|${VERB})(?!\\p{L}))`,
  'giu',
)

/** "Kaos bola dia", at the end of what is said. */
const OWNED = new RegExp(
  `(?<=\\p{L} )(?!(?:sama|buat|untuk|ke|dari|dengan|oleh|bareng|bersama|sayang|cinta|suka|kangen|rindu|benci|si|kalau|karena|tapi|dan|yang|waktu|saat|seperti|kayak|cuma|hanya|juga|lagi|pun|melihat|di\\p{L}+|me[lmnry]\\p{L}+|${VERB})(?!\\p{L}))([\\p{L}-]{3,}) (?:dia|beliau)(?=$|[.,!?])`,
  'giu',
)
