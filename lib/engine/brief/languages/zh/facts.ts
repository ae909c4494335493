import type { Fact, Hearer } from '../../brief.ts'
import { factOf } from './clause-facts.ts'
import { apart, joinedTo } from './joins.ts'
import { breathing, lengthOf } from './lines.ts'
import { speaksOfSong } from './notes.ts'
import { OF_SELF, type PreviousSubject, spoken, tellerOf } from './persons.ts'
import { piecesOf, withLists } from './pieces.ts'
import { byName, inSongOrder } from './whole-story.ts'

/**
 * What a description tells, piece by piece in its order, as lines of a song to its hearer: "给奶奶写首歌，她爱种花，总骂邻居的猫" gives
 * "你爱种花" and "你总骂邻居的猫". What speaks of the song itself is left out.
 */
export function factsIn(said: string, hearer: Hearer | null, names: readonly string[]): Fact[] {
  const description = byName(said, hearer, names)
  const facts: Fact[] = []
  const told = tellerOf(description, hearer, names)
  let before: PreviousSubject =
    OF_SELF.test(description) || APOLOGY.test(description) ? '我' : OF_US.test(hearer?.kin ?? '') ? null : told.you
  let last: Fact | null = null
  for (const piece of withLists(piecesOf(description, hearer, names), hearer, names)) {
    // A new sentence tells of the hearer again.
    if (piece.begins && before === null && !OF_US.test(hearer?.kin ?? '')) before = told.you
    if (piece.text.includes('，')) {
      facts.push({ of: 'thing', text: piece.text, deed: null })
      last = null
      continue
    }
    const found: Fact | null = factOf(piece.text, told, before)
    const fact: Fact | null = found && (last && !piece.begins ? joinedTo(found, piece) : apart(found))
    if (fact) facts.push(fact)
    before = found
      ? spoken(found, told, before)
      : speaksOfSong(piece.text) && hearer && before !== '我'
        ? told.you
        : before
    last = fact
  }
  return inSongOrder(facts, description, hearer)
    .filter(({ text }, at, all) => all.findIndex((one) => one.text === text) === at)
    .filter(({ text }) => lengthOf(text) >= SHORTEST && lengthOf(text) <= LONGEST)
    .map(breathing)
    .slice(0, MOST)
}

/** Who sing of themselves. */
const OF_US = /班(?!主任|长)|队|乐队|合唱团|全家|大家|家人|双胞胎们/u

/** Whoever apologises tells of themselves. */
const APOLOGY = /道歉|(?<!(?:只会|总是?|老是?|天天|就会|学会)说[^，。]{0,4})对不起|抱歉|认错|赔罪|赔不是|原谅我/u

/** In letters. */
const LONGEST = 44
const SHORTEST = 3
const MOST = 12
