import { expect, it } from 'vitest'
import { parseEnglish } from '../../../../../server/assets/english.ts'
import { readBrief } from '../../../brief/read-brief.ts'
import { vietnameseSlots } from './slots.ts'

it.each([
  ['bài hát sinh nhật cho bà ngoại', 'bà', 'cháu', 'bà ngoại'],
  ['bài hát cho ngoại', 'ngoại', 'con', 'ngoại'],
  ['tặng mẹ Lan nhân ngày 8/3', 'mẹ', 'con', 'mẹ Lan'],
  ['xin lỗi vợ vì quên ngày cưới', 'em', 'anh', 'em'],
  ['bài hát cho chồng em', 'anh', 'em', 'anh'],
  ['tặng cô Hạnh dạy lớp 5', 'cô', 'em', 'cô Hạnh'],
  ['mừng sinh nhật chị gái Mai', 'chị', 'em', 'chị Mai'],
  ['hát ru con gái Bống', 'con', 'ba mẹ', 'Bống'],
  ['bài hát cho bạn thân tên Hương', 'bạn', 'mình', 'Hương'],
  ['bài hát cho con chó Mực', 'bé', 'tôi', 'Mực'],
  ['đám cưới Lan và Minh', 'hai bạn', 'mình', 'Lan và Minh'],
  ['bài hát chia tay buồn', 'người', 'tôi', undefined],
  ['bài hát chia tay buồn, giọng nam', 'em', 'anh', undefined],
])('%s: singer and hearer call each other as such people do', (description, you, me, call) => {
  const slots = vietnameseSlots(readBrief({ description, interfaceLanguage: 'vi' }, parseEnglish))
  expect([slots.you, slots.me, slots.call]).toEqual([you, me, call])
})
