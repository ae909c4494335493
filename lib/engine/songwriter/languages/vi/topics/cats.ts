import type { Topic } from '../../stanzas.ts'

export const cats: Topic = {
  kin: 'mèo con_mèo chú_mèo bé_mèo mèo_con mèo_mướp mèo_tam_thể mèo_mun mèo_vàng mèo_anh mèo_ba_tư mèo_xiêm mèo_hoang nuôi_mèo miu mi_mi meo meo_meo gừ_gừ ria_mép móng_vuốt cát_mèo cát_vệ_sinh hoàng_thượng con_sen bắt_chuột',
  you: {
    scene: `
      Mèo (trong hẻm|ngoài chợ|cả phố) này không theo ai
      {me} mua cá ngon cũng đứng ngoài
      {you} đi tay không, vừa huýt sáo
      Cả bầy nối gót thành hàng dài

      Con mèo (mướp|mun|vàng) khó tính, ai cũng né
      Gặp {you} nó nhảy tót vào lòng
      Trời lạnh, {you} ngồi suốt hai tiếng
      Tê chân mà hỏi, bảo rằng không`,
    later: `
      Mèo leo ngọn cau, kêu hai bữa
      Cá cũng không xuống, thang cũng không
      {you} nằm ra cỏ, nhìn mây chạy
      Nó xuống ngồi cạnh, cũng ngóng trông

      Ba giờ, nắng đậu trên tấm chiếu
      Mèo nằm một bên, {you} một bên
      {me} bận nhiều việc, mà đi ngang
      Thôi nằm một lúc, cũng hóa quên`,
  },
  me: {
    scene: `
      (Bốn giờ|Năm giờ|Ba giờ) sáng, bàn chân mèo gõ mũi
      {me} bảo còn đêm, nó chẳng hay
      Nó ngồi lên ngực, nhìn thật kỹ
      Bốn ký lô trăng, nặng thế này

      {me} mua (lâu đài|nhà gỗ|cây cột) cho con mèo
      Ba tầng, có võng, có cửa reo
      Lắp xong hai ngày, tay phồng rộp
      Nó nằm trong thùng, chẳng thèm leo`,
    later: `
      Con mèo ngủ gật trên tay {me}
      Cơm sôi trên bếp, chuông kêu ngoài
      Tay tê, chân mỏi, không dám cựa
      Nó đang nằm mơ, mơ thật dài

      Mèo nhà {me} có thêm hai họ
      Nhà đầu hẻm gọi là Bánh Bao
      Nhà cuối hẻm gọi là Đại Úy
      Về đây ăn tiếp, chẳng lời chào`,
  },
  past: {
    scene: `
      Con mèo biết (tiếng|bước|nhịp) chân {you} trước {me}
      Nó vểnh tai lên, bếp lửa vừa
      Giờ có bước ai qua, nó ngóng
      Cuộn lại, nằm nghe gió quá trưa

      {you} bảo (mèo|nó|con này) không được lên giường
      Rét mấy cũng không, khóc chẳng thương
      Thế mà sáng sớm {me} đi ngang cửa
      Nó ngáy bên {you}, tới mù sương`,
    later: `
      Ghế của {you} lông mèo bám kín
      Nó ngửi một vòng rồi bỏ đi
      {me} trải lên ghế tấm áo cũ
      Từ đó nó nằm, chẳng thiết chi

      Con mèo gầy nhom bên hàng giậu
      {me} đặt cái đĩa {you} hay dùng
      Nó ăn, mắt ngó, không ai nói
      Hai bên lặng lẽ nhớ người chung`,
  },
  hook: `
    Mèo ơi xuống đây, mái ngói trơn rồi
    Có ổ chăn ấm, có chỗ nằm thôi

    Chín mạng con mèo, ta có một thôi
    Chia nhau tấm chiếu, nghe nó ngáy chơi`,
  soft: {
    scene: `
      Mèo con rửa mặt
      Rửa chân rửa tai
      Trăng tròn như cuộn
      Len lăn dài dài`,
    later: `
      Gừ gừ, gừ gừ
      Tàu nhỏ về ga
      Mèo con chở ngủ
      Tới tận hiên nhà`,
  },
}
