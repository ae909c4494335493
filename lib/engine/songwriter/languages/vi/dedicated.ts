import type { Stanzas } from '../stanzas.ts'

export const dedicated: Stanzas = `
  Câu này gửi tới {names}, gửi cả yêu thương
  Gửi qua bao con phố, gửi suốt con đường

  Nhắc tên {names} một tiếng, nhà ấm thêm ra
  Nhắc thêm một tiếng nữa, gần lại đường xa

  Gọi tên {names} một tiếng, nghe ấm trong lòng
  Gọi thêm lần nữa nhé, gọi giữa nhà đông
`
