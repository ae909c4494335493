import type { Fact, Hearer } from '../../brief.ts'
import { clausesOf, LONGEST, plainly } from './clauses.ts'
import { sungAttribute } from './endings.ts'
import { SHOP } from './kinds.ts'
import { inLines } from './lines.ts'
import { ABOUT, DEAD, SORRY } from './requests.ts'

/**
 * What a description tells, clause by clause, as lines of a song: "정원을 좋아하는 우리 할머니, 평생 시계를 고치셨어요" gives "정원을
 * 좋아하지" and "평생 시계를 고치셨지". Clauses go on to each other as they were typed, the last of a sentence ends in 지. A bare name is
 * left out where whoever bears it hears it, as Korean leaves out "you". What speaks of the song itself is left out.
 */
export function factsIn(description: string, hearer: Hearer | null, names: readonly string[]): Fact[] {
  const sentences = withoutStyle(asTold(description))
    .replace(/(?<=^|[ '"”’」』])홍보 (?!영상|노래|송|음악)/gu, '')
    .split(/(?:\.(?!\d)|[!?\n;:])+|[ㅋㅎㅠㅜ]{2,}/u)
  const isSorry = SORRY.test(description)
  const isOver = DEAD.test(description)
  const isOutside =
    hearer !== null &&
    (OUTSIDE.test(hearer.kin ?? '') || (hearer.name !== null && description.includes(`${hearer.name} 씨`)))
  const said = isOutside ? (line: string) => line : plainly
  const told = sentences.map((sentence, at) =>
    clausesOf(sentence.trim(), hearer, names, isSorry, isOver, at === 0).map(({ of, typed, closed }) => ({
      of,
      typed: said(typed),
      closed: said(closed),
    })),
  )
  const facts = [...placeOf(description), ...told.flatMap((clauses) => inLines(clauses))]
  const ofSong = facts.length === 0 && hearer === null ? ABOUT.exec(description)?.[1] : undefined
  const deed = ofSong ? sungAttribute(ofSong) : null
  if (deed) return [{ of: 'they', text: deed, deed: null }]
  // A single sentence is for both verses.
  const isSingle = facts.filter(({ joined }) => joined === undefined).length < 2
  return (isSingle ? told.flatMap((clauses) => inLines(clauses, Math.ceil(clauses.length / 2))) : facts)
    .filter(({ text }, at, all) => isLine(text) && all.findIndex((one) => one.text === text) === at)
    .slice(0, MOST)
}

/** Whom one speaks to as to strangers. */
const OUTSIDE = /(?:선생님|쌤|샘|님|선배|시어머니|시아버지|장인어른|아저씨|아주머니)$/u

/** "망원동에 있는 작은 빵집 '달빵'": where and what a shop is. */
function placeOf(description: string): Fact[] {
  const [, place = ''] = SHOP_BEFORE_NAME.exec(description) ?? []
  const text = place.replace(/^(?:우리|저희|제|내|새로)(?:가 하는| )/u, '').trim()
  return (/\S \S/u.test(text) || text.length > 4) && text.length <= 22 ? [{ of: 'thing', text, deed: null }] : []
}
const SHOP_BEFORE_NAME = new RegExp(
  `^(?=[\\s\\S]*(?:홍보|광고|로고|오픈|개업|[cC][mM] ?송|시엠))((?:[가-힣0-9]+ ){0,4}[가-힣]*?(?:${SHOP})) ?['"“‘「『]`,
  'u',
)

/** "충치벌레가 도망간다는 내용이면 좋겠어요" tells "충치벌레가 도망간다"; "두 시간씩 하는 거 놀리는 노래" tells "두 시간씩 하는데". */
const asTold = (description: string) =>
  description
    .replace(
      /(?<=[다라])(?:는|고 하는) ?(?:내용|가사)(?:이면|이|을|으로|도|로|은)?(?: ?(?:꼭|좀|들어가|들어갔|넣|담|해|좋|있|부탁|포함)[^.,!?\n]*)?/gu,
      '',
    )
    .replace(/(?<=[가-힣])자는 (?:내용의 )?(?:노래|곡|송)(?=$|[.,!?]|[를로])/gu, '자')
    .replace(
      /(?<=[가-힣][다라])(?:고 ?(?:꼭 )?(?:말해|전해|얘기해|이야기해|말)|는 ?(?:말|얘기|이야기|마음)(?:을|를|도|은)? ?(?:꼭 )?(?:전|해|하|드)) ?(?:주고|드리고|하고|리고|고)? ?싶[가-힣]*/gu,
      '',
    )
    .replace(/(?<=[가-힣])는 ?(?:거|것|걸|점)(?:을|를)? ?(?:놀리|비꼬|디스하|까는)[^.,!?\n]*/gu, '는데')

/** What is said of the music at the end: "화나는 록", "고백송 시티팝". */
const withoutStyle = (description: string) =>
  description
    .replace(
      /(?:^| )(?:\S+[는은한운송] )?(?:록|락|랩|팝|시티팝|힙합|발라드|트로트|재즈|알앤비|댄스|포크|메탈|케이팝|인디|EDM)(?:(?:풍)?으?로| ?느낌(?:으로)?| ?스타일(?:로)?)?(?=[.!?]*$)/giu,
      '',
    )

    .replace(
      /(?: 근데)?(?: 좀)? (?:달달|신나|잔잔|조용|따뜻|포근|밝|웃기|슬프|귀엽|재밌|재미있|발랄|경쾌)(?:하|스럽)?게(?=[.!?]*$)/u,
      '',
    )
    .replace(/대요? (?:내가|제가)(?=[.!?]*$)/u, '어')
    .replace(/ (?:내가|제가)(?=[.!?]*$)/u, '')
    .replace(/ (?:엄마|아빠|누나|언니|오빠|남편|아내|가족|친구들)가(?=[.!?]*$)/u, '')

const MOST = 10
const SHORTEST = 4

const isLine = (text: string) =>
  text.length >= (text.endsWith('고') ? SHORTEST - 1 : SHORTEST) && text.length <= LONGEST
