import type { Topic } from '../../stanzas.ts'

export const sea: Topic = {
  kin: 'biển bãi_biển bờ_biển biển_cả ra_biển đi_biển đại_dương sóng sóng_biển cát bãi_cát hải_âu vỏ_ốc vỏ_sò san_hô hòn_đảo quần_đảo hải_đăng thủy_triều tắm_biển lướt_sóng ốc_biển cá_voi cá_heo thuyền thuyền_buồm khơi ngoài_khơi nước_mặn muối_biển bơi bơi_lội rong_biển sứa vịnh',
  you: {
    scene: `
      {you} nhặt (vỏ ốc|vỏ sò|hòn cuội) ghé tai {me} nghe
      Bảo trong có biển, có tàu về
      {me} nghe chỉ thấy {you} đang thở
      Thở giống như sóng, nhẹ nhàng ghê

      Ra biển, {you} (chạy|nhào|lao) ào xuống nước
      Dép còn trên bờ, nón cuốn đi
      Sóng đánh một cái lên tới bãi
      {you} lồm cồm dậy, cười lăn đi`,
    later: `
      {you} xây tòa lâu đài bằng cát
      Có cả ban công, có bếp sau
      Sóng lên một đợt, còn cái bậc
      {you} bảo: chỗ đó định làm cầu

      Người ta nằm biển cho da nắng
      {you} thì ngồi đếm những con tàu
      Đặt tên từng chiếc, hỏi thăm chúng
      Bao giờ ghé lại, chở những đâu`,
  },
  me: {
    scene: `
      {me} ra biển (tắm|chơi|nghỉ) một ngày đúng
      Cát theo về hết cả tháng liền
      Trong giày, trong tóc, trong hộp bánh
      Chắc biển gửi theo, sợ {me} quên

      {me} học (lướt sóng|bơi biển|chèo ván) được một buổi
      Nước mặn uống vào tính mấy thau
      Sóng cười, hải âu cũng cười nốt
      Mai còn ra nữa, có sao đâu`,
    later: `
      Cái ghế gãy chân bên bờ biển
      {me} ngồi nghiêng theo con nước lên
      Thấy sóng đi xa rồi trở lại
      Chẳng mang gì cả, vẫn không phiền

      Tối ngủ nghe sóng ngoài song cửa
      Nó cứ quên gì, quay lại tìm
      Tìm mãi tới sáng rồi ra bãi
      Bỏ lại vỏ sò nằm lặng im`,
  },
  past: {
    scene: `
      Bãi biển (năm ấy|ngày đó|mùa trước) còn dấu dép
      {you} viết tên lên cát, thật to
      Sóng cuốn một chữ, {you} viết lại
      Hai bên giằng co tới xế giờ

      {you} hay (ngồi|đứng|ngóng) đây nhìn ra biển
      Chẳng nói điều gì, nắm cát rơi
      Giờ {me} ngồi xuống cùng chỗ ấy
      Bốc một nắm cát, nhìn ra khơi`,
    later: `
      Vỏ ốc {you} cho nằm trên kệ
      Có hôm mất ngủ, {me} áp tai
      Sóng trong vỏ ốc còn nguyên đó
      Như {you} thì thầm suốt đêm dài

      {me} ra biển cũ vào mùa vắng
      Ngồi với bao nhiêu ghế trống không
      Con sóng nào vào cũng lịch sự
      Chạm chân một cái rồi đi vòng`,
  },
  hook: `
    Biển ơi hát lớn, sóng vỗ hai tay
    Bài này mặn quá, mặn mà lại say

    Ra biển đi thôi, gió gọi ngoài khơi
    Sóng xa sóng gần, sóng hát không thôi`,
  soft: {
    scene: `
      Biển nằm đắp sóng
      Một lớp chăn đôi
      Thuyền con neo lại
      Ngủ cạnh bờ thôi`,
    later: `
      Vỏ ốc nằm nghiêng
      Nghe biển trôi theo
      Hải âu gấp cánh
      Trên cát trong veo`,
  },
}
