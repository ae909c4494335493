import { glossedStyle } from '../../../compose/vocabulary/glossary.ts'
import { readAttributes } from '../../../compose/vocabulary/music-attributes.ts'

/** What song it is to be, for whom and when; no song sings that. */
export const SONG =
  /^wspomnieni|^podziękowani|^opowieść|^historia o |podnies\p{L}+ (?:mnie |nas |\p{L}+ )?na duchu|do (?:po)?tańczenia|do tańca|^(?:coś|cos)(?!\p{L})|reklam|dżing|jingl|piosenk|pios|utwór|utwor|kołysank|ballad|hymn|rap\b|(?<!\p{L})wiersz|muzyk|(?<!\p{L})głos(?!no|y|ić|ow)|śpiewan|bpm|temp[oa]\b|tekst|proszę|napisz|zrób|stwórz|^wiosna,? lato,? jesień,? (?:i )?zima$|^(?:na )?ślub(?:u|ie)? (?!był|braliśmy|wzięliśmy)|^nauk[aię]? |^nauczyć|^naucz |^rozbaw|^rozśmiesz|^żegnaj|^trzymam(?:y)? (?:za \p{L}+ )?kciuki|dzięki(?! (?:niemu|niej|nim|tobie|temu|któr))|przeprasz|instrument|\bstyl|refren|zwrotk|(?<!(?:tort|prezent|ciasto) (?:mi )?na (?:moje |twoje |jej |jego )?)urodzin|osiemnastk|imienin|rocznic|wesel[ea]\b|pożegn|\bpo (?:polsku|angielsku)|^dla\b|\bku pamięci|^dzień (?:matki|ojca|nauczyciela|babci|dziadka|kobiet)|(?:kobieta|facet) śpiewa|^trzymaj|nie żyj|^brak(?:uje|nie)? (?:mi|nam) |^(?:\p{L}+ )?(?:ma|na) (?:na )?imię|(?<!\p{L})żeni (?:się|z)|się żeni|(?:panna|pan) młod\p{L} to|wpada\p{L}+ w ucho|^żeby (?:\p{L}+ ){0,3}(?:zapamięta|zrozumi|naucz|umie|umia|pamięta|śmia|rozśmiesz|płaka|wzrusz|tańcz|śpiewa)|^coś\b|^może być|^najlepiej/iu
export const WANTS =
  /piosenk|utw[óo]r|kołysank|(?<!\p{L})chcę|(?<!\p{L})chcemy|^chce (?=(?:przeprosić|podziękować|pożegnać|wyznać|powiedzieć|życzyć|napisać) )|chciał\p{L}{0,2}bym|chcieli?by|potrzebuj(?:ę|emy)|potrzebna|poprosz/iu

/** What is said to the songwriter. */
export const NOTE =
  /piosenk|utw[oó]r|kołysan|nutk|refren|zwrotk|melodi|muzyk|tekst|(?<!\p{L})(?:styl|klimat|rytm|wesoł[aeo]|smutn[aeo]|śmieszn[aeo]|zabawn[aeo]|skoczn[aeo]|wzruszając[aey]|bez|może|najlepiej|ma być|niech będzie|żeby było|żeby była|prosz|dla)/iu

export function isMusic(piece: string): boolean {
  const notUnderstood = readAttributes([piece]).notUnderstood.filter((word) => word.length > 2)
  return glossedStyle(piece, notUnderstood, 'pl').explained.length === notUnderstood.length
}

export const AGE =
  /^(?:\p{L}+ ){0,2}?(?:(?:ma|kończy|skończy\p{L}*|obchodzi|będzie miała?) )?\d+ (?:lat|lata|latek|miesięcy|miesiące|tygodni)$|^\d+$/u
export const DEAD =
  /^(?:zmar|umar|odesz(?!ł[ay]? (?:w|do|i|bez|ze?) )|odszed(?!ł (?:w|do|i|bez|ze?) )|kończ|skończ|nazywa|urodzi)/iu
