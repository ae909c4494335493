import type { Topic } from '../../stanzas.ts'

export const travel: Topic = {
  kin: 'du_lịch đi_phượt phượt chuyến_đi hành_trình ba_lô vali bản_đồ hộ_chiếu vé_máy_bay sân_bay khách_sạn homestay leo_núi cắm_trại lều đèo hải_vân mã_pí_lèng hà_giang đà_lạt sa_pa xuyên_việt đi_đây_đi_đó lạc_đường khám_phá hướng_dẫn_viên tham_quan đặc_sản chụp_ảnh phương_xa núi ngọn_núi',
  you: {
    scene: `
      Đi (một ngày|hai ngày|ba ngày), {you} xếp vali to
      Có ấm, có võng, có cả mo
      Tới nơi thiếu đúng cái bàn chải
      Cả bọn nhìn nhau, cười thật to`,
    later: `
      {you} hỏi đường đi, ai cũng chỉ
      Người chỉ bên sông, người chỉ đèo
      Cuối cùng {you} rẽ nơi không ai chỉ
      Gặp cả cánh đồng hoa trong veo`,
  },
  me: {
    scene: `
      {me} cầm (bản đồ|điện thoại|la bàn) đi lạc núi
      Gặp một con bò đứng giữa đường
      {me} hỏi lối về, bò quay bước
      {me} theo, ra tới quán ven nương`,
    later: `
      {me} chụp hình núi, núi đầy mây
      Chụp biển thì mưa, chụp phố xoay
      Rửa ra chỉ rõ một bàn ghế
      Có bát mì cay, khói còn bay`,
  },
  past: {
    scene: `
      Vali {you} (cũ|xám|nâu) còn tem sân bay
      Dán chồng lên nhau, bóc rách tay
      {me} mở, nắm cát còn trong góc
      Biển nào theo {you} tới hôm nay`,
    later: `
      Tấm bản đồ {you} khoanh bút đỏ
      Chỗ nào cũng ghi: lúc nào đi
      {me} đi được ba vòng trong số đó
      Tới nơi gọi {you}, núi thầm thì`,
  },
  hook: `
    Đi thôi đi thôi, đường dài mở ra
    Ba lô trên vai, gió thổi ngang qua

    Qua đèo qua suối, qua mấy rừng thông
    Nơi nào cũng lạ, nơi nào cũng mong`,
}
