import type { Fact, Hearer } from '../../brief.ts'
import { joined } from '../fact-lines.ts'
import { clausesOf, piecesOf } from './clauses.ts'
import { capital, fact, small } from './lines.ts'
import { ASKED } from './notes.ts'
import { inTwo, plainlyTold } from './predicates.ts'
import { COMMAND, factOf } from './sentences.ts'
import { spokenTo } from './verbs.ts'

/**
 * What a Turkish description tells, as lines of a song to its hearer: "saat tamir eden dedem" gives "Saat tamir ediyorsun", "hep ıslık
 * çalardı" gives "Hep ıslık çalardın". What is not surely understood is left out.
 */
export function factsIn(told: string, heard: Hearer | null): Fact[] {
  // "27 yıl sonra emekli oluyor" is no long way off.
  const description = told.replace(
    /(\d+) (y[ıi]l) sonra (?=(?:\p{L}+ ){0,2}emekli ol)/giu,
    (_, years: string) => `${years} yılın ardından `,
  )
  const isLesson = LEARNT.test(description)
  const isSelling = heard === null && SOLD.test(description)
  const isCheer = heard === null && /(?<!\p{L})(?:tezah[üu]rat|tak[ıi]m[ıi]m[ıi]z|mar[şs])/iu.test(description)
  const isLullaby = /(?<!\p{L})ninni/iu.test(description)
  // What pupils are to learn tells of no pupil.
  const hearer = heard?.kind === 'group' && LEARNT.test(description) ? null : heard
  const facts: Fact[] = []
  let goesOn = false
  for (const { piece, conjunction } of piecesOf(description))
    for (const [at, clause] of clausesOf(piece, hearer).entries()) {
      const found =
        (isLullaby ? wishOf(clause) : null) ??
        factOf(clause, hearer) ??
        ((isLesson && (SENTENCE.test(clause) || (clause.split(/\s+/).length < 5 && !NOTED.test(clause)))) ||
        (isSelling && OFFERED.test(clause)) ||
        (isCheer && /^\p{L}+m[ıiuü]z \p{L}+.* gibi$/iu.test(clause))
          ? plainlyTold(clause, hearer)
          : null)
      const joins = at === 0 && goesOn ? conjunction : null
      if (found)
        for (const [part, text] of inTwo(found.text).entries()) {
          const one = { ...found, text: part === 0 ? text : capital(text) }
          facts.push(part === 0 && joins ? { ...one, joined: `${capital(joins)} ${small(text)}` } : one)
        }
      goesOn = found !== null
    }
  return (isLesson && !facts.some(isCommand) ? joined(facts, 2) : facts).slice(0, MOST)
}

/** "Merkür Güneş'e en yakın", "üç kere üç dokuz". */
const SENTENCE =
  /(?<!\p{L})en \p{L}+$|(?:^|\s)\p{L}+(?:d[ıiuü]r|t[ıiuü]r|l[ıiuü]|s[ıiuü]z|d[ae]|var|yok|gezegen\p{L}*|eder|[ae]r|[ıiuü]r|m[ae]z|yor|mi[şs])$|(?<!\p{L})(?:kere|çarpı|art[ıi]|eksi) \p{L}+ \p{L}+$/iu

const isCommand = ({ text }: Fact) => COMMAND.test(text.split(' ').at(-1) ?? '')

/** Whom or what a lesson is for. */
const NOTED =
  /(?<!\p{L})(?:s[ıi]n[ıi]f|ya[şs]|i[çc]in|[öo][ğg]renci|ders|[şs]ark[ıi]|ana ?okulu|kre[şs]|[çc]ocuk|olsun|ama|dakika|e[ğg]lenceli|kolay|ne[şs]eli|laz[ıi]m|l[üu]tfen)|^\S+$/iu

/** What a shop has or asks: "ilk muayene ücretsiz", "randevu için arayın". */
const OFFERED =
  /(?:[üu]cretsiz|bedava|bizden|indirim\p{L}*|taze|hediye|kurulan|a[çc][ıi]k|uygun|garantili|kap[ıi]n[ıi]zda|teslim\p{L}*|\p{L}{2,}[ae]y[ıi]n|gelin|buyurun|bekleriz|bekliyoruz|lezzetli|do[ğg]al|el yap[ıi]m[ıi]|bir arada|ye|yap|al|gel|tl|lira)$/iu
const SOLD = /(?<!\p{L})(?:reklam|jingle|c[ıi]ng[ıi]l|d[üu]kk[âa]n|ma[ğg]aza|kafe|f[ıi]r[ıi]n)/iu

/** "hortumunu sallasın": what a lullaby wishes, as it was typed. */
function wishOf(clause: string): Fact | null {
  const words = clause.split(/\s+/)
  const isWished =
    /^(?:uyu|b[üu]y[üu]|salla|[çc][ıi]k|g[öo]r|korkma|dinlen|kapan|parla|git|gel|g[üu]l[üu]mse|sar[ıi]l|a[ğg]lama|kon|dal|say|es|uyan|kald[ıi]r|yum|kapat|getir|üşüme|uyuma|ört|doy|kucakla|yat|sus|dursun|yağ|okşa)s[ıiuü]n(?:l[ae]r)?$/iu.test(
      words.at(-1) ?? '',
    )
  return isWished &&
    words.length > 1 &&
    words.length < 9 &&
    !words.some((word) => ASKED.test(word) && spokenTo(word) === null)
    ? fact('they', clause)
    : null
}

const LEARNT =
  /(?<!\p{L})[öo][ğg]ret(?:en|ecek|mek|sin|ici) (?!(?:bey|han[ıi]m)|\p{L}+[ıiuü]m(?!\p{L}))|(?<!\p{L})(?:[öo][ğg]ren(?:mek|sin(?:ler)?|elim|ecekler)|ezberlet\p{L}*)(?!\p{L})/iu
const MOST = 10
