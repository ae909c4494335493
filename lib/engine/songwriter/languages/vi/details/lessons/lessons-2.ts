import type { Details } from '../../../stanzas.ts'

/** What children are to learn, in its order: half in each verse. Letters, seasons, planets, waste, plants, numbers. */
export const lessons2: readonly Details[] = [
  {
    words: 'bảng_chữ_cái chữ_cái học_chữ',
    stanzas: `
      A, ă, â, rồi b, c, d, đ
      E, ê, g, h, i, k theo về
      L, m, n, rồi o, ô, ơ tròn
      Quá nửa bảng rồi, hát tiếp nha nghe

      P, q, r, s, t đứng nối nhau
      U không có móc, ư móc theo sau
      V, x rồi tới y là chữ chót
      Hai mươi chín chữ, đọc lại từ đầu`,
    later: `
      Chữ này ghép với chữ kia thành tiếng
      Thêm dấu vào là ra tiếng khác ngay
      Mai đọc được sách, mai đọc được truyện
      Cũng nhờ bảng chữ học thuộc hôm nay`,
    hook: `
      Bảng chữ cái đó, hai mươi chín chữ
      A tới y thôi, đọc to mà nhớ`,
  },
  {
    words: 'bốn_mùa các_mùa mùa_trong_năm xuân_hạ_thu_đông',
    stanzas: `
      Mùa xuân tới trước, cây đâm chồi biếc
      Mưa bụi bay bay, hoa nở đầy cành
      Mùa hạ nối theo, nắng vàng ve hát
      Học trò nghỉ hè, biển sóng trời xanh

      Mùa thu gió mát, lá vàng rụng xuống
      Trăng rằm tháng tám, rước đèn đi chơi
      Mùa đông sau chót, gió về rét buốt
      Áo ấm mặc vào, đợi xuân tới nơi`,
    later: `
      Trái đất hơi nghiêng, đi quanh mặt trời
      Bên ngả về nắng là mùa hạ thôi
      Nửa năm đi tiếp, bên kia ngả tới
      Thành ra bốn mùa cứ đổi không ngơi`,
    hook: `
      Xuân, hạ, thu, đông, bốn mùa nối nhau
      Hết đông lại xuân, quay lại từ đầu`,
  },
  {
    words: 'hành_tinh các_hành_tinh tám_hành_tinh hệ_mặt_trời',
    stanzas: `
      Sao Thủy gần nhất, nhỏ nhất trong nhà
      Sao Kim thứ hai, nóng như lửa mà
      Trái đất thứ ba, có mình đang sống
      Sao Hỏa thứ tư, màu đỏ trông xa

      Sao Mộc thứ năm, to lớn nhất nhà
      Sao Thổ thứ sáu, vành đai sáng lòa
      Thiên Vương thứ bảy, nằm nghiêng mà chạy
      Hải Vương thứ tám, lạnh và rất xa`,
    later: `
      Tám hành tinh đó đi quanh mặt trời
      Mỗi bạn một đường, chẳng đụng ai thôi
      Trái đất một năm đi xong một lượt
      Lại tự quay mình, ngày rồi đêm rồi`,
    hook: `
      Thủy, Kim, Đất, Hỏa, Mộc, Thổ, Thiên, Hải rồi
      Tám hành tinh đó quanh ông mặt trời`,
  },
  {
    words: 'phân_loại_rác tái_chế bỏ_rác nhặt_rác vứt_rác bảo_vệ_môi_trường',
    stanzas: `
      Rác chia ba thùng, nhớ đừng bỏ lẫn
      Thùng một hữu cơ: vỏ chuối, lá cây
      Cơm thừa, rau úa ủ thành phân bón
      Bón lại cho vườn, xanh tốt mỗi ngày

      Thùng hai tái chế: chai, lon, giấy vụn
      Rửa sạch, ép gọn, làm lại đồ xinh
      Thùng ba còn lại: túi dơ, đồ vỡ
      Thùng nào rác nấy, nhớ kỹ trong mình`,
    later: `
      Trái đất to lắm mà tay nhỏ xíu
      Tay nhỏ mà đông làm được bao điều
      Nhặt rác hôm nay, mai trồng cây mới
      Trời xanh nước biếc, mình được chơi nhiều`,
    hook: `
      Nhặt rác bỏ thùng, đường phố sạch tươi
      Rác về đúng chỗ, ai cũng mỉm cười

      Phân loại, tái chế, thùng nào ra thùng
      Bảo vệ môi trường, sạch mái nhà chung`,
  },
  {
    words: 'quang_hợp diệp_lục',
    stanzas: `
      Rễ hút nước lên, nước đi qua thân
      Tới từng chiếc lá ở trên cành cao
      Lá mở lỗ nhỏ, đón khí các-bô-níc
      Diệp lục xanh tươi đón nắng chiếu vào

      Nước, khí và nắng nấu chung trong lá
      Thành ra chất đường nuôi lớn cây xanh
      Còn khí ô-xi lá đem trả lại
      Cho mình hít vào, trong mát, an lành`,
    later: `
      Ban ngày có nắng, cây mới nấu ăn
      Đêm về tắt nắng, bếp lá tạm ngừng
      Nên trồng cây nhé, thêm một chiếc lá
      Là thêm một bếp xanh mát trong rừng`,
    hook: `
      Quang hợp, quang hợp, lá nấu bữa xanh
      Nước, nắng và khí, nuôi lớn cây lành`,
  },
  {
    words: 'học_đếm tập_đếm đếm_số số_đếm đếm_từ các_con_số',
    stanzas: `
      Một ông mặt trời, hai con mắt sáng
      Ba chân cái kiềng, bốn bánh xe lăn
      Năm ngón tay xinh, sáu chân con kiến
      Bảy ngày trong tuần, đếm tiếp không ngăn

      Tám chân con nhện giăng tơ trên mái
      Chín cửa sông dài chảy ở miền Tây
      Mười ngón hai tay, giơ lên đủ cả
      Đếm tới mười rồi, đếm ngược lại ngay`,
    later: `
      Mười, chín, tám, bảy, rồi sáu, rồi năm
      Bốn, ba, hai, một, đếm ngược không nhầm
      Đếm kẹo, đếm bánh, đếm chim trên cành
      Cái gì cũng đếm, đếm là nhớ nhanh`,
    hook: `
      Đếm một hai ba, đếm tới số mười
      Học đếm thật dễ, đếm xong thì cười`,
  },
]
