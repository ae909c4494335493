import type { Details } from '../../../stanzas.ts'

/** What children are to learn, in its order: half in each verse. Water, hands, teeth, sums, the calendar, the road. */
export const lessons1: readonly Details[] = [
  {
    words: 'vòng_tuần_hoàn tuần_hoàn_của_nước tuần_hoàn_nước chu_trình_nước chu_trình_của_nước bay_hơi ngưng_tụ',
    stanzas: `
      Mặt trời chiếu xuống, nước sông nước biển
      Nóng lên thành hơi, nhẹ bay lên trời
      Đó là bay hơi, hơi lên cao mãi
      Lên tới chỗ lạnh thì dừng lại thôi

      Gặp lạnh, hơi nước kết thành giọt nhỏ
      Đó là ngưng tụ, thành đám mây trôi
      Mây nặng quá rồi, mưa rơi xuống đất
      Mưa chảy về sông, về biển xa xôi`,
    later: `
      Giọt nước hôm nay rơi trên mái lá
      Hôm trước là sóng ở ngoài biển khơi
      Mai rồi bay hơi lên làm mây trắng
      Cứ thế đi vòng, chẳng mất, ai ơi`,
    hook: `
      Bay hơi, ngưng tụ, rồi lại mưa rơi
      Vòng tuần hoàn nước, cứ thế không ngơi`,
  },
  {
    words: 'rửa_tay xoa_xà_phòng',
    stanzas: `
      Một, làm ướt tay, lấy xà phòng nhé
      Hai lòng bàn tay chà vào với nhau
      Hai, chà mu tay với kẽ ngoài ngón
      Ba, chà kẽ trong, chà trước chà sau

      Bốn, gập ngón lại, chà lên lòng tay
      Năm, nắm ngón cái, xoay nhẹ từng bên
      Sáu, chụm đầu ngón, xoay trong lòng nữa
      Xả nước, lau khô, sạch đẹp tay lên`,
    later: `
      Ăn cơm, chơi đất, xong rồi cũng thế
      Nhớ rửa tay liền, chẳng đợi ai kêu
      Bạn nào cũng nhớ thì không đau bụng
      Cả lớp khỏe mạnh, cùng chạy cùng reo`,
    hook: `
      Rửa tay rửa tay, bọt trắng bông bông
      Xoa xà phòng nhé, mười ngón trắng hồng

      Rửa tay cho sạch, rồi mới ăn cơm
      Rửa tay xong nhé, tay sạch tay thơm`,
  },
  {
    words: 'đánh_răng chải_răng bàn_chải kem_đánh_răng sún_răng súc_miệng',
    stanzas: `
      Nặn chút kem nhỏ bằng hạt đậu thôi
      Chải mặt ngoài trước, chải cho đều nhau
      Hàm trên chải xuống, hàm dưới chải lên
      Rồi vào mặt trong, từ trước ra sau

      Mặt nhai thì đẩy tới lui cho sạch
      Răng hàm trong góc, đừng sót chiếc nào
      Chải cả cái lưỡi, nhè nhẹ một lượt
      Súc miệng, nhổ ra, trắng tựa ngôi sao`,
    later: `
      Sáng ngủ dậy chải, tối đi ngủ chải
      Mỗi lần hai phút, chải kỹ nghe chưa
      Con sâu đói bụng đi tìm chỗ khác
      Răng xinh chắc khỏe, nhai mấy cũng vừa`,
    hook: `
      Đánh răng đánh răng, chải trước chải sau
      Chải xong cười tươi, răng trắng làm sao

      Bàn chải nho nhỏ, chải thật là đều
      Đánh răng cho sạch, sâu răng chạy vèo`,
  },
  {
    words: 'bảng_cửu_chương cửu_chương bảng_nhân phép_nhân',
    stanzas: `
      Số nào nhân không cũng đều bằng không
      Số nào nhân một thì vẫn y nguyên
      Nhân hai gấp đôi: hai, bốn, sáu, tám
      Nhân mười thêm không đứng cuối, kề bên

      Nhân năm thì cuối là không hoặc năm
      Năm, mười, mười lăm, hai mươi, cứ lên
      Nhân chín: hai số cộng vào bằng chín
      Mười tám, hăm bảy, ba sáu, thử xem`,
    later: `
      Ba nhân với bốn, bốn nhân với ba
      Đổi chỗ cho nhau vẫn mười hai mà
      Thế là chỉ học một nửa bảng thôi
      Nửa kia tự biết, nhẹ nhàng học qua`,
    hook: `
      Bảng cửu chương ơi, đọc to lên nào
      Nhân hai, nhân ba, thuộc rồi dễ sao`,
  },
  {
    words: 'ngày_trong_tuần thứ_trong_tuần ngày_của_tuần bảy_ngày_trong_tuần các_thứ_trong_tuần các_ngày_trong_tuần',
    stanzas: `
      Thứ hai đầu tuần, chào cờ trong nắng
      Thứ ba tới lớp, tập viết tập đo
      Thứ tư đứng giữa, nửa tuần rồi đó
      Thứ năm ca hát, tiếng hát thật to

      Thứ sáu tan học, cuối tuần tới rồi
      Thứ bảy dọn nhà rồi được đi chơi
      Chủ nhật nghỉ ngơi, cả nhà đông đủ
      Hết tuần, thứ hai lại tới đây thôi`,
    later: `
      Một tuần bảy ngày, đếm trên ngón tay
      Bàn này năm ngón, thêm hai bàn này
      Hôm qua, hôm nay, ngày mai nối tiếp
      Hết tuần lại tới tuần khác, vui thay`,
    hook: `
      Hai, ba, tư, năm, sáu, bảy, chủ nhật
      Các ngày trong tuần, thuộc rồi, nhớ thật`,
  },
  {
    words: 'tháng_trong_năm các_tháng_trong_năm mười_hai_tháng',
    stanzas: `
      Tháng một mở đầu, tháng hai ngắn nhất
      Tháng ba, tháng tư, nắng ấm dần lên
      Tháng năm, tháng sáu là vừa một nửa
      Nửa năm qua rồi, đếm tiếp đừng quên

      Tháng bảy, tháng tám, trời mưa trời nắng
      Tháng chín tựu trường, trống gọi bạn vui
      Tháng mười, mười một, gió về se lạnh
      Tháng mười hai chót, hết một năm rồi`,
    later: `
      Tháng thì ba mốt, tháng thì ba mươi
      Tháng hai hăm tám, nhớ nha bạn ơi
      Bốn năm một bận thêm ngày hăm chín
      Mười hai tháng đủ, đếm lại từ đầu thôi`,
    hook: `
      Mười hai tháng nhé, một năm tròn
      Tháng một tháng hai, đếm cho giòn`,
  },
  {
    words: 'qua_đường sang_đường an_toàn_giao_thông luật_giao_thông đèn_giao_thông vạch_kẻ',
    stanzas: `
      Tới mép đường rồi, dừng chân lại nhé
      Nắm tay người lớn, đứng ở vỉa hè
      Tìm vạch kẻ trắng, tìm đèn xanh đỏ
      Đèn đỏ thì đợi, không vội nha nghe

      Đèn xanh mới đi, nhìn trái trước nhé
      Rồi nhìn bên phải, nhìn trái lần sau
      Không còn xe tới thì giơ tay bước
      Bước đều, không chạy, nắm chặt tay nhau`,
    later: `
      Về kể cho mẹ bài vừa học được
      Bữa nay con biết nhìn đèn rồi nha
      Mai ba chở học, con ngồi con nhắc
      Đèn đỏ ba ơi, dừng lại đợi mà`,
    hook: `
      Đèn đỏ dừng lại, đèn xanh thì đi
      Đèn vàng chậm nhé, có vội mà chi

      Qua đường nhìn trước, nhìn cả hai bên
      Giao thông an toàn, nhớ lấy đừng quên`,
  },
]
