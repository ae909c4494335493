import type { Topic } from '../../stanzas.ts'

export const dogs: Topic = {
  kin: 'chó con_chó chú_chó bé_cún cún cún_con chó_con cún_yêu chó_mực chó_vàng chó_vện chó_phú_quốc poodle corgi husky golden becgie nuôi_chó dắt_chó gâu_gâu sủa vẫy_đuôi cục_xương gặm_xương dây_dắt rọ_mõm mõm đánh_hơi giữ_nhà chuồng_chó',
  you: {
    scene: `
      {you} dắt chó (ra công viên|quanh bờ hồ|ra đầu ngõ) dạo
      Nhìn kỹ thì ra nó dắt người
      Dừng ở cột điện, dừng hàng giậu
      Chào đủ bạn bè, đủ mặt rồi

      Con chó (xích|lạ|dữ) nhà ai cũng sủa
      Gặp {you} thì nó nằm ngửa ra
      {you} ngồi xuống gãi chừng năm phút
      Cái đuôi quét sạch nửa sân nhà`,
    later: `
      Ổ bánh {you} ăn có một miếng
      Phần kia vì ai dưới gầm bàn
      Ai hỏi thì {you} nhìn lên quạt
      Con chó cũng nhìn, mặt rất ngoan

      Ngày mưa chẳng ai ra khỏi cửa
      {you} với con chó, ủng với dây
      Về nhà ướt sũng, hai cái mặt
      Cùng rũ một cái, nước bay đầy`,
  },
  me: {
    scene: `
      {me} dạy chó (bắt tay|ngồi xuống|nằm xuống), hết gói xương
      Nó nhìn {me} như nhìn người thương
      Cuối cùng {me} ngồi, {me} giơ tay trước
      Nó ăn xong xương, ngủ giữa đường

      Chiếc (dép|giày|gối) mới mua, chưa kịp nhìn
      Chó tha xuống gầm giường làm tin
      Sáng ra trả lại một nửa chiếc
      Mặt nó hiền khô, cứ lặng thinh`,
    later: `
      Nửa đêm nó sủa, {me} bật dậy
      Cầm chổi ra sân, tưởng trộm vào
      Thì ra con ếch ngồi trong chậu
      Hai bên nhìn nhau, chẳng biết sao

      {me} ra trước cửa đổ thùng rác
      Ba phút thôi mà lúc bước vô
      Con chó mừng như từ mặt trận
      {me} về, còn sống, nhảy hoan hô`,
  },
  past: {
    scene: `
      (Năm giờ|Sáu giờ|Chiều xuống), chó ra nằm trước cổng
      Cái giờ xe {you} rẽ vào sân
      Xe khác đi qua, tai nó vểnh
      Rồi gác mõm lên hai cẳng chân

      {you} hay (giấu|chừa|dành) riêng một khúc xương
      Gọi chó ra sau, chẳng ai tường
      Cả nhà biết hết, giả không thấy
      Giờ xương còn giấu ở góc tường`,
    later: `
      Con đường {you} dắt chó đi xưa
      {me} dắt một vòng, trời lất phất mưa
      Nó dừng đúng chỗ {you} hay đứng
      Ngoái nhìn ra sau, như nhắc: chưa

      Dây dắt {you} treo bên cánh cửa
      Chó ngậm đem cho {me} mỗi chiều
      Thôi thì hai đứa cùng đi bộ
      Chẳng nói gì nhau, nhớ thật nhiều`,
  },
  hook: `
    Vẫy đuôi lên nào, chó ơi chạy mau
    Nắng phía đằng trước, bóng phía đằng sau

    Nghe tiếng cún sủa là biết tới nhà
    Bốn chân mừng rỡ chạy ùa ra`,
  soft: {
    scene: `
      Cún nằm bên cửa
      Gác mõm lên chân
      Nghe từng cơn gió
      Đi qua ngoài sân`,
    later: `
      Cún mơ cục xương
      To bằng mặt trăng
      Vẫy đuôi một cái
      Trăng cũng lăn tăn`,
  },
}
