/** Japanese, Korean and Chinese as they are typed on a phone, written out. */

/** Little pictures end what stands before them, as a full stop does. */
const PICTURES = /(?:\s*\p{Extended_Pictographic}(?:\u{fe0f}|\u{200d}|[\u{1f3fb}-\u{1f3ff}])*)+\s*/gu

/** "結婚します🎉二人ｗ ＢＰＭ１２０" is "結婚します。二人。BPM120": no laughter, figures and letters of one width, sentences on lines of their own. */
export const japaneseWrittenOut = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replace(PICTURES, '。')
    .replace(/[(（](?:笑|泣|涙|汗|爆笑)[)）]|(?<=[ぁ-んァ-ヶー一-龥。!?])(?:w+|笑+)(?=$|[\s、。!?])/giu, '。')
    .replace(/([。、])[。、]+/gu, '$1')
    .replace(/^。/u, '')
    .replace(/。(?=[^\n」』])(?![^。]{0,8}名前は)/gu, '。\n')

/** "힘들때" is "힘들 때", behind a verb in ㄹ alone. */
const WHEN = /([가-힣])때(?=[ 마만는도,.]|$)/gu

/** "좋아해요ㅋㅋ 30살 되서" is "좋아해요. 30살 돼서": no laughter and no tears, and what is often misspelled put right. */
export const koreanWrittenOut = (typed: string): string =>
  typed
    .replace(PICTURES, '. ')
    .replace(/\s*(?:[ㅋㅎㅠㅜㄷㅇ]+|\^{2,}|;{2,})(?=$|[^ㄱ-ㅎㅏ-ㅣ])/gu, '. ')
    .replace(/(?<=[거꺼])에요/gu, '예요')
    .replace(/(?<=[가-힣]) ?되서(?![가-힣])/gu, ' 돼서')
    .replace(/할꺼/gu, '할거')
    .replace(WHEN, (typed, verb: string) => ((verb.charCodeAt(0) - 0xac00) % 28 === 8 ? `${verb} 때` : typed))
    .replace(/\.(?:\s*\.)+/gu, '.')
    .replace(/\s+/gu, ' ')
    .trim()

/** "结婚了哈哈哈🎉他" is "结婚了，他". */
export const chineseWrittenOut = (typed: string): string =>
  typed
    .replace(PICTURES, '，')
    .replace(/\s*(?:[(（]?(?:哈|呵|嘿|呜){2,}[)）]?|(?<=\p{Script=Han})(?:h{3,}|2333*))\s*/gu, '，')
    .replace(/，+(?=[，。！？,.!?]|$)|^，/gu, '')
    .replace(/([二三四五六七八九]?十[一二三四五六七八九]?|[二三四五六七八九])(?=岁?(?:大寿|生日|寿辰))/gu, inFigures)
    // What is often typed wrong.
    .replace(/以经/gu, '已经')
    .replace(/因该/gu, '应该')
    .replace(/(?<!自|存)在见(?!到|过|面)/gu, '再见')
    .replace(/(?<=[爱好想走听看说做])的(?=很|要死|不得了)/gu, '得')

/** "八十" is "80". */
const inFigures = (number: string): string => {
  const [tens = '', ones = ''] = number.includes('十') ? number.split('十') : ['', number]
  const figure = (one: string) => '一二三四五六七八九'.indexOf(one) + 1
  return number.includes('十')
    ? `${tens === '' ? 1 : figure(tens)}${ones === '' ? 0 : figure(ones)}`
    : `${figure(ones)}`
}
