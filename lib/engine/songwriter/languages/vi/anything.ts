import type { Topic } from '../stanzas.ts'

/** Of a thing that no topic knows, named as it was written. */
const thing: Topic = {
  kin: '',
  you: {
    scene: `
      {you} (kể|nói|nhắc) về {x}, quên gắp đũa
      Mì trong tô nở, {you} chưa thôi
      Cô phục vụ tới thu tô rỗng
      Nghe hay, kéo ghế xuống cùng ngồi

      Nhắc tới {x}, {you} (xin cây bút|mượn cây bút)
      Vẽ lên khăn giấy, vẽ thật hăng
      {me} hỏi: con gà à, {you} lắc
      Khăn giấy dán tủ tới mùa sang`,
    later: `
      {you} kể về {x}, trăm lần có
      Chín chín lần {me} chỉ gật đầu
      Hôm qua giữa ngã tư chợt hiểu
      Đứng cười, xe cộ bấm còi lâu

      Hôm {you} buồn, quay mặt vào vách
      {me} nói về {x}, nói sai bừa
      Nín được một chốc, {you} ngồi dậy
      Sửa cho {me} tới quá giờ trưa`,
  },
  me: {
    scene: `
      Đi xin việc, người ta hỏi (thích gì|mê gì|ham gì)
      {me} nói {x}, họ bảo: kể đi
      Kể xong nhìn ra trời đã tối
      Bác bảo vệ cũng quên giờ đi

      {me} (tính|cộng|đếm) thử, vì {x} đó
      Mà bỏ bao nhiêu bữa ngủ trưa
      Được gì, {me} xòe tay trống rỗng
      Mà nhắc một cái, mắt sáng chưa`,
    later: `
      {me} viết về {x}, gửi báo tỉnh
      Báo đăng ba dòng, quên cái tên
      Bác bán rau cắt dán lên sạp
      Cân mớ rau nào cũng đọc lên

      Đi khám bệnh, {me} nhắc tới {x}
      Bác sĩ đặt ống xuống, ngồi nghe
      Bệnh nhân số sau vào nghe ké
      Chưa khám mà người đã khỏe ghê`,
  },
  past: {
    scene: `
      Mỗi khi (nói|nhắc|kể) {x}, giọng {you} chậm
      Như đi trên gạch mới phơi sương
      Ngón tay gõ nhẹ trên tay ghế
      {me} nhìn theo tới tận con đường

      Sau tờ hóa đơn, {you} (ghi|viết|nhắc) {x}
      Khoanh tròn một cái, dán lên tường
      Chưa kịp hỏi mua hay là nhớ
      {me} đi qua, đọc giùm, rồi thương`,
    later: `
      Trên ti vi có người nói về {x}
      Nói hùng hồn lắm, mà sai luôn
      {me} nhại giọng {you} mà cãi lại
      Cãi xong nhìn quanh, phòng trống buồn

      Giờ nói về {x}, chẳng ai ở lại
      Họ nghe cho có, mắt nhìn xa
      {me} kể chậu cây {you} để lại
      Nó nhú hai lá, như nghe ra`,
  },
  hook: `
    Hát về {x}, mở tung hết cửa
    Cho cả con đường bưng ghế ra ngồi

    Sáng hát {x}, tối cũng hát {x}
    Một bài chưa hết, hát tiếp bài thôi`,
}

/** Of something that somebody does or did, as it was written; who it was, the plot says. */
const deed: Topic = {
  kin: '',
  you: {
    scene: `
      Chuyện {doing}, {you} diễn bằng (đũa|thìa|que tăm)
      Chai tương lọ muối đứng đôi bên
      Tới khúc quan trọng, hạt tiêu đổ
      {you} bảo: y thế, chẳng ai quên`,
    later: `
      Mười năm nữa còn chuyện {doing}
      {you} bảo mưa, {me} bảo trời xanh
      Cãi tới nửa chừng cùng bật cười
      Bàn bên nghe được cũng ngó quanh`,
  },
  me: {
    scene: `
      Hôm {doing}, {me} (đánh răng|ăn sáng|tưới cây), như mọi bữa
      Nắng vẫn đậu trên bức tường đông
      Tưởng đâu phải có kèn có trống
      Chỉ có bồ câu ngó xuống sông`,
    later: `
      Kể chuyện {doing}, {me} đang xếp hàng
      Người đứng đằng trước quay lại ngay
      Đằng sau một cô giơ tay khẽ
      Giờ cứ thứ tư, ba đứa ngồi đây`,
  },
  past: {
    scene: `
      Nhắc chuyện {doing}, (nắng|gió|mưa) chiều nghiêng xuống
      {you} đứng trong cửa, chẳng vào ra
      {you} nói một câu, tên {me} trước
      Nửa sau đến giờ vẫn đoán già`,
    later: `
      Hỏi chuyện {doing} kể sao nhỉ
      {you} lau cặp kính, bảo: khó mà
      {me} cũng lau kính, giơ lên sáng
      Trả lời mà giọng {you} trong nhà`,
  },
  hook: `
    Vì {doing} mà thành câu hát
    Người hát trăng hoa, ta hát chuyện này

    Chuyện {doing}, ai mà không có
    Góp mỗi người một câu, hát thật hay`,
}

export const anything = { thing, deed }
