import type { Topic } from '../../stanzas.ts'

export const soccer: Topic = {
  kin: 'bóng_đá đá_bóng đá_banh trái_bóng quả_bóng trận_đấu trận_bóng sân_cỏ sân_bóng cầu_thủ thủ_môn tiền_đạo hậu_vệ ghi_bàn bàn_thắng penalty phạt_đền việt_vị trọng_tài khung_thành khán_đài cổ_động_viên world_cup chung_kết vô_địch đội_bóng thẻ_đỏ thẻ_vàng giao_hữu futsal cúp',
  you: {
    scene: `
      {you} bắt gôn, (mắt nhắm|nhắm mắt|mắt lim dim), tay xòa
      Bóng đập vào đầu rồi bay ra
      Cả sân ào tới công kênh {you}
      {you} hỏi: bóng vô chưa vậy ta`,
    later: `
      {you} đá một quả lên mây thẳm
      Rơi xuống nồi chè bà bán hàng
      Bà vớt bóng lên, lau sạch sẽ
      Rồi sút một cú, bàn thắng vàng`,
  },
  me: {
    scene: `
      {me} coi đá bóng (nửa đêm|đêm khuya|khuya qua), không dám hét
      Cắn cái gối bông, đấm cái giường
      Đội ghi bàn thắng, gối bung hết
      Bông bay như tuyết phủ kín tường`,
    later: `
      {me} chạy ra sân phút tám chín
      Thầy bảo cứ đứng, đừng làm gì
      Bóng đâu bay tới chân {me} đứng
      Vào lưới, {me} không biết chuyện chi`,
  },
  past: {
    scene: `
      Sân bóng (đất|cũ|làng) giờ xây nhà mới
      Khung thành xưa ở giữa phòng ai
      {you} sút ngày ấy, dép bay trước
      Dép vào, bóng trượt, cười thật dai`,
    later: `
      Trái bóng {you} vá còn trong kho
      Xẹp như một trái bưởi phơi khô
      {me} bơm, nó phồng lên một lúc
      Rồi lại thở dài, xẹp thành mo`,
  },
  hook: `
    Bóng lăn rồi đó, cả sân hò reo
    Tim như cái trống, đập dồn đập theo

    Vào rồi vào rồi, lưới rung kìa xem
    Ôm nhau mà nhảy, người lạ cũng quen`,
}
