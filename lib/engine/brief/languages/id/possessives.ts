import type { Hearer } from '../../brief.ts'
import { isElder, you } from './address.ts'

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
export const MARK = '\uE100'

/** Stands between a thing and the elder whose it is. */
export const OWNER = '\uE101'

/** "kebunnya" is "kebunmu", "kebun kalian" to several, and "kebun Ibu" to an elder. */
export const owned = (word: string, hearer: Hearer) => ownedBy(word.slice(0, -3), hearer)

export const ownedBy = (noun: string, hearer: Hearer) =>
  you(hearer) === 'Kalian' ? `${noun} kalian` : isElder(hearer) ? `${noun}${OWNER}${you(hearer)}` : `${noun}mu`

/** "Ibu membagi bekal Ibu" is "Ibu membagi bekalnya", and "sambal Ibu" where nothing else says whose it is. */
export const withOwner = (text: string, elder: string) =>
  text.replace(new RegExp(`${OWNER}${elder}`, 'gu'), (_, at: number) =>
    new RegExp(`(?<![\\p{L}${OWNER}])${elder}(?!\\p{L})`, 'u').test(text.slice(0, at)) ? 'nya' : ` ${elder}`,
  )

/** Words in "-nya" that are nobody's. */
export const KEPT =
  /^(?:hanya|punya|tanya|katanya|biasanya|akhirnya|rasanya|pokoknya|semuanya|selamanya|sebenarnya|harusnya|satunya|satu-satunya|misalnya|soalnya|tadinya|kayaknya|sepertinya|pertamanya|awalnya|setidaknya|sebelumnya|bertanya|mempunyai|nyanya|nasinya|gara-garanya|ditanya|menanya|nanya|karenanya|seharusnya|pokonya|maunya|intinya|isinya|satu-satunya|kerjanya|gantinya|sisanya|lainnya|caranya|artinya|waktunya|dua-duanya|keduanya|ketiganya|undangannya)$/iu
