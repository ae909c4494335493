import type { Hearer } from '../../brief.ts'
import { escaped } from '../../patterns.ts'
import { behindYou } from './words/verbs.ts'

/** Words in which whoever hears the song is "je": "haar tent" gives "je tent", "voor hem" gives "voor jou". */
export const toHearer = (text: string) =>
  text
    .replace(
      /\b((?:als|dat|omdat|toen|terwijl|zodra|wanneer|waar|of|hoe|wat|totdat|zodat|sinds) (?:hij|zij|ze) (?:\p{L}+ ){0,5}?)(is|heeft)(?=,|$| (?:en|maar|of) )/giu,
      (_, before: string, verb: string) => `${before}${behindYou(verb.toLowerCase())}`,
    )
    .replace(/^(ik|wij|we) haar (?=leren|willen)/iu, '$1 jou ')
    .replace(/\bhaar haar\b/giu, 'je haar')
    .replace(/\b(zonder|met|van|voor|bij|aan|naar|op|achter|naast|tegen) hem\b/giu, '$1 jou')
    .replace(
      /\b(zonder|met|van|voor|bij|aan|naar|op|achter|naast|tegen) haar (?=(?:zou|zouden|kan|kunnen|wil|moest|is|was|en|niet|meer|in|op|naar|of|als|slapen|zitten|blijven|logeren|wonen|schuilen)\b)/giu,
      '$1 jou ',
    )
    .replace(
      /\b(dat|die) (?:zijn|z'n) (?=\p{L}+ (?:naast|bij|op|in|met|aan|altijd|niet|weer|ook|\p{L}+t)\b)/giu,
      '$1 je ',
    )
    .replace(
      /(?<!\b(?:te|we|wij|ze|zij|jullie|er|die|dat|samen|kan|wil|altijd) )\b(?:zijn|z'n)(?=\s\p{L}{2})(?!\s(?:we|wij|ze|zij|er|jullie|niet|nog|allemaal|allebei)(?!\p{L}))/giu,
      'je',
    )
    .replace(/(?<!\b(?:te|we|wij) )\bhaar(?=\s\p{L}{2})/giu, 'je')
    .replace(/\b(?:haar|hem)$/iu, 'jou')
    .replace(/\bhem\b/giu, 'je')
    .replace(/\b(?:zichzelf)\b/giu, 'jezelf')
    .replace(/\bzich\b/giu, 'je')
    .replace(/\b(?:ze|hij)\b/giu, 'je')

/** Words behind "je bent": "ze" is somebody else there, "geeft ze nooit terug", until another clause begins. */
export function behindSubject(text: string): string {
  const at = text.search(
    /(?<!\p{L})(?:als|dat|omdat|toen|terwijl|zodra|wanneer|waar|of|hoe|wat|totdat|zodat|sinds|voordat|nadat|en|maar|want)(?!\p{L})/iu,
  )
  const [main, rest] = at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at)]
  return `${toHearer(main.replace(/\b(z)e\b/giu, '$1\u2061e')).replaceAll('\u2061', '')}${toHearer(rest)}`
}

/** "ik mis mijn moeder", sung to her, is "ik mis je". */
export function said(piece: string, hearer: Hearer | null): string {
  if (!hearer) return piece
  const own = [hearer.kin, hearer.name].flatMap((one) => (one ? [one.toLowerCase()] : []))
  const spoken = own.reduce(
    (text, one) =>
      text.replace(
        new RegExp(
          `(?<!\\p{L})(?:(?:mijn|m'n|onze|ons)\\s)${one}(?:\\s${escaped(hearer.name ?? one)})?(?!\\p{L})`,
          'giu',
        ),
        'je',
      ),
    piece,
  )
  return toHearer(spoken)
}

/** "ze zijn trots op haar" of others is said to her. */
export const ofOther = (piece: string) => piece.replace(/\b(?:haar|hem)$/iu, 'jou')

export const ofHearer = (piece: string) => (IMPERSONAL.test(piece) ? toHearer(piece) : ofTheirs(piece))

/** What is said of nobody else, so that "zijn" in it is the hearer's. */
const IMPERSONAL = /^(?:er|niemand|iedereen|alles|niets|het|er's)\s|\s(?:dat|omdat) (?:ik|we|wij) /iu

const ofTheirs = (piece: string) =>
  piece
    .replace(/^((?:haar|zijn|z'n)\s.+\swaar) (?:hij|ze|zij) is$/iu, '$1 je bent')
    .replace(/^(?:haar|zijn|z'n)\s/iu, 'je ')
    .replace(/\bhem\b/iu, 'je')
