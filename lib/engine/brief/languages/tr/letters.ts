const PLAIN: Readonly<Record<string, string>> = { ş: 's', ı: 'i', ğ: 'g', ü: 'u', ö: 'o', ç: 'c' }

/** A pattern that also finds what is typed without the dots and hooks: "doğum" as "dogum". Not for sets of letters. */
export const loose = (source: string) =>
  source.replace(/[şığüöç]/g, (letter) => `[${letter}${PLAIN[letter]}]`).replace(/(?<=\\b|\|)i/g, '[iİ]')

/** In small letters, without dots and hooks. */
export const plainly = (text: string) =>
  text.toLocaleLowerCase('tr').replace(/[şığüöç]/g, (letter) => PLAIN[letter] ?? letter)

/** The high vowel that follows a stem: "ı" behind a and ı, "i" behind e and i, "u" and "ü". */
export function highVowel(stem: string): string {
  const last = [...stem].reverse().find((letter) => 'aıeiouöü'.includes(letter)) ?? 'e'
  return 'aı'.includes(last) ? 'ı' : 'ei'.includes(last) ? 'i' : 'ou'.includes(last) ? 'u' : 'ü'
}
