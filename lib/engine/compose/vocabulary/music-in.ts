import { detectLanguage } from '../../lyrics/language/detect.ts'
import type { Language } from '../../lyrics/language/language.ts'
import { GLOSSARIES } from './glossaries/registry.ts'
import { glossed, glossedStyle, headOf, withoutSubject } from './glossary.ts'
import { isKey, keyIn } from './keys.ts'
import { longestMeaning, readAttributes, TEMPO, wordsOf } from './music-attributes.ts'
import { PLAYED_BY } from './piece-words.ts'
import { isAround, isTurn, tonesIn, wishedIn } from './tones.ts'
import { listed } from './word-patterns.ts'

/**
 * The phrases of a description that speak of music, in English: "A slow jazz waltz about an old house" has one, without the
 * house; "Ein ruhiger Folksong" says "quiet" and "folk". A list of instruments or moods goes on behind a comma, is a
 * sentence of its own ("Upbeat, with brass."), or ends what is told: "a song for Ana, she moves away, with a guitar".
 */
export function musicIn(description: string, language: Language = detectLanguage(description)): string[] {
  return description.split(/[.!?\n。！？]/).flatMap((sentence) => {
    const phrases = sentence.split(/[,;，；、]/).filter((phrase) => phrase.trim() !== '')
    const named = phrases.map(numbersIn)
    const music = phrases.map((phrase) => musicInPhrase(phrase, language))
    const tones = phrases.map((phrase, at) => tonesIn(without(phrase, named[at]!), language))
    // What goes on behind a style or before it: instruments, moods, tempi.
    const further = phrases.map((phrase, at) =>
      tones[at]!.english.length > 0 ? tones[at]!.english : playersIn(phrase, sentence, language),
    )
    const tellsSubject = phrases.map((phrase, at) => tones[at]!.english.length === 0 && subjectIn(phrase, sentence))
    const isAll = phrases.every(
      (phrase, at) => isTurn(phrase, language) || (further[at]!.length > 0 && !tellsSubject[at]),
    )
    const isMusic = phrases.map((phrase, at) => music[at]!.length > 0 || namesSong(phrase, language))
    const isOpen = phrases.map((_, at) => isAll || tones[at]!.asks || (isMusic[at]! && !tellsSubject[at]))
    for (let at = 1; at < phrases.length; at++) isOpen[at] ||= isOpen[at - 1]! && further[at]!.length > 0
    const players = phrases.map((phrase) => playersIn(phrase, sentence, language).length > 0 && !OWNED.test(phrase))
    const end = phrases.findLastIndex((_, at) => !players[at] && tones[at]!.english.length === 0) + 1
    const asksPlayers = phrases.some((phrase, at) => at >= end && players[at] && (end === 1 || WITH.test(phrase)))
    if (isMusic.slice(0, end).some(Boolean) && asksPlayers) isOpen.fill(true, end)
    const leadsTo = [...isMusic]
    for (let at = phrases.length - 2; at >= 0; at--) leadsTo[at] ||= leadsTo[at + 1]! && further[at]!.length > 0
    return phrases.flatMap((_, at) => {
      if (music[at]!.length > 0) return music[at]!.concat(named[at]!)
      return isOpen[at] || leadsTo[at] ? further[at]!.concat(named[at]!) : named[at]!
    })
  })
}

/** Behind a list of what somebody does, "violin" is one more of it; "with violin" is not. */
const WITH = /^\s*(?:with|con|mit|avec|com|met|z|dengan|với)\s/iu

/** Somebody's own instruments do not play: "with his guitar". */
const OWNED =
  /\b(?:my|his|her|their|our|your|mi|su|tu|meu|seu|minha|sua|sein|seine[rnm]?|mein|meine[rnm]?|ihre?[rnm]?|mon|ma|son|sa|il suo|la sua|mijn|zijn|haar)\b/iu

/** The key and the tempo that a phrase names, as it writes them. */
function numbersIn(phrase: string): string[] {
  const said = phrase.toLowerCase()
  return [keyIn(said)?.words ?? [], TEMPO.exec(said)?.[0] ?? []].flat()
}

const without = (phrase: string, parts: readonly string[]) =>
  parts.reduce((rest, part) => rest.replace(part, ' '), phrase.toLowerCase())

/** Whether it has one of the language's words for a song; English ones say music by themselves. */
const namesSong = (phrase: string, language: Language) =>
  language !== 'en' && listed(GLOSSARIES[language].songs).some((word) => phrase.toLowerCase().includes(word))

const SUBJECT = /\b(?:about|where|who|when|for|to)\b/i

/** With what adjectives before or behind a style say in another language: "salsa lenta", "langsamer Blues". */
function musicInPhrase(phrase: string, language: Language): string[] {
  const music = namedIn(phrase, language)
  if (language === 'en') return music
  const { english } = wishedIn(headOf(without(phrase, numbersIn(phrase)), GLOSSARIES[language].about), language)
  if (music.length === 0 && readAttributes(english).styles.length === 0) return music
  const said = ` ${wordsOf(music.join(' ').toLowerCase()).join(' ')} `
  return [...music, ...english.filter((word) => !said.includes(` ${word} `))]
}

function namedIn(phrase: string, language: Language): string[] {
  const [head = ''] = phrase.split(SUBJECT)
  const shape = /\b(?:as an?|make it(?: an?)?) (.+)$/i.exec(phrase)?.[1]
  if (shape && readAttributes([shape]).styles.length > 0) return [head, shape].filter((part) => saysMusic(part))
  // What an English song is about is English: "who still goes surfing" is not German for "quiet".
  const translated = glossed(language === 'en' ? head : phrase)
  // Other languages share names of styles with English.
  if (!isKey(phrase) && !(translated.length > 0 ? isOfMusic(head) : saysMusic(head))) return translated
  // Other languages share words with English: an electric piano is no piano besides.
  const said = ` ${wordsOf(head.toLowerCase()).join(' ')} `
  return [head, ...translated.filter((word) => !said.includes(` ${word} `))]
}

/** It names a song, a voice or a key, or says hardly anything but a style: "fast punk", "instrumental lofi". */
function saysMusic(head: string): boolean {
  if (isOfMusic(head) || SURE_STYLE.test(head) || beginsWithMusic(head)) return true
  const { styles, notUnderstood } = readAttributes([head])
  return styles.length > 0 && notUnderstood.length <= 1
}

/** Whether a phrase begins with what a song is to be: "80s synthwave drive", "waltz in 3/4 about a kitchen". */
export function beginsWithMusic(phrase: string): boolean {
  const words = wordsOf(phrase.toLowerCase())
  const isDecade = /^(?:19)?\d0s$/.test(words[0] ?? '')
  const { meaning, length } = longestMeaning(words, isDecade ? 1 : 0)
  if (isDecade) return meaning?.style !== undefined
  const isKind = meaning?.style !== undefined || meaning?.beatsPerBar !== undefined
  return isKind && /^(?:in \d \d )?about\b/.test(words.slice(length).join(' '))
}

/** The phrase, and what it says in English, when it names instruments and nothing else but the small words between them. */
function playersIn(phrase: string, sentence: string, language: Language): string[] {
  const [english = ''] = phrase.split(SUBJECT)
  const head = withoutSubject(english, sentence)
  const unknown = readAttributes([head]).notUnderstood
  const { english: meant, explained } = glossedStyle(head, unknown, language)
  const isSmall = (word: string) => word.length <= 3 || isAround(word, language)
  const isList = unknown.every((word) => isSmall(word) || explained.includes(word))
  const said = [head, ...meant]
  return isList && readAttributes(said).instruments.length > 0 ? said : []
}

const subjectIn = (phrase: string, sentence: string) =>
  SUBJECT.test(phrase) || withoutSubject(phrase, sentence) !== phrase

const PIECE = new RegExp(`\\b${PLAYED_BY} (?:piece|solo)\\b`, 'i')

const isOfMusic = (head: string) => OF_MUSIC.test(head) || PIECE.test(head)

const OF_MUSIC =
  /\b(songs?|duets?|ballad|track|tune|music|instrumentals?|lullab(?:y|ies)|jingle|soundtrack|(?:intro|outro|theme|loop)(?=\s*(?:for\b|to\b|,|$))|(?<!hearts? )beats?|anthem|waltz|hymn|jam|groove|vocals?|voice|singer|bpm|major|minor)\b|\d ?bpm\b|\d\/4/i

/** Names of styles that mean nothing else. */
const SURE_STYLE =
  /\b(lo-?fi|chill-?hop|punk|synth-?wave|synth-?pop|techno|trance|edm|bossa nova|hip[ -]hop|reggae|reggaeton|jazz|k-?pop|grunge|city[ -]?pop|disco polo|enka|guofeng|bolero|samba|ska|bluegrass|r&b|disco|metalcore|(?:heavy|thrash|doom) metal|neo[ -]soul|trip[ -]hop|boom bap|drum and bass|cumbia|bachata|vallenato|ranchera|sertanejo|pagode|klezmer|motown|amapiano|afrobeats?|dancehall|dubstep|ragtime|dixieland|rockabilly|(?:sea )?shant(?:y|ies)|big band|doo[ -]wop|eurodance|britpop|shoegaze|chiptune|hyperpop|power ballad)\b|\bforró(?!\p{L})|^\s*(?:una?|uma?|ein(?:en|e)?|een) (?:salsa|fado|polka|flamenco|mariachi|merengue|corrido|rumba|mambo)(?= (?:para|pra|per|für|voor|pour)\b|\s*$)/iu
