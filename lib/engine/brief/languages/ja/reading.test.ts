import { expect, it } from 'vitest'
import { parseEnglish } from '../../../../../server/assets/english.ts'
import { readBrief } from '../../read-brief.ts'

type Heard = {
  readonly plot?: string | null
  readonly call?: string | null | undefined
  readonly manner?: string
  readonly facts?: readonly string[]
  /** Whom each fact tells of. */
  readonly of?: readonly string[]
}

it.each<[string, Heard]>([
  // Two who are told of side by side keep their names.
  [
    '妹の美咲の結婚式の歌。健太さんと出会って、彼はトランペット、美咲はクラリネット',
    { call: '美咲', facts: ['健太さんと出会って', '彼はトランペット', '美咲はクラリネット'] },
  ],
  // A list is one line with what is said of it; who somebody was is no line.
  [
    '担任だった佐藤先生にありがとうの歌。チョークだらけのジャージと、泣いた顔が忘れられません',
    { plot: 'thanks', call: '佐藤先生', facts: ['チョークだらけのジャージと、泣いた顔が忘れられない'], of: ['me'] },
  ],
  // No part of a verb is a name.
  ['去年亡くなったおじいちゃんに。もう一回だけ会いたい', { plot: 'memorial', call: 'おじいちゃん', of: ['me'] }],
  [
    '転校していったけいちゃんのことが忘れられない。交換したビー玉まだ持ってる',
    { call: 'けいちゃん', facts: ['転校していったけいちゃんのことが、忘れられない', '交換したビー玉まだ持ってる'] },
  ],
  ['うちのばあちゃん92歳、孫の名前をまちがえる', { call: 'おばあちゃん', facts: ['孫の名前をまちがえる'] }],
  ['会社の同期の送別 大阪に転勤する高橋へ', { plot: 'farewell', call: '高橋' }],
  ['骨折して入院してるサッカー部の翔へ 早く治せよ', { plot: 'get-well', call: '翔' }],
  // A toy is nobody's name.
  [
    '娘、ひなたのための子守唄。窓の外にお月さま、うさぎのぬいぐるみ',
    { plot: 'lullaby', call: 'ひなた', facts: ['窓の外にお月さま', 'うさぎのぬいぐるみ'] },
  ],
  // Who is teased is laughed at; the wish itself is not sung.
  [
    '同僚の田中をいじる歌。いつも遅刻して電車のせいにする、会議で寝る、でも憎めないやつw',
    { plot: null, manner: 'funny', facts: ['いつも遅刻して電車のせいにする', '会議で寝る', '憎めないやつ'] },
  ],
  // Where they parted is told.
  [
    '大学の時に付き合ってた翔太のこと。最後は新宿駅の改札で何も言えずに別れた。今でも時々思い出す',
    {
      ...{ plot: 'heartbreak', call: '翔太', of: ['you', 'you', 'me'] },
      facts: ['大学の時に付き合ってた', '最後は新宿駅の改札で何も言えずに別れた', '今でも時々思い出す'],
    },
  ],
  ['山本部長の定年退職の歌 38年間お疲れ様でした', { plot: 'retirement', facts: ['38年間お疲れ様でした'] }],
  // Kinds of songs by what they are for, and not by one word of what is told.
  ['先輩のことが好きです。レジの打ち方を教えてくれた', { plot: 'falling', call: '先輩' }],
  [
    '父の日に 寡黙な大工の父 反抗期に口きかなかったこと謝りたい ビール飲むときだけよくしゃべる',
    { plot: 'thanks', facts: ['寡黙な大工', '反抗期に口きかなかった', 'ビール飲むときだけよくしゃべる'] },
  ],
  [
    '母の四十九日で流します。入院中も人の心配ばかりしてた',
    { plot: 'memorial', facts: ['入院中も人の心配ばかりしてた'] },
  ],
  ['親友のまなみが留学します。受験前に泣いてたら黙って隣にいてくれた', { plot: 'farewell', call: 'まなみ' }],
  ['マンションの上の階の足音がうるさい!耳栓買った', { plot: 'complaint', call: undefined }],
  ['美容室「ハル」10周年の歌 店長のアキさんは話を聞くのがうまい', { plot: 'shop', call: undefined }],
  ['プロポーズの歌 香織へ 喧嘩しても夜ごはんは一緒に食べる 結婚してください', { plot: 'devotion', call: '香織' }],
  ['祖母が名前を忘れてしまった。でも手を握ると子守唄を口ずさむ', { call: 'おばあちゃん', plot: null }],
  ['息子に会えない。月に一回だけ面会。背が伸びてた', { plot: 'missing' }],
  // Who sings, who signs and who is told of do not hear it.
  [
    '10社落ちてる自分に 面接で噛む でも母ちゃんが送ってくれたみかん食べて明日も行く',
    { plot: 'encouragement', call: undefined },
  ],
  ['部活を引退する3年生へ。音楽室の夕焼けは一生忘れない。顧問の先生より', { plot: 'graduation', call: 'みんな' }],
  [
    '彼氏にふられた親友ののぞみを元気づけたい 前髪切りすぎた',
    { call: 'のぞみ', facts: ['彼氏にふられた', '前髪切りすぎた'] },
  ],
  ['会社の飲み会で歌うくだらない歌 課長のダジャレが寒い', { plot: 'party', manner: 'funny', call: undefined }],
  ['地元の夏祭りの歌 金魚すくい かき氷', { plot: 'holiday', call: undefined, facts: ['金魚すくい', 'かき氷'] }],
  // What is said to somebody is sung as it is said.
  [
    '息子の嫁のあゆみさんに 孫を産んでくれてありがとう',
    { plot: 'thanks', call: 'あゆみさん', facts: ['孫を産んでくれてありがとう'] },
  ],
  [
    '介護で疲れてる友達の恵美に。一人で抱え込まないでって伝えたい',
    { plot: 'encouragement', facts: ['介護で疲れてる', '一人で抱え込まないで'] },
  ],
  // As it is typed in chats and by children.
  [
    'ままのたんじょうびのうた つくって！いつもぎゅーってしてくれる',
    { plot: 'birthday', call: 'ママ', facts: ['いつもぎゅーってしてくれる'] },
  ],
  ['じーちゃん米寿おめ！！毎晩9時に寝る', { plot: 'birthday', call: 'おじいちゃん', facts: ['毎晩9時に寝る'] }],
  [
    'ばぁばへ〜いつもおいしいご飯ありがと〜♡',
    { plot: 'thanks', call: 'おばあちゃん', facts: ['いつもおいしいご飯ありがとう'] },
  ],
  ['友達のりなちゃんと喧嘩した…約束ドタキャンしちゃった', { plot: 'apology', call: 'りなちゃん', of: ['me', 'me'] }],
  [
    '結婚式の余興で歌う！新郎たくや→遅刻魔 新婦あや→しっかり者',
    { plot: 'wedding', facts: ['新郎たくやは遅刻魔', '新婦あやはしっかり者'] },
  ],
  [
    '駅前のラーメン屋 麺屋こうじ 替え玉無料 大将は無口',
    { plot: 'shop', facts: ['駅前のラーメン屋', '替え玉無料', '大将は無口'] },
  ],
  ['母の歌。毎日布団を冷やします', { facts: ['毎日布団を冷やす'] }],
])('%s', (description, understood) => {
  const { plot, hearer, manner, facts } = readBrief({ description, interfaceLanguage: 'ja' }, parseEnglish)
  const read = { plot, call: hearer?.call, manner, facts: facts.map(({ text }) => text), of: facts.map(({ of }) => of) }
  expect(Object.fromEntries(Object.keys(understood).map((key) => [key, read[key as keyof typeof read]]))).toEqual(
    understood,
  )
})
