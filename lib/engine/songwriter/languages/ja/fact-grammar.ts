import type { Fact } from '../../../brief/brief.ts'
import type { FactGrammar } from '../relations.ts'
import type { Stanzas } from '../stanzas.ts'
import { pairs, pairsOfHardship } from './relations/pairs.ts'
import { type RelationName, relations } from './relations.ts'

/** How a Japanese fact is said: when, and of which kind it is. Nobody's person is in its verbs. */
export function factGrammar(fact: Fact, isDead: boolean): FactGrammar {
  const kind = kindOf(fact)
  const isPast = isDead || PAST.test(fact.text)
  return {
    relation: relations[kind],
    pairWith: (other) => (kind === 'hard' || kindOf(other) === 'hard' ? pairsOfHardship : pairs),
    suits: (word) =>
      !beforeSinger(fact.text).includes(word) &&
      ((kind !== 'lacks' && kind !== 'hard') || LACKS.test(word) || HARD.test(word) || OF_HARDSHIP.test(word)),
    agreeing: (text) => agreeing(text, isPast),
  }
}

/** "〔いる／いた〕" is "いる" of what is, "いた" of what was. */
const agreeing = (text: Stanzas, isPast: boolean): Stanzas =>
  text.replace(/〔([^／〕]*)／([^〕]*)〕/gu, isPast ? '$2' : '$1')

const PAST = /[たっ]た$|[いしきけせてねべめれちみりえげじ]た$|[んい]だ$|だった$/u

/** What only says who sings: "数学が苦手な" of "数学が苦手な私に教えてくれた". */
const beforeSinger = (text: string) => /^(.*)(?:私|僕|俺|わたし|ぼく|おれ)[にを]/u.exec(text)?.[1] ?? ''

/** What somebody has to bear, and not only cannot do. */
const HARD =
  /に落ち(?:た|て)|つら[いく]|くやし|悔し|怖[いが]|こわ[いが]|失敗|失恋|ふられ|振られ|負け(?:た|てる|てばかり|続けた)$|倒れ|不安|緊張|眠れない|落ち込|いじめ|ひとりぼっち|入院(?:した|中)|手術/u

/** Details that are sung of somebody who has it hard. */
const OF_HARDSHIP = /手術|入院|病院|闘病|骨折|ドラマ|映画|泣|雷|試験に|応援/u

const LACKS =
  /苦手|嫌い|下手|(?<!会え|逢え|変わら|離れ|欠かさ|負け|憎め|こと|ことが)(?:ない|なかった)$|ません$|忘れ|なくし|なくす|失くし|間違え|こわし|壊し|しまった|ちゃった|すべ[るっ]|うるさ|ばかり|オンチ|音痴|焦が/u

/** From the end, where Japanese says what it means. */
const KINDS: readonly (readonly [RelationName, RegExp])[] = [
  [
    'given',
    /(?:[てで]くれ(?:る|た|てる|てた|ている|ていた)|をくれ(?:る|た|ていた|てた)|をもらった|てもらった)$|忘れられない$/u,
  ],
  ['is', /(?:人|子|虫|屋さん?|名人|早口|無口|頑固|好き|上手|下手|性格|ぼう|坊|っ子)だった$|(?<!な)かった$/u],
  ['hard', HARD],
  ['lacks', LACKS],
  [
    'coming',
    /^(?:これから|来月|来週|来年|定年後|退職後|卒業後|結婚後|春から|今度|次は|いつか|夢は)|たい$|予定$|つもり$/u,
  ],
  [
    'loves',
    /(?<!(?:声|顔|手|ところ|背中|笑い方|匂い|におい)が大?)(?:好き|大好き|好きだった|大好物|夢中|目がない|ファン|はまっている|ハマってる)$/u,
  ],
  ['is', /(?<![てな])い$/u],
  [
    'used',
    /(?:いつも|必ず|毎[朝晩日夜週年回]|ずっと|よく|\d+年間?).*(?:[たっ]た|[いしきけせてねべめれちみりえげじ]た|[んい]だ)$/u,
  ],
  ['always', /いつも|必ず|かならず|毎[朝晩日夜週年回]|ずっと|ばかり|よく|日曜|朝\d|毎度|\d+年間?|欠かさず/u],
  ['happened', PAST],
  ['does', /[るうくすつぬむぶぐ]$/u],
]

const kindOf = ({ of, text }: Fact): RelationName =>
  of === 'thing' ? 'things' : (KINDS.find(([, source]) => source.test(text))?.[0] ?? 'is')
