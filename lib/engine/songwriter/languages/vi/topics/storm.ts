import type { Topic } from '../../stanzas.ts'

export const storm: Topic = {
  kin: 'mưa cơn_mưa trời_mưa mưa_rào mưa_phùn mưa_đá mưa_gió bão cơn_bão giông dông sấm sét sấm_sét chớp gió mây_đen áo_mưa cái_ô cây_dù ướt ngập lụt lũ dột vũng_nước giọt_mưa mái_tôn mưa_ngâu mưa_bóng_mây gió_mùa',
  you: {
    scene: `
      Mưa (ập tới|trút xuống|đổ tới), ai cũng chạy trốn
      {you} đứng giữa sân, ngửa mặt ra
      Bảo nước trời cho, không tính phí
      Tắm xong còn rót cho chậu hoa

      Sấm (nổ|gầm|dội), đèn phụt, nhà tối om
      {you} quẹt que diêm, hát khe khẽ
      Tới lúc đèn lên, ai cũng nuối
      Xin tắt đèn đi, lại vây tròn`,
    later: `
      Áo mưa có một, người thì hai
      {you} mặc một tay, nhường một tay
      Ướt nửa bên trái, khô bên phải
      Gió giật, cười vang suốt đường dài

      Mái dột ba chỗ, {you} kê chậu
      Chậu nhôm, chậu đất, cái thau men
      Mưa rơi ba tiếng cao, trầm, bổng
      {you} gõ thêm nồi, thành bản quen`,
  },
  me: {
    scene: `
      {me} đem ô (cả tuần|mấy hôm|suốt tháng), trời nắng chang
      Hôm nay bỏ nhà, mưa ngang tàng
      Chắc cây ô có thư mật báo
      Gửi thẳng cho mây ở trên ngàn

      Mưa (rào|đá|xối), {me} trú dưới mái hiên
      Cùng bác xe ôm, một chị hàng
      Ba người chia nhau mười hạt lạc
      Tạnh rồi, đứng lại, chẳng ai sang`,
    later: `
      Trận mưa tạnh rồi, còn vũng nước
      {me} nhìn quanh quất, chẳng có ai
      Nhảy ùm một cái, đôi giày mới
      Ướt tới đầu gối, sướng lai rai

      Bão đến, {me} dán băng lên kính
      Mua mì, mua nến, sạc đầy pin
      Bão nghe {me} đợi, bèn đổi hướng
      Ăn mì ba bữa, vẫn còn nguyên`,
  },
  past: {
    scene: `
      Những hôm (mưa lớn|trời mưa|bão về), {you} ra cửa
      Kê thêm viên gạch chặn dưới chân
      Giờ mưa, viên gạch nằm yên đó
      Nước không vào được, lạnh tần ngần

      Mình trú (mái tôn|hàng hiên|gốc cây) ngày hôm ấy
      Mưa to nên phải nói thật gần
      Câu {you} nói, nay quên mất nửa
      Mỗi lần mưa lớn lại nghe dần`,
    later: `
      Cây dù gãy gọng {you} còn treo
      {me} sửa một lần, gãy lại theo
      Trời mưa {me} vẫn cầm ra phố
      Che nửa bên này, nửa nước reo

      Mưa đầu mùa đến, đất bay mùi
      Ngày trước {you} hít, bảo rằng vui
      Giờ {me} mở cửa ra mà hít
      Cả trời mưa ấy, nửa ngậm ngùi`,
  },
  hook: `
    Mưa ơi cứ rơi, rơi thật to vào
    Có hai cái chân lội nước ào ào

    Gió lên, mưa xuống, sấm gõ trống giùm
    Dưới một cây dù, hát tới mưa phùn`,
  soft: {
    scene: `
      Mưa rơi lộp độp
      Trên ngói trên chồi
      Mưa kể chuyện xa
      Ru cả bầu trời`,
    later: `
      Sấm đi ngủ rồi
      Gió nằm trên nôi
      Giọt mưa cuối cùng
      Đậu yên, không rơi`,
  },
}
