import type { Topic } from '../../stanzas.ts'

/** Music of all kinds. */
export const guitar: Topic = {
  kin: 'guitar ghi_ta đàn cây_đàn đàn_guitar đàn_tranh đàn_bầu đánh_đàn chơi_đàn gảy_đàn dây_đàn hợp_âm phím_đàn ukulele violin trống_cơm sáo_trúc thổi_sáo ban_nhạc ca_hát ca_sĩ hát_hay nhạc_sĩ hát_karaoke micro nốt_nhạc bản_nhạc dàn_nhạc sân_khấu ca_đoàn organ đàn_piano nghệ_sĩ',
  you: {
    scene: `
      Cây đàn {you} (đứt dây|thiếu dây|mất dây) từ năm ngoái
      Còn đúng năm sợi vẫn ngân nga
      Chỗ nào có nốt dây kia đánh
      {you} lấy miệng thay, ngân tới già`,
    later: `
      {you} ôm đàn tập một câu đó
      Hàng xóm nghe hoài thuộc cả câu
      Hôm {you} đi vắng, nhà im quá
      Hàng xóm sang hỏi: đàn đi đâu`,
  },
  me: {
    scene: `
      {me} học (hợp âm|bấm đàn|gảy đàn) theo trên mạng
      Ba ngón tay sưng, một ngón đau
      Bài hát có bốn hợp âm đó
      {me} đánh được ba, một hát mau`,
    later: `
      Karaoke {me} chọn bài thật cao
      Tới khúc cao nhất hạ tông vào
      Máy chấm điểm xong còn suy nghĩ
      Rồi hiện dòng chữ: chúc hôm sau`,
  },
  past: {
    scene: `
      Cây đàn {you} (dựng|treo|tựa) ở góc tường
      Dây chùng bụi phủ một lớp sương
      {me} gảy thử, nốt nghe sai lạc
      Mà cả căn nhà bỗng nhớ thương`,
    later: `
      {you} từng hát sai lời đoạn cuối
      Cả nhà hát đúng, {you} hát sai
      Giờ ai cũng hát theo lời {you}
      Lời đúng thì chẳng nhớ là ai`,
  },
  hook: `
    Đàn lên một tiếng, cả nhà hát theo
    Bầy chim ngoài ngõ cũng bay lên reo

    So dây cho khớp, gõ nhịp vào bàn
    Hát cho bát đũa cũng thành dây đàn`,
}
