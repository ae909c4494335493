import { describe, expect, it } from 'vitest'
import { japanese } from '../songwriter/languages/ja/pack.ts'
import { toKana } from './kanji.ts'

describe('Japanese as it is spoken', () => {
  it.each([
    ['君は空を見る', 'きみわそらをみる'],
    ['海へ行く', 'うみえいく'],
    ['夜には帰りを待つのはやめた', 'よるにわかえりをまつのわやめた'],
    ['ごはんのあとはおはなし', 'ごはんのあとわおはなし'],
    ['海にはいる', 'うみにはいる'],
    ['今夜はやく帰る', 'こんやはやくかえる'],
    ['傘を一本、猫を三匹', 'かさをいっぽん、ねこをさんびき'],
    ['80歳の誕生日', 'はちじゅっさいのたんじょうび'],
    ['電車を降りたら雨が降る', 'でんしゃをおりたらあめがふる'],
    ['思い出を思い出す', 'おもいでをおもいだす'],
    ['火を消したら消えた', 'ひをけしたらきえた'],
    ['来ない人が来た', 'こないひとがきた'],
    ['包丁と餃子', 'ほうちょうとぎょうざ'],
    ['橋のはしから', 'はしのはしから'],
    ['待つのは', 'まつのわ'],
    ['君のはどこ', 'きみのわどこ'],
  ])('%s is %s', (written, spoken) => {
    expect(toKana(written)).toBe(spoken)
  })

  it('has a reading for every sign of the stanzas', () => {
    const signs = new Set(JSON.stringify(japanese).match(/\p{Script=Han}/gu))
    expect(signs.size).toBeGreaterThan(500)
    expect([...signs].filter((sign) => !READ_AS_A.includes(sign) && toKana(sign) === 'あ')).toEqual([])
  })
})

/** As in "会う" and "明ける". */
const READ_AS_A = '飽明会有在当合揚編浴阿充'
