import { uncapital } from '../../../lyrics/first-letter.ts'
import { type Fact, type Hearer, isAnimal } from '../../brief.ts'
import { escaped, matches, pattern } from '../../patterns.ts'
import { breathing, factOf, type PreviousSubject } from './lines.ts'
import { piecesOf } from './pieces.ts'
import { tellerOf } from './teller.ts'
import { VERB } from './verbs.ts'

const MOST = 12
const LONGEST_LIST = 14

/**
 * What a description tells, sung to its hearer: whoever it calls "mẹ tôi", "bà ấy" or by name is called as a song calls them, and
 * "tôi" is what the singer is to them.
 */
export function factsIn(description: string, hearer: Hearer | null, names: readonly string[]): Fact[] {
  const teller = tellerOf(description, hearer, names)
  const facts: Fact[] = kindOf(description, hearer)
  let before: PreviousSubject = teller.plot === 'apology' || teller.isLost ? 'me' : teller.isHeard ? 'you' : null
  let other: string | null = null
  let isBefore = false
  for (const { text: piece, conjunction } of piecesOf(description, teller)) {
    const isOthers: boolean = other !== null && matches(`^(?!có )(?:${VERB})`, piece)
    const isOfPair = (teller.isPair && matches(MARRIES, piece)) || (teller.isBaby && matches(BORN, piece))
    const thing = facts.at(-1)
    // "Freeship".
    if (teller.plot === 'shop' && thing?.of === 'thing' && !piece.includes(' ')) {
      facts[facts.length - 1] = { ...thing, text: `${thing.text}, ${piece}` }
      continue
    }
    const fact: Fact | null = isOfPair
      ? factOf(`${teller.you} ${piece}`, teller, 'you')
      : factOf(isOthers ? `${other} ${piece}` : piece, teller, before)
    const isJoined = isBefore && conjunction !== null
    isBefore = fact !== null
    if (!fact || facts.some(({ text }) => text === fact.text)) continue
    // What is sold is sung as it is called.
    const isSold = teller.plot === 'shop' && facts.length === 0 && fact.of === 'thing'
    if (fact.of === 'you' || fact.of === 'me') before = fact.of
    if (!isOthers) other = fact.of === 'they' ? otherIn(piece, names) : null
    const place = facts.at(-1)
    if (teller.plot === 'shop' && place?.of === 'they' && matches(ADDRESS, piece)) {
      facts[facts.length - 1] = { ...place, text: `${place.text}, ${piece}` }
      continue
    }
    facts.push(
      isSold ? { ...fact, of: 'they' } : isJoined ? { ...fact, joined: joinedTo(conjunction, fact.text, names) } : fact,
    )
  }
  return withoutStubs(listed(facts), teller.you, names).slice(0, MOST)
}

/** "Sắp cưới vào tháng 11": both do, whoever was spoken of last. */
const MARRIES =
  '^(?:sắp |sẽ |chuẩn bị )?(?:cưới|kết hôn|làm đám cưới|làm lễ|tổ chức|thành vợ chồng|về chung)(?! (?:nhau\\s*$))(?![\\p{L}])'

/** "15 Lê Lợi", behind the name of a shop. */
const ADDRESS =
  '^(?:số )?\\d+[A-Za-z]?(?:/\\d+)* (?:đường |phố |hẻm |ngõ )?\\p{Lu}|^(?:hẻm|đường|số|ngõ|phố|quận|phường|ngã tư|chợ) [\\p{Lu}\\d]'

/** "Nặng 3,2kg", whoever was spoken of last. */
const BORN = '^(?:nặng|cân nặng|sinh|chào đời|dài \\d|cao \\d|được \\d)(?![\\p{L}])'

/** "Con mèo mướp nhà em tên Bún": what it is. */
function kindOf(description: string, hearer: Hearer | null): Fact[] {
  if (!hearer?.name || !isAnimal(hearer)) return []
  const named = pattern(
    `(?<![\\p{L}])${KIND}[^,.;!?\\n]*?(?=,? (?:tên|tên là|tên gọi là) ${escaped(hearer.name)})`,
  ).exec(description)
  const what = named?.[0] ?? pattern(`(?<![\\p{L}])${BREED}`).exec(description)?.[0]
  if (!what) return []
  const said = what.toLowerCase().replace(/ (?:nhà|của) (?:em|tôi|tui|mình|tớ|con|chúng tôi)$/u, '')
  const isOwned = / (?:nhà|của) /u.test(said)
  const text = `${hearer.name} là ${said}${isOwned ? '' : ' nhà mình'}`
  return (isOwned || said.split(' ').length > 2) && text.split(' ').length > 4 ? [{ of: 'you', text, deed: null }] : []
}

const ANIMAL = '(?:mèo|chó|cún|thỏ|vẹt|rùa|hamster|bò|trâu|nghé|heo|lợn|gà|vịt|ngựa|dê|chim|cá)'
const KIND = `(?:con|chú|bé|em|nàng|cô|cậu) ${ANIMAL}`
const BREED = `(?:(?:con|chú|bé|em|nàng|cô|cậu) )?${ANIMAL} (?:mướp|mun|tam thể|vàng|đen|trắng|xám|cam|nâu|vện|đốm|anh lông ngắn|ba tư|xiêm|cỏ|phú quốc|poodle|corgi|husky|golden|becgie|phốc|chihuahua|pug|shiba|alaska|lạp xưởng|lông xù|koi|betta)(?! \\p{Lu})(?![\\p{L}])`

/** A line of three words or fewer shares the next one, or the one before it. */
function withoutStubs(facts: readonly Fact[], you: string, names: readonly string[]): Fact[] {
  const lines = [...facts]
  for (let at = 0; at < lines.length; at++) {
    const stub = lines[at]
    if (!stub || stub.joined || countOf(stub.text) > LONGEST_STUB) continue
    const next = lines[at + 1]
    const last = lines[at - 1]
    const isAfter = last !== undefined && (stub.of === 'thing' || last.of === stub.of)
    if (next && !next.joined && next.of === stub.of && fits(stub, next)) {
      lines.splice(at, 2, { ...next, text: `${stub.text}, ${goingOn(next.text, you, names)}` })
    } else if (isAfter && fits(last, stub)) {
      lines.splice(at - 1, 2, { ...last, text: `${last.text}, ${goingOn(stub.text, you, names)}` })
      at--
    }
  }
  return lines
}

const LONGEST_STUB = 3
const LONGEST_SHARED = 14

const countOf = (text: string) => text.split(' ').length

const fits = (one: Fact, other: Fact) => countOf(one.text) + countOf(other.text) <= LONGEST_SHARED

/** Behind a comma: without the subject, which is the same, and with a small letter. */
function goingOn(text: string, you: string, names: readonly string[]): string {
  const subject = `${you} `
  const rest = text.toLowerCase().startsWith(subject.toLowerCase()) ? text.slice(subject.length) : text
  return names.some((name) => rest.startsWith(name)) ? rest : uncapital(rest)
}

/** "Nhưng mẹ thương": names keep their capitals. */
function joinedTo(conjunction: string, text: string, names: readonly string[]): string {
  const isName = names.some((name) => text.startsWith(name)) || /^\p{L}+ \p{Lu}/u.test(text)
  const said = isName ? text : `${text.charAt(0).toLowerCase()}${text.slice(1)}`
  return breathing(`${conjunction.charAt(0).toUpperCase()}${conjunction.slice(1)} ${said}`)
}

/** Somebody else, who does the next thing as well: "Minh đưa ô cho Thảo, chạy về ướt hết". */
function otherIn(piece: string, names: readonly string[]): string | null {
  const kin = pattern(OTHER).exec(piece)?.[0] ?? ''
  const name = names.find((one) => piece.slice(kin.length).trimStart().startsWith(`${one} `))
  return [kin, name].filter(Boolean).join(' ') || null
}

const OTHER =
  '^(?:anh|chị|em|ba|bố|mẹ|má|ông|bà|cô|thầy|chú|bác|dì|cậu|con)(?: (?:ấy|nội|ngoại|gái|trai|hai|ba|tư|út|chồng|vợ))?(?= )'

/** Things that follow each other share a line: "Bay hơi, ngưng tụ, mưa". */
function listed(facts: readonly Fact[]): Fact[] {
  const lines: Fact[] = []
  for (const fact of facts) {
    const last = lines.at(-1)
    const joined = `${last?.text}, ${fact.text.charAt(0).toLowerCase()}${fact.text.slice(1)}`
    const isOneLine =
      last?.of === 'thing' && fact.of === 'thing' && !fact.joined && joined.split(' ').length <= LONGEST_LIST
    if (isOneLine) lines[lines.length - 1] = { ...fact, text: joined }
    else lines.push(fact)
  }
  return lines
}
