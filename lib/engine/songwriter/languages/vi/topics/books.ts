import type { Topic } from '../../stanzas.ts'

export const books: Topic = {
  kin: 'sách cuốn_sách quyển_sách đọc_sách đọc_truyện truyện truyện_tranh tiểu_thuyết thư_viện nhà_sách hiệu_sách kệ_sách giá_sách trang_sách bìa_sách tác_giả nhà_văn thơ bài_thơ tập_thơ làm_thơ nhà_thơ chương_cuối dấu_trang nhật_ký cổ_tích truyện_cổ_tích',
  you: {
    scene: `
      {you} đọc (tới khúc|đến chỗ|gặp đoạn) buồn trong sách
      Thút thít bên đèn lúc nửa đêm
      {me} chạy sang hỏi: ai làm khóc
      {you} chỉ trang này, chỉ cái tên`,
    later: `
      Sách {you} cho mượn đầy ghi chú
      Bên lề toàn chữ: ôi, thật không
      {me} đọc lề trước rồi đọc chuyện
      Lề hay hơn chuyện, đọc thuộc lòng`,
  },
  me: {
    scene: `
      {me} mua (mười cuốn|chín cuốn|tám cuốn) sách giảm giá
      Xếp ngay đầu giường, thề đọc ngay
      Giờ nó kê đèn, kê ly nước
      Kê luôn giấc ngủ của đêm nay`,
    later: `
      {me} đọc được nửa cuốn trinh thám
      Thấy chữ ai ghi kín cuối trang
      Bút chì viết: hung thủ là chú bếp
      Cả thư viện nghe tiếng than vang`,
  },
  past: {
    scene: `
      Cuốn sách {you} (gấp góc|đọc dở|kẹp lá) trang bảy mươi
      Hàng chữ in mờ, mực đã phôi
      Sợ đi trước {you} trong câu chuyện
      {me} gấp sách lại, để đó thôi`,
    later: `
      Giữa cuốn sách cũ có chiếc lá
      Vàng như cái buổi {you} kẹp vào
      {me} đọc câu in hằn gân lá
      Câu ấy bình thường, mà nghẹn sao`,
  },
  hook: `
    Mở trang sách ra, gió lật trang sau
    Người trong câu chuyện bước ra chào nhau

    Đọc nốt trang này, đèn khuya vẫn chong
    Chuyện hay chưa hết, trăng ngồi đợi mong`,
}
