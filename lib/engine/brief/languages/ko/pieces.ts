import { jotted } from './endings.ts'
import { SHORTEST_REST } from './hearer.ts'
import { FELT, SONG } from './requests.ts'

/** Behind commas, and behind "and", "but" and "while" of a clause that is more than one word. */
export const CLAUSES =
  /,\s*|、|(?<=[가-힣](?:습니다|니다|어요|아요|해요|예요|세요|셔요|래요|대요|워요|려요|[가-힣]요)) |(?<=[가-힣 ](?:했|었|았|셨|렸|겼|쳤|졌|났|됐|왔|갔|봤|웠|랐|겠|있|없)(?:다|어|지|네|음)) |(?<=[가-힣](?:한|는|린|진|킨|친|간|온|운|든|준|본|신)다|[을를] 한다|[아어해]드림|(?:안|못|다|잘|또) [함감옴줌봄잠씀춤뜀냄탐삼침]) |(?<=(?:깨|키|채|태|피|치|재|외|끼)움|(?:버|때|걸|흘|뜨|부)림|(?:삐|빠|넘어|떨어|쓰러|터)짐|[시지]킴|[가-힣][함씀줌됨음](?<!마음|처음|다음|웃음|걸음|젊음|자음|모음|소음|얼음|울음|발음|녹음|믿음|졸음|볶음|묶음)|[가-힣]심(?<!점심|진심|관심|조심|열심|욕심|안심|양심|결심|중심|핵심)|[쳐러려어아나]감|[러려어아나]옴) |(?<=(?:애|아이|사람|녀석)이?라서?) |(?<=[한린진킨친간온운든준본신]거) (?=\d|이제|지금|나중|아직|말)|(?<=(?:노래|자장가|응원가|축가|발라드|(?:구호|응원|축하|로고|홍보|주제|감사|사과|고백|놀림|개그)송)(?:요|로)?) (?!만들|풀|날리|달래|전하|담|표현|고백|들었|들어|써|불|좀|부탁|해|잘|만|못|좋|듣|들|시작|연습|틀|중|가사|한|하|스타일|느낌|부르|부를|으로|원|추천|제목|제작|선물|주|교실|대회|방|실력|연습|소리|크게)|(?<!강아지|고양이|아이|아기) (?=이름[은이] )|(?<=(?<=^|\s)자자) |(?<=(?:힘내|축하한다|고맙다|미안하다|사랑한다|응원한다)고) |(?<=[은는] (?:\d등|최고|짱|꽝|만점|빵점)) |(?<=^[가-힣]+[은는] (?:\S+ )?[가-힣]+(?<![은는을를이가에의로와과서한할된])) (?=[가-힣]{1,6}[은는] (?:\d|최고|짱|꽝|만점|아직|맨날|늘 |항상|벌써))|(?<=[은는] (?:\S+ )?\S*(?:여신|달인|고수|담당|전문가|박사|천재|요정|대장|덕후|매니아|바보)) (?=[가-힣]+ )|(?<=할인|세일|무료|증정|(?:대표|추천|인기|신) ?메뉴|전문|맛집|['"”’」』]|\d세|주년) (?!에|때|까지|돼|되|인|의|기념|축하)|(?<=응원|축하|추모|위로) (?!노래|송|가|하|메시지|곡|해|합|자장가|영상|음악|받)|(?<=미안해|고마워|사랑해|죄송해|미안|축하해) |(?<=(?:노래|자장가|응원가|축가|발라드|한 곡|홍보송|광고송|로고송|cm송|CM송)(?:로|(?:를|을)?(?: 좀)? (?:만들어|써|불러) ?(?:줘|주세요))?) (?!만들|써|불러|부르|들|듣|틀|따라|흥얼|풀|좀|부탁|해)|(?<=\s\S*[가-힣](?:(?<![려다라냐안업놓두들타신입메쥐물끼장최광창경]|데리|가지|[가-힣]자)고|(?<!돌아가|번갈아|섞어가)며|지만|는데|은데|면서)) (?!있|싶|버[리린렸]|나서|나면|보니|말|조르|조른|졸라|울|운다|우는|한다|해요|했|우기|우긴|우겼|외치|소리|떼|난리|짖|보채|다니|다닌|다녀|다녔|나가|나갔|나와|나왔|나오|들어|돌아|오[시던]|오셨|왔|와서|가서|가시|가셨|갔)|\s+(?=(?:그리고|그래서|하지만|근데|그런데|그래도) )/u

/** "소리 지름 택배상자만 보면 들어감": what is jotted down ends with its verb. */
export function jottedApart(piece: string): readonly string[] {
  const words = piece.split(' ')
  const at = words.findIndex(
    (word, i) => i > 0 && i < words.length - 1 && isJotted(words.slice(0, i + 1).join(' '), word),
  )
  return at < 0 ? [piece] : [words.slice(0, at + 1).join(' '), ...jottedApart(words.slice(at + 1).join(' '))]
}

/** Two letters of a verb at least: no "그림", no "강남". */
const VERB_IN_M = /[가-힣](?:[어아려러여져쳐해]감|[어아려러여져쳐해타]남|[어아려러여져쳐해]봄|[심김림킴침임힘짐름움])$/u

const isJotted = (before: string, word: string) => VERB_IN_M.test(word) && jotted(before) !== null

/** "매운 떡볶이 먹고 맨날 울고" is one thing that somebody does, unless the second half has a subject of its own. */
export function joined(clauses: readonly string[]): readonly string[] {
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
