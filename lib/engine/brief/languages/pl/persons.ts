import type { Hearer } from '../../brief.ts'

/** "Nasz pies Luna zjadła kapcie", "nasz pies Figa uciekł". */
export const isHound = ({ kin, name }: Hearer) => /^(?:ps|pies|kot)/iu.test(kin ?? '') && /a$/u.test(name ?? 'a')

/** Whether whoever hears the song is "ona", by kin first and then by how the name ends. */
export const isWoman = ({ kin, name }: Hearer) => {
  if (
    kin &&
    !(/^(?:ps|pies|kot)/iu.test(kin) && /a$/u.test(name ?? '')) &&
    /^(?:ps[aeiu]|pies|kot(?!k|ce)|kocur|tat|ojc|ojciec|dziad|brat|syn|wnuk|wuj|mąż|męż|chłop|narzeczony|koleg|kumpl|kumpel|szwag|teść|teści(?:a|u|em|owi)$|szef(?!ow)|kuzyn(?!k)|trener(?!k)|sąsiad(?!k)|wychowawca|mężczyzna|nauczyciel(?!k)|przyjaciel)/iu.test(
      kin,
    )
  )
    return false
  if (/^Pan /u.test(name ?? '')) return false
  if (/^(?:Kuba|Seba|Barnaba|Bonawentura|Kosma|Sasza|Nikita|Misza)$/u.test(name ?? '')) return false
  if (
    kin &&
    /^(?:mam|bab|siostr|żon|córk|córc|córe|wnucz|cio|przyjaciół|koleżan|sąsiadk|kotk|suczk|teściow)/iu.test(kin)
  )
    return true
  return /a$|^pani /iu.test(name ?? kin ?? '')
}

/** A group, or two whose names "i" joins. */
export const isSeveral = ({ kind, name }: Hearer) => kind === 'group' || / i /u.test(name ?? '')

/** "Kasia i Tomek": what is told of the two stays as it was typed, since each of them is told of besides. */
export const isPair = ({ name }: Hearer) => / i |,/u.test(name ?? '')

/** Whether whoever hears the song is named, in whatever case. */
export function isNamed(text: string, { kin, name }: Hearer): boolean {
  const said = ` ${text.toLowerCase()}`
  return [kin?.split(' ')[0], ...(name?.split(/ i |, | /) ?? [])].some(
    (one) => one != null && said.includes(` ${stemOf(one.toLowerCase())}`),
  )
}

/** What of a name stays in every case: "zen" of "zenek", "ol" of "ola"; of short words as much as no other has, "teś" of "teść". */
function stemOf(name: string): string {
  if (name.length > 4) return name.slice(0, -2)
  if (/ek$/u.test(name)) return name.slice(0, 2)
  return /[aeiouyśćńź]$/u.test(name) ? name.slice(0, Math.max(2, name.length - 1)) : name
}

/** "mój kot Filemon śpi na klawiaturze" without whom it tells of, "umarła babcia helena miała kury" without what comes before them. */
export function withoutName(text: string, hearer: Hearer): string {
  const words = text.split(/\s+/)
  const at = words.slice(0, 6).findLastIndex((word) => isNamed(word, hearer))
  const before = words.slice(0, at)
  // "Zostawił mnie Adrian po sześciu latach".
  if (
    at > 0 &&
    at <= 2 &&
    hearer.name !== null &&
    /^\p{L}{4,}(?:ł|ła)$/u.test(before[0] ?? '') &&
    words.length > at + 2
  )
    return [...before, ...words.slice(at + 1)].join(' ')
  const rest = words.slice(at + 1)
  const behind = hearer.kin?.split(' ').slice(1).join(' ')
  const told = rest.join(' ')
  return at < 0 || rest.length < 2
    ? text
    : behind && told.startsWith(`${behind} `)
      ? told.slice(behind.length + 1)
      : told
}
