import type { Topic } from '../../stanzas.ts'

export const kitchen: Topic = {
  kin: 'bếp nhà_bếp nấu nấu_ăn nấu_cơm nấu_phở nấu_bún vào_bếp bữa_cơm cơm canh canh_chua kho thịt_kho cá_kho chiên xào luộc hấp nướng phở bún bún_bò bún_chả bánh_mì bánh_chưng bánh_tét bánh_xèo nem chả_giò gỏi_cuốn xôi chè nước_mắm mắm gia_vị chảo nồi chén_bát đầu_bếp món_ăn món_ngon bữa_ăn bữa_tối ăn_vặt lẩu làm_bánh rửa_bát rửa_chén',
  you: {
    scene: `
      {you} nấu canh (mặn|nhạt|chua), thêm gáo nước
      Thêm nước thì nhạt, mắm thêm dần
      Thêm mãi thành ra hai nồi lớn
      Mời cả hàng xóm, ăn cho gần

      {you} vào bếp, (chảo|nồi|muỗng) khua như trống
      Vừa hát, vừa băm tỏi, giã cua
      Món ăn chưa chín, người đã tụ
      Đứng đầy cửa bếp, hỏi xong chưa`,
    later: `
      Món {you} nấu không ai chép nổi
      Hỏi bao nhiêu muối, bảo: vừa tay
      Bao nhiêu phút lửa, bảo: nghe mùi
      {me} ghi cả trang, vẫn trắng ngay

      Nồi cơm có cháy, {you} nhận hết
      Bảo rằng cơm cháy mới là ngon
      Phần dẻo phần thơm xới cả nhà
      Cắn nghe cái rụp, ngồi cười giòn`,
  },
  me: {
    scene: `
      {me} (chiên trứng|kho cá|rán nem) theo trang mạng chỉ
      Lửa to lửa nhỏ, đọc ba lần
      Đọc xong ngó lại, khói đầy bếp
      Hàng xóm bưng nước chạy rần rần

      Tủ lạnh còn (nửa củ hành|hai quả trứng|một cọng ngò)
      Một chén cơm nguội, mắm dưới chai
      {me} đảo trên chảo chừng năm phút
      Bày ra cái đĩa, đẹp kém ai`,
    later: `
      {me} gọi về nhà hỏi món canh
      Đầu dây chỉ dạy, nói rành rành
      Nấu xong chụp gửi, im một chốc
      Rồi chữ hiện ra: gì mà xanh

      Rửa bát ba ngày dồn một chậu
      {me} hát ba bài, chậu chẳng vơi
      Hát tới bài năm thì bát sạch
      Chảo thì còn đó, để mai thôi`,
  },
  past: {
    scene: `
      Bếp cũ còn (cái vá|cái cối|cái thớt) {you} hay dùng
      Cán tre lên nước, bóng nâu đen
      {me} cầm nấu thử nồi canh ấy
      Khói vẫn bay theo lối đã quen

      {you} nêm canh, (chấm|nếm|húp) một giọt, rồi gật
      Cái gật đầu ấy, cả nhà yên
      Giờ {me} nếm mãi không dám gật
      Múc thêm một bát đặt lên trên`,
    later: `
      Cuốn sổ {you} ghi toàn chữ tắt
      Đường một, mắm ba, ớt tùy người
      Trang món thịt kho dây vết mỡ
      {me} lần theo đó nấu, vừa cười

      Mùi hành phi bay qua cửa sổ
      Chân {me} tự rẽ vào nhà ai
      Người lạ hỏi tìm ai, {me} bảo
      Hành thơm nên đứng lại đây hoài`,
  },
  hook: `
    Bếp đỏ lửa rồi, cơm chín rồi đây
    Ngồi sát vào nhau, gắp cho đầy

    Một nồi canh nóng, một rổ rau thơm
    Ai đi xa cũng nhớ bữa cơm`,
}
