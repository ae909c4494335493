import type { Details } from '../../stanzas.ts'

/** Sports, music, books, needlework, cards. */
export const pastimes1: readonly Details[] = [
  {
    words:
      'bóng_đá đá_bóng đá_banh sân_bóng đội_bóng thủ_môn bàn_thắng world_cup trận_bóng tiền_đạo đội_tuyển cổ_vũ sút_bóng',
    stanzas: `
      Trái bóng lăn ra là quên hết
      Quên cả trời mưa, cả tiếng la
      Cú sút trúng cột nghe cái cốp
      Cả xóm ôm đầu, tiếc xuýt xoa

      Ngã xuống đứng lên, quần lấm đất
      Đầu gối trầy ra vẫn chạy theo
      Bàn thắng cuối cùng trong phút chót
      Cả sân ôm lấy, cả sân reo`,
    later: `
      Tối tới không còn nhìn rõ bóng
      Vẫn đá thêm vài đường nữa thôi
      Sân bóng bây giờ người khác đá
      Nghe bóng lăn mà nhớ bồi hồi`,
    hook: `
      Sút đi sút đi, bóng vào lưới rồi
      Bóng lăn một nhịp, rộn cả khắp nơi

      Đá bóng với nhau, thắng thua cũng vui
      Bàn thắng vào lưới, ôm nhau mà cười`,
  },
  {
    words: 'câu_cá cần_câu đi_câu buông_câu câu_mực thả_câu lưỡi_câu',
    stanzas: `
      Cái phao nằm im trên mặt nước
      Ai nói to lên, suỵt một lần
      Ngồi cả buổi chiều không động đậy
      Chỉ có chuồn chuồn đậu trên cần

      Phao nhấp một cái, tim cũng nhấp
      Kéo lên bé bằng hai ngón tay
      Thả nó về ao cho mau lớn
      Hẹn năm sau lại gặp ở đây`,
    later: `
      Chiều xuống, khói lam bay trên nước
      Xô vẫn trống trơn, chẳng có gì
      Đi câu đâu phải vì con cá
      Vì được ngồi bên, chẳng nói chi`,
    hook: `
      Cần câu một chiếc, cá cắn hay không
      Ngồi câu bên nước, thảnh thơi trong lòng

      Đi câu cá nhé, ngồi sát bên nhau
      Cá không cắn câu thì đợi hôm sau`,
  },
  {
    words: 'khiêu_vũ nhảy_múa vũ_công sàn_nhảy múa nhảy_đầm điệu_nhảy dân_vũ múa_lân múa_ba_lê múa_quạt',
    stanzas: `
      Nhạc vừa nổi lên, chân đã nhịp
      Cái ghế trong nhà cũng muốn xoay
      Xoay hết một vòng rồi một vòng nữa
      Bước sai thì cứ bật cười ngay

      Tà áo bay theo từng bước lướt
      Cả sàn lùi lại, đứng vòng quanh
      Mồ hôi trên trán mà chân nhẹ
      Tưởng đâu có cánh, bước thật nhanh`,
    later: `
      Nhạc tắt, đèn lên, người đã vãn
      Mũi giày còn gõ nhịp vu vơ
      Đêm về gió thổi hai tà áo
      Điệu nhảy còn theo vào giấc mơ`,
    hook: `
      Xoay một vòng đi, nhảy một vòng thôi
      Nhảy hết bài này chưa muốn ngồi

      Múa lên cho đẹp, múa cho thật say
      Khiêu vũ một khúc, tay nắm lấy tay`,
  },
  {
    words:
      'ca_hát hát_karaoke karaoke ca_sĩ hát_cải_lương cải_lương hát_bolero bolero hát_chèo quan_họ nhạc_trịnh hát_vọng_cổ vọng_cổ nghêu_ngao hát_nghêu_ngao hợp_xướng hát_bè hát_nhạc hát_bài hát_hay hay_hát hát_cho hát_trong hát_khi hát_mỗi thích_hát hát_sai hát_to hát_dở mê_hát giành_mic',
    stanzas: `
      Chưa dạo hết nhạc đã cất giọng
      Nốt cao thì với, chẳng tới nơi
      Hàng xóm khép bớt hai cánh cửa
      Miệng thì lại hát nhẩm theo lời

      Bài ruột hát hoài chưa ai chán
      Nhắm mắt, nhíu mày, dốc hết hơi
      Hát xong nhìn quanh chờ tiếng vỗ
      Vỗ rồi xin hát một bài thôi`,
    later: `
      Nhạc tắt lâu rồi, nhà yên ắng
      Câu hát còn ngân ở phía sau
      Có hôm ngoài ngõ nghe ai đó
      Nghêu ngao khúc ấy, nhớ thật lâu`,
    hook: `
      Hát đi hát nữa, hát cho thật to
      Hát sai một nốt có chi mà lo

      Hát lên một câu, nhà rộn tiếng cười
      Hát thêm câu nữa, quên hết sự đời

      Karaoke bật lên, mic chuyền tay nhau
      Bài này hát hết, hát tiếp bài sau`,
  },
  {
    words: 'guitar ghi_ta đàn_guitar đàn_ghi_ta gảy_đàn ukulele',
    stanzas: `
      Sáu dây rung khẽ bên bậc cửa
      Ngón tay còn vụng, bấm còn đau
      Bài đầu mới được ba hợp âm
      Vậy mà hát hết cả đêm thâu

      Ai đó gõ bàn theo nhịp nhỏ
      Ai đó ngân nga ở phía sau
      Cây đàn xước góc, sơn tróc hết
      Mà tiếng thì trong, ấm lạ màu`,
    later: `
      Dây cũ đứt rồi, thay dây mới
      Bài cũ đàn lên vẫn thấy hay
      Những đêm không ngủ bên cây guitar
      Còn nghe trong gió tới hôm nay`,
    hook: `
      Gảy lên một tiếng, đàn hát cùng nhau
      Guitar thùng gỗ, hát tới đêm thâu

      Ghi ta một khúc, ngón tay lướt dây
      Đàn guitar nhé, đàn đi cho say`,
  },
  {
    words:
      'piano dương_cầm đàn_piano organ chơi_piano violin vĩ_cầm đàn_tranh đàn_bầu đàn_nhị sáo_trúc thổi_sáo học_đàn dạy_đàn chơi_nhạc ban_nhạc',
    stanzas: `
      Phím trắng phím đen kề sát nhau
      Ngón tay tập mãi một câu đầu
      Sai rồi đàn lại, sai rồi lại
      Một hôm bỗng thấy đúng từ lâu

      Tiếng đàn bay qua song cửa mở
      Người đi ngoài ngõ bước chậm hơn
      Không cần lời hát mà nghe thấy
      Có niềm vui lẫn chút giận hờn`,
    later: `
      Đàn piano khép, phòng chưa vắng
      Giai điệu còn ngân ở góc tường
      Lớn lên bận rộn ngồi đàn lại
      Ngón tay còn nhớ hết yêu thương`,
    hook: `
      Đàn lên một khúc, phím trắng phím đen
      Tiếng đàn bay tới góc phố thân quen

      Piano ngân nga, nốt nhỏ nốt to
      Ban nhạc hòa lên, vui chẳng phải lo`,
  },
  {
    words:
      'đọc_sách hiệu_sách thư_viện tủ_sách đọc_truyện truyện_tranh cuốn_sách nhà_sách tiểu_thuyết giá_sách mọt_sách quyển_sách',
    stanzas: `
      Lật thêm trang nữa rồi đi ngủ
      Trang nữa, trang nữa, sáng rồi kia
      Cơm nguội trên bàn không ai biết
      Người thì đang ở xứ xa lìa

      Gáy sách sờn đi, trang gấp mép
      Có vệt cà phê đoạn giữa chừng
      Ai mượn đều dặn đừng làm mất
      Vì trong đó có cả rưng rưng`,
    later: `
      Tủ sách đứng yên bên cửa sổ
      Cuốn nào cũng có dấu tay ai
      Mở ra là thấy dòng gạch dưới
      Như nghe ai nói nhỏ bên tai`,
    hook: `
      Đọc thêm trang nữa, sách để trên tay
      Đọc hết cuốn này, quên cả một ngày

      Cuốn sách trên tay, quên cả bữa cơm
      Giá sách đầy lên, mùi giấy thơm thơm`,
  },
  {
    words: 'đan_len đan_khăn đan_áo móc_len thêu móc_khăn đan_móc cuộn_len que_đan đan_mũ thêu_tranh len_đan',
    stanzas: `
      Hai que khe khẽ gõ vào nhau
      Cuộn len lăn mãi dưới gầm bàn
      Sai một mũi thôi là tháo hết
      Bắt đầu lại từ sợi đầu đan

      Hỏi đan cho ai thì cười mỉm
      Ướm thử một bên, thấy đã vừa
      Áo hơi rộng tay, hơi dài vạt
      Mặc vào là ấm tới đêm mưa`,
    later: `
      Đan áo năm ấy nay sờn chỉ
      Mỗi mùa gió bấc lại quàng lên
      Từng mũi len đan là từng phút
      Có người ngồi nhớ, nhớ trong đêm`,
    hook: `
      Đan khăn đan áo, từng mũi len mềm
      Đan cho mùa lạnh ấm cả màn đêm

      Len cuộn lăn tròn, que gõ nhịp đều
      Khăn len một chiếc, ấm biết bao nhiêu`,
  },
  {
    words:
      'đánh_cờ cờ_tướng cờ_vua chơi_cờ ván_cờ bàn_cờ cờ_caro đánh_bài tá_lả tiến_lên mạt_chược chơi_bài ô_chữ sudoku',
    stanzas: `
      Quân cờ đập xuống nghe cái cốp
      Bên kia chống cằm, nhíu lông mày
      Đi rồi xin lại, không cho lại
      Cãi nhau một chập, lại cầm tay

      Trà nguội mấy lần không ai uống
      Nắng dời từ gốc tới ngoài hiên
      Thua ván này đòi thêm ván nữa
      Trời tối mất rồi vẫn ngồi yên`,
    later: `
      Bàn cờ gấp lại bên cửa sổ
      Mấy quân mòn chữ, sứt đôi bên
      Chiều nào có gió nghe như tiếng
      Ai gõ quân cờ: chiếu tướng lên`,
    hook: `
      Chiếu tướng rồi nhé, đi nước nào đây
      Ván cờ chưa hết, trà nguội trên tay

      Đánh thêm ván nữa, thua rồi chẳng lo
      Chơi cờ cho vui, cãi nhau thật to`,
  },
  {
    words: 'bơi đi_bơi hồ_bơi bơi_lội học_bơi bể_bơi tắm_sông',
    stanzas: `
      Nhảy ùm một cái, nước tung tóe
      Lạnh run mà miệng vẫn cười to
      Chân đạp tay quờ, uống ngụm nước
      Ngoi lên mặt nước, hết buồn lo

      Hít hơi thật sâu rồi lao tới
      Cứ thế mà đi, chẳng sợ đâu
      Bên kia có người giơ tay đợi
      Bám được vào tay, chẳng chìm sâu`,
    later: `
      Tóc ướt ngồi hong trên bậc đá
      Nắng chiều rơi xuống ấm hai vai
      Biết bơi một lần là biết mãi
      Nước nào cũng nổi, suốt đường dài`,
    hook: `
      Bơi đi bơi nữa, nước mát trong xanh
      Bơi tới bờ kia, chân đạp thật nhanh

      Hồ bơi nắng chiếu, nhảy xuống ùm vui
      Tắm sông mát lạnh, ngoi lên mà cười`,
  },
]
