import type { Fact, Hearer } from '../../brief.ts'
import { CONJUNCTION, finite, openly, TE } from './joins.ts'
import { isLessonAlone } from './lessons.ts'
import { breathing } from './long-lines.ts'
import { isNaming, isNoun, isTold, isWho, SONG_OF, THANKS, TO_BE_SAID, TO_BE_TOLD } from './notes.ts'
import {
  FELT,
  FOR_ME,
  isBySomebody,
  isOfKin,
  kinOf,
  OF_SINGER,
  PRONOUNS,
  SINGER,
  SORRY,
  TO_ONESELF,
  withoutPeople,
} from './persons.ts'
import { piecesOf, withoutPauses } from './pieces.ts'
import { TRAIT, withTraits } from './traits.ts'
import { plainForm } from './verbs.ts'

/**
 * What a description tells, piece by piece in its order, as lines of a song to its hearer: "庭が大好きで、毎朝必ず花に水をやっています"
 * gives "庭が大好きで", which waits for the next one, and "毎朝必ず花に水をやっている". Verbs have no person; whoever is spoken to is left out.
 */
export function factsIn(description: string, hearer: Hearer | null, names: readonly string[]): Fact[] {
  const called = hearer ? names.filter((name) => hearer.name?.includes(name)) : []
  // Of two who hear it, each is named.
  const own = called.length > 1 ? [] : called
  const people = [...own, ...(called.length > 1 ? [] : kinOf(hearer)), ...(hearer?.call ? PRONOUNS : [...OF_SINGER])]
  // What only one of several clauses asks to be forgiven for is told of that clause alone.
  const isSorry =
    SORRY.test(description.split(/[。\n\s]/u)[0] ?? '') ||
    /(?:ごめん|許して|すまん|すみません|申し訳).{0,6}$/u.test(description)
  // "自分への歌".
  const isOwn = hearer === null && TO_ONESELF.test(description)
  const facts: Fact[] = []
  const admitted = new Set<string>()
  let before = null as Fact | null
  const said = description.replace(/[（(]([^（()）]*)[）)]/gu, (_, within: string) =>
    /名前|歳|才|[かヶカケ]月/u.test(within) ? '' : `、${within}、`,
  )
  const sentences = said.split(/(?:[。\n；;\s\u3000]|[！!？?](?!って|と[言い思]))+/u).map((sentence) =>
    withoutPauses(sentence, names)
      .map((piece) => {
        const told = hearer ? piece.replace(TO_BE_TOLD, '$1$2') : piece
        if (told !== piece && SORRY.test(piece)) admitted.add(told)
        return told
      })
      .flatMap((piece) => piecesOf(piece.trim().replace(SONG_OF, ''), people)),
  )
  for (const [number, pieces] of sentences.entries()) {
    const behind = sentences.slice(number + 1).flat()
    // Who marry are told of side by side wherever they stand.
    const beside = /新郎|新婦|結婚/u.test(description)
      ? sentences.flat().filter((piece) => !PRONOUN.test(piece))
      : pieces
    const isSideBySide = new Set([...pieces, ...beside].flatMap((piece) => whoOf(piece) ?? [])).size > 1
    const told = pieces.map((piece, at) => factOf(piece, [...pieces.slice(at + 1), ...behind], isSideBySide))
    for (const [at, piece] of pieces.entries()) {
      const fact = told[at] ?? null
      // What follows makes sense of it, but for two of a kind in a row.
      const isRepeated = TE.test(piece) && (TE.test(before?.text ?? '') || TRAIT.test(fact?.text ?? ''))
      const isOpen = fact !== null && told[at + 1] != null && !isRepeated
      const one: Fact | null =
        fact && isOpen ? { ...fact, text: openly(fact.text, withoutPeople(piece, people, hearer)) } : fact
      const conjunction = CONJUNCTION.exec(piece)?.[1]
      if (one) facts.push(before && conjunction ? { ...one, joined: `${conjunction}${one.text}` } : one)
      before = one
    }
  }
  if (isLessonAlone(description, facts.length)) return []
  return withTraits(facts, hearer)
    .filter(({ text }, at, all) => all.findIndex((one) => one.text === text) === at)
    .slice(0, MOST)
    .map((fact) => ({
      ...fact,
      text: breathing(fact.text),
      ...(fact.joined ? { joined: breathing(fact.joined) } : {}),
    }))

  /** "彼はトランペット、美咲はクラリネット": who each of them is. */
  function whoOf(piece: string): string | null {
    const [, who = ''] = /^([^、はがを]{1,8}?)(?:さん|ちゃん|くん|君)?は/u.exec(piece) ?? []
    return [...names, ...PRONOUNS].some(
      (one) => one.replace(/(?:さん|ちゃん|くん|君)$/u, '') === who.replace(/^(?:新郎|新婦|夫|妻|兄|弟|姉|妹)の?/u, ''),
    )
      ? who
      : null
  }

  function factOf(piece: string, next: readonly string[], isSideBySide: boolean): Fact | null {
    const said = finite(piece.replace(CONJUNCTION, ''), next)
    const isNamed = isSideBySide && whoOf(piece) !== null
    const text = plainForm((isNamed ? said : withoutPeople(said, people, hearer)).replace(THANKS, '$1$2')).replace(
      TO_BE_SAID,
      '$1',
    )
    const isKnown =
      isTold(text, names) && !people.includes(text) && text !== hearer?.call && !isNaming(text, names) && !isWho(text)
    if (!isKnown) return null
    const isOfOthers =
      isNamed ||
      names.some((name) => !called.includes(name) && said.includes(name)) ||
      isOfKin(said, hearer?.kin ?? null)
    const isMine =
      FELT.test(text) ||
      admitted.has(piece) ||
      (SINGER.test(said) && !FOR_ME.test(said)) ||
      (isSorry && !isBySomebody(said, people) && !FOR_ME.test(said))
    const of = isMine || (isOwn && !isOfOthers) ? 'me' : hearer && !isOfOthers ? 'you' : 'they'
    return { of: isNoun(text) ? 'thing' : of, text, deed: null }
  }
}

const MOST = 10
const PRONOUN = /^(?:彼女?|あの人|あの子|この子|その子|二人|ふたり)[はがも]/u
