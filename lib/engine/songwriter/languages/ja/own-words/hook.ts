import type { Stanzas } from '../../stanzas.ts'

/** The end of a chorus that tells a fact. */
export const hook: Stanzas = `
  {fact}
  思うだけでもう笑顔になる

  {fact}
  そんなところが大好きなんだ

  {you.fact}
  聞いてほしくて歌にした

  {you.fact}
  だから今日ここで歌うんだ

  {fact}
  何度でも歌にしたくなる

  {fact}
  その話ならいくらでもある

  {they.fact}
  だから笑顔が集まってくる

  {thing.fact}
  声に出したら笑顔になれる`
