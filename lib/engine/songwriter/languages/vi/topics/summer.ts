import type { Topic } from '../../stanzas.ts'

export const summer: Topic = {
  kin: 'mùa_hè mùa_hạ hè nghỉ_hè kỳ_nghỉ_hè nắng_hè trưa_hè tiếng_ve ve_sầu con_ve phượng_vĩ nắng_nóng oi_bức quạt_điện quạt_máy dưa_hấu kem cây_kem đá_bào nước_mía hồ_bơi tắm_sông tắm_ao đồng_quê võng chuồn_chuồn điều_hòa tháng_sáu tháng_bảy',
  you: {
    scene: `
      Trưa hè (ba mươi chín|bốn mươi|ba mươi tám) độ, {you} đem
      Dưa hấu thả giếng, gọi ra xem
      Bổ ra một nhát, hơi lạnh tỏa
      Hạt nhả thi nhau rơi bên thềm`,
    later: `
      Mất điện giữa hè, {you} quạt mo
      Quạt cho cả nhà ngủ thật no
      Sáng ra hỏi mỏi không, {you} bảo
      Mơ thấy chèo thuyền, ngủ khỏi lo`,
  },
  me: {
    scene: `
      Mùa hè, {me} (ôm quạt|ngồi quạt|giữ quạt) như ôm bạn
      Nó quay sang trái, {me} theo sang
      Nó quay sang phải, {me} lết phải
      Hai đứa như đang khiêu vũ ngang`,
    later: `
      Cây kem {me} mua chưa kịp liếm
      Chảy từ đầu ngón tới khuỷu tay
      Con chó hàng xóm ngồi bên cạnh
      Nó ăn phần lớn mùa hè này`,
  },
  past: {
    scene: `
      Mùa hè (năm ấy|năm xưa|ngày cũ), tiếng ve kêu
      {you} leo cây phượng bắt thật nhiều
      Đựng trong hộp giấy, đêm nó hát
      Sáng {you} thả hết, nhớ bao nhiêu`,
    later: `
      Bờ ao tắm cũ giờ lấp đất
      Cây gáo đầu cầu chẳng còn chi
      {me} đứng trên xi măng, nhắm mắt
      Nghe ùm một tiếng, {you} nhảy đi`,
  },
  hook: `
    Mùa hè tới rồi, ve hát vang trời
    Chân trần nóng bỏng, chạy ra sông bơi

    Nắng ơi cứ nắng, kem ơi đừng tan
    Mùa hè dài thế, hát hết mùa sang`,
}
