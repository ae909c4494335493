import type { Topic } from '../../stanzas.ts'

export const city: Topic = {
  kin: 'thành_phố phố phố_xá đường_phố góc_phố vỉa_hè hẻm con_hẻm ngõ_nhỏ kẹt_xe tắc_đường đèn_đỏ ngã_tư xe_ôm chung_cư nhà_cao_tầng cao_ốc đô_thị hồ_gươm phố_cổ chợ chợ_đêm quán_cóc xe_máy grab tòa_nhà thang_máy biển_hiệu sài_gòn hà_nội đà_nẵng huế thủ_đô',
  you: {
    scene: `
      {you} dắt {me} qua (phố|hẻm|chợ) này một lượt
      Chỗ bán đôi giày, chỗ vá nồi
      Ai cũng hỏi thăm, ai cũng biếu
      Về nhà bảy túi, hẻm một thôi

      Ngã tư (kẹt cứng|tắc nghẽn|đông nghẹt), còi inh ỏi
      {you} xuống xe đứng giữa, giơ tay
      Chỉ trái chỉ phải như nhạc trưởng
      Cả phố đi qua, vẫy mũ ngay`,
    later: `
      {you} biết từng viên gạch vỉa hè
      Viên nào dẫm xuống nước bắn lên
      Mưa xong {you} nhảy như cờ cá ngựa
      {me} bước theo sau, ướt một bên

      Thành phố rộng mà {you} làm hẹp
      Đi đâu cũng gặp một người quen
      Hỏi ra mới biết, quen từ bữa
      {you} đứng chia nhau một bóng đèn`,
  },
  me: {
    scene: `
      Đèn đỏ (chín mươi|bảy mươi|sáu mươi) giây, {me} ngó quanh
      Chị chở hoa, anh vác cái thang
      Ba giây còn lại ai cũng nổ máy
      Như sắp bay thẳng tới cung trăng vàng

      {me} thuê (phòng|gác|nhà) sáu mét vuông trong phố
      Mở cửa ra là đụng cái giường
      Được cái cửa sổ nhìn ra hẻm
      Cả phố bày ra, rộng lạ thường`,
    later: `
      {me} lạc trong hẻm, hỏi ba bận
      Ba người chỉ đúng ba hướng xa
      Cuối cùng ra tới ngay quán phở
      Thôi ăn một tô, coi như nhà

      Phố đêm, xe rác đi leng keng
      Cô lao công cười dưới ngọn đèn
      {me} nhường lề đường, cô nhường lại
      Hai bên nhường mãi, hóa ra quen`,
  },
  past: {
    scene: `
      Góc phố (ấy|này|cũ) ngày xưa {you} đứng đợi
      Giờ mọc tiệm kính sáng trưng rồi
      {me} đứng trước cửa, người ta hỏi
      {me} bảo đợi người, đợi chút thôi

      Xe {you} (hay|vẫn|từng) dựng dưới hàng me phố
      Lá bay đầy yên, phủi chẳng xong
      Giờ lá vẫn bay, yên người khác
      {me} phủi giùm họ, họ lạ không`,
    later: `
      Thành phố thay tên mấy con đường
      Bản đồ trong {me} vẫn tên xưa
      {you} rẽ ở đâu, {me} nhớ cả
      Chỗ dừng mua mía, chỗ trú mưa

      Hẻm cũ người ta vừa lát mới
      Dấu chân {you} in lúc chưa khô
      Xi măng giữ giùm đôi dép nhỏ
      {me} đặt chân vào, đứng ngẩn ngơ`,
  },
  hook: `
    Phố ơi sáng lên, đèn nối đèn theo
    Bao nhiêu cửa sổ, bấy nhiêu tiếng reo

    Thành phố đông vui, hẻm nhỏ dài lâu
    Đi hết một vòng, lại gặp nhau`,
}
