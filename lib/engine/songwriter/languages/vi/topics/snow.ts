import type { Topic } from '../../stanzas.ts'

export const snow: Topic = {
  kin: 'tuyết bông_tuyết tuyết_rơi người_tuyết băng băng_giá sương_muối mùa_đông đông_về trời_lạnh trời_rét rét lạnh_cóng gió_bấc áo_bông khăn_len găng_tay lò_sưởi sa_pa mẫu_sơn trượt_tuyết đóng_băng áo_ấm giá_rét sưởi bếp_than',
  you: {
    scene: `
      Tuyết (rơi|xuống|bay), {you} chạy ra không áo
      Lè lưỡi hứng thử một bông rơi
      Bảo rằng vị tuyết như bánh cốm
      {me} hứng một bông: lạnh quá trời`,
    later: `
      {you} nặn một người tuyết bé tí
      Mũi bằng quả ớt, mắt hạt na
      Sáng ra còn vũng và quả ớt
      {you} bảo: người ấy mới về nhà`,
  },
  me: {
    scene: `
      Mùa đông (lạnh|rét|buốt) quá, {me} mặc năm áo
      Đi như con gấu bước lùm xùm
      Cúi xuống nhặt chìa, cúi không được
      Đành đứng chờ ai tới nhặt giùm`,
    later: `
      {me} trượt băng lần đầu trong chợ
      Ôm một cái cột suốt nửa giờ
      Cái cột chắc thương, không hất {me}
      Hai bên thân thiết, chẳng ai ngờ`,
  },
  past: {
    scene: `
      Mùa đông (năm ấy|năm xưa|ngày cũ), tuyết đầu ngõ
      {you} quét một lối nhỏ ra xe
      Giờ tuyết xuống rồi không ai quét
      {me} đi theo lối cũ mà nghe`,
    later: `
      Khăn len {you} đan còn lỗi mũi
      Một chỗ thưa ra, gió lọt vào
      {me} quàng, tay cứ che chỗ ấy
      Chỗ lỗi mà sao ấm thế nào`,
  },
  hook: `
    Tuyết ơi rơi đi, trắng cả con đường
    Có một ô cửa sáng trong màn sương

    Mùa đông lạnh thật, chăn thì vừa đôi
    Ngoài kia tuyết xuống, trong này bếp sôi`,
}
