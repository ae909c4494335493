import type { FactHooks } from '../fact-hooks.ts'

/** What is told is sung line by line (lead-ins.ts); a chorus may end with it. The other line holds for anything. */
export const factHooks: FactHooks = {
  hook: `
    {you.fact}
    Nay thành bài hát, hát khắp gần xa

    {you.fact}
    Nghe tới câu này là nhớ {you} ngay

    {you.fact}
    Hát câu này lên, ai cũng mỉm cười

    {you.fact}
    Chuyện của {you} đó, hát mãi không thôi

    {they.fact}
    Nay thành bài hát, hát khắp gần xa

    {they.fact}
    Hát câu này lên, ai cũng mỉm cười

    {they.fact}
    Ai mà chưa biết thì nay biết rồi

    {me.fact}
    Nói ra một lần mà nhẹ cả lòng

    {me.fact}
    Hát ra một lượt cho cả nhà nghe

    {thing.fact}
    Ai mà chưa biết thì nay biết rồi

    {thing.fact}
    Nay thành bài hát, hát khắp gần xa`,
  hooks: {
    grief: `
    {you.fact}
    Nghe tới câu này là nhớ {you} thôi

    {you.fact}
    Bấy nhiêu mà nhớ, nhớ mãi trong lòng

    {they.fact}
    Chuyện cũ như thế, nhớ mãi trong lòng`,
    sorry: `
    {me.fact}
    {me} nhận hết rồi, chẳng dám chối đâu

    {me.fact}
    Lỗi ấy của {me}, {me} nhận ở đây`,
    soft: `
    {you.fact}
    Ngủ đi, ngủ nhé, {me} ở ngay đây`,
    comfort: `
    {you.fact}
    {me} thấy cả mà, {me} ở ngay đây`,
    heartbreak: `
    {you.fact}
    Thôi thì như thế, biết nói sao đâu

    {me.fact}
    Nói ra một lần rồi cất thật sâu`,
  },
}
