import type { Hearer } from '../../brief.ts'
import { BARE_ARTICLE, CLITIC, isVerbAt, TIME } from './clauses.ts'
import { areMany, genderOf, possessed, withYou } from './hearer.ts'
import { isNounToo, isOfSelf, spokenBehind, spokenTo, spokenToAll } from './verbs.ts'

type Owner = 'you' | 'me' | 'other'

/** What a sentence tells of its hearer, and whether any of its verbs does. */
export type Turned = { readonly text: string; readonly isYours: boolean; readonly isMine: boolean }

/**
 * A sentence of several clauses as its hearer is told of it: "va a prendere il pane e quando torna ci racconta tutto" gives "vai", "torni"
 * and "racconti". A verb whose subject stands before it, or that may belong to somebody else, stays as it is. `known` is where the
 * hearer's first verb stands; -1 in a sentence that begins with "quando".
 */
export function turned(words: readonly string[], known: number, hearer: Hearer): Turned {
  const isMany = areMany(hearer)
  const self = isMany ? 'vi' : 'ti'
  const gender = genderOf(hearer)
  const isHearer = (word: string) =>
    !isMany && /^(?:lei|lui)$/iu.test(word) && (gender === null || gender === (/^lei$/iu.test(word) ? 'f' : 'm'))
  const said = [...words]
  let last: { at: number; owner: Owner } | null = null
  /** Where the clause begins. */
  let from = -1
  let pending: Owner = 'you'
  /** Whether a clause behind "quando" has had its verb. */
  let isLinked = known < 0
  let isYours = false
  let isMine = false
  /** Whether who does what the last verb says stands behind it. */
  let isFollowed = false
  const owns = (at: number, owner: Owner) => {
    last = { at, owner }
    from = at
    if (owner === 'me') isMine = true
    if (owner !== 'you') return
    isYours = true
    for (let place = at - 1; place >= 0 && CLITIC.test(words[place] ?? ''); place--) {
      if (/^si$/iu.test(words[place] ?? '')) said[place] = self
      if (/^se$/iu.test(words[place] ?? '') && place < at - 1) said[place] = isMany ? 've' : 'te'
    }
  }
  words.forEach((word, at) => {
    const previous = last as { at: number; owner: Owner } | null
    if (at === known) {
      said[at] = youSaid(word, words[at - 1] ?? '', isMany) ?? word
      owns(at, 'you')
      return
    }
    if (at < known) return
    if (/^c'(?:è|era|erano)$/iu.test(word)) {
      owns(at, 'other')
      return
    }
    if (isVerbAt(words, at)) {
      const isThird = isMany ? spokenToAll(word) !== null : youSaid(word, words[at - 1] ?? '', false) !== null
      const isSelf = isOfSelf(word) && !(isMany && /^sono$/iu.test(word))
      const subject = subjectIn(
        words.slice(from + 1, at),
        previous?.at === from && (isFollowed || TAKES.test(words[from] ?? '')),
        isHearer,
      )
      const isBehind =
        COMES.test(word) && /^(?:il|lo|la|i|gli|le|un|uno|una|l'.+|qualcuno|mi[ao]|su[ao])$/iu.test(words[at + 1] ?? '')
      const isBorn =
        /^(?:è|era|fu|sarà)$/iu.test(word) &&
        /[ts][oa]$/iu.test(words[at + 1] ?? '') &&
        /^(?:il|la|lo|l'.+|mi[ao]|su[ao]|nostr[ao]|un|una)$/iu.test(words[at + 2] ?? '')
      const isOther = isBorn || subject || isBehind || /^(?:piov|nevic)/iu.test(word) || !isThird
      // "quando torna ci racconta": who does the one does the other, unless somebody else stands before it.
      const goesOn: Owner = previous?.at === from && from >= 0 && isLinked ? 'you' : pending
      const owner: Owner = isSelf ? 'me' : isOther ? 'other' : goesOn
      if (owner === 'you') said[at] = youSaid(word, words[at - 1] ?? '', isMany) ?? word
      else
        for (let place = at - 1; place >= 0 && CLITIC.test(words[place] ?? ''); place--)
          if (
            /^(?:lo|la|gli|le)$/iu.test(words[place] ?? '') &&
            !isNounToo(word) &&
            !/^(?:me|te|ce|ve|se)$/iu.test(words[place - 1] ?? '')
          )
            said[place] = self
      if (words.length > LONGEST_UNMARKED && isLinked && !subject && previous?.at === from && at - from > 2)
        markBefore(said, at)
      owns(at, owner)
      isFollowed = isBorn || isBehind
      pending = owner
      return
    }
    if (!/^(?:e|ed|ma|o|però|poi|quando|mentre|se|finché|appena|perché|dove|che|chi|cui|come|siccome)$/iu.test(word)) {
      if (isHearer(word) && from === at - 1) said[at] = 'tu'
      else if (/^(?:tu|su)(?:o|a|oi|e)$/iu.test(word) && previous?.owner !== 'other') said[at] = possessed(word, false)
      else if (/[aei]rsi$/iu.test(word) && previous?.owner === 'you') said[at] = word.replace(/si$/iu, self)
      return
    }
    if (/^se$/iu.test(word) && CLITIC.test(words[at + 1] ?? '') && !/^(?:si|mi|ti|ci)$/iu.test(words[at + 1] ?? ''))
      return
    from = at
    if (/^(?:chi|cui)$/iu.test(word)) pending = 'other'
    else if (/^che$/iu.test(word))
      pending =
        isSaying(words, at) && previous?.owner !== 'other'
          ? 'you'
          : JOINED_CHE.test(words[at - 1] ?? '')
            ? 'you'
            : 'other'
    else if (/^(?:e|ed|ma|o|però|poi)$/iu.test(word)) pending = previous?.owner === 'other' ? 'other' : 'you'
    else if (!/^come$/iu.test(word)) {
      isLinked = true
      pending = 'you'
    }
  })
  const text = withYou(said.join(' '), isMany ? 'voi' : 'te')
  // "mi ha chiesto di sposarlo": whom else?
  const asked = text.replace(
    /(?<!\p{L})(m'|mi |ci )((?:hai|avevi|avete) (?:chiesto|pregato|convinto|fatto promettere)|chiedi|chiedevi|chiedesti) (di|a) (\p{L}+[aei]r)(?:lo|la)(?!\p{L})/giu,
    `$1$2 $3 $4${self}`,
  )
  return { text: asked, isYours, isMine }
}

/** In words: more want a place to breathe. */
const LONGEST_UNMARKED = 9

/** A comma before a verb and what leans on it: "quando è morto mio nonno, mi hai abbracciato". */
function markBefore(said: string[], at: number) {
  let from = at
  while (from > 1 && (CLITIC.test(said[from - 1] ?? '') || /^(?:non|sempre)$/iu.test(said[from - 1] ?? ''))) from--
  const before = said[from - 1]
  if (before !== undefined) said[from - 1] = `${before},`
}

const youSaid = (verb: string, before: string, isMany: boolean): string | null =>
  isMany ? spokenToAll(verb) : (spokenTo(verb) ?? (/^(?:si|mi|ci|se)$/iu.test(before) ? spokenBehind(verb) : null))

/** "dice che", "sa che". */
const isSaying = (words: readonly string[], at: number) =>
  /^(?:di[cs]\p{L}*|cred\p{L}+|giur\p{L}+|pens\p{L}+|sa|sai|sapev\p{L}|sper\p{L}+|sostien\p{L}+|ripet\p{L}+|prome\p{L}+|detto|giurato|promesso)$/iu.test(
    words[at - 1] ?? '',
  ) ||
  (/^sempre$/iu.test(words[at - 1] ?? '') && /^di[cs]/iu.test(words[at - 2] ?? ''))
/** "prima che", "ogni volta che". */
const JOINED_CHE = /^(?:prima|dopo|volta|volte|visto|dato)$/iu

const COMES = /^(?:arriv|suon|fin|cominc|iniz|pass|torn|esc|usc|vien|ven|squill|manc|entr|c)/iu

/** What takes an object: in "quando apre la porta scappa" the door escapes nobody. */
const TAKES =
  /^(?:apr|chiud|ved|sent|prend|bev|mangi|perd|legg|guard|trov|port|mett|comp?r|ha$|ho$|hai$|abbi|facci|fa$|facev|cucin|fin|accend|spegn|lav|tagli|sogn|vinc|vuo|voglio|dic|dev|racconta|stir|teng|tien|string|riemp|rub|cant)/iu

/** Whether somebody else stands before a verb; what the verb before takes is nobody. */
function subjectIn(between: readonly string[], isTaken: boolean, isHearer: (word: string) => boolean): boolean {
  const end = between.findLastIndex((word) => !CLITIC.test(word) && !/^(?:non|mai|sempre|già|ancora)$/iu.test(word))
  const found = between.slice(0, end + 1).filter((word, at, all) => {
    const led = all[at - 1] ?? ''
    if (isHearer(word)) return false
    if (PREPOSITION.test(led)) return false
    if (BARE_ARTICLE.test(word)) return !TIME.test(all[at + 1] ?? '') && !BARE_ARTICLE.test(led)
    return /^\p{Lu}/u.test(word) && !BARE_ARTICLE.test(led) && !PREPOSITION.test(led) && !/^\p{Lu}/u.test(led)
  })
  return found.length > (isTaken ? 1 : 0)
}
const PREPOSITION =
  /^(?:a|al|allo|alla|ai|agli|alle|di|del|dello|della|dei|degli|delle|da|dal|dalla|dai|in|nel|nella|nei|nelle|con|su|sul|sulla|sui|sulle|per|tra|fra|sotto|sopra|dentro|dietro|davanti|senza|durante|dopo|prima|verso|contro|fino|ogni|come)$/iu
