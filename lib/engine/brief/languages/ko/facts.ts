import { glossedStyle } from '../../../compose/vocabulary/glossary.ts'
import { readAttributes } from '../../../compose/vocabulary/music-attributes.ts'
import type { Fact, Hearer } from '../../brief.ts'
import { escaped } from '../../patterns.ts'
import { sung, sungAttribute, sungPast } from './endings.ts'
import { type Clause, inLines } from './lines.ts'

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
  const told = sentences.map((sentence, at) => clausesOf(sentence.trim(), hearer, names, isSorry, isOver, at === 0))
  const facts = told.flatMap((clauses) => inLines(clauses))
  const ofSong = facts.length === 0 && hearer === null ? ABOUT.exec(description)?.[1] : undefined
  const deed = ofSong ? sungAttribute(ofSong) : null
  if (deed) return [{ of: 'they', text: deed, deed: null }]
  // A single sentence is for both verses.
  const isSingle = facts.filter(({ joined }) => joined === undefined).length < 2
  return (isSingle ? told.flatMap((clauses) => inLines(clauses, Math.ceil(clauses.length / 2))) : facts)
    .filter(({ text }, at, all) => isLine(text) && all.findIndex((one) => one.text === text) === at)
    .slice(0, MOST)
}

/** "충치벌레가 도망간다는 내용이면 좋겠어요" tells "충치벌레가 도망간다"; "두 시간씩 하는 거 놀리는 노래" tells "두 시간씩 하는데". */
const asTold = (description: string) =>
  description
    .replace(
      /(?<=[다라])(?:는|고 하는) ?(?:내용|가사)(?:이면|이|을|으로|도|로|은)?(?: ?(?:꼭|좀|들어가|들어갔|넣|담|해|좋|있|부탁|포함)[^.,!?\n]*)?/gu,
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

    .replace(/ (?:내가|제가)(?=[.!?]*$)/u, '')
    .replace(/ (?:엄마|아빠|누나|언니|오빠|남편|아내|가족|친구들)가(?=[.!?]*$)/u, '')

/** "막걸리 먹는 노래" */
const ABOUT =
  /^((?=\S+ )[가-힣0-9 ]{4,28}[가-힣](?<!놀리|응원하|축하하|위로하|격려하|그리워하|추모하|사과하|감사하|고백하|주|가르치|배우|외우|재우|부르|듣|웃기|있|없|하|되|나)는) (?:노래|송|곡)/u
const DEAD = /돌아가(?:신|셨)|하늘나라|무지개다리|세상을 떠|추모/u
const SORRY = /사과(?:의|하는|하고|송|곡| 노래|를 (?:전|하))|(?<!고맙고 |감사하고 )미안(?!하고)|죄송|용서|잘못했/u

const MOST = 10
/** In letters: more make no line. */
const LONGEST = 44
const SHORTEST = 4

const isLine = (text: string) =>
  text.length >= (text.endsWith('고') ? SHORTEST - 1 : SHORTEST) && text.length <= LONGEST

function clausesOf(
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
  const clauses = whole.flatMap((part) => joined(part.split(CLAUSES).map((clause) => clause.trim())))
  // Whoever says sorry tells what they did themselves, until somebody else does something.
  let of: Fact['of'] = isSorry ? 'me' : hearer ? 'you' : 'they'
  return clauses.flatMap((piece, at): Clause[] => {
    const ends = clauses.slice(at).find((clause) => !/[고며]$/u.test(clause)) ?? ''
    const isPast = isOver || isSorry || PAST.test(ends) || DONE.test(sentence) || OVER.test(sentence)
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
        ...(behind
          ? [{ of: hearer ? 'you' : 'they', typed: plainly(rest), closed: plainly(behind) } satisfies Clause]
          : []),
      ]
    }
    const [, done] = DONE.exec(piece) ?? []
    const deed = done ? sungPast(plainly(done)) : null
    if (deed) return ended('me', deed)
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
    if (line) return [{ of: !self && SUBJECT.test(told) ? 'they' : of, typed: plainly(told), closed: plainly(line) }]
    const isOfAnimal = ITS_NAME.test(told) && !isNamed(told, hearer)
    if (PERSON.test(told) || isOfAnimal) return ended(of, told)
    // As it was typed, where it is no part of what was wished for.
    if (!isFirst && CLAUSE.test(told) && !FELT.test(told) && told.length <= LONGEST) return ended(of, told)
    return !FELT.test(told) && isThing(told, hearer, names) ? ended('thing', told) : []
  })
}

/** "한 번도 지각 안 하신 분" */
const PERSON =
  /^(?:\S+ )+\S*[가-힣](?<=[는은던신한인온간난운될할킬본준쓴산린진]) (?:분|사람|녀석|아이|애|친구|남자|여자|놈|아들|딸)$/u

/** "둘이 키우는 강아지 이름이 호빵이" */
const ITS_NAME = /(?:강아지|고양이|아이|아기) 이름[이은] \S+$/u

/** "칠일은 칠 칠이 십사" */
const MULTIPLIED = /^(?:[일이삼사오육칠팔구십백]{1,4}[은는]?(?: |$)){4,}$/u

/** Somebody does something with something, however it ends. */
const CLAUSE = /^(?:\S+ )*\S*[가-힣](?:[을를에면]|다가|에서|아서|어서|해서|마다|까지|[르하보먹]다) .*[가-힣]$/u

const ended = (of: Fact['of'], line: string | null): Clause[] =>
  line ? [{ of, typed: plainly(line), closed: plainly(line) }] : []

/** "매운 떡볶이 먹고 맨날 울고" is one thing that somebody does, unless the second half has a subject of its own. */
function joined(clauses: readonly string[]): readonly string[] {
  const done: string[] = []
  const areSeveral =
    clauses.filter((clause) => clause !== '' && !SONG.test(clause) && !FELT.test(clause)).length >= SEVERAL
  for (const clause of clauses) {
    const before = done.at(-1) ?? ''
    const isWord = /^\S+고$/u.test(before) && before.length + clause.length < LONGEST_PAIR
    const isLastWord = /[가-힣](?:고|며|서)$/u.test(before) && /^[가-힣]{2,5}$/u.test(clause)
    const isLastPhrase =
      /[가-힣](?:고|며|서)$/u.test(before) &&
      before.length + clause.length < LONGEST_PAIR + 2 &&
      /^[가-힣]*[가-힣](?<![은는이가을를도]) [가-힣]{2,4}$/u.test(clause) &&
      clause.length <= SHORTEST_REST
    if (isWord || isLastWord || isLastPhrase || goOnAsOne(before, clause, areSeveral))
      done[done.length - 1] = `${before} ${clause}`
    else done.push(clause)
  }
  return done
}

const goOnAsOne = (before: string, clause: string, areSeveral: boolean) => {
  const isWhile = before.endsWith('면서')
  // "언니 만나고 미역국까지 끓여"
  const isBrief =
    areSeveral &&
    /^(?:\S+ ){1,2}[가-힣]+고$/u.test(before) &&
    before.length + clause.length < LONGEST_BRIEF &&
    !/(?:기|데|지만)$/u.test(clause)
  return (
    (isWhile || isBrief || /^(?:\S+ )+\S*(?:[가-힣] ?먹고|잊고)$/u.test(before)) &&
    before.length <= (isWhile ? LONGEST_PAIR : LONGEST_HALF) &&
    before.length + clause.length <= LONGEST_PAIR + (isWhile ? LONGEST_HALF : 0) &&
    (isWhile || clause.includes(' ')) &&
    !/^(?:\S+ )?\S+[은는이가] |^(?:이제|지금|곧|그리고) /u.test(clause) &&
    (isWhile || !/^[가-힣]{1,4}[은는이가] /u.test(before)) &&
    !SONG.test(clause)
  )
}

/** In letters. */
const LONGEST_HALF = 10
const LONGEST_PAIR = 22
const LONGEST_BRIEF = 18
/** Clauses, of which short ones share a line. */
const SEVERAL = 3

/** Who does what, of several. */
const EACH = /^[가-힣]{1,5}[은는] \S+(?: \S+){0,2}$/u

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
  /(?:주셨|주시|주세|해주신|줬)(?:어|고|지|는|다|습|던|음|으|네|거|을|요)|(?:셨|시는|으셨)(?:어요|고|지|습니다|는데|다|던)|[가-힣](?:세요|십니다|신다|시고|시는데|시지)$/u

/** What only the singer can tell of themselves. */
const FAILED =
  /(?:말을?|인사도?|고백도?|표현도?|효도(?:를|도)?) ?(?:한 ?번도 )?(?:제대로 )?못 ?(?:했|하)|못 (?:치웠|치우|버렸|버리|잊|지웠|지우|놓)/u

/** What a song is for, before what is told: "정년퇴직 기념으로 ". */
const OCCASION = /^(?:\S+ ){0,3}?\S*(?:기념으로|기념해서|맞아서?|맞이해서?|앞두고) ?/u

/** Songs do not speak of "me" as one does to elders. */
const plainly = (line: string) =>
  line
    .replace(/(?<![가-힣])저희(?=[ 가는를도한랑와의에])/gu, '우리')
    .replace(
      /(?<![가-힣])(?:제(?=가 | (?!시간|맛|값|멋|철|자리|몫|발로|\d))|저(?=를|는|한테|에게|보다|랑|와|도 | (?:어릴|어렸|힘들|아플|아팠|대학|학교|중학|고등|초등|혼자|결혼|취업|임신)))/gu,
      (self) => (self === '제' ? '내' : '나'),
    )

/** Behind commas, and behind "and", "but" and "while" of a clause that is more than one word. */
const CLAUSES =
  /,\s*|、|(?<=[가-힣](?:습니다|니다|어요|아요|해요|예요|세요|셔요|래요|대요|워요|려요|[가-힣]요)) |(?<=[가-힣](?:했|었|았|셨|렸|겼|쳤|졌|났|됐|왔|갔|봤|웠|랐|겠|있|없)(?:다|어|지|네|음)) |(?<=[가-힣](?:한|는|린|진|킨|친|간|온|운|든|준|본|신)다|[을를] 한다|[아어해]드림|(?:안|못|다|잘|또) [함감옴줌봄잠씀춤뜀냄탐삼침]) |(?<=(?:깨|키|채|태|피|치|재|외|끼)움|(?:버|때|걸|흘|뜨|부)림|(?:삐|빠|넘어|떨어|쓰러|터)짐|[시지]킴|[가-힣][함씀줌됨음](?<!마음|처음|다음|웃음|걸음|젊음|그다음)|[가-힣]심(?<!점심|진심|관심|조심|열심|욕심|안심|양심|결심|중심|핵심)|[쳐러려어아나]감|[러려어아나]옴) |(?<=(?:애|아이|사람|녀석)이?라서?) |(?<=[한린진킨친간온운든준본신]거) (?=\d|이제|지금|나중|아직|말)|(?<=(?:노래|자장가|응원가|축가|발라드|개그송)(?:요|로)?) (?!만들|써|불|좀|부탁|해|잘|만|못|좋|듣|들|시작|연습|틀|중|가사|한|하|스타일|느낌|부르|부를|으로|원|추천|제목|제작|선물|주|교실|대회|방|실력|연습|소리|크게)|(?<!강아지|고양이|아이|아기) (?=이름[은이] )|(?<=(?<=^|\s)자자) |(?<=(?:힘내|축하한다|고맙다|미안하다|사랑한다|응원한다)고) |(?<=할인|세일|무료|증정|메뉴|전문|맛집|['"”’」』]|\d세|주년) (?!에|때|까지|돼|되|인|의|기념|축하)|(?<=응원|축하|추모|위로) (?!노래|송|가|하|메시지|곡|해|합|자장가|영상|음악|받)|(?<=미안해|고마워|사랑해|죄송해|미안|축하해) |(?<=(?:노래|자장가|응원가|축가|발라드|한 곡|홍보송|광고송|로고송|cm송|CM송)(?:로|(?:를|을)?(?: 좀)? (?:만들어|써|불러) ?(?:줘|주세요))?) (?!만들|써|불러|부르|들으|틀어|따라|좀|부탁|해)|(?<=\s\S*[가-힣](?:(?<![려다라냐안업놓두들타신입메쥐물끼장최광창경]|데리|가지|[가-힣]자)고|(?<!돌아가|번갈아|섞어가)며|지만|는데|은데|면서)) (?!있|싶|버[리린렸]|나서|나면|보니|말|조르|조른|졸라|울|운다|우는|한다|해요|했|우기|우긴|우겼|외치|소리|떼|난리|짖|보채|다니|다닌|다녀|다녔|나가|나갔|나와|나왔|나오|들어|돌아|오[시던]|오셨|왔|와서|가서|가시|가셨|갔)|\s+(?=(?:그리고|그래서|하지만|근데|그런데|그래도) )/u

const SELF = /^(?:지금 |이제 |그때 |어제 |덕분에 )?(?:내가|나는|난|제가|저는|전|우리는|우린|우리가|저희는|저희가) /u

/** Somebody or something that does it: "이웃이 ", "비가 "; places and times in 은 and 는 are no doers. */
const SUBJECT = /^[가-힣]+(?:(?<!같)이|(?<!다)가|께서) /u

/** What the kind of song says anyhow. */
const FELT =
  /^(?:고맙고 |미안하고 |그래도 |정말 |너무 |진짜 |항상 |늘 |많이 |\S+[아야] )*(?:미안|죄송|사랑(?:해|한다|합니다)|고마|고맙|감사|보고 ?싶|축하)\S*(?: \S+)?$|^(?!.*[가-힣](?:서|게) )(?:\S+ ){0,4}(?:감사|고마|고맙|미안|죄송)(?:해|해요|합니다|워|워요|습니다|하다)$|^(?:\S+ )?(?:장가|시집) ?가\S*$|^(?:이번에 |곧 |오늘 |이번주에 )?(?:퇴사|은퇴|퇴직|정년퇴직|졸업|결혼|입대|전역)(?:하|한|했)\S*$|(?:환갑|육순|칠순|팔순|고희|구순|백수|생신|생일|기념일|돌잔치|백일|졸업|힘내|이름[은을])(?:이에요|예요|이야|입니다|이고|라고| ?절대| ?빼)\S*$|^(?:어제|오늘|지난주에?|얼마 전에?) (?:떠났|갔)\S*$|[을를] (?:그리며|기리며|추모하며|떠올리며|생각하며)$|(?:생각|추모|기억)(?:하며|하면서|나서|하고)$|무지개다리|세상을 떠|돌아가셨|돌아가신(?! (?:우리 )?(?:외?할|외할|아버|어머|엄마|아빠))|하늘나라|^(?:(?:\S+ ){0,4}\S*(?:[이가]|님) ?|(?:\S+ )?\S* ?)보고 ?싶(?:다|어|어요|습니다|네|네요)$/u

/** "버스를 놓친 것에 대한 노래" tells what was done. */
const DONE =
  /^(.{3,24}[가-힣]) ?(?:(?<!자전 ?)(?:것|거)|(?<![매생휴과평내요제] ?)일|사실|얘기|이야기)(?:에|을|를|이|가|으로|로| 때문|도|$)(?=$| (?:대한|대해|관한|관해|대하|관하|때문|너무|정말|미안|죄송|후회|노래|담|주제|소재|사과|반성|쓴|만든|놀리|웃))/u

/** What is told as a thing that is remembered: "비 오는 날 우산 하나로 걸었던 기억". */
const MEMORY =
  /[가-힣](?:던|는|은) (?:기억|추억|뒷?모습|습관|버릇|날들?|밤|순간|냄새|소리)$|[가-힣]던 (?:[가-힣]+ )?[가-힣]+ (?:추억|기억)$/u

const SONG =
  /연주곡|연주만|(?<!콧)노래(?!방|만 (?:불러|부르|불렀)|를 (?:좋아|잘|부르|불렀|흥얼|못)| ?(?:부르다|부르며|부르고|부르면|따라|들으|틀어|들려오|나오))|자장가|응원가|축가|(?<![배방수운전회발반])송(?=$|[ 을]|이요|이에요|입니다|인데)|발라드|힙합|트로트(?!만|를|도| ?(?:들|부르|불|틀|좋아|배우|가수|교실|프로|방송|듣))|동요|가사|(?:여자|남자|여성|남성|굵은|허스키한?|맑은|소녀|소년) ?목소리|목소리(?:로 ?(?:불|노래|부탁|해)|톤|$)|보컬|디스곡|템포|분위기|장르|멜로디|반주|bpm|스타일|느낌|풍으로|만들어 ?(?:줘|주세|$)|써 ?(?:줘|주세)|불러 ?(?:줘|주세)|들려 ?(?:줘|주세)|부탁(?:해|드|이|합|$)|해 ?주세요|해 ?줘$|해 ?주실|원해|원합니다|필요해|(?:듣|부르|만들|주|드리|전하|표현하|담|넣|받|남기|선물하|사과하|고백하|응원하|위로하|축하하|놀리)고 ?싶|면 ?좋겠|곡으로|한 곡|곡을|선물(?:용|할|로(?! ?(?:사|받|주셨|줬|물려)))|주고 싶|축하해|언어로|어로 |없이$|빼고|느리게|빠르게|신나게|잔잔하게|슬프게/iu

/** What a song in memory says anyhow. */
const GONE = /하늘나라|천국|세상을 떠|무지개다리/u

/** "이름은 재훈이고" tells a name and nothing else. */
const NAMED =
  /^(?:(?:신랑|신부)[은는이가] [가-힣]{2,3}(?:이고|인데|이에요|예요|$|(?= 둘이))|(?:\S+ ){0,1}?(?:(?:신랑|신부)[은는이가]? ?이름[은이]? |(?:상호명?|(?:가게|팀|회사|브랜드)? ?(?:이름|팀명|성함|존함))[은는이]? )(?:['"‘“「『][^'"’”」』]+['"’”」』]|(?!\S+래요)\S+)(?:이고|인데)?) ?/u

const PEOPLE = '(?:돌아가신 ?|우리 ?|울 ?|[고중초][1-6] ?|내 |제 |저희 |사랑하는 |나의 |\\d+살 )*'

function whoOf(hearer: Hearer | null): string | null {
  const own = [hearer?.kin?.trim(), ...(hearer?.name?.split(/, |[와과] /u) ?? [])].flatMap((one) =>
    one ? [escaped(one)] : [],
  )
  return own.length > 0 ? own.join('|') : null
}

/** "민호가 커피를 사다줬어요" in a song to 수진 and 민호 says which of them did. */
const isOfOneOfTwo = (piece: string, hearer: Hearer | null): boolean => {
  const both = hearer?.name?.split(/, |[와과] /u) ?? []
  return both.length > 1 && both.some((name) => new RegExp(`^${escaped(name)}이?(?:은|는|이|가) `, 'u').test(piece))
}

function isNamed(piece: string, hearer: Hearer | null): boolean {
  const who = whoOf(hearer)
  return who !== null && new RegExp(`(?:${who})`, 'u').test(piece)
}

/** "우리 손녀 지우는 꽃을 좋아해요" tells "꽃을 좋아해요"; elders are spoken to as they are spoken of. */
/** In letters: what is left without whoever hears it. */
const SHORTEST_REST = 7

function withoutHearer(piece: string, hearer: Hearer | null): string {
  const others = '그는|그가|그녀는|그녀가|걔는|걔가|얘는|얘가|쟤는|그분은|그분이|이 친구는|이 녀석은|이놈은'
  const who = whoOf(hearer)
  const people = who
    ? `|${PEOPLE}(?:${who})(?: ?(?:${who}))?(?: ?(?:님|씨))?이?(?:은|는|이|가|께서는|께서|께선|도)?`
    : ''
  const plain = piece.replace(/^(?:돌아가신 |우리 |울 |사랑하는 )+/u, '')
  if (ELDERS.test(plain)) return plain
  const rest = piece
    .replace(new RegExp(`^(?:${others}${people})(?: |(?<=[은는이가도서선]))(?:이제 |지금 )?`, 'u'), '')
    .trim()
  // "영철이는 매일 늦어" is short enough.
  const named = /^(?:.* )?(\S+[은는이가] \S+ \S+)$/u.exec(piece)?.[1]
  return named?.endsWith(` ${rest}`) && rest.length < SHORTEST_REST ? named : rest
}

/** They are spoken to as they are spoken of: "누나는 맨날 늦지". */
const ELDERS =
  /^(?:외?할머니|외?할아버지|할매|할배|엄마|어머니|아빠|아버지|이모|고모|삼촌|외삼촌|누나|언니|오빠|형|선생님|쌤|선배|(?:부장|팀장|과장|대리|사장|대표|교수|코치|감독)님)(?:은|는|이|가|께서는?|께선|도)? (?!생일|생신|노래|축하|환갑|칠순|팔순)/u

/** "정원을 좋아하는 우리 할머니 노래": what stands before whom it is for. */
function attributeOf(
  piece: string,
  hearer: Hearer | null,
  names: readonly string[],
): { readonly line: string | null; readonly length: number } | null {
  const who = whoOf(hearer) ?? (names.length > 0 ? names.map(escaped).join('|') : null)
  if (!who) return null
  const told = new RegExp(`^(.{3,28}?[가-힣]) ${PEOPLE}(?:${who})`, 'u').exec(piece)?.[1]
  if (
    !told ||
    SELF.test(told) ||
    /(?:사랑하는|돌아가시는|떠나는|위하는|그리워하는|축하하는|되는|맞는|있는|이사 ?가는|(?:퇴사|퇴직|은퇴|졸업|결혼|전역|입대|전학|군대|유학|이민)(?: ?하| ?가)(?:시)?는|떠나는|보내는)$/u.test(
      told,
    )
  )
    return null
  const line = sungAttribute(told) ?? (/[을를에] /u.test(told) ? sungPast(told) : null)
  return line ? { line: GONE.test(told) ? null : line, length: told.length } : null
}

/** A short thing that is listed: "짝짝이 양말". */
function isThing(piece: string, hearer: Hearer | null, names: readonly string[]): boolean {
  if (!/^[가-힣0-9]+(?: [가-힣0-9]+){1,5}$/u.test(piece) || piece.length > 18) return false
  if (isNamed(piece, hearer) || names.some((name) => piece.includes(name))) return false
  if (
    /(?:생일|생신|결혼|졸업|팔순|칠순|환갑|축하|은퇴|추모|감사|사과|이별|주년|에게|한테|위해|위한|대한|관한|광고|홍보|드리는|보내는|바치는|주는|쓰는|에서|으로|하게|게|히|만|까지|부터|드디어|결국|벌써|에|는|은|을|를)$/u.test(
      piece,
    )
  )
    return false
  if (/^(?:우리|내|저희) /u.test(piece) || /(?:생일|생신|결혼|졸업)/u.test(piece)) return false
  const { notUnderstood } = readAttributes([piece])
  if (glossedStyle(piece, notUnderstood, 'ko').explained.length === notUnderstood.length) return false
  return piece.split(' ').every((word) => notUnderstood.includes(word) || /^\d/.test(word))
}
