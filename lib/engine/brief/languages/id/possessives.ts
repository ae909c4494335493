import type { Hearer } from '../../brief.ts'
import { you } from './hearer.ts'

/** "Kunci motor hilang, kuncinya ada di saku": it is no one's, and is marked, so that it stays as it is. */
export const defined = (text: string) =>
  text.replace(/(?<!\p{L})([\p{L}-]{3,})nya(?!\p{L})/giu, (word, noun: string, at: number) =>
    !OF_SOMEBODY.test(noun) && new RegExp(`(?<!\\p{L})${noun}(?!\\p{L})`, 'iu').test(text.slice(0, at))
      ? `${noun}${MARK}nya`
      : word,
  )

const OF_SOMEBODY =
  /^(?:ibu|bapak|ayah|mama|papa|anak|istri|suami|cucu|kakak|adik|nenek|kakek|teman|ulang tahun|tahun|nama|suara|muka|wajah|tangan|mata|rambut|senyum|tawa|masakan|cerita|hati|hidup|ha|ta|pu|ka|rasa|akhir|sebenar|semua)$/iu

/** Stands before a "-nya" that is nobody's. */
export const MARK = '\uE000'

/** "kebunnya" is "kebunmu", and "kebun kalian" to several. */
export const owned = (word: string, hearer: Hearer) =>
  you(hearer) === 'Kalian' ? `${word.slice(0, -3)} kalian` : `${word.slice(0, -3)}mu`

/** Words in "-nya" that are nobody's. */
export const KEPT =
  /^(?:hanya|punya|tanya|katanya|biasanya|akhirnya|rasanya|pokoknya|semuanya|selamanya|sebenarnya|harusnya|satunya|satu-satunya|misalnya|soalnya|tadinya|kayaknya|sepertinya|pertamanya|awalnya|setidaknya|sebelumnya|bertanya|mempunyai|nyanya|nasinya|gara-garanya|ditanya|menanya|nanya|karenanya|seharusnya|pokonya|maunya|intinya|isinya|satu-satunya|kerjanya|dua-duanya|keduanya|ketiganya|undangannya)$/iu
