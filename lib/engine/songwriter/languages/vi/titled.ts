import type { Stanzas } from '../stanzas.ts'

export const titled: Stanzas = `
  {title}, hát lớn lên cho hàng xóm nghe
  {title}, hát tới khi sáng đèn mọi nhà
  Người đi ngang qua cũng ngân theo khe khẽ
  Ngân từ gian bếp ra tới hiên hoa

  {title}, bốn bức tường đều vang theo nhịp
  {title}, trèo lên cái ghế mà ca
  Dưới kia thành phố trăm ô cửa sáng
  Có một ô mở, ai ló đầu ra

  {title}, viết lên tay kẻo quên mất
  {title}, rửa tay cũng chừa chữ này ra
  Bao nhiêu lời hay nghe rồi quên hết
  Mấy tiếng này thôi, hát tới tuổi già

  {title}, nói một lần nghe ngọt
  {title}, lần nữa cả nhà cười
  Hóa ra nó nằm ngay đầu lưỡi
  Mở miệng là bay, bay tới người

  {title}, cất trong lòng thì nặng đá
  {title}, hát ra thì nó tự bay
  Bay qua dây phơi, qua hàng cột điện
  Đậu bên khung cửa, gõ nhẹ ô này

  {title}, lần nữa, từ đầu nhé
  {title}, một người hát hóa mười người
  Ai không thuộc thì vỗ tay cho nhịp
  Vỗ chừng hai lượt là thuộc hết thôi
`
