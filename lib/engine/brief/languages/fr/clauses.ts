import type { Hearer } from '../../brief.ts'
import { isNamed } from './hearer.ts'
import { SONG } from './notes.ts'
import { CLITICS, isThirdPerson } from './verbs.ts'

/** A clause, what joined it to the one before, and in which sentence it stands. */
export type Piece = { readonly text: string; readonly conjunction: string | null; readonly sentence: number }

/** Between punctuation, at "qui" behind the hearer, and where somebody or a verb begins anew. */
export function piecesOf(text: string, hearer: Hearer | null): Piece[] {
  const pieces: Piece[] = []
  text.split(/[.;!?\n]|(?<=\s)[–—-](?=\s)/u).forEach((sentence, place) => {
    for (const part of sentence.split(/[,:()]|[–—]/u))
      pieces.push(...piecesIn(part, hearer).map(([piece, joins]) => clean(piece, joins, place)))
  })
  return pieces
}

function clean(piece: string, joins: string | null, sentence: number): Piece {
  const [, own = ''] = JOINS.exec(piece) ?? []
  const text = piece
    .replace(/^(?:du coup|en plus|bref|enfin|d'ailleurs|par contre|au fait|résultat) (?!que )/iu, '')
    .replace(/^(?:parce (?:que |qu')|et |mais |car |puis |aussi |donc |alors (?!qu)|moi (?=je |j'))+/iu, '')
    .replace(/(?: et| mais)?(?: après| puis| ensuite)?(?: et| mais)$/iu, '')
    .replace(/(?: et| mais) (?:après|puis|ensuite|maintenant|du coup)$/iu, '')
    .trim()
  const said = own
    .toLowerCase()
    .replace(/^et puis$/u, 'puis')
    .replace(/^parce qu.*$/u, 'parce que')
    .trim()
  return { text, conjunction: said !== '' ? said : joins, sentence }
}

const JOINS = /^(et puis|et|mais|car|puis|donc|alors(?! qu)|parce (?:que|qu(?='))|du coup)(?= |')/iu

function piecesIn(sentence: string, hearer: Hearer | null): [string, string | null][] {
  const pieces: [string, string | null][] = []
  let piece: string[] = []
  let joinedBy: string | null = null
  const close = () => {
    if (piece.length > 0) {
      pieces.push([piece.join(' '), joinedBy])
      joinedBy = null
    }
    piece = []
  }
  const words = sentence.trim().split(/\s+/)
  words.forEach((word, at) => {
    const last = piece.at(-1) ?? ''
    const rest = words.slice(at + 1).join(' ')
    const isOpen =
      piece.length === 0 ||
      SONG.test(piece.join(' ')) ||
      (hearer !== null && isNamed(piece.slice(-3).join(' '), hearer))
    const joins =
      /^(?:et|mais|puis|alors|donc)$/iu.test(word) &&
      !(/^alors$/iu.test(word) && /^qu/iu.test(rest)) &&
      beginsClause(rest) &&
      (hasVerb(piece.join(' ')) || !DETERMINER.test(rest) || piece.length === 0)
    const gives = /^parce$/iu.test(word) || (/^(?:car|puisque)$/iu.test(word) && beginsClause(rest))
    const relative =
      /^(?:qui|qu[e']?)$/iu.test(word) &&
      isOpen &&
      !/^(?:avec|chez|pour|à|de|sur|ce|parce|alors|pendant|depuis|dès|avant|après|tant|sans|bien|fois|jour)$/iu.test(
        last,
      )
    const anew =
      piece.length > 0 &&
      rest !== '' &&
      !/^y a(?!\p{L})/iu.test(rest) &&
      BEGINS.test(`${word} `) &&
      !SUBORDINATES.test(last) &&
      !WHEN.test(`${piece.join(' ').replace(/^(?:et|mais|puis|alors|donc) /iu, '')} ${word} ${rest}`) &&
      !/(?:^|\s)dit(?: \p{L}+)?$/iu.test(piece.join(' '))
    const isNew =
      anew &&
      (hasVerb(piece.join(' ')) ||
        /^(?:ils|elles|on)$/iu.test(word) ||
        SONG.test(piece.join(' ')) ||
        (hearer !== null && isNamed(piece.join(' '), hearer)))
    if (joins || gives || relative || isNew) close()
    if (joins || (gives && word !== 'parce')) joinedBy = word.toLowerCase()
    else piece.push(word)
  })
  close()
  return pieces
}

const BEGINS = /^(?:ils?|elles?|je|j'\p{L}+|on) $/iu
const SUBORDINATES =
  /^(?:que|quand|si|où|ou|comme|lorsque|puisque|dont|dès|fois|jour|sur|avec|pour|chez|sans|vers|à)$/iu

const beginsClause = (text: string): boolean => {
  if (/^(?:il|elle|ils|elles|je|on|qui|ne|se|me|ça|tu|lui) |^(?:[nsmlcj]|qu)'/iu.test(text) || WHEN.test(text))
    return true
  if (
    /^(?:quand|lorsqu|si (?:je|tu|on|ils?|elles?|nous|le|la|les|mon|ma)|dès qu|chaque fois qu)(?!\p{Ll}{2})/u.test(text)
  )
    return true
  const [first = '', second = ''] = text.split(' ')
  const main = text.split(/ (?=qu(?:i|e|'))/u)[0] ?? ''
  const isNamed = /^\p{Lu}\p{Ll}/u.test(text) && hasVerb(main)
  return (isThirdPerson(first) && second !== '') || isNamed || (DETERMINER.test(`${first} `) && hasVerb(main))
}

export const DETERMINER =
  /^(?:une?|le|la|les|des|du|mon|ma|mes|notre|nos|son|sa|ses|ton|ta|tes|leurs?|tout le|ce|cette|ces) /iu
const UNVERBED =
  /^(?:une?|le|la|les|l'|des|du|d'|de|mon|ma|mes|notre|nos|son|sa|ses|leurs?|ce|cette|à|en|sur|pour|avec|sans|dans|quelle?)$/iu

/** A verb that no article or preposition stands before. */
export function hasVerb(text: string): boolean {
  const words = text.replace(/(?<=(?<!\p{L})(?:[jnmtslcd]|qu)')/giu, ' ').split(/\s+/)
  return (
    words.some(
      (word, at) =>
        at > 0 &&
        isThirdPerson(word) &&
        (!UNVERBED.test(words[at - 1] ?? '') || (words[at - 1] === "l'" && /(?:ait|aient|^a|^ont)$/u.test(word))),
    ) || /(?<![\p{L}'])(?:(?:je|on|il|elle|tu) \p{L}|j')/iu.test(text)
  )
}

/** Whether a clause begins with its verb: no subject stands before it. */
export const isUnnamed = (piece: string) =>
  isThirdPerson(piece.replace(CLITICS, '').split(' ')[0] ?? '') ||
  /^(?:ne |n'|se |s'|me |m'|nous |lui )(?:(?:lui|leur|en|y|la|le|les) |[lm]')?\p{L}{2,}(?:e|ait|it|a|rd|nd|rt|ent)(?: |$)/iu.test(
    piece,
  )

/** When somebody does something, before it: "samedi ils se disent oui". */
export const WHEN =
  /^((?:(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|hier|demain|aujourd'hui|maintenant|parfois|souvent|ensuite|depuis|là-bas|ce (?:soir|matin|jour)(?:-là)?|un (?:jour|soir|matin)|une (?:fois|nuit)|la (?:première|dernière) fois|tous les \p{L}+|toutes les \p{L}+|chaque \p{L}+|le (?:soir|matin|dimanche|samedi|vendredi|lundi|mercredi|jeudi|mardi|midi|lendemain)|la (?:nuit|veille)|à (?:\d+ ?h(?:eures?)?\d*|\d+ ans|midi|minuit|noël|pâques|l'école|la maison|table|\p{L}+ ans)|en (?:\d{4}|été|hiver|voiture|vacances|juin|juillet|août|\p{L}+bre|janvier|février|mars|avril|mai)|pendant [^,]{3,25}|depuis [^,]{3,25}|après [^,]{3,25}|avant [^,]{3,25}|au (?:début|départ|boulot|travail|bureau|restaurant|volant|téléphone|lit)|à la fin|dans [^,]{3,20})(?: (?:soir|matin|prochain|dernier|après-midi|midi|même|\p{L}+ prochaine?|\p{L}+ dernière?))?)),? ((?:ils?|elles?|je|j'|on|nous|tu|ça) ?.+)$/iu
