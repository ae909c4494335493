import type { Details } from '../../stanzas.ts'

/** What grows in gardens, and what is sold at markets and in the street. */
export const gardenMarket1: readonly Details[] = [
  {
    words:
      'trồng_hoa hoa_lan vườn_hoa chậu_hoa hoa_hồng trồng_lan tưới_hoa cắm_hoa giò_lan hoa_giấy hoa_cúc hoa_sen bó_hoa trồng_bông',
    stanzas: `
      Sáng nào cũng ra xem một lượt
      Một nụ hoa hé, gọi cả nhà
      Con ong bay tới trước tất cả
      Đậu lên một chút, chẳng muốn xa

      Đất dính đầy tay, nước dính áo
      Mùi hoa thơm nhẹ cả góc sân
      Ai ngang cổng cũng dừng chân hỏi
      Hỏi xong được cắt một cành xuân`,
    later: `
      Hoa tàn rồi lại ra nụ mới
      Vườn hoa chẳng lúc nào là không
      Những khi lòng nặng ra đây đứng
      Nhìn hoa một chút, nhẹ như bông`,
    hook: `
      Hoa nở trước hiên, hoa nở sau nhà
      Đi đâu cũng nhớ góc vườn đầy hoa

      Tưới gốc hoa hồng, tưới chậu hoa lan
      Hoa cười một đóa, sáng cả không gian`,
  },
  {
    words:
      'làm_vườn trồng_rau vườn_rau mảnh_vườn khu_vườn luống_rau trồng_cà tưới_rau trồng_ớt trồng_bầu giàn_mướp giàn_bầu nhổ_cỏ giàn_mướp_trước trồng_giàn_mướp trồng_mướp giàn_bí trồng_bí trồng_cây_ăn_quả',
    stanzas: `
      Hạt gieo hôm trước nay đã nhú
      Hai chiếc lá con xanh thật xanh
      Sáng tưới một lần, chiều một lượt
      Ngó tới ngó lui, lớn thật nhanh

      Trái đầu mùa hái chưa đầy rổ
      Đem chia trong xóm mỗi nhà phần
      Còn lại nấu chung nồi canh ngọt
      Ăn rau nhà mình, ngọt mấy lần`,
    later: `
      Mùa nối theo mùa, cây lại trái
      Mảnh vườn năm nào cũng xanh tươi
      Bàn tay lấm đất mà thơm mãi
      Ai qua cũng thấy, ai cũng cười`,
    hook: `
      Luống rau xanh mướt, giàn mướp đơm bông
      Khu vườn nho nhỏ, vui cả tấm lòng

      Trồng rau tưới nước, chăm mảnh vườn con
      Giàn bầu giàn mướp, trái lớn trái con`,
  },
  {
    words: 'cây_cảnh bonsai trồng_cây tưới_cây tỉa_cây chậu_cây xương_rồng cây_si sen_đá',
    stanzas: `
      Cắt đi một nhánh, lùi ra ngắm
      Nghiêng đầu bên trái, ngó một hồi
      Cái cây bé xíu mà nhiều tuổi
      Chăm nó như là chăm trẻ thôi

      Xịt chút nước lên từng chiếc lá
      Lá như rửa mặt, sáng hẳn ra
      Hôm nay lại nhú thêm chồi mới
      Bé bằng đầu tăm, gọi cả nhà`,
    later: `
      Chậu cây lớn chậm, không hề vội
      Mỗi năm thêm một đốt con con
      Ai chăm cây lâu thì cũng biết
      Điều gì có chờ thì cũng tròn`,
    hook: `
      Trồng cây một gốc, tưới nước chờ mong
      Cây xanh một chút, mát cả cõi lòng

      Chậu cây xương rồng, chậu sen đá nhỏ
      Tỉa cây ngắm lá, ngày nào cũng đỏ`,
  },
  {
    words: 'hoa_mai cây_mai hoa_đào cành_đào cây_quất lặt_lá_mai nhành_mai cành_mai',
    stanzas: `
      Lá già bứt xuống đầy sân gạch
      Nụ nhỏ lấm tấm đã bày ra
      Ngày nào cũng đếm xem mấy nụ
      Chỉ mong nở kịp tết nhà ta

      Sáng mồng một mở toang cánh cửa
      Một bông vừa nở rất đúng ngày
      Cả nhà chạy ra đứng chung quanh
      Năm mới thế là đã tới đây`,
    later: `
      Hết tết cánh rơi vàng mặt đất
      Cây lại ra chồi, lại lá non
      Hoa mai hoa đào năm sau nở
      Nhà có cành hoa, tết vẫn còn`,
    hook: `
      Hoa mai hoa đào, nở rộ mừng xuân
      Cành nào cũng thắm, đón khách tới gần

      Cây mai trước cửa vừa nở một bông
      Cành đào đầu ngõ cũng ửng màu hồng`,
  },
  {
    words:
      'trái_cây hoa_quả sầu_riêng xoài dưa_hấu bưởi chôm_chôm măng_cụt vải_thiều bóc_cam gọt_cam ổi cây_xoài cây_mít cây_khế cây_ổi hái_xoài hái_trộm',
    stanzas: `
      Gọt ra một đĩa đầy trên chiếu
      Ngọt chảy theo tay, chẳng kịp lau
      Miếng to nhường bạn, miếng con giữ
      Hột để ươm thành cây mai sau

      Trèo lên một nhánh vừa tầm với
      Trái chín rơi trong vạt áo rồi
      Chua chua chấm muối nhăn cả mặt
      Mà ăn không dứt, cứ xin thôi`,
    later: `
      Cái cây vẫn đứng nơi vườn ấy
      Mùa nào trái nấy, đợi người qua
      Trái cây một rổ, bưng đĩa muối
      Là cả ngày xưa kéo về nhà`,
    hook: `
      Trái cây đầu mùa, ngọt lịm trên môi
      Chấm thêm chút muối, ăn hoài không thôi

      Xoài chua ổi giòn, hái ở trên cây
      Bưởi thơm sầu riêng, ăn vui cả ngày`,
  },
  {
    words: 'bán_rau bán_cá bán_thịt sạp_hàng sạp_rau tiểu_thương gánh_hàng bán_ở_chợ bán_ngoài_chợ ngồi_chợ',
    stanzas: `
      Phố còn đang ngủ, gánh đã ra đường
      Rau còn ướt nước, lá còn đọng sương
      Trải tấm ni lông, bày từng mớ nhỏ
      Mời câu thật ngọt, cân rất rộng thường

      Nắng lên tới đỉnh, nón che một bóng
      Mưa xuống bất ngờ, kéo tấm bạt che
      Bán hết mớ cuối, đếm tờ bạc lẻ
      Mua thêm miếng thịt, xách giỏ ra về`,
    later: `
      Từng đồng bạc lẻ, từng mùa mưa nắng
      Gom lại thành cơm, thành sách, thành đèn
      Ai từng lớn lên nhờ đôi gánh ấy
      Đi đâu cũng nhớ, chẳng dám nào quên`,
    hook: `
      Gánh hàng sớm mai, bán tới xế chiều
      Sạp hàng nho nhỏ, nuôi biết bao nhiêu

      Bán rau bán cá, nắng sớm mưa chiều
      Bán từng đồng lẻ, gánh cả thương yêu`,
  },
  {
    words: 'đi_chợ phiên_chợ ngoài_chợ chợ_nổi chợ_quê chợ_đêm đi_chợ_sớm',
    stanzas: `
      Tinh mơ xách giỏ ra đầu ngõ
      Mặc cả dăm câu rồi mới mua
      Bà bán bỏ thêm nhành hành lá
      Cười bảo: bớt rồi, khỏi phải thưa

      Rau còn ướt sương, cá còn quẫy
      Chợ họp ồn lên một góc trời
      Đi mua bó rau mà đứng mãi
      Hỏi thăm hết xóm mới về thôi`,
    later: `
      Giỏ về đặt xuống bên thềm cửa
      Lúc nào cũng có chút quà con
      Cái bánh gói lá, thanh kẹo lạc
      Nhớ phiên chợ sớm, ngọt vẫn còn`,
    hook: `
      Đi chợ sớm mai, xách giỏ thật đầy
      Chợ đông chợ vui, mua bán luôn tay

      Phiên chợ ồn ào, rau cá tươi xanh
      Gánh hàng bán sớm, hết rồi về nhanh`,
  },
  {
    words: 'nấu_cháo bán_cháo nồi_cháo bát_cháo tô_cháo ăn_cháo chén_cháo cháo',
    stanzas: `
      Lửa nhỏ riu riu, gạo vừa nở
      Hành lá rắc lên, khói bay mềm
      Thổi ba hơi nhẹ cho bớt nóng
      Ăn vào một muỗng, ấm và êm

      Nhà có người đau là có bát
      Bưng lên tận chiếu, đỡ ngồi gần
      Ăn hết nửa tô là đã khỏe
      Thìa nào cũng có chữ ân cần`,
    later: `
      Lớn lên trời trở, người hơi sốt
      Lại thèm bát cháo hành ngày xưa
      Tự nấu một nồi ăn một mình
      Ngon thì ngon đó, mà như thừa`,
    hook: `
      Bát cháo còn nóng, thổi nhẹ mà ăn
      Ăn xong bát cháo, ấm tựa đắp chăn

      Nồi cháo thơm hành, sôi nhẹ riu riu
      Cháo thì một bát, thương thì bao nhiêu`,
  },
  {
    words: 'kem cây_kem que_kem ăn_kem bán_kem kem_chuối kem_ốc_quế',
    stanzas: `
      Leng keng chuông lắc từ đầu ngõ
      Trẻ con chân đất chạy ùa ra
      Liếm vội kẻo tan thành giọt nước
      Chảy xuống cùi tay, chảy khắp nhà

      Trưa nắng như nung mà mát lạnh
      Một cây chia với đứa bên mình
      Miếng cuối nhường nhau rồi rơi xuống
      Hai đứa ngồi cười nhìn lặng thinh`,
    later: `
      Lớn rồi mua được bao nhiêu thứ
      Mà cây kem cũ khó mua thay
      Vị ngọt mùa hè trên que gỗ
      Còn mát trên môi đến tận nay`,
    hook: `
      Leng keng leng keng, kem mát tới rồi
      Cây kem một miếng, ngọt lịm trên môi

      Ăn kem đi nào, kẻo kem tan mau
      Một cây kem nhỏ hai đứa chia nhau`,
  },
]
