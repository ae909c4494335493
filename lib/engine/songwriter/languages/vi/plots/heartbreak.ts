import type { Plot } from '../../stanzas.ts'

export const heartbreak: Plot = {
  person: 'past',
  open: `
    {you} dọn đi (thứ hai|hôm mưa|buổi trưa), mang hai thùng giấy
    Bỏ quên trên móc chiếc khăn len
    {me} gấp lại rồi treo đúng chỗ
    Chẳng biết treo chi, treo cho quen

    (Sáng ra|Tối nay|Thói quen), tay pha hai ly cà phê
    Một ly nguội ngắt đến ban trưa
    Đổ đi thì tiếc, mà uống thì đắng
    Ngày mai lại quên, lại pha thừa

    Chìa khóa (đặt|để|nằm) lại dưới chậu đất
    {you} không ghi lại một lời nào
    {me} tưới cây xong ngồi xuống bậc
    Cầm chìa khóa nhà mà lạ sao`,
  turn: `
    Người quen gặp hỏi: hai đứa khỏe
    {me} gật, rồi khen nắng hôm nay
    Về nhà đứng mãi trong thang máy
    Quên bấm, thang cứ đứng nơi này

    {me} xóa số rồi, mà tay nhớ
    Bấm một lèo, chẳng sót số đâu
    Chuông đổ một hồi, {me} tắt vội
    Như ném hòn sỏi xuống giếng sâu

    Tấm hình hai đứa, {me} úp lại
    Mặt sau còn mực, ngày tháng ghi
    Chữ {you} viết nghiêng như chạy vội
    Như đã biết trước sẽ ra đi`,
  lift: `
    Người ta bảo rồi sẽ quên thôi
    Người ta có nằm đây đâu, trời ơi

    Nửa giường bên ấy chăn phẳng lì
    Sáng nào cũng vuốt, chẳng để làm gì`,
  chorus: `
    # Một nửa căn phòng
    Một nửa căn phòng, {you} mang đi mất
    Mang cả tiếng cười trong bếp, trong sân
    Một nửa căn phòng, {me} ở còn lại
    Đi từ cửa ra cửa, đếm bước chân

    # Thôi đừng về nữa
    Thôi đừng về nữa, khóa vừa thay mới
    Đèn ngoài hiên kia cũng tháo bóng rồi
    Thôi đừng về nữa, {me} vừa tập được
    Nấu một bát cơm, ngồi ăn một nơi

    # Quên {call} từng chút
    Quên {call} từng chút, hôm nay một chút
    Quên vị cà phê, quên tiếng khóa xe
    Quên {call} từng chút, mà trời hay thật
    Mưa một cái thôi, nhớ lại ê chề`,
  bridge: `
    Có lẽ mai kia đi ngang phố
    Thấy {you} bên ai, cười rất tươi
    {me} sẽ đứng sau cây cột điện
    Giả bộ xem giờ, rồi cũng cười

    Mùa này cây khế rơi đầy cánh
    Ngày trước {you} quét, giờ {me} thôi
    Để tím cả sân, tím cho hết
    Mai gió lên rồi, gió quét rơi`,
}
