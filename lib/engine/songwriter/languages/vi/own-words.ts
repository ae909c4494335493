import type { OwnWords } from '../own-words.ts'

/** The person's own words stand in the unrhymed lines, as they come. */
export const ownWords: OwnWords = {
  warm: `
    {fact}
    Chuyện này {me} kể (nửa phố|cả xóm) nghe rồi
    {next}
    Kể tới chỗ đó, lại cứ bật cười

    {you.fact}
    Ai mà bắt chước cũng chẳng ra đâu
    {you.next}
    {you} chỉ cười thôi, bảo có gì đâu

    {fact}
    Kể về {you} thì kể từ câu ấy
    {next}
    Kể xong câu này, nhà ấm lên ngay

    {you.fact}
    {you} có bao giờ coi là chuyện lớn
    {you.next}
    Còn {me} thì chép từng chữ từng hàng

    {fact}
    {me} đem chuyện ấy kể cho bạn mới
    Họ hỏi trên đời có thật không đây
    {me} bảo có chứ, người ấy {you} này

    {fact}
    Nói ra ngắn lắm, có một dòng thôi
    Cho giữ một điều, {me} giữ dòng ấy
    Gấp bỏ túi áo, đi khắp mọi nơi

    {fact}
    Chắc {you} quên rồi, chuyện xưa nhỏ xíu
    {me} đi đến đâu cũng mang theo mình
    Nhớ lại một cái, cười cả buổi chiều`,
}
