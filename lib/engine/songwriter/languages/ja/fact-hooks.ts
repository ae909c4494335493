import type { FactHooks } from '../fact-hooks.ts'
import type { Stanzas } from '../stanzas.ts'

/** The end of a chorus that tells a fact, with a line that says why it is sung. */
const hook: Stanzas = `
  {you.fact}
  そんな{call}が大好きだ

  {you.fact}
  そんな{call}を歌にした

  {me.fact}
  誰かに聞いてほしかったんだ

  {me.fact}
  だから今日ここで歌うんだ

  {they.fact}
  それが{brand}だ　覚えてくれ

  {thing.fact}
  それが{brand}だ　覚えてくれ

  {they.fact}
  そんな話を歌にしたんだ

  {thing.fact}
  聞くだけですぐ目に浮かぶ

  {thing.fact}
  歌にしたなら忘れない

  {fact}
  聞いてほしくて歌にした

  {fact}
  歌にしたからもう忘れない`

const hooks = {
  grief: `
    {fact}
    いつもこの胸に置いておくよ

    {you.fact}
    そんな{call}を忘れない

    {you.fact}
    目をとじればすぐ浮かんでくる

    {thing.fact}
    それを抱いて歩いてゆくよ

    {fact}
    何年たっても忘れはしない

    {you.fact}
    思い出すたび胸があたたかい`,
  heartbreak: `
    {fact}
    まだ胸の中で終わらない

    {fact}
    思い出すのはそればかり

    {fact}
    夢の中でまたくり返す

    {fact}
    今もここだけ時が止まる`,
  comfort: `
    {you.fact}
    そんな{call}の味方でいる

    {me.fact}
    それでも今日も息をしている

    {me.fact}
    それでも前を向くんだ

    {fact}
    ここにいるからだいじょうぶ

    {fact}
    何があっても味方でいる`,
  soft: `
    {fact}
    お月さまも聞いている

    {fact}
    ねんねんころり　おやすみよ

    {fact}
    夢のなかまで　うたいましょう

    {fact}
    だいじょうぶだよ　ここにいる`,
} satisfies NonNullable<FactHooks['hooks']>

/** What is told is sung line by line (lead-ins.ts); a chorus may end with it. Facts are clauses in the plain form or nouns. */
export const factHooks: FactHooks = { hook, hooks }
