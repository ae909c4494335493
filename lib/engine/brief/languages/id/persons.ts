import type { Hearer } from '../../brief.ts'
import { you } from './hearer.ts'
import { KEPT, owned } from './possessives.ts'
import { VERB } from './verbs.ts'

/** Spoken of to somebody, "kebunnya" is "kebunmu", "aku sayang dia" is "aku sayang kamu". */
export function told(text: string, hearer: Hearer | null, who: string): string {
  if (!hearer) return text
  const object = you(hearer) === 'Kalian' ? 'kalian' : 'kamu'
  const turned = text
    .replace(/(?<!\p{L})[\p{L}-]{2,}nya(?!\p{L})/giu, (word) => (KEPT.test(word) ? word : owned(word, hearer)))
    .replace(SUBJECT, you(hearer) === 'Kau' ? 'kau' : '$&')
    .replace(/(?<!\p{L})(?:dia|beliau)(?!\p{L})/giu, (word) => (object === 'kamu' ? object : word))
    .replace(/(?<= )mereka(?!\p{L})/giu, you(hearer) === 'Kalian' ? 'kalian' : 'mereka')
  if (!who) return turned
  const doing = new RegExp(
    `(?<=\\p{L} )(?<!(?:sama|buat|untuk|ke|dari|dengan|oleh|bareng|sayang|cinta|si) )(?:${who})(?= (?:yang|${VERB})(?!\\p{L}))`,
    'giu',
  )
  const spoken = you(hearer) === 'Kau' ? turned.replace(doing, 'kau') : turned
  return spoken.replace(new RegExp(`(?<=\\p{L} )(?:si )?(?:${who})(?: (?:${who}))*(?!\\p{L})`, 'giu'), object)
}

/** "Pas aku demam dia yang mengantar" */
const SUBJECT = new RegExp(
  `(?<!\\p{L})(?<!(?:sama|buat|untuk|ke|dari|sayang|cinta|kangen|rindu|dengan) )(?:dia|beliau)(?= (?:yang|${VERB})(?!\\p{L}))`,
  'giu',
)
