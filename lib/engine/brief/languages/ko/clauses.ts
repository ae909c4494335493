import type { Fact, Hearer } from '../../brief.ts'
import { sung, sungAttribute, sungPast } from './endings.ts'
import { attributeOf, ELDERS, isNamed, isOfOneOfTwo, isThing, withoutHearer } from './hearer.ts'
import type { Clause } from './lines.ts'
import { CLAUSES, joined, jottedApart } from './pieces.ts'
import { DONE, FELT, lostLine, MEMORY, NAMED, OCCASION, SELF, SONG, SORRY } from './requests.ts'

/** In letters: more make no line. */
export const LONGEST = 44

export function clausesOf(
  sentence: string,
  hearer: Hearer | null,
  names: readonly string[],
  isSorry: boolean,
  isOver: boolean,
  isFirst: boolean,
): Clause[] {
  const whole = sentence.split(/,\s*/u)
  if (MULTIPLIED.test(sentence))
    return (sentence.match(/\S+ \S+(?: \S+){0,2}/gu) ?? []).flatMap((line) => ended('they', line))
  // "민지는 운전, 수연이는 자고, 나는 과자 담당"
  if (whole.length > 1 && sentence.length <= LONGEST && whole.every((one) => EACH.test(one.trim())))
    return ended('they', sentence)
  // "하린이는 손가락 빨고 하율이는 머리카락을 잡고": both are named.
  const isContrast = (sentence.match(/(?<=^|[고며데만,] )[가-힣]{1,6}[은는] /gu) ?? []).length > 1
  const clauses = whole
    .flatMap((part) => joined(part.split(CLAUSES).flatMap((clause) => jottedApart(clause.trim()))))
    .reduce<readonly string[]>((done, piece) => withAttribute(done, piece, hearer, names), [])
  // Whoever says sorry tells what they did themselves, until somebody else does something.
  let of: Fact['of'] = isSorry ? 'me' : hearer ? 'you' : 'they'
  return clauses.flatMap((piece, at): Clause[] => {
    const ends = clauses.slice(at).find((clause) => !/[고며]$/u.test(clause)) ?? ''
    const isPast =
      isOver || isSorry || PAST.test(ends) || DONE.test(sentence) || OVER.test(sentence) || ONCE.test(piece)
    const self = SELF.exec(piece)
    const isKind = hearer !== null && KIND.test(piece)
    if (isKind) of = 'you'
    else if (self || FAILED.test(piece)) of = 'me'
    else if (isNamed(piece, hearer) && !SORRY.test(piece)) of = 'you'
    const attribute = attributeOf(piece, hearer, names)
    if (attribute) {
      const rest = withoutHearer(piece.slice(attribute.length).trim(), hearer)
      const behind = FELT.test(rest) || SONG.test(rest) ? null : sung(rest, isPast)
      return [
        // "재수하는 내 동생" is no line.
        ...ended(hearer ? 'you' : 'they', attribute.line?.includes(' ') ? attribute.line : null),
        ...(behind ? [{ of: hearer ? 'you' : 'they', typed: rest, closed: behind } satisfies Clause] : []),
      ]
    }
    const [, done] = DONE.exec(piece) ?? []
    const deed = done ? sungPast(done) : null
    if (deed) return ended('me', deed)
    const lost = lostLine(piece, hearer)
    if (lost) return ended(of, lost)
    const [, content] = CONTENT.exec(piece) ?? []
    if (content) return ended(of, sungAttribute(content))
    if (SONG.test(piece) || FELT.test(piece)) return []
    const [, remembered] = /^(.*[가-힣]던) (?:추억|기억)$/u.exec(piece) ?? []
    const memory = remembered ? sungAttribute(remembered) : null
    if (memory) return ended('they', memory)
    if (MEMORY.test(piece)) return ended('thing', piece.replace(/ (?:추억|기억)$/u, ''))
    const isOfOne = isOfOneOfTwo(piece, hearer)
    const told =
      self || isOfOne || isContrast
        ? piece.replace(/^우리 /u, '')
        : withoutHearer(piece.replace(NAMED, ''), hearer)
            .replace(OCCASION, '')
            .replace(/^(?:오픈 |개업 )?(?:광고|홍보) /u, '')
            .replace(/^\S*(?:힘내|응원한다|축하한다)(?:라)?고 /u, '')
    const line = FELT.test(told) || FELT.test(told.replace(ELDERS, '')) ? null : sung(told, isPast)
    if (line) return [{ of: !self && SUBJECT.test(told) ? 'they' : of, typed: told, closed: line }]
    const isOfAnimal = ITS_NAME.test(told) && !isNamed(told, hearer)
    if (PERSON.test(told) || isOfAnimal) return ended(of, told)
    // As it was typed, where it is no part of what was wished for.
    if (!isFirst && CLAUSE.test(told) && !MANNER.test(told) && !FELT.test(told) && told.length <= LONGEST)
      return ended(of, told)
    return !FELT.test(told) && isThing(told, hearer, names) ? ended('thing', told) : []
  })
}

/** "육아휴직 끝나고 복직하는 아내": both are told of her before she is named. */
function withAttribute(
  done: readonly string[],
  piece: string,
  hearer: Hearer | null,
  names: readonly string[],
): readonly string[] {
  const last = done.at(-1) ?? ''
  const line = attributeOf(piece, hearer, names)?.line
  return line && !line.includes(' ') && /[고며]$/u.test(last)
    ? [...done.slice(0, -1), `${last} ${piece}`]
    : [...done, piece]
}

/** What happened on a certain day or when something had happened: "보일러 고장났을 때 빌려줌". */
const ONCE = /[가-힣](?<=[았었했났됐갔왔렸졌])을 ?때 |(?:[친던한난간온]|[았었]던) ?날(?:에|은)? /u

/** "물로 헹구는 내용으로" */
const CONTENT = /^(.*[가-힣]는) ?(?:내용|가사)(?:으로|이|을|도|이면|이었으면)?(?: .*)?$/u

/** "한 번도 지각 안 하신 분" */
const PERSON =
  /^(?:\S+ )+\S*[가-힣](?<=[는은던신한인온간난운될할킬본준쓴산린진]) (?:분|사람|녀석|아이|애|친구|남자|여자|놈|아들|딸)$/u

/** How the song is to sound: "자장가처럼 따뜻하게". */
const MANNER = /(?:[가-힣]게|처럼|듯이?|[가-힣]풍으로|느낌으로|같이)$/u

/** "둘이 키우는 강아지 이름이 호빵이" */
const ITS_NAME = /(?:강아지|고양이|아이|아기) 이름[이은] \S+$/u

/** "칠일은 칠 칠이 십사" */
const MULTIPLIED = /^(?:[일이삼사오육칠팔구십백]{1,4}[은는]?(?: |$)){4,}$/u

/** Somebody does something with something, however it ends. */
const CLAUSE =
  /^(?:\S+ )*\S*[가-힣](?:[을를에면]|다가|에서|아서|어서|해서|마다|까지|[르하보먹]다|[가-힣](?<!다)가|(?:한테|에게)는?) .*[가-힣]$/u

const ended = (of: Fact['of'], line: string | null): Clause[] => (line ? [{ of, typed: line, closed: line }] : [])

/** How a sentence ends that tells of the past; what goes on to it is past as well. */
const BYGONE = Array.from({ length: 19 * 21 }, (_, at) => String.fromCharCode(0xac00 + at * 28 + 20)).join('')
const PAST = new RegExp(
  `[가-힣](?<=[${BYGONE}])(?<![있겠])(?:다|어요?|습니다|음|지만|는데|거든요?|지|네요?|대요?|었대요?|다며|다면서|더라|더니|더라고요?)$`,
  'u',
)

/** What is over by the time of the song: "30년 근무하고 퇴직하시는", "수박 먹던 밤이 그리워요". */
const OVER =
  /(?:퇴직|은퇴|퇴임|정년퇴직)하|[가-힣]던 (?:\S+ )?(?:때|날|밤|시절|기억|추억|순간|여름|겨울)[이을가은]?(?:$| )/u

/** What the hearer did for the singer, whoever is named in it: "제가 힘들 때 찾아와 주셨고". */
const KIND =
  /(?:주셨|주시|주세|해주신|줬)(?:어|고|지|는|다|습|던|음|으|네|거|을|요)|(?:셨|시는|으셨)(?:어요|고|지|습니다|는데|다|던)|[가-힣](?:세요|십니다|신다|시고|시는데|시지)$|(?:[아어여려해와워쳐]|다|[가-힣])[줬줌](?:음)?$/u

/** What only the singer can tell of themselves. */
const FAILED =
  /(?:말을?|인사도?|고백도?|표현도?|효도(?:를|도)?) ?(?:한 ?번도 )?(?:제대로 )?못 ?(?:했|하)|못 (?:치웠|치우|버렸|버리|잊|지웠|지우|놓)/u

/** Songs do not speak of "me" as one does to elders, except to those who are no family. */
export const plainly = (line: string) =>
  line
    .replace(/(?<![가-힣])저희(?=[ 가는를도한랑와의에])/gu, '우리')
    .replace(
      /(?<![가-힣])(?:제(?=가 | (?!시간|맛|값|멋|철|자리|몫|발로|\d))|저(?=를|는|한테|에게|보다|랑|와|도 | (?:어릴|어렸|힘들|아플|아팠|대학|학교|중학|고등|초등|혼자|결혼|취업|임신)))/gu,
      (self) => (self === '제' ? '내' : '나'),
    )

/** Somebody or something that does it: "이웃이 ", "비가 "; places and times in 은 and 는 are no doers. */
const SUBJECT = /^[가-힣]+(?:(?<!같)이|(?<!다)가|께서) /u

const EACH = /^[가-힣]{1,5}[은는] \S+(?: \S+){0,2}$/u
