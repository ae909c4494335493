import type { Topic } from '../../stanzas.ts'

export const office: Topic = {
  kin: 'văn_phòng công_ty công_sở sếp đồng_nghiệp họp cuộc_họp phòng_họp deadline tăng_ca lương tăng_lương chấm_công báo_cáo hợp_đồng khách_hàng kpi excel powerpoint email máy_in đi_làm việc_làm công_việc bàn_làm_việc nghỉ_phép phỏng_vấn thực_tập lãnh_đạo ca_đêm ca_sáng',
  you: {
    scene: `
      Trong phòng họp, {you} (vẽ|tô|phác) con cá
      Bên lề bản báo cáo tháng này
      Sếp xin tờ đó, ai cũng sợ
      Sếp bảo: thêm cái đuôi cho hay`,
    later: `
      Ai tăng ca muộn, bàn có bánh
      Không ghi tên ai, có chữ: ăn
      Cả phòng điều tra hai tháng chẵn
      Thì ra {you} mua, giấu trong ngăn`,
  },
  me: {
    scene: `
      Cuộc họp (hai tiếng|ba tiếng|nửa ngày) bàn chuyện họp
      Bàn xong hẹn họp để bàn thêm
      {me} ghi biên bản được một chữ
      Ba chữ: như đã nói trên`,
    later: `
      Máy in công ty kẹt tờ giấy
      {me} kéo một đầu, nó kéo sang
      Giằng co tới khi có người tới
      Mới thấy tờ in chữ: nhẹ nhàng`,
  },
  past: {
    scene: `
      Bàn {you} (cạnh|gần|bên) cửa, giờ người mới
      Vẫn để nguyên cây xương rồng xanh
      Hôm nào họp căng, ai cũng ngó
      Tìm một nụ cười phía sau mành`,
    later: `
      Bảng chấm công cũ còn tên {you}
      Dấu tròn mực tím thẳng một hàng
      Có ngày {you} đóng nghiêng một chút
      Chắc hôm ấy vội, nắng đang sang`,
  },
  hook: `
    Tan làm rồi đó, cất giày vào ngăn
    Ra đường mà hát, nắng còn trước sân

    Sáng đi chiều về, thẻ đeo trước ngực
    Tắt máy đứng lên, hát cho đỡ bực`,
}
