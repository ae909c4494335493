import type { Topic } from '../../stanzas.ts'

export const trains: Topic = {
  kin: 'tàu tàu_hỏa tàu_lửa xe_lửa tàu_điện metro tàu_đêm tàu_nhanh chuyến_tàu con_tàu sân_ga ga_tàu nhà_ga ga toa toa_tàu đường_ray đường_tàu vé_tàu còi_tàu bánh_sắt trưởng_tàu soát_vé đầu_máy ghế_cứng giường_nằm lỡ_tàu tàu_thống_nhất',
  you: {
    scene: `
      Trên tàu, {you} (chia quýt|chia bánh|bóc trứng) cho cả toa
      Ai cũng thành quen trước cửa ga
      Tới nơi {you} xuống, người ta vẫy
      Như tiễn ai trong nhà đi xa`,
    later: `
      {you} nghe còi tàu đoán được giờ
      Chuyến nào chở gạo, chuyến chở thơ
      {me} hỏi chở thơ là sao thế
      {you} cười: tàu đó chạy lơ ngơ`,
  },
  me: {
    scene: `
      Tàu (sáu giờ|bảy giờ|tám giờ), {me} tới đúng lúc
      Toa cuối vừa qua, vẫy khăn chào
      Bác gác ga nhìn, mời bát nước
      Bảo mai tàu chạy, có sao đâu`,
    later: `
      Ghế bên kia tàu có ông cụ
      Ôm con gà trống ngủ ngon lành
      Tới ga gà gáy, ông bừng tỉnh
      Hóa ra đồng hồ chạy rất nhanh`,
  },
  past: {
    scene: `
      Sân ga (vắng|chiều|khuya) {you} đứng cạnh cột
      Nói gì qua kính, {me} nghe không
      Chỉ thấy môi {you} mờ hơi nước
      Tàu chuyển bánh rồi, kính trắng bông`,
    later: `
      Con tàu năm ấy giờ sơn mới
      Ghế gỗ thay bằng ghế nệm êm
      {me} vẫn chọn ngồi bên cửa sổ
      Để một chỗ trống ở ngay bên`,
  },
  hook: `
    Tàu ơi chạy mau, ga trước gọi rồi
    Hai đường ray sáng, chạy suốt chân trời

    Xình xịch xình xịch, tàu qua cánh đồng
    Ai đứng sân ga, vẫy tay mà trông`,
}
