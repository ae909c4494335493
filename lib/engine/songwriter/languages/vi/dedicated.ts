import type { Stanzas } from '../stanzas.ts'

export const dedicated: Stanzas = `
  Bài này tặng {names}, mở toang cửa ra nghe
  Hát cho người đi phố phải dừng lại tấp xe

  Ai hỏi bài này tặng ai, {names} chứ còn ai
  Câu nào cũng là thật, có thêm chút ớt cay

  Nhớ tới {names} nên mới có bài ca
  Ai biết thì hát với, hát cho trăng ló ra

  Gọi tên {names}, gọi thêm cho thật to
  Gọi cho bên hàng xóm cũng gật gù hát hò
`
