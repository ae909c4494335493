import type { Topic } from '../../stanzas.ts'

export const bus: Topic = {
  kin: 'xe_buýt xe_bus bus buýt trạm_xe bến_xe trạm_buýt tuyến_xe xe_đò xe_khách vé_xe tài_xế phụ_xe lơ_xe trễ_xe lỡ_xe chờ_xe xuống_xe lên_xe xe_giường_nằm bến_xe_khách nhà_xe vé_tháng',
  you: {
    scene: `
      Trên xe buýt, {you} (nhường chỗ|nhường ghế) ba bận
      Cụ ông nhường lại, đứng chung thôi
      Ghế trống một mình đi hết phố
      Cả xe ngồi ngó, chẳng ai ngồi`,
    later: `
      Bác tài xe buýt quen {you} lắm
      Thấy {you} đang chạy, bác đạp phanh
      Cả xe vỗ tay lúc {you} bước
      {you} cúi đầu chào, mặt đỏ nhanh`,
  },
  me: {
    scene: `
      Xe buýt (số năm|số chín|số ba) nhìn {me} một cái
      Đóng cửa, xì hơi, chạy mất rồi
      {me} đuổi hai trạm, giày rơi một
      Bác tài còn vẫy, miệng còn cười`,
    later: `
      Hôm nay {me} đến sớm nửa tiếng
      Đứng thẳng hàng đầu, ngực ưỡn ra
      Xe buýt tới nơi treo tấm bảng
      Nghỉ lễ hôm nay, mai chạy mà`,
  },
  past: {
    scene: `
      Trạm xe buýt (cũ|ấy|đó) ghế sơn xanh
      {you} hay chừa chỗ ở bên cạnh
      Giờ xe mấy chuyến qua rồi đó
      {me} vẫn ngồi xem, chẳng bước nhanh`,
    later: `
      Cuống vé xe buýt trong túi áo
      Mặt sau {you} vẽ một con rùa
      Ghi: xe chậm thế, đi cùng nó
      {me} giữ con rùa, mấy nắng mưa`,
  },
  hook: `
    Xe buýt ơi chờ, còn một người thôi
    Giày chưa kịp buộc, bánh còn trên môi

    Tuyến xe quen thuộc, ghế cuối bên rìa
    Lên nào lên nào, phố đợi bên kia`,
}
