import type { Details } from '../../stanzas.ts'

/** Animals at home and on farms. */
export const animals1: readonly Details[] = [
  {
    words: 'mèo con_mèo chú_mèo mèo_con mèo_mướp mèo_mun mèo_vàng mèo_tam_thể',
    stanzas: `
      Cái đuôi dựng đứng như dấu hỏi
      Mèo đi tới đâu cũng như vua
      Cái ghế êm nhất là ghế của mèo
      Ai muốn ngồi chung thì phải thua

      Nghe tiếng bao hạt kêu sột soạt
      Từ đâu mèo đã đứng kế bên
      Đôi mắt tròn xoe nhìn không chớp
      Ăn xong thì lại nhảy lên trên

      Cái cốc trên bàn bị đẩy xuống
      Mèo ngồi liếm mép, mặt tỉnh queo
      Mắng thì chưa kịp, mèo đã ngủ
      Cuộn tròn một cục, thấy là yêu`,
    later: `
      Đêm xuống, cả nhà đều đi ngủ
      Con mèo nằm cạnh, thở đều đều
      Lông bám đầy lên chăn với gối
      Vậy mà thiếu nó lại buồn thiu`,
    hook: `
      Meo meo một tiếng, con mèo đòi ăn
      Meo meo tiếng nữa, mèo đòi nằm chăn

      Nhà có con mèo là nhà có vua
      Mèo nằm chính giữa, ai cũng chịu thua`,
  },
  {
    words: 'chó con_chó chú_chó cún cún_con chó_con dắt_chó poodle corgi cún_cưng',
    stanzas: `
      Nghe tiếng xe quen từ đầu ngõ
      Con chó đã phóng thẳng ra sân
      Cái đuôi xoay tít như chong chóng
      Mừng cuống cả lên, quýnh cả chân

      Sợi dây vừa gỡ ra khỏi móc
      Con chó chạy quanh đủ mười vòng
      Gốc cây nào cũng dừng lại ngửi
      Đi mãi mà đường vẫn chưa xong

      Nắng lên thì nằm ngay bậc cửa
      Một tai dựng đứng, một tai xuôi
      Có người lạ tới thì sủa lớn
      Thấy là người quen lại vẫy đuôi`,
    later: `
      Ai đi đâu mấy, khuya cũng đợi
      Con chó nằm im dưới mái hiên
      Trên đời có biết bao nhiêu thứ
      Mấy ai chờ cửa chẳng hề quên`,
    hook: `
      Gâu gâu một tiếng, con chó chạy ra
      Cái đuôi vẫy mãi, vui cả gian nhà

      Có con chó nhỏ nằm đợi trước sân
      Nghe tiếng xe về, chó nhảy tung chân`,
  },
  {
    words: 'nuôi_gà đàn_gà gà_trống gà_mái chuồng_gà gà_con đàn_vịt nuôi_vịt chăn_vịt',
    stanzas: `
      Nắm thóc vừa vung ra giữa nắng
      Cả đàn gà chạy tới lao xao
      Con nào chậm chân thì mất phần
      Kêu lên một tiếng, cổ vươn cao

      Sáng sớm gà gáy vang đầu ngõ
      Cả xóm mở mắt, khỏi chuông reo
      Trong ổ còn nguyên vài quả trứng
      Cầm lên ấm ấm, nhẹ tay nhiều`,
    later: `
      Chiều xuống đàn gà tự về tổ
      Đứng sát vào nhau, ngủ rất ngoan
      Sáng mai lại gáy như hôm trước
      Chẳng trễ bao giờ, chẳng tính toan`,
    hook: `
      Ò ó o o, gà trống gáy rồi
      Cả xóm thức dậy, nắng lên tới nơi

      Đàn vịt lạch bạch, đàn gà lao xao
      Nắm thóc vung ra, ồn biết chừng nào`,
  },
  {
    words: 'nuôi_cá bể_cá cá_vàng cá_cảnh hồ_cá cá_koi cá_chép cá_betta ao_cá',
    stanzas: `
      Nhúm mồi vừa rắc lên mặt nước
      Đàn cá từ đâu tụ thành vòng
      Cái miệng tròn tròn đớp từng chút
      Quẫy đuôi một cái, nước lại trong

      Ghé mặt sát vào lớp kính mỏng
      Cá cũng bơi ra, mắt tròn xoe
      Hai bên nhìn mãi không ai nói
      Ngồi đó quên luôn cả tiếng ve`,
    later: `
      Tối về chỉ bật ngọn đèn nhỏ
      Ngồi bên bể cá ngắm thong dong
      Chuyện ngoài kia có bao nhiêu mệt
      Nhìn một hồi lâu cũng nhẹ lòng`,
    hook: `
      Cá vàng bơi chậm, bơi lượn vòng quanh
      Ngồi nhìn cá lượn, ngày trôi thật lành

      Nuôi bầy cá nhỏ, nước trong một hồ
      Rắc mồi một nhúm, cá đớp thi đua`,
  },
  {
    words: 'nuôi_chim chim_sẻ chào_mào lồng_chim chim_bồ_câu bồ_câu vẹt con_vẹt chim_sáo chim_hót chim_cảnh',
    stanzas: `
      Sáng ra mở tấm khăn che gió
      Con chim cất tiếng hót liền tay
      Huýt sáo một câu, nó đáp lại
      Hai bên trò chuyện đến nửa ngày

      Chim nhảy qua cành rồi nhảy lại
      Nghiêng đầu nghe ngóng, mắt long lanh
      Có người đi ngang dừng chân đứng
      Nghe hết một bài mới bước nhanh`,
    later: `
      Chiều xuống tiếng chim thưa dần lại
      Lồng chim đem vào chỗ ấm hơn
      Nhà thì không lớn mà rộn rã
      Vì có chim kêu, hết cô đơn`,
    hook: `
      Chim hót véo von, sáng sớm vui ghê
      Huýt sáo một câu, chim hót theo về

      Con vẹt học nói, chim sáo học ca
      Nghe chim một chút, sáng cả gian nhà`,
  },
  {
    words: 'con_trâu con_bò chăn_trâu chăn_bò đàn_bò nuôi_bò nuôi_lợn nuôi_heo con_lợn con_heo vắt_sữa thả_trâu',
    stanzas: `
      Sáng lùa ra đồng, chiều lùa lại
      Đường quen chẳng phải dắt đâu xa
      Cái chuông ở cổ kêu leng keng
      Nghe là biết nó sắp về nhà

      Nắm cỏ còn tươi, sương chưa ráo
      Nhai nghe rau ráu tới khi no
      Bàn tay vỗ nhẹ lên lưng ấm
      Nó đứng im ru, chẳng phải lo`,
    later: `
      Nắng tắt, khói bay lên mái rạ
      Con trâu con bò đứng trong chuồng
      Mai lại ra đồng từ tờ mờ
      Người với con vật, nghĩa với thương`,
    hook: `
      Con trâu thong thả đi trước cái cày
      Chiều về đồng vắng, chuông lắc trên tay

      Con bò con heo ăn chóng lớn ghê
      Con trâu thong thả, chiều lại đi về`,
  },
  {
    words: 'nuôi_thỏ chuồng_thỏ hamster chuột_hamster con_rùa nuôi_rùa',
    stanzas: `
      Nắm rau vừa tới đã chạy lại
      Cái miệng nhai nhai nhỏ xíu xiu
      Bàn tay đưa xuống nằm im lặng
      Nghe tim đập nhẹ, thấy thương nhiều

      Cái nhà bé xíu trong góc ấm
      Đêm nghe sột soạt, sáng ngủ say
      Ai đi ngang qua cũng cúi xuống
      Hỏi thăm một chút rồi đi ngay`,
    later: `
      Nhỏ vậy thôi mà nhà đỡ vắng
      Con thỏ con rùa, chuyện không lời
      Sáng cho miếng rau, chiều miếng nước
      Có một nhịp thở ở bên người`,
    hook: `
      Con thỏ tai dài, chạy nhảy tung tăng
      Con rùa đi chậm, cũng tới như thường

      Nuôi con thỏ nhỏ, tai mềm như bông
      Ăn xong lá cải lại nhảy vòng vòng`,
  },
  {
    words: 'tha_dép cắn_dép giấu_dép tha_giày cắn_giày giấu_giày gặm_dép gặm_giày tha_tất tha_vớ',
    stanzas: `
      Sáng ra tìm mãi chẳng đủ cặp
      Một chiếc ở đây, một chiếc đâu
      Cả nhà chân đất đi lục lọi
      Nằm dưới gầm giường, tít tận sâu

      Cái quai đứt nửa, đế in răng
      Thủ phạm ngồi kia ngó lơ trời
      Mắng thì đuôi vẫy, tai cụp xuống
      Mới giơ tay lên đã bật cười`,
    later: `
      Chiếc dép sứt quai còn để đó
      Dấu răng bé xíu vẫn còn in
      Cắn dép như thế, vứt không nỡ
      Thôi cất lên cao để mà nhìn`,
    hook: `
      Dép đâu mất rồi, một chiếc bên hiên
      Một chiếc dưới gầm, ngủ giấc thật yên

      Giày đi đâu mất, dép cũng đi luôn
      Ai giấu giày dép mà mặt không buồn`,
  },
]
