import type { Topic } from '../../stanzas.ts'

export const coffee: Topic = {
  kin: 'cà_phê cafe cà_fê quán_cà_phê cà_phê_sữa bạc_xỉu cà_phê_trứng cà_phê_đen espresso latte cappuccino americano barista phin phin_cà_phê hạt_cà_phê rang_xay robusta arabica sữa_đặc đen_đá nâu_đá caffeine ly_cà_phê tách_cà_phê trà_đá trà trà_sữa trân_châu pha_trà uống_trà quán_trà trà_đào',
  you: {
    scene: `
      {you} pha cà phê bằng (phin|bình|nồi) cũ rích
      Đợi từng giọt rớt, không nói gì
      Ai hỏi máy nhanh sao không sắm
      {you} bảo đang chờ, vội mà chi

      Quán cà phê (góc phố|cuối hẻm|lề đường), {you} ngồi đó
      Ly chưa gọi đã có người bưng
      Đen đá ít đường, hai viên đá
      Cô chủ thuộc lòng, khỏi cần dừng`,
    later: `
      Cà phê {you} pha đắng quá trời
      {me} uống nhăn mặt, {you} chỉ cười
      Uống riết rồi ghiền hồi không biết
      Đi xa ly khác thấy nhạt rồi

      Mỗi sáng {you} pha thêm một tách
      Đặt bên cửa sổ, chẳng nói chi
      {me} thức, tách còn bay chút khói
      Ngày dài đến mấy cũng dễ đi`,
  },
  me: {
    scene: `
      Chưa có (ly|tách|cốc) cà phê, {me} là khúc gỗ
      Ai hỏi điều gì cũng ậm ừ
      Uống được một hớp nghe chim hót
      Hớp nữa mới nhớ sáng thứ tư

      {me} bỏ cà phê (từ thứ hai|hôm thứ hai|bữa thứ hai)
      Thứ ba nhìn đời thấy rất dài
      Thứ tư mắng cả cái máy tính
      Thứ năm cả phòng mua cho hai`,
    later: `
      Cái phin nhỏ giọt như đồng hồ
      {me} ngồi đếm giọt, ngó ra bờ
      Giọt thứ năm mươi, trời vừa sáng
      Giọt thứ sáu mươi, hết ngẩn ngơ

      Cà phê đổ lên tờ hợp đồng
      Một vòng nâu nhạt hình bông hồng
      Bên kia họ xem, cười rồi ký
      Bảo chữ ký này đẹp lạ không`,
  },
  past: {
    scene: `
      Cái phin (móp|cũ|nhôm) {you} dùng hai mươi năm
      Nắp đậy không khít, giọt âm thầm
      {me} pha đúng cách {you} từng chỉ
      Vị cứ lưng lửng, thiếu xa xăm

      Ghế (mây|nhựa|gỗ) quán quen còn hai chiếc
      Ngày trước {you} ngồi, gác một chân
      Cô chủ vẫn bưng ra hai tách
      {me} không nỡ nói, uống cả phần`,
    later: `
      Sáng nay cà phê {me} pha hỏng
      Đắng như ngày trước {you} hay pha
      {me} uống từng ngụm, không thêm sữa
      Đắng mà sao thấy đỡ đường xa

      Hộp thiếc đựng cà phê {you} viết
      Một dòng ngoằn ngoèo: pha đặc thôi
      Cà phê hết lâu, {me} giữ hộp
      Mở ra thơm cả chỗ {you} ngồi`,
  },
  hook: `
    Cà phê từng giọt, sáng chậm từng giây
    Ngồi thêm chút nữa, nắng đậu vào tay

    Thêm đá thêm đường, đắng hay ngọt ngào
    Cầm ly trên tay, mấy chuyện tầm phào`,
}
