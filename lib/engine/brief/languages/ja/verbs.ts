/** As songs speak: "食べます" is "食べる", "大好きで" is "大好き", "優しいし" is "優しい". */
export function plainForm(text: string): string {
  return text
    .replace(/(?:から|ため)(?:です|でした)$/u, '')
    .replace(/(?<=[るたいだうくすつぬむぶぐ])(?:そう|らしい|とのこと|みたい)(?:です|だ)?$/u, '')
    .replace(/(?<=[一-龥ァ-ヶー])なの[でに]$/u, '')
    .replace(/(?:けれども|けれど|けど|ので|のに|から|し|が|よ|ね|んです|のです|んだ)$/u, (end, at: number) =>
      /[るたいだすくうぐつむぶぬ]$/u.test(text.slice(0, at)) && end !== 'んだ' ? '' : end,
    )
    .replace(/(?:なの|な)?んです$/u, '')
    .replace(/(?:なん|なの)(?:だ|です)$/u, '')
    .replace(/ませんでした$/u, 'なかった')
    .replace(
      /(..)?(.)(ます|ました|まして|ません|なかった)$/u,
      (whole, before: string | undefined, stem: string, end: string) =>
        end === 'なかった' ? whole : `${before ?? ''}${conjugated(before ?? '', stem, end)}`,
    )
    .replace(
      /(?<=[好嫌]き|上手|下手|得意|苦手|元気|静か|大変|大切|頑固|無口|綺麗|きれい|まじめ|真面目|優秀|有名)(?:です|でした|で|だ)$/u,
      '',
    )
    .replace(/(?<=[一-龥ァ-ヶー])で$/u, '')
    .replace(/(?<=い)(?:です)$/u, '')
    .replace(/(?<=かった)(?:です)$/u, '')
    .replace(/(?<!お?(?:疲れ|つかれ)(?:様|さま))でした$/u, 'だった')
    .replace(/(?<!ん)です$/u, '')
    .trim()
}

const ROWS: Readonly<Record<string, readonly [base: string, past: string, te: string, not: string]>> = {
  き: ['く', 'いた', 'いて', 'かない'],
  ぎ: ['ぐ', 'いだ', 'いで', 'がない'],
  し: ['す', 'した', 'して', 'さない'],
  ち: ['つ', 'った', 'って', 'たない'],
  に: ['ぬ', 'んだ', 'んで', 'なない'],
  び: ['ぶ', 'んだ', 'んで', 'ばない'],
  み: ['む', 'んだ', 'んで', 'まない'],
  り: ['る', 'った', 'って', 'らない'],
  い: ['う', 'った', 'って', 'わない'],
}

const ENDS: Readonly<Record<string, number>> = { ます: 0, ました: 1, まして: 2, ません: 3 }
/** Before "masu", the stems of verbs that only add "ru", though they end in an i. */
const ICHIDAN = /(?:見|み|起き|でき|出来|い|居|着|浴び|借り|足り|落ち|生き|過ぎ|飽き|信じ|感じ|降り|閉じ|伸び|似|煮)$/u

function conjugated(before: string, stem: string, end: string): string {
  const at = ENDS[end] ?? 0
  const word = before + stem
  const isOfSu = /[やわかがばまさら]$/u.test(before) && !/(?:けんか|なわ|いたずら|がまん)$/u.test(before)
  if (
    stem === 'し' &&
    !isOfSu &&
    !/[話消返貸探押出直隠残起渡離落回鳴壊倒増越流許癒示記試干刺差指足治移写映動過通愛耕促殺]$/u.test(before)
  )
    return ['する', 'した', 'して', 'しない'][at] ?? ''
  if (/(?:て|で|が|に|を|は|と|も)き$/u.test(word) || /来$/u.test(word))
    return `${stem === '来' ? '来' : ''}${(stem === '来' ? ['る', 'た', 'て', 'ない'] : ['くる', 'きた', 'きて', 'こない'])[at]}`
  if (stem === 'き' && /行$/u.test(before)) return ['く', 'った', 'って', 'かない'][at] ?? ''
  const isAdding = /[えけげせぜてでねべめれ]$/u.test(stem) || ichidan(word) || !Object.hasOwn(ROWS, stem)
  if (isAdding) return stem + (['る', 'た', 'て', 'ない'][at] ?? '')
  return ROWS[stem]?.[at] ?? ''
}

/** "歌い" is of "歌う", but "てい" is of "ている". */
const ichidan = (word: string) =>
  ICHIDAN.test(word) &&
  !/(?:[^てでがにはもと]い|読み|飲み|住み|休み|編み|頼み|包み|積み|噛み|悩み|楽しみ|進み|好み|生み|産み|踏み|込み)$/u.test(
    word,
  )
