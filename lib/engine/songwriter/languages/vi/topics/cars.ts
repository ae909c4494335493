import type { Topic } from '../../stanzas.ts'

/** Cars, and the motorbikes that people ride. */
export const cars: Topic = {
  kin: 'xe_hơi ô_tô xe_máy xe_ga xe_số xe_cub xe_tay_ga honda xe_cũ lái_xe đổ_xăng hết_xăng xăng lốp vá_xe sửa_xe động_cơ bugi phanh vô_lăng gara bằng_lái yên_xe mũ_bảo_hiểm xe_tải cao_tốc ghế_lái còi_xe xích xe_côn biển_số',
  you: {
    scene: `
      Chiếc xe {you} (đạp|đề|nổ) ba lần không nổ
      {you} vỗ đầu xe, nói mấy lời
      Chẳng biết lời gì mà xe nổ
      Cả hẻm bưng cơm ra đứng ngồi`,
    later: `
      Xe {you} chở được cái tủ nhỏ
      Hai đứa, con mèo, một bụi tre
      Công an vẫy lại, nhìn một lượt
      Phì cười, khoát tay, đẩy giúp xe`,
  },
  me: {
    scene: `
      Xe {me} (hết xăng|xịt lốp|chết máy) giữa cầu cao
      Dắt bộ, mồ hôi chảy ào ào
      Lên tới đỉnh cầu, trăng đẹp quá
      Coi như có hẹn, chẳng làm sao`,
    later: `
      {me} thi bằng lái, đạp số tám
      Vòng được nửa vòng, đổ cái ào
      Thầy thi ghi sổ, thở dài bảo
      Hẹn em tháng tới, lại gặp nhau`,
  },
  past: {
    scene: `
      Xe {you} (dựng|nằm|đậu) ở mái hiên sau
      Bạt phủ ba năm, bụi đổi màu
      {me} ra lau yên, lau gương chiếu
      Trong gương thấy ngõ, thấy ngày đâu`,
    later: `
      Ngồi sau xe {you}, gió tạt tai
      {you} nói điều gì, {me} hỏi hoài
      Giờ xe {me} chạy, phía sau trống
      {me} vẫn nói to, chẳng hỏi ai`,
  },
  hook: `
    Xe ơi nổ máy, đường dài đợi ta
    Gió lùa tay áo, nắng trải đường xa

    Đổ đầy bình xăng, vặn ga nhẹ thôi
    Hết con dốc này thấy biển, thấy trời`,
}
