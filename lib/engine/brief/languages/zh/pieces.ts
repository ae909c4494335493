import type { Hearer } from '../../brief.ts'
import { escaped } from '../../patterns.ts'
import { isMetadata, isNote, NAMING, OCCASION } from './notes.ts'
import { OF_OTHERS, OF_SELF } from './persons.ts'
import { ALWAYS, PLACED, TRAIT } from './verbs.ts'

/** What stands between two marks. */
export type Piece = {
  readonly text: string
  /** What joins it to the piece before it. */
  readonly joins: string | null
  /** Whether a sentence begins with it. */
  readonly begins: boolean
}

const SUBJECT = '(?:她|他|它|[Tt][Aa]|我们?|咱们?|俺)'
const JOINS =
  '(?:而且|但是|可是|不过|然后|因为|所以|虽然|并且|于是|还有|另外|结果|只是|却|但(?!愿)|可(?!爱|乐|能|以|惜|靠|怜|口|怕|是)|而(?!立))'

/** Between punctuation, behind the words for a song, and where somebody begins anew. */
export function piecesOf(description: string, hearer: Hearer | null, names: readonly string[]): Piece[] {
  const somebody = [SUBJECT, ...names, ...(hearer?.kin ? [hearer.kin] : [])].map((one) => `(?:${one})`).join('|')
  const told = described(description, hearer, names)
  return (
    [...told, description]
      .join('，')
      .replace(/(歌曲?|摇篮曲|曲子?|民谣|说唱|rap)(?=(?:她|他|它|我|我们)\p{Script=Han})/giu, '$1，')
      .replace(new RegExp(`(?<=[^，。,.\\s]{3})(?<!知道|明白|相信|记得|说)${JOINS}(?=${somebody})`, 'gu'), '，$&')
      // "下周退休了在财务科干了三十年"
      .replace(/(?<=\p{Script=Han}{2})了(?=(?:在[^，。,\s]{2,8}?)?(?:干|做|当|教|开|工作|守|养|待|住|忙)了)/gu, '了，')
      .replace(/(?<=\p{Script=Han}{3})(?:但是|可是|而且|然后|其实|结果|所以|因为(?!是))(?=\p{Script=Han}{3})/gu, '，$&')
      .replace(
        /(?<=\p{Script=Han}{3})(?<!(?:^|[，。,\s])(?:可是|但是|而且|每次|每当)?我(?![^，。]*(?:有|是|爱|喜欢|叫|很))[^，。,\s]{1,7})(?<!说|觉得|知道|以为|问|发现|希望|祝|让|陪|等|给|跟|和|对|像|比|把|被|的时候|[月年天时次晚周夜])(?:她|他|它)(?=总|每|会|从|最|爱|喜欢|不|还|也|老|常|天天|一直|今年|特别|很)/gu,
        '，$&',
      )
      // "我喜欢隔壁班的男生他打篮球很帅我不敢跟他说话"
      .replace(
        /(?<=\p{Script=Han}{5})(?<=的(?:男生|女生|男孩|女孩|人|同学|老师|同桌|朋友|同事))(?:她|他)(?=\p{Script=Han}{3})/gu,
        '，$&',
      )
      .replace(
        /(?<=\p{Script=Han}{5})(?<![给让跟和对等陪帮教带问骂夸叫送被把比替为找爱想说的在像是到看害气吓逼劝抱背接拉推催惹逗哄骗借还嫌怕躲追见遇后天年时次晚周月得道现望候])我(?=不敢|不知道|没敢|偷偷|只敢|一直|却|还没)/gu,
        '，$&',
      )
      .split(
        /([，。！？；：,!?;:\n…—]+|\.(?!\d)|\s{2,}|(?<=\d) (?=(?![岁年天月日个次点只分块元斤米后代班楼号周寸度万千多几])\p{Script=Han}{2})|(?<=[\p{Script=Han}”"」》!？?了]) (?=[\p{Script=Han}“"「《]|[a-z]{2,}\p{Script=Han}))/u,
      )
      .reduce<Piece[]>((pieces, part, at, parts) => {
        if (at % 2 === 1) return pieces
        const whole = part.trim()
        const text = whole.replace(new RegExp(`^(?:${JOINS}|其实)`, 'u'), '')
        if (text === '') return pieces
        const joins = whole.slice(0, whole.length - text.length)
        const isLost = /^(?:虽然|还有|另外|其实)?$/u.test(joins)
        // "因为他我才学了天文"
        if (joins === '因为' && /^.{1,4}我/u.test(text)) {
          pieces.push({ text: whole, joins: null, begins: false })
          return pieces
        }
        pieces.push({
          text,
          joins: isLost ? null : joins,
          begins: at === 0 || /[。！？!?\n…]/u.test(parts[at - 1] ?? ''),
        })
        return pieces
      }, [])
  )
}

/** "爱种花的奶奶" says to her that she loves it; so does "我家爱睡键盘的猫". */
function described(description: string, hearer: Hearer | null, names: readonly string[]): string[] {
  const who = [...names, ...(hearer?.kin ? [hearer.kin] : [])].map(escaped).join('|')
  if (!hearer || who === '' || OF_SELF.test(description)) return []
  const pattern = new RegExp(
    `((?:(?:爱|最爱|喜欢|总是?|老是|整天|每天|天天|从不|从来不|不爱|会|特别|住在)[^，。,.！!；;的]{2,12})|怕[^，。,.！!；;的]{1,12})的(?:[^，。,的]{0,2})(?:${who})`,
    'giu',
  )
  return [...description.matchAll(pattern)].map(([, deed = '']) => `你${deed}`)
}

/** Short things that follow each other share a line: "蒸发，凝结，降水". */
export function withLists(pieces: readonly Piece[], hearer: Hearer | null, names: readonly string[]): Piece[] {
  const own = new Set([...names, hearer?.kin, hearer?.name])
  const isShort = ({ text, joins }: Piece) =>
    joins === null &&
    /^\p{Script=Han}{2,5}$/u.test(text) &&
    ![...own].some((one) => one && text.includes(one)) &&
    !isNote(text) &&
    !NAMING.test(text) &&
    !TRAIT.test(text) &&
    !OCCASION.test(text) &&
    isThing(text) &&
    !(hearer && (PLACED.test(text) || ALWAYS.test(text)))
  const lines: Piece[] = []
  let run: Piece[] = []
  const close = () => {
    const [first] = run
    if (first && run.length > 1)
      for (let at = 0; at < run.length; at += 4)
        lines.push({
          ...first,
          text: run
            .slice(at, at + 4)
            .map(({ text }) => text)
            .join('，'),
        })
    else lines.push(...run)
    run = []
  }
  for (const piece of pieces)
    if (isShort(piece)) run.push(piece)
    else {
      close()
      lines.push(piece)
    }
  close()
  return lines
}

const isThing = (piece: string) =>
  !new RegExp(`^${SUBJECT}`, 'u').test(piece) &&
  !/[很爱了着]|^(?:想|写|给|不|没|会|总|每|生日|结婚|婚礼|毕业|母亲节|父亲节)/u.test(piece) &&
  !OF_OTHERS.test(piece) &&
  !isMetadata(piece)
