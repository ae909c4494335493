/** How Korean verbs end, where a description is turned into lines of a song: "고치셨어요" is sung as "고치셨지". */

const FIRST = 0xac00
const FINALS = 28
const [NONE, N, M, SS, B] = [0, 4, 16, 20, 17]
const VOWELS = 21
const I = 20

const isSyllable = (sign: string) => sign >= '가' && sign <= '힣'
const finalOf = (sign: string) => (isSyllable(sign) ? (sign.charCodeAt(0) - FIRST) % FINALS : -1)
const withFinal = (sign: string, final: number) => String.fromCharCode(sign.charCodeAt(0) - finalOf(sign) + final)
const vowelOf = (sign: string) => Math.floor((sign.charCodeAt(0) - FIRST) / FINALS) % VOWELS
const withVowel = (sign: string, vowel: number) =>
  String.fromCharCode(sign.charCodeAt(0) + (vowel - vowelOf(sign)) * FINALS)

/** Verbs that lose their ㄹ before ㄴ and ㅂ: "운다" and "우는" are of "울다". */
const LOST_L: Readonly<Record<string, string>> = {
  ...{
    우: '울',
    사: '살',
    노: '놀',
    아: '알',
    드: '들',
    부: '불',
    조: '졸',
    여: '열',
    도: '돌',
    미: '밀',
    푸: '풀',
    파: '팔',
    거: '걸',
  },
}

/** Nouns that end as a verb does when it is jotted down: "그림", "게임", "낮잠". */
const NOUN_IN_M =
  /(?:느낌|그림|살림|밀림|울림|아침|방침|지침|점심|진심|중심|관심|욕심|열심|안심|양심|결심|조심|핵심|초심|자존심|게임|모임|책임|담임|타임|신임|크림|(?<![아어해])드림|쉼|(?<!다|지|아)님|(?<!버)팀|(?<![막꽂앉눕입부잡뽑업찍밟긁맞])힘|소금|(?:낮|늦|새우|꿀|단|겨울|풋|첫)잠|(?:새|겨|청|이|늘)봄|(?:자신|책임|공|영|유|호|실|물|일|곶|단|예|정|소속|행복|긴장|부담)감|개꿈|태몽꿈|막춤|사람)$/u
/** Short verbs that are nouns too, "감", "봄", "잠": they are verbs behind what is done, and where or how. */
const SHORT_IN_M = /(?:^|\s)(?:감|봄|잠|춤|꿈|줌|남|짐|침|김|삼|탐|섬|팀|힘|님|쉼)$/u
const BEHIND_AN_OBJECT =
  /(?:[을를에만도로서]|안|못|잘|또|다|많이|자주|맨날|매일|혼자|같이|빨리|벽|피아노|기타|드럼|장난|사고|박수|허풍) \S+$/u

/** "너무 귀여움" is of "귀엽다". */
const ADJECTIVE =
  /^(.*(?:너무|진짜|정말|엄청|제일|완전|세상|좀|참|더|[은는이가도게]) \S*(?:귀여|러|무서|가벼|무거|어려|쉬|즐거|뜨거|차가|아까|까다로|새로|외로|괴로))움$/u

/** What is jotted down as messages are, "양말 훔쳐감": the verb before its ending, "양말 훔쳐가"; null for nouns. */
export function jotted(text: string): string | null {
  const last = text.at(-1) ?? ''
  const [, adjective] = ADJECTIVE.exec(text) ?? []
  if (adjective) return `${adjective.slice(0, -1)}${withFinal(adjective.at(-1) ?? '', B)}`
  if (!isSyllable(last) || finalOf(last) !== M || NOUN_IN_M.test(text)) return null
  if (SHORT_IN_M.test(text) && !BEHIND_AN_OBJECT.test(text)) return null
  const isVerb =
    /[감옴줌씀춤꿈잠봄됨남삼냄탐뺌켬섬쉼뜀샘댐맴]$|(?:모|부|지|고|서두|자)름$|(?:깨|키|채|태|피|치|재|외|끼)움$/u.test(
      text,
    ) || vowelOf(last) === I
  return isVerb ? `${text.slice(0, -1)}${withFinal(last, NONE)}` : null
}

/** The stem without the ending that begins with a consonant; "만드" is "만들". */
function stemOf(text: string): string {
  const last = text.at(-1) ?? ''
  const word = text.slice(text.lastIndexOf(' ') + 1)
  if (/(?:만드|떠드|흔드|힘드|조르|머무)$/u.test(text)) return last === '드' ? `${text.slice(0, -1)}들` : text
  return word.length === 1 && LOST_L[word] ? `${text.slice(0, -1)}${LOST_L[word]}` : text
}

/** What somebody feels stays as it is: "거짓말해서 미안해". */
const FELT_END =
  /(?<!너무 |정말 )(?:미안|죄송|고마|고맙|감사|보고 ?싶|그립|그리)(?:해|해요|합니다|하다|워|워요|습니다|어|어요|다)$|[서게] (?:너무 |정말 |진짜 |참 )*(?:미안|죄송|고마|고맙|감사)(?:해|해요|합니다|하다|워|워요|습니다|다)$/u

/** What somebody is asked to do: "꼭 돌아오세요". */
const WISHED =
  /(?:^|\s)(?:꼭|부디|제발|오래오래|건강하게|행복하게|앞으로도|앞으로는|다음엔|다음에는?|이제는?|이제) .*세요$|(?:건강|행복)하세요$|[가-힣]지 ?마세요$|(?:힘내|되|쉬|기다려주|받으|지켜봐주|지켜봐 주)세요$/u

/**
 * A clause as a line of a song, by its ending: "정원을 좋아하세요" is "정원을 좋아하시지"; null where it does not end in a verb that is
 * surely known.
 */
export const sung = (clause: string, isPast = false): string | null =>
  asLine(clause.trim().replace(/[~ㅋㅎㅠㅜ^!]+$/gu, ''), isPast)?.replace(/(?<=^|\s)(자|보)지?$/u, '$1네') ?? null

/** "내가 시킬게", "같이 갈까" */
const WILL = new RegExp(
  `[${Array.from({ length: 19 * 21 }, (_, at) => String.fromCharCode(FIRST + at * FINALS + 8)).join('')}](?:게|래|까)요?$`,
  'u',
)

function asLine(text: string, isPast: boolean): string | null {
  const ended = (pattern: RegExp) => pattern.exec(text)?.[1] ?? null
  if (/[가-힣] 거(?:예요|에요|야|다|랍니다|니까)$/u.test(text)) return text.replace(/거\S+$/u, '거야')
  if (FELT_END.test(text) || WISHED.test(text)) return text
  if (/싶(?:습니다|다)$/u.test(text)) return text.replace(/싶(?:습니다|다)$/u, '싶어')
  if (/[가-힣](?:으?렴|거라|[아어해]라)$/u.test(text) && text.includes(' ')) return text
  if (/(?:스럽|롭|답)다$/u.test(text))
    return text.replace(
      /(스럽|롭|답)다$/u,
      (_, stem: string) => ({ 스럽: '스러워', 롭: '로워', 답: '다워' })[stem] ?? stem,
    )
  if (/[가-힣](?:다며|라며|다면서)$/u.test(text)) return text
  if (WILL.test(text)) return text.replace(/요$/u, '')
  const past = ended(
    /^(.*[가-힣])(?:다|어|어요|어여|습니다|음|고|고요|지만|는데|는데요|거든|거든요|지|지요|죠|네|네요|으며|으면서|잖아|잖아요|래|단다|답니다|어서|으니까)$/u,
  )
  const reported = ended(/^(.*[가-힣])대요?$/u)
  if (reported && finalOf(reported.at(-1) ?? '') === SS) return `${reported}다지`
  if (past && finalOf(past.at(-1) ?? '') === SS) return `${past}지`
  const none = ended(
    /^(.*(?:없|많|좋|싫|같|작|높|낮|짧))(?:다|어|어요|아|아요|습니다|음|고|지만|는데|은데|지|네|네요)$/u,
  )
  if (none) return `${none}지`
  const plainly = ended(/^(.*)(?:하세요|하셔요|하십니다|하신다|하시고|하시며|하시는데|하시지만|하셔)$/u)
  if (plainly !== null) return `${plainly}하시지`
  const honoured = ended(/^(.*[가-힣])(?:시고|시며|시는데|시지만|세요|셔요|십니다|신다|셔)$/u)
  if (honoured) return `${honoured}${isPast ? '셨' : '시'}지`
  const heard = ended(/^(.*[가-힣])신대요?$/u)
  if (heard) return `${heard}신다지`
  const said = ended(/^(.*[가-힣])대요?$/u)
  if (said && !said.endsWith('느') && finalOf(said.at(-1) ?? '') === N) return `${said}다지`
  const doing = ended(/^(.*[가-힣] ?)(?:한다|해요|해|합니다|하는데|하고|하며|하지만|하면서|함|하죠|하지|하네)$/u)
  if (doing) return `${doing}${isPast ? '했지' : '하지'}`
  if (/[가-힣]래$/u.test(text) && !/(?:노|아|미|고|빨|모|그|이|오)래$/u.test(text)) return text
  if (
    /(?:[가하자먹살보걷되놀나걸르웃들기내추세])자$/u.test(text) &&
    text.includes(' ') &&
    !/(?:과|의|남|여|환|글|상|모|피|감|그림|숫|혼|각|효|부|제|기|모)자$/u.test(text)
  )
    return text
  if (/남음$/u.test(text)) return text.replace(/남음$/u, '남았지')
  if (/[가-힣](?:더라|더라고|더라구|던데|거든|잖아)요?$/u.test(text)) return text.replace(/요$/u, '')
  if (/[가-힣][다라자냐]고$/u.test(text) && !/(?:데리|최|사|돌)[가-힣]?고$/u.test(text)) return `${text} 하네`
  const told = ended(/^(.*[가-힣])이래요?$/u)
  if (told) return `${told}이라지`
  const is =
    ended(
      /^(.*[가-힣])(?:이에요|이야|입니다|(?<![모보붙끓쌓먹줄높직빡벌기절끼까차꼬트파쪼조놓섞쓰속죽녹숙볶덮])이(?:다|고|며)|인데)$/u,
    ) ??
    ended(/^(.*(?:애|아이|사람|녀석|친구|편|분))(?:이?라서?|예요|에요|야)$/u) ??
    ended(/^((?:\S+[은는] )?\S+(?:광|덕후|매니아|마니아|바보|천재))$/u) ??
    ended(/^(.*(?:[0-9]등|[가-힣]))(?<!게|모|책|담|타|보|속|움직|먹|높|쓰|조|신|해)임$/u)
  if (is) return finalOf(is.at(-1) ?? '') === NONE ? `${is}지` : `${is}이지`
  const was = ended(/^(.*[가-힣])예요$/u)
  if (was) return `${was}지`
  const closed = ended(/^(.*[가-힣])(?:는다|습니다)$/u)
  if (closed) return `${closed}지`
  const noted = /(?:마음|처음|웃음|다음|얼음|울음|졸음|걸음|믿음|젊음|죽음|모음|소음)$/u.test(text)
    ? null
    : ended(/^(.*[가-힣])음$/u)
  if (noted && finalOf(noted.at(-1) ?? '') > NONE) return `${noted}지`
  const stem = jotted(text)
  if (stem) return `${isPast || /[았었했]다가 /u.test(text) ? (pastOf(stem) ?? stem) : stem}지`
  const open = ended(/^(.*[가-힣])다$/u)
  if (open && finalOf(open.at(-1) ?? '') === N)
    return `${stemOf(`${open.slice(0, -1)}${withFinal(open.at(-1) ?? '', NONE)}`)}지`
  const polite = ended(/^(.*[가-힣])니다$/u)
  if (polite && finalOf(polite.at(-1) ?? '') === B)
    return `${stemOf(`${polite.slice(0, -1)}${withFinal(polite.at(-1) ?? '', NONE)}`)}지`
  if (/(?:최고|사고|광고|냉장고|창고|(?:^|업무 ?|결과 ?|중간 ?)보고|참고|신고|경고)$/u.test(text)) return null
  const joined = ended(/^(.*[가-힣])(?:고|며|지만|면서)$/u)
  if (joined) return `${isPast ? (pastOf(joined) ?? joined) : joined}지`
  const but = ended(/^(.*[가-힣])는데$/u)
  if (but) return `${stemOf(but)}지`
  if (/[가-힣]요$/u.test(text) && !/(?:필요|중요|담요|소요|동요|대중가요|인기가요)$/u.test(text))
    return text.slice(0, -1)
  if (
    /[가-힣](?:어|워|려|쳐|져|줘|봐|놔|춰|켜|돼|셔|여|지|네)$/u.test(text) &&
    !/(?:드디어|상어|연어|단어|영어|언어|용어|아버지|강아지|편지|반지|바지|돼지)$/u.test(text)
  )
    return text
  if (/\s(?:써|커|떠|꺼|자|가|와|나|타|내|빼|깨|해|만나)$/u.test(text) && BEHIND_AN_OBJECT.test(text)) return text
  return null
}

/** What tells of somebody before their name, as a line of its own: "정원을 좋아하는" is "정원을 좋아하지"; null where unsure. */
export function sungAttribute(clause: string): string | null {
  const stem = /^(.*[가-힣])는$/u.exec(clause.trim())?.[1]
  if (stem) return /(?:은|는|또|라)$/u.test(stem) ? null : `${stemOf(stem)}지`
  const before = /^(.*[가-힣])던$/u.exec(clause.trim())?.[1]
  if (!before) return null
  if (finalOf(before.at(-1) ?? '') === SS) return `${before}지`
  const past = pastOf(before)
  return past ? `${past}지` : null
}

/** What happened, told before a noun: "버스를 놓친" is "버스를 놓쳤지". */
export function sungPast(clause: string): string | null {
  const text = clause.trim()
  const last = text.at(-1) ?? ''
  const stem =
    last === '은' ? text.slice(0, -1) : finalOf(last) === N ? `${text.slice(0, -1)}${withFinal(last, NONE)}` : ''
  const past = /[가-힣] ?[가-힣]$/u.test(stem) && !stem.endsWith('느') ? pastOf(stem) : null
  return past ? `${past}지` : null
}

const CONTRACTED: ReadonlyMap<number, number> = new Map([
  [0, 0], // 가 → 갔
  [1, 1], // 보내 → 보냈
  [4, 4], // 서 → 섰
  [5, 5], // 베 → 벴
  [6, 6], // 켜 → 켰
  [8, 9], // 보 → 봤
  [13, 14], // 주 → 줬
  [20, 6], // 고치 → 고쳤
])
const REGULAR = /(?:[잡입씹집뽑접꼽업웃씻벗솟빗받얻믿쏟닫뜯]|빼앗)$/u
const [EU, A, O] = [18, 0, 8]

/** "고치" is "고쳤"; null for stems whose past is not by rule. */
function pastOf(stem: string): string | null {
  const last = stem.at(-1) ?? ''
  if (!isSyllable(last)) return null
  const rest = stem.slice(0, -1)
  if (last === '하') return `${rest}했`
  if (last === '르') {
    const before = rest.at(-1) ?? ''
    if (finalOf(before) !== NONE) return null
    const isBright = [A, O].includes(vowelOf(before))
    return `${rest.slice(0, -1)}${withFinal(before, 8)}${isBright ? '랐' : '렀'}`
  }
  const vowel = vowelOf(last)
  if (finalOf(last) === NONE) {
    if (vowel === EU) return null
    const to = CONTRACTED.get(vowel)
    return to === undefined ? null : `${rest}${withFinal(withVowel(last, to), SS)}`
  }
  // ㄷ, ㅂ and ㅅ change in some verbs and stay in others.
  if (!REGULAR.test(stem) && [7, B, 19].includes(finalOf(last))) return null
  return `${stem}${[A, O].includes(vowel) ? '았' : '었'}`
}
