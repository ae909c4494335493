import { expect, it } from 'vitest'
import { writtenOut } from './written-out.ts'

it.each([
  ['bai hat sinh nhat cho me lan 60 tuoi', 'bài hát sinh nhật cho mẹ Lan 60 tuổi'],
  ['Bai hat cho quan pho Hoa Sen o Da Nang', 'Bài hát cho quán phở Hoa Sen ở Đà Nẵng'],
  ['xin loi vo vi quen ngay ky niem', 'xin lỗi vợ vì quên ngày kỷ niệm'],
  ['bạn hay mượn tiền k trả', 'bạn hay mượn tiền không trả'],
  ['bài hát quý giá về thuỷ triều', 'bài hát quý giá về thủy triều'],
])('%s is read with its marks', (typed, written) => {
  expect(writtenOut(typed)).toBe(written)
})
