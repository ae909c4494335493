import type { OwnWords } from '../own-words.ts'

/** What is told is sung line by line (lead-ins.ts); a chorus may end with it. */
export const ownWords: OwnWords = {
  hook: `
    {you.fact}
    Ai mà không quý, ai mà không thương

    {you.fact}
    Bởi vậy cả nhà hát mãi không thôi

    {you.fact}
    Trên đời này chỉ có một người thôi

    {they.fact}
    Nhớ tới điều ấy lại thấy vui rồi

    {they.fact}
    Kể bao lần nữa nghe vẫn còn vui

    {me.fact}
    Nói ra một lần mà nhẹ cả lòng

    {thing.fact}
    (Nhớ nghe bạn nhé, nhớ lấy đừng quên|Nhắc tới là thấy trong bụng vui liền)`,
}
