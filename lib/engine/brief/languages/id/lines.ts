import type { Fact } from '../../brief.ts'
import { PLACES } from './places.ts'
import { MARK } from './possessives.ts'

/** A line as it is written: it begins with a capital letter, as places and days do. */
export const fact = (of: Fact['of'], text: string): Fact => ({
  of,
  text: (text.charAt(0).toUpperCase() + text.slice(1))
    .replaceAll(MARK, '')
    .replace(PLACES, (place) => place.replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase()))
    .replace(DAYS, (day) => day.charAt(0).toUpperCase() + day.slice(1)),
  deed: null,
})

const DAYS =
  /(?<!\p{L})(?:senin|selasa|rabu|kamis|jumat|sabtu|januari|februari|maret|april|juni|juli|agustus|september|oktober|november|desember|lebaran|natal|ramadan|ramadhan)(?!\p{L})/gu

/** "Tiap pagi kau menyiram anggrek", "kau mengajariku"; what both did is not done with somebody besides. */
export const sung = (text: string, who: string) =>
  (who
    ? text.replace(
        new RegExp(`^(Kita .*?) (?:sama|bareng|bersama|dengan) (?:kamu|(?:${who})(?: (?:${who}))*)`, 'iu'),
        '$1',
      )
    : text
  )
    .replace(
      /^(Kau|Kalian|Aku|Kami|Kita) (?=(?:tiap|setiap|kalau|waktu|saat) .*(?<!\p{L})\1(?!\p{L}) )(\p{L})/iu,
      (_, __, letter: string) => letter.toUpperCase(),
    )
    .replace(
      /^(Kau|Kalian|Aku|Kami|Kita) ((?:kalau|waktu|saat|ketika|setiap kali|tiap kali) .+?),? (malah|langsung|selalu|pasti|tetap|suka|justru|baru) (?=\p{L})/iu,
      (_, subject: string, when: string, how: string) =>
        `${when.charAt(0).toUpperCase()}${when.slice(1)} ${subject.toLowerCase()} ${how} `,
    )
    .replace(
      /^(Kau|Kalian|Aku|Kami|Kita) (kalau|waktu|saat|ketika|setiap kali|tiap kali) /iu,
      (_, subject: string, when: string) => `${when.charAt(0).toUpperCase()}${when.slice(1)} ${subject.toLowerCase()} `,
    )
    .replace(
      new RegExp(`^(Kau|Kalian|Aku|Kami|Kita) (${TIME}) (?=\\p{L}+ \\p{L}|\\p{L}{5,})`, 'iu'),
      (_, subject: string, time: string) =>
        `${time.charAt(0).toUpperCase()}${time.slice(1).toLowerCase()} ${subject.toLowerCase()} `,
    )
    .replace(
      /(?<!\p{L})(mengajari|menemani|mengantar|menjemput|membantu|menjaga|merawat|menyuapi|memasakkan|membelikan|membuatkan|membawakan|memeluk|menggendong|membangunkan|menunggu|mendengarkan|menyayangi|mencintai|meninggalkan|menolong) aku(?! (?:yang|sama|dan)(?!\p{L}))(?!\p{L})/giu,
      '$1ku',
    )

const TIME =
  '(?:tiap|setiap) (?:pagi|siang|sore|malam|hari|subuh|minggu|bulan|tahun|lebaran)|dulu|waktu kecil|sekarang|kadang'

/** As it stands at the beginning of a line. */
export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1).toLowerCase()

/** As it stands within a line, unless a name begins it. */
export const lowered = (text: string, names: readonly string[]) => {
  const first = text.split(' ')[0]?.toLowerCase() ?? ''
  const isName = /^(?:bu|pak|mas|mbak|kak|bang|teh|mang|om|tante)$/u.test(first)
  return isName || names.some((name) => name.toLowerCase().split(' ').includes(first))
    ? text
    : text.charAt(0).toLowerCase() + text.slice(1)
}
