import { capital, uncapital } from '../../../lyrics/first-letter.ts'
import type { Fact } from '../../brief.ts'
import { PLACES } from './places.ts'
import { MARK } from './possessives.ts'

/** A line as it is written: it begins with a capital letter, as places and days do. */
export const fact = (of: Fact['of'], text: string): Fact => ({
  of,
  text: capital(text)
    .replaceAll(MARK, '')
    .replace(PLACES, (place) => place.replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase()))
    .replace(/(?<=(?<!\p{L})(?:jalan|jl) )\p{Ll}(?=\p{Ll}+ (?:km|no|nomor|raya|\d))/giu, (letter) =>
      letter.toUpperCase(),
    )
    .replace(DAYS, capital),
  deed: null,
})

/** "Senin", "Lebaran" */
export const withDays = (text: string) =>
  text
    .replace(DAYS, capital)
    .replace(/(?<=(?:hari|sabtu|sampai|senin) )minggu(?!\p{L}| (?:ini|depan|lalu|kemarin))/giu, 'Minggu')

const DAYS =
  /(?<!\p{L})(?:senin|selasa|rabu|kamis|jumat|sabtu|januari|februari|maret|april|juni|juli|agustus|september|oktober|november|desember|lebaran|natal|ramadan|ramadhan)(?!\p{L})/gu

/** "Tiap pagi kau menyiram anggrek", "kau mengajariku"; what both did is not done with somebody besides. `heard` is how the hearer is called. */
export const sung = (text: string, who: string, heard: string) => {
  const subjects = `Aku|Kami|Kita|${heard || 'Kau'}`
  return (
    who
      ? text.replace(
          new RegExp(`^(Kita .*?) (?:sama|bareng|bersama|dengan) (?:kamu|(?:${who})(?: (?:${who}))*)`, 'iu'),
          '$1',
        )
      : text
  )
    .replace(
      new RegExp(`^(${subjects}) (?=(?:tiap|setiap|kalau|waktu|saat) .*(?<!\\p{L})\\1(?!\\p{L}) )(\\p{L})`, 'iu'),
      (_, __, letter: string) => letter.toUpperCase(),
    )
    .replace(
      new RegExp(
        `^(${subjects}) ((?:kalau|waktu|saat|ketika|setiap kali|tiap kali) .+?),? (malah|langsung|selalu|pasti|tetap|suka|justru|baru) (?=\\p{L})`,
        'iu',
      ),
      (_, subject: string, when: string, how: string) => `${capital(when)} ${within(subject)} ${how} `,
    )
    .replace(
      new RegExp(`^(${subjects}) (waktu|saat|ketika|setiap kali|tiap kali|kalau(?= \\p{L}+(?: \\p{L}+)?$)) `, 'iu'),
      (_, subject: string, when: string) => `${capital(when)} ${within(subject)} `,
    )
    .replace(
      new RegExp(`^(${subjects}) (${TIME}) (?=\\p{L}+ \\p{L}|\\p{L}{5,})`, 'iu'),
      (_, subject: string, time: string) => `${capital(time)} ${within(subject)} `,
    )
    .replace(
      /(?<!\p{L})(mengajari|mendongengi|menemani|mengantar|menjemput|membantu|menjaga|merawat|menyuapi|memasakkan|membelikan|membuatkan|membawakan|memeluk|menggendong|membangunkan|menunggu|mendengarkan|menyayangi|mencintai|meninggalkan|menolong|menghibur|mendukung|membela|memarahi|membesarkan|menyekolahkan|mengingatkan|menelepon|mengajak|mendoakan|menyemangati|memaafkan) aku(?! (?:yang|sama|dan)(?!\p{L}))(?!\p{L})/giu,
      '$1ku',
    )
}

/** Within a line what an elder is called keeps its capital letter. */
const within = (subject: string) => (/^(?:kau|kalian|aku|kami|kita)$/iu.test(subject) ? subject.toLowerCase() : subject)

const TIME =
  '(?:tiap|setiap)(?: kali)? (?!kali)(?:pulang (?:kerja|sekolah|kantor|kampung|malam)|mau (?:tidur|makan|pergi)|habis (?:makan|kerja|sholat|salat|hujan|magrib|maghrib|isya|subuh)|\\p{L}+)(?: (?:pagi|siang|sore|malam))?|dulu|waktu kecil|sekarang|kadang|tahun lalu|kemarin|minggu lalu|bulan lalu|besok'

/** As it stands within a line, unless a name begins it. */
export const lowered = (text: string, names: readonly string[]) => {
  const first = text.split(' ')[0]?.toLowerCase() ?? ''
  const isName = /^(?:bu|pak|mas|mbak|kak|bang|teh|mang|om|tante)$/u.test(first)
  return isName || names.some((name) => name.toLowerCase().split(' ').includes(first)) ? text : uncapital(text)
}
