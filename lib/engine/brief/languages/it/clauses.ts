import { isNounToo, isVerb, spokenBehind } from './verbs.ts'

export const CLITIC = /^(?:si|mi|ci|ti|vi|lo|la|li|le|gli|ne|se|me|ce|te|ve|glie\p{L}+)$/iu
/** Stands before the verb of a clause: "sempre", "la domenica", "da piccola". */
export const TIME =
  /^(?:non|mai|sempre|già|ancora|anche|solo|poi|ora|adesso|oggi|ieri|stamattina|domani|quasi|spesso|intanto|però|infatti|dopo|prima|insieme|ogni|tutt[eiao]|il|la|le|i|alle|a|da|di|in|nel|nei|per|l'estate|l'inverno|d'estate|d'inverno|all'alba|una|volta|due|tre|\d+|sera|sere|serate|notte|notti|mattin[ae]|giorn[oi]|pomeriggi[oi]?|lunedì|martedì|mercoledì|giovedì|venerdì|sabat[oi]|domenic(?:a|he)|settiman[ae]|mes[ei]|ann[oi]|piccol[aoei]|giovan[ei]|ragazz[aoi]|bambin[aoi]|estate|inverno|natale|pranzo|cena|tavola|fine|\p{L}+mente)$/iu
export const PLEASING = /^(?:piac|manc|serv|bast|import|interess|dispiac|tocc|capit|sembr|rest)\p{L}*$/iu
export const SOMEBODY = /^(?:io|noi|lei|lui|loro)$/iu
export const BINDS = /^(?:che|chi|cui|quando|come|dove|se|perché|mentre|quanto|finché|e|ed|o|ma|con|di|a|da|per|non)$/iu
/** Begins a clause that waits for another: "quando torna a casa". */
export const LINK =
  /^(?:quando|mentre|se|appena|finché|siccome|dopo che|prima che|da quando|fin da quando|non appena|(?:ogni|tutte le|una|l'ultima|la prima) volt[ae] che|visto che|dato che|anche se|anche quando)(?= )/iu

/** "pane di segale e mia suocera alla cassa che chiacchiera": somebody besides, of whom more is told. */
export const OF_MINE = /^(?:(?:il|la) )?(?:mi[ao]|nostr[ao]) \p{L}+ .*(?<!\p{L})(?:che|dove) \p{L}/iu

export const hasVerb = (words: readonly string[]) => words.some((_, at) => isVerbAt(words, at))

/** Where the verb of a clause stands that begins here, behind "non", "mi", "la domenica"; -1 where none begins. */
export function verbAt(words: readonly string[]): number {
  const at = words.findIndex((_, place) => isVerbAt(words, place))
  // "i bambini mangiano" begins with them, "da bambini mangiavano" with a time.
  if (/(?:^| )(?:il|la|i|le) (?:bambin|ragazz|giovan|piccol)/iu.test(words.slice(0, Math.max(at, 0)).join(' ')))
    return -1
  return isLead(words.slice(0, Math.max(at, 0))) ? at : -1
}

/** "non mi", "la domenica", "durante le vacanze ci": no subject is among them. */
export function isLead(words: readonly string[]): boolean {
  const end = words.findLastIndex((word) => !CLITIC.test(word) && !/^(?:non|mai|sempre)$/iu.test(word))
  const before = words.slice(0, end + 1)
  if (before.every((word) => CLITIC.test(word) || TIME.test(word))) return true
  const from = before.findIndex((word) => !/^(?:poi|ora|adesso|oggi|anche|però|e)$/iu.test(word))
  const phrase = before.slice(from)
  return (
    phrase.length <= LONGEST_LEAD &&
    (PLACED.test(phrase[0] ?? '') || ON_A_DAY.test(phrase.join(' '))) &&
    !phrase.some((word) => BINDS.test(word) && !/^(?:con|di|a|da|prima)$/iu.test(word)) &&
    phrase.every((word, at) => at === 0 || !BARE_ARTICLE.test(word) || LEADS_ARTICLE.test(phrase[at - 1] ?? ''))
  )
}
/** "la notte dell'alluvione". */
const ON_A_DAY =
  /^(?:(?:la|quella|una) (?:notte|sera|mattina|settimana|volta|domenica)|(?:il|quel|un) (?:giorno|pomeriggio|sabato|mese)|(?:l'|quell')(?:estate|inverno|anno)) (?:d[ei]|del|della|dei|delle|dell'.+|dopo|prima|in|a)(?: |$)/iu
/** In words: "nel parcheggio della coop". */
const LONGEST_LEAD = 6
const PLACED =
  /^(?:a|al|allo|alla|ai|agli|alle|all'.+|in|nel|nello|nella|nei|negli|nelle|nell'.+|con|col|da|dal|dallo|dalla|dai|dall'.+|su|sul|sulla|sui|sulle|sull'.+|sotto|sopra|dopo|prima|durante|dietro|davanti|dentro|tra|fra|fino|senza)$/iu
const LEADS_ARTICLE = /^(?:a|in|con|da|su|per|tra|fra|sotto|sopra|dopo|durante|dietro|dentro|senza|tutt[aeio])$/iu
export const BARE_ARTICLE =
  /^(?:il|lo|la|i|gli|le|l'.+|un|uno|una|un'.+|mi[ao]|miei|mie|nostr[oaie]|su[ao]|suoi|sue|quest[oaie]|quel|quell.+|quei|quegli|tutti|tutte|nessuno|qualcuno|ognuno|chiunque|io|noi|loro|lui|lei)$/iu

export const ARTICLE =
  /^(?:il|un|uno|una|i|mi[oa]|miei|mie|su[oa]|suoi|sue|nostr[oaei]|de[li]|della|delle|degli|dello|al?|allo|alla|alle|ai|agli|da|dal|dalla|di|in|nel|nella|nei|sul|sulla|sullo|sui|sugli|sulle|col|coi|dai|dalle|per|con|ogni|questo|questa|quel|quella)$/iu
const FOLLOWS =
  /^(?:il|lo|la|i|gli|le|un|una|l'.+|sempre|mai|tutt[oaei]|bene|male|da|come|troppo|con|ancora|in|a|al|alla|ogni|solo|nel|nella|sul|sulla|sotto|per|dei|delle|degli|alle|ai|agli|dal|dalla|presto|tardi|via|piano|forte|senza|fino|malissimo|benissimo|tanto|poco)$/iu

const DONE = /(?:[aiu]t|tt|rt|nt|rs|ss|st)o$/iu
const AUXILIARY = /^(?:ho|hai|ha|abbiamo|avete|hanno|avev\p{L}+)$/iu

export function isVerbAt(words: readonly string[], at: number): boolean {
  const word = words[at] ?? ''
  const last = words[at - 1] ?? ''
  if (/^\p{Lu}/u.test(word) || (ARTICLE.test(last) && !/^(?:a|per)$/iu.test(word))) return false
  if (/^(?:a|e|per|sono io)$/iu.test(word)) return false
  // "ha montato la culla".
  if (/^(?:la|lo|le|gli)$/iu.test(last) && DONE.test(words[at - 2] ?? '') && AUXILIARY.test(words[at - 3] ?? ''))
    return false
  if (/^(?:si|mi|ci|ti|se)$/iu.test(last) && spokenBehind(word)) return true
  if (!isVerb(word) && !(PLEASING.test(word) && CLITIC.test(last) && /[aeo]$/u.test(word))) return false
  if (!isNounToo(word)) return true
  if (/^(?:la|lo|le|gli)$/iu.test(last)) return false
  const isLed = /^(?:non|sempre|lei|lui|che|mai|poi|ne)$/iu.test(last)
  return isLed || FOLLOWS.test(words[at + 1] ?? '')
}
