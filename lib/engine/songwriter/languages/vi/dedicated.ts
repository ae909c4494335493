import type { Stanzas } from '../stanzas.ts'

export const dedicated: Stanzas = `
  Trong bài hát này còn có {names}
  Nhắc tên một tiếng, nhớ thêm một lần

  Hát tên {names} lên, hát thêm một lượt
  Người ở trong chuyện, nghe thấy thật gần

  Câu này có {names}, hát lên thành lời
  Chuyện ai cũng có chỗ cho một người
`

/** Whoever the song is from. */
export const signed: Stanzas = `
  Ký tên bài này: {sender} đây mà
  Hát xong một lượt, lòng nhẹ thêm ra

  {sender} gửi bài này, gửi cả tấm lòng
  Bao lời muốn nói, gói ở bên trong
`
