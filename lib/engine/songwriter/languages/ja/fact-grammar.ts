import type { Fact } from '../../../brief/brief.ts'
import type { FactGrammar } from '../fact-grammar.ts'
import type { Stanzas } from '../stanzas.ts'

/** How a Japanese fact is said: when, and whether it is of something hard or lacking. Nobody's person is in its verbs. */
export function factGrammar({ of, text }: Fact, isDead: boolean): FactGrammar {
  const isPast = isDead || PAST.test(text)
  const isLacking = of !== 'thing' && !GIVEN.test(text) && !BEING.test(text) && (HARD.test(text) || LACKS.test(text))
  const isBorne = (word: string) => LACKS.test(word) || HARD.test(word) || OF_HARDSHIP.test(word)
  return {
    suits: (word) =>
      !beforeSinger(text).includes(word) && (isLacking ? isBorne(word) : isAbout(text, word, of === 'thing' || isDead)),
    suited: (stanzas) => agreeing(stanzas, isPast),
  }
}

/** "〔いる／いた〕" is "いる" of what is, "いた" of what was. */
const agreeing = (text: Stanzas, isPast: boolean): Stanzas =>
  text.replace(/〔([^／〕]*)／([^〕]*)〕/gu, isPast ? '$2' : '$1')

const PAST = /[たっ]た$|[いしきけせてねべめれちみりえげじ]た$|[んい]だ$|だった$/u

/** Whether somebody loves a thing or does something with it again and again, and it is not merely near. */
function isAbout(text: string, word: string, isAnyTime: boolean): boolean {
  const behind = text.slice(text.lastIndexOf(word) + word.length)
  if (behind === '') return LOVING.test(word) || (isAnyTime && text.length - word.length <= LONGEST_BEFORE)
  if (LOVING.test(behind) && behind.length <= LONGEST_BEHIND) return true
  return DOING.test(behind) && (isAnyTime || !PAST.test(text))
}

const LOVING = /^.{0,4}(?:好き|夢中|名人|得意|上手|趣味|目がない|一筋|ファン|マニア|はまって|ハマって|日課|自慢|名物)/u
/** In letters. */
const LONGEST_BEFORE = 3
const LONGEST_BEHIND = 12
const DOING =
  /^を?[^、はがを]{0,5}(?:育て|作[っるり]|つく[っる]|焼[いく]|編[んむ]|弾[いく]|飲[んむ]|食べ|読[んむ]|釣[っる]|描[いく]|走[っる]|泳[いぐ]|踊[っる]|集め|植え|手入れ|の世話)[^、はがを]{0,5}$/u

/** What only says who sings: "数学が苦手な" of "数学が苦手な私に教えてくれた". */
const beforeSinger = (text: string) => /^(.*)(?:私|僕|俺|わたし|ぼく|おれ)[にを]/u.exec(text)?.[1] ?? ''

/** What somebody got, and how somebody was: neither is hard. */
const GIVEN =
  /(?:[てで]くれ(?:る|た|てる|てた|ている|ていた)|をくれ(?:る|た|ていた|てた)|をもらった|てもらった)$|忘れられない$/u
const BEING = /(?:人|子|虫|屋さん?|名人|早口|無口|頑固|好き|上手|下手|性格|ぼう|坊|っ子)だった$|(?<!な)かった$/u

/** What somebody has to bear, and not only cannot do. */
const HARD =
  /に落ち(?:た|て)|つら[いく]|くやし|悔し|怖[いが]|こわ[いが]|失敗|失恋|ふられ|振られ|負け(?:た|てる|てばかり|続けた)$|倒れ|不安|緊張|眠れない|落ち込|いじめ|ひとりぼっち|入院(?:した|中)|手術/u

/** Details that are sung of somebody who has it hard. */
const OF_HARDSHIP = /手術|入院|病院|闘病|骨折|ドラマ|映画|泣|雷|試験に|応援/u

const LACKS =
  /苦手|嫌い|下手|(?<!会え|逢え|変わら|離れ|欠かさ|負け|憎め|こと|ことが)(?:ない|なかった)$|ません$|忘れ|なくし|なくす|失くし|間違え|こわし|壊し|しまった|ちゃった|すべ[るっ]|うるさ|ばかり|オンチ|音痴|焦が/u
