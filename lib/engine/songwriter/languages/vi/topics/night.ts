import type { Topic } from '../../stanzas.ts'

export const night: Topic = {
  kin: 'đêm ban_đêm đêm_khuya nửa_đêm trăng mặt_trăng ánh_trăng trăng_rằm trăng_khuyết sao ngôi_sao ánh_sao sao_đêm bầu_trời_sao đêm_trăng thức_khuya mất_ngủ giấc_mơ giấc_ngủ ngủ_gật đèn_đường bóng_tối bóng_đêm đom_đóm dế đồng_hồ hoàng_hôn khuya',
  you: {
    scene: `
      (Nửa đêm|Hai giờ|Khuya rồi), {you} gõ cửa khe khẽ
      Bảo có gì hay ở phía sau nhà
      Ra nhìn thì chỉ con đom đóm
      Nó bay một vòng, sáng cả vườn cà

      {you} chỉ (một ngôi sao|chùm sao|vệt sao), bảo cái nồi
      {me} nhìn hoài thấy giống cái môi
      Cãi nhau tới lúc trăng đi ngủ
      Thì thôi chịu vậy, cái môi, cái nồi`,
    later: `
      Đêm cúp điện, {you} bắc ghế ra
      Trăng tròn như thể mới thay mà
      {you} kể chuyện cũ, kể chuyện lạ
      Điện có từ lâu, chẳng ai vô nhà

      {you} không ngủ được, {me} cũng thức
      Hai bên điện thoại, chẳng nói năng
      Chỉ nghe tiếng quạt quay đều đặn
      Và hai ô cửa chung ánh trăng`,
  },
  me: {
    scene: `
      (Hai giờ|Ba giờ|Một giờ) đêm, {me} nằm nghĩ một chuyện
      Lớp ba ai lấy cục tẩy này
      Nghĩ mãi tới khi gà nó gáy
      Hóa ra cục tẩy ở đâu đây

      Đèn đường (vàng|mờ|nháy) hắt qua khe cửa
      {me} đếm cừu đi, đếm tới mờ
      Tới con năm trăm nó hỏi lại
      Sao chưa chịu ngủ, mấy giờ cơ`,
    later: `
      Đêm thành phố có ông bán bắp
      Nửa đêm rao nhỏ, sợ ai hay
      {me} mở cửa xuống mua hai trái
      Hai người ăn bắp ngó trăng đầy

      Trăng theo {me} về qua ba ngõ
      {me} đứng, trăng đứng, đi, trăng đi
      Tới nhà {me} bảo: thôi về nhé
      Trăng ngồi trên mái, chẳng nói gì`,
  },
  past: {
    scene: `
      Đêm (mùa hạ|tháng sáu|trăng sáng) ấy, chiếu ngoài sân
      {you} chỉ cho xem dải sông Ngân
      Giờ ngước lên trời còn nguyên đó
      Chỉ chiếc chiếu kia bớt một phần

      Cửa sổ {you} (sáng|vàng|còn sáng) tới rất khuya
      {me} đi ngang ngõ lại ngó về
      Nay đèn người khác, rèm người khác
      Chân {me} vẫn chậm, đêm vẫn mê`,
    later: `
      Đêm {me} mơ thấy {you} đứng ngõ
      Không nói gì đâu, chỉ vẫy tay
      Thức dậy, gối còn hằn một nếp
      Ngoài kia trăng mỏng lẫn vào mây

      {you} từng bảo sao kia xa lắm
      Sáng tới đây thì cũng cũ rồi
      {me} nay mới hiểu điều {you} nói
      Cũ mà còn sáng, vậy đó thôi`,
  },
  hook: `
    Đêm ơi dài thêm, trăng ơi đầy thêm
    Cho câu hát nhỏ nằm ở bên thềm

    Sao trời bao nhiêu, đếm chẳng hết đâu
    Đếm tới ngôi nào cũng sáng như nhau`,
  soft: {
    scene: `
      Trăng tròn như bánh
      Ai cắn một bên
      Sao ngồi canh gác
      Cho bánh tròn thêm`,
    later: `
      Đom đóm xách đèn
      Đi tuần quanh ao
      Thấy ai còn thức
      Thì bảo: ngủ nào`,
  },
}
