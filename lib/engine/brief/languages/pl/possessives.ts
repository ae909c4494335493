/** Masculine and neuter words whose locative ends as that of feminine ones does. */
const HIS_IN =
  /^(?:świecie|lecie|aucie|stole|oknie|czasie|wozie|obrazie|głosie|telefonie|balkonie|samochodzie|ogrodzie|swetrze|dresie|nosie|kubie|brzuchu|liście|zeszycie|szpitalu|mieście|krześle|biurze|teatrze|pianinie|rowerze|komputerze|bracie|synie|psie|kocie|nazwisku|ciele|miejscu|drzewie|plecaku|namiocie|kościele|łóżku)$/iu

/**
 * "Śpię w jego bluzie" is "śpię w twojej bluzie" to whom it belongs, by what stands before the thing and how that ends; null where it
 * might be either.
 */
function yoursIn(before: string, thing: string): string | null {
  const where = before.toLowerCase()
  if (/(?:ach|ech)$/u.test(thing)) return 'twoich'
  if (/ami$/u.test(thing)) return 'twoimi'
  if (/^(?:z|ze|za|nad|pod|przed|między)$/u.test(where)) {
    if (/ą$/u.test(thing)) return 'twoją'
    if (/em$/u.test(thing)) return 'twoim'
  }
  if (/^(?:w|we|na|o|po|przy)$/u.test(where)) {
    if (/ę$/u.test(thing)) return 'twoją'
    if (/u$/u.test(thing) || HIS_IN.test(thing)) return 'twoim'
    if (/(?:ie|ce|dze|rze|le|sze|ii|[cśźżńj]i|[lj]i)$/u.test(thing)) return 'twojej'
    return null
  }
  if (/^(?:bez|od|do|dla|u|z|ze|obok|koło|za)$/u.test(where)) {
    if (/[iy]$/u.test(thing)) return 'twojej'
    if (/[au]$/u.test(thing)) return 'twojego'
    return /(?:ów|ek|ni)$/u.test(thing) ? 'twoich' : null
  }
  if (/ę$/u.test(thing)) return 'twoją'
  if (/ów$/u.test(thing)) return 'twoich'
  if (/[yi]$/u.test(thing) && /\p{L}(?:ę|am|em|łem|łam|my|ł|ła|uje|a|e|i)$/u.test(where)) return 'twoje'
  if (/[oe]$/u.test(thing)) return 'twoje'
  if (/a$/u.test(thing) && /\p{L}(?:am|ę|łem|łam|my|ł|ła)$/u.test(where)) return 'twojego'
  return /[^aeiouyąęó]$/u.test(thing) ? 'twój' : null
}

/** Whose it is, where it is surely of whoever hears the song. */
export function withYours(text: string, isWoman: boolean): string {
  const theirs = isWoman ? 'jej' : 'jego'
  return text.replace(
    new RegExp(`(\\p{L}+) (${theirs}) (\\p{Ll}{3,})`, 'gu'),
    (whole: string, before: string, _: string, thing: string) => {
      // "Zgasł jej silnik" befell her.
      if (isWoman && /(?:ł|ła|ło|ły|li)$/u.test(before)) return `${before} ci ${thing}`
      const yours = yoursIn(before, thing)
      return yours ? `${before} ${yours} ${thing}` : whole
    },
  )
}
