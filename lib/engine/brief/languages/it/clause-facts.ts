import type { Fact, Hearer } from '../../brief.ts'
import { CLITIC, hasVerb, LINK, OF_MINE, verbAt } from './clauses.ts'
import { areMany, endsNamed, isNamed, mine, others, yours } from './hearer.ts'
import { fact } from './lines.ts'
import { REQUEST, REQUEST_START } from './notes.ts'
import { linked, type PreviousSubject, toldBy } from './persons.ts'
import { isThing } from './things.ts'
import { turned } from './turned.ts'
import { isToYou, isVerb } from './verbs.ts'

/** What one clause tells, and of whom; null where it is no fact. */
export function factOf(piece: string, hearer: Hearer | null, before: PreviousSubject): Fact | null {
  if (hearer && (TO_YOU.test(piece) || isToHearer(piece.split(' '))) && !REQUEST.test(piece)) return fact('you', piece)
  const toSay =
    /^(?:e )?(?:vorrei|voglio|volevo) dir(?:gli|le|ti|vi)(?: loro)? (?:(che) |(?=quanto |come ))(.+)$/iu.exec(piece)
  if (toSay && hearer) {
    const [, isThat, inner = ''] = toSay
    if (isThat) return factOf(inner, hearer, 'you')
    const told = turned(inner.replace(/^(?:quanto|come) /iu, 'quando ').split(' '), -1, hearer)
    const how = inner.split(' ')[0] ?? ''
    return fact('me', `vorrei dir${areMany(hearer) ? 'vi' : 'ti'} ${told.text.replace(/^quando/iu, how)}`)
  }
  const inner = INNER.exec(piece)?.[1]
  if (inner && beginsInner(inner)) return factOf(inner, hearer, hearer ? 'you' : null)
  const wrong =
    /^(?:.*?(?:scus|perdon)\p{L}+ (?:.*? )?)?se ((?:(?:non|ti|l[aeo]|gli|mi|ci) )*(?:ho|sono|abbiamo|siamo) .+)$/iu.exec(
      piece,
    )?.[1]
  if (wrong && beginsInner(wrong)) return factOf(wrong, hearer, before)
  const done = doneIn(piece, hearer) ?? bornIn(piece, hearer)
  if (done) return done
  if (LINK.test(piece) && hasVerb(piece.split(' ')) && !REQUEST_START.test(piece))
    return linked(piece.split(' '), hearer)
  if (OUT.test(piece) || (OUT_BARE.test(piece) && (/^per (?!\d)/iu.test(piece) || verbAt(piece.split(' ')) < 0)))
    return null
  const told = toldBy(piece.split(/\s+/), hearer, before)
  if (told !== undefined) return told
  const isOfMine = OF_MINE.test(piece) && !REQUEST.test(piece) && !(hearer && isNamed(piece, hearer))
  if (isOfMine) return fact('they', others(piece, areMany(hearer)))
  return !REQUEST.test(piece) && isThing(piece, hearer) ? fact('thing', others(piece, false)) : null
}

const INNER =
  /(?:sul|sulla|del|della|di|su|che parla di) ?(?:fatto che|volta (?:in )?che|giorno in cui|come|quando|notte in cui|sera in cui) (.+)$/iu
const OUT =
  /(?<!\p{L})(?:chied\p{L}+ (?:scusa|perdono)|è (?:di nuovo |ancora )?(?:in ospedale|malat[oa]|incinta)|(?:ha|aveva) (?:l'|la |il |un |una )?(?:alzheimer|demenza(?: senile)?|parkinson|sla|tumore|cancro|leucemia)|(?:è|era|sono) (?:\p{L}+ )?mort[oaie]|morì|mancat[oa] (?:ieri|a|nel|da)|si chiama(?:no)?|chiamat[oa]|compi(?:e|ono|rà|va)|(?:ha|fa|hanno) \d+ anni|^(?:\p{L}+ )?\d+ anni$|(?:per|di) (?:gli|i|suoi|i suoi) \d+ anni$|è nat[oa]|si sposa|si sposano(?! (?:a|il|in|sabato|domenica|domani|tra|fra|nel|nella|fuori|sulla|d')(?!\p{L}))|ci ha lasciat[oi])(?!\p{L})/iu
/** What no clause begins with, where no verb follows. */
const OUT_BARE = /^(?:per|con|senza|su|sul|sulla|sulle|sui|in stile|tipo|come|in|stile) /iu

/** What is said to the hearer already. */
const TO_YOU =
  /^(?:e |ma |tu |non |mi |ci |ti )*(?:eri|sei|hai|avevi|stavi|stai|vai|andavi|facevi|dicevi|volevi|vuoi|puoi|potevi|aspettavi) \p{L}/iu

/** "tu lavi i piatti", "mi facevi ridere". */
function isToHearer(words: readonly string[]): boolean {
  const at = words.findIndex((word) => !CLITIC.test(word) && !/^(?:e|ma|tu|non|sempre|mai)$/iu.test(word))
  const lead = words.slice(0, Math.max(at, 0))
  return lead.some((word) => /^(?:tu|mi|ci)$/iu.test(word)) && isToYou(words[at] ?? '') && !isVerb(words[at] ?? '')
}

/** "per la piccola Nina nata il 3 marzo". */
function bornIn(piece: string, hearer: Hearer | null): Fact | null {
  const [, before = '', born = ''] = BORN.exec(piece) ?? []
  const isOwn = before === '' || (hearer !== null && endsNamed(before.trim(), hearer))
  return hearer && !areMany(hearer) && born && isOwn ? fact('you', `sei ${born}`) : null
}
const BORN =
  /^(|.+ )(?:è )?(nat[oa] (?:(?:il|l') ?\d.+|ieri.*|oggi.*|stanotte.*|stamattina.*|alle? .+|a \p{Ll}.+|durante .+|con .+|(?:due|tre|pochi|poche|quattro|dieci) .+ fa|sotto .+|in (?:macchina|taxi|ambulanza|casa|anticipo|ritardo).*))$/u

const beginsInner = (inner: string) => hasVerb(inner.split(/\s+/))

/** "grazie per avermi insegnato a leggere", "scusa per aver rotto la tazza". */
function doneIn(piece: string, hearer: Hearer | null): Fact | null {
  const [, thanked = ''] = /(?:grazie|ringrazi\p{L}+|grat[oa]) .*?(?:per|di) (aver.+|esser.+)$/iu.exec(piece) ?? []
  const [, regretted = ''] =
    /(?:scus\p{L}+|perdon\p{L}*|dispiace|spiace) .*?(?:per|di) (aver.+|esser.+)$/iu.exec(piece) ?? []
  const [, auxiliary = '', clitic = '', rest = ''] =
    /^(aver|esser)e?(mi|ci|l[aoe]|gli|ti)? (.+)$/iu.exec(thanked || regretted) ?? []
  if (!rest) return null
  const isBeing = /^esser/iu.test(auxiliary)
  if (thanked)
    return fact(
      'you',
      `${/^(?:mi|ci)$/.test(clitic) ? `${clitic} ` : ''}${isBeing ? 'sei' : 'hai'} ${yours(rest, false)}`,
    )
  const me = /^(?:mi)$/.test(clitic) ? 'mi ' : /^l|gli|ti/.test(clitic) ? 'ti ' : ''
  return fact('me', `${me}${isBeing ? 'sono' : 'ho'} ${mine(rest, hearer)}`)
}
