import type { Details } from '../../stanzas.ts'

/** Animals and the garden. */
export const animals1: readonly Details[] = [
  {
    words: 'mèo con_mèo chú_mèo mèo_con mèo_mướp mèo_mun mèo_vàng mèo_tam_thể',
    stanzas: `
      Cái đuôi dựng đứng như dấu hỏi
      Gầm gừ một nhịp, nhỏ và êm
      Chiếc ghế ai ngồi đều mất chỗ
      Lông bám đầy lên mặt gối mềm

      Chân đệm bước đi không tiếng động
      Cái cốc bên bàn đẩy xuống rồi
      Hai mắt tròn xoe như vô tội
      Liếm mép một vòng rồi ngủ thôi

      Bệ cửa một ô vừa ấm nắng
      Cái bụng tròn vo, râu cong veo
      Chiếc hộp giấy không là nhà mới
      Ổ mua đắt lắm, bỏ nằm treo

      Tiếng bao hạt xốc nghe sột soạt
      Từ đâu hiện tới, lượn xoay ngang
      Bát vừa vơi nửa, kêu như đói
      Bốn chân duỗi thẳng, chắn lối sang`,
  },
  {
    words: 'chó con_chó chú_chó cún cún_con chó_con dắt_chó poodle corgi cún_cưng',
    stanzas: `
      Cái đuôi quật mãi vào chân ghế
      Mũi đen ươn ướt dí vào tay
      Chiếc dép bên này, bên kia mất
      Một tai cụp xuống, một tai bay

      Nghe tiếng xe quen từ đầu ngõ
      Móng khua lách cách, đuôi xoay vòng
      Nhảy lên tới ngực, in dấu đất
      Sủa mừng một chặp vẫn chưa xong

      Sợi dây dắt móc bên cánh cửa
      Rung nhẹ một hồi, đã đứng chờ
      Gốc cây nào cũng dừng ngửi kỹ
      Lưỡi thè lúc lắc, mặt ngây thơ

      Chậu cơm liếm sạch, kêu lạch cạch
      Đầu gác lên thềm, ngáy khò khò
      Ngủ mà bốn chân còn đạp đạp
      Cái tai dựng đứng, nghe tò mò`,
  },
  {
    words: 'gà nuôi_gà đàn_gà gà_trống gà_mái chuồng_gà gà_con vịt đàn_vịt nuôi_vịt chăn_vịt',
    stanzas: `
      Nắm thóc vãi ra, chạy túa tới
      Mỏ gõ liên hồi xuống mặt sân
      Quả trứng hồng hồng trong ổ rạ
      Cầm lên còn ấm, dính chút phân

      Cánh vỗ phành phạch, bụi bay tứ tán
      Lông tơ vàng óng lăn như bông
      Chuồng tre mấy nan, cái máng gỗ
      Con nào chậm bước, hết phần trông

      Lục tục kéo nhau về quanh máng
      Chân bới lá khô, mỏ mổ nhanh
      Một tiếng quang quác vang đầu ngõ
      Cái mào đỏ chót giữa rào xanh`,
  },
  {
    words: 'nuôi_cá bể_cá cá_vàng cá_cảnh hồ_cá cá_koi cá_chép cá_betta ao_cá',
    stanzas: `
      Bọt khí lăn tăn dâng từng chuỗi
      Mấy cọng rong xanh phất phơ quanh
      Nhúm mồi vừa rắc, miệng đớp đớp
      Cái đuôi đỏ rực quẫy rất nhanh

      Tấm kính ghé sát hai con mắt
      Sỏi trắng, hòn non, ngọn đèn xanh
      Tiếng máy rì rầm nghe thật khẽ
      Vây mỏng như tơ, vảy long lanh

      Cái vợt lưới nhỏ treo bên vách
      Nước thay một nửa, trong vắt ra
      Há miệng tròn xoe như định hỏi
      Rồi thôi, bơi nốt mấy vòng xa`,
  },
  {
    words: 'nuôi_chim chim_sẻ chào_mào lồng_chim chim_bồ_câu bồ_câu vẹt con_vẹt chim_sáo chim_hót chim_cảnh',
    stanzas: `
      Chiếc lồng tre móc trên cành khế
      Cóng nước, cóng kê, hạt bắp vàng
      Tiếng hót trong veo, ngừng rồi tiếp
      Cái đầu nghiêng ngó, mắt ngó ngang

      Cánh rung nhè nhẹ, lông xù tròn
      Nhảy qua nhảy lại mấy cành con
      Vỏ hạt bay ra đầy mặt đất
      Một câu hót ngắn, véo von giòn

      Tiếng huýt sáo vừa buông khỏi miệng
      Bên kia đáp lại đúng ba lần
      Cọng lông bé xíu rơi xoay nhẹ
      Nằm lại bên hiên, cạnh dấu chân`,
  },
  {
    words: 'con_trâu con_bò chăn_trâu chăn_bò đàn_bò nuôi_bò nuôi_lợn nuôi_heo con_lợn con_heo vắt_sữa thả_trâu',
    stanzas: `
      Cái chuông đồng lắc ngang vòng cổ
      Đuôi đuổi ruồi đi, quất lại qua
      Bờ cỏ còn in từng dấu móng
      Miệng nhai thong thả, mắt nhìn xa

      Cái máng đầy lên, chen nhau tới
      Mũi ướt phì phì phả hơi ra
      Một bó cỏ tươi còn đẫm nước
      Nhai nghe rau ráu, hết veo mà

      Sợi thừng quấn nhẹ quanh cọc gỗ
      Rơm vàng từng đống, cỏ vừa xong
      Con đường về chuồng quen từng bước
      Sừng in một nét, cái lưng cong`,
  },
  {
    words:
      'trồng_hoa hoa_lan vườn_hoa chậu_hoa hoa_hồng trồng_lan tưới_hoa cắm_hoa giò_lan hoa_giấy hoa_cúc hoa_sen bó_hoa trồng_bông',
    stanzas: `
      Cái bình tưới thủng vòi hoa nhỏ
      Đất còn dính dưới kẽ móng tay
      Một nụ vừa hé, khoe với xóm
      Ong tìm đến nếm, lượn rồi bay

      Chậu đất kê nghiêng bên bậu cửa
      Kéo tỉa cành khô nghe tách tách
      Rễ trắng bám vào than với dớn
      Cánh mềm như lụa, mỏng và sạch

      Giàn leo chằng buộc bằng dây kẽm
      Chậu lớn chậu con đứng chật hiên
      Một cánh vừa rơi trên mặt gạch
      Mùi thơm thoang thoảng, chẳng mất tiền`,
  },
  {
    words:
      'làm_vườn trồng_rau vườn_rau mảnh_vườn khu_vườn luống_rau trồng_cà tưới_rau trồng_ớt trồng_bầu giàn_mướp giàn_bầu nhổ_cỏ',
    stanzas: `
      Cái cuốc dựng nghiêng bên gốc mướp
      Bốn luống ngay hàng, lá mướt xanh
      Con sâu bị bắt trên tàu cải
      Mấy trái cà non đỏ rất nhanh

      Thùng tưới hai vòi, nước xòe cánh
      Cái nón treo lên đầu cọc rào
      Đất ẩm dính tay, mùi lá dập
      Rau nhiều chia bớt nhà bên nào

      Giàn tre buộc lạt, dây leo kín
      Quả dài thõng xuống, đụng vào nhau
      Một rổ vừa hái còn đẫm nước
      Ngọn này vừa ngắt, ngọn kia sau`,
  },
  {
    words: 'cây_cảnh bonsai trồng_cây tưới_cây tỉa_cây chậu_cây xương_rồng cây_si sen_đá',
    stanzas: `
      Cây kéo nho nhỏ cắt từng chút
      Một nhánh dây kẽm uốn thành vòng
      Lùi ra ba bước, nghiêng đầu ngắm
      Xoay chậu nửa vòng, thế mới xong

      Chậu sành nứt miệng, rêu bám kín
      Lá mới chồi lên, bé bằng kim
      Xịt một làn sương, lau từng phiến
      Đất uống ừng ực rồi lặng im

      Cái xẻng con con, bao đất mới
      Rễ non gỡ nhẹ, ấp vào tay
      Xoay về phía sáng thêm chút nữa
      Chồi bằng đầu tăm mọc hôm nay`,
  },
  {
    words: 'hoa_mai cây_mai hoa_đào cành_đào cây_quất lặt_lá_mai nhành_mai cành_mai',
    stanzas: `
      Chậu lớn khiêng vào ngay giữa cửa
      Nụ như hạt gạo, bám đầy cành
      Đếm đi đếm lại từng bông hé
      Lộc vừa nhú được chút màu xanh

      Cánh mỏng rơi trên khăn trải đỏ
      Dây đèn quấn nhẹ, chớp rồi ngưng
      Bao giấy đỏ treo lung lẳng khắp
      Lá bứt đầy sân, mỏi cả lưng

      Gốc xù rêu mốc, thân sần sùi
      Mà bông mỏng mảnh, nhẹ như tơ
      Thêm chén nước ấm, xoay ra nắng
      Nở đúng phiên rồi, khỏi phải chờ`,
  },
]
