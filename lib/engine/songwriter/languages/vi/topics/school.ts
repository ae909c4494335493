import type { Topic } from '../../stanzas.ts'

export const school: Topic = {
  kin: 'trường trường_học mái_trường lớp_học lớp_mình học_sinh sinh_viên bảng_đen phấn phấn_trắng áo_trắng cặp_sách bài_tập bài_kiểm_tra giờ_ra_chơi ra_chơi trống_trường sân_trường hoa_phượng phượng bạn_cùng_bàn cùng_lớp bàn_học ghế_đá khai_giảng thầy_cô cô_giáo thầy_giáo đi_học điểm_mười vở tan_trường đại_học mầm_non',
  you: {
    scene: `
      {you} xóa bảng (ba lượt|hai lượt|hết giờ), phấn đầy tóc
      Cả lớp reo lên: tuyết mùa hè
      {you} rũ một cái, hàng đầu trắng
      Trống tan, chưa ai chịu ra về`,
    later: `
      Giờ văn {you} đọc một câu thôi
      Quạt trần cũng chậm lại một hồi
      Đứa ngủ cuối lớp ngồi dậy hỏi
      Câu đó ai viết mà hay rồi`,
  },
  me: {
    scene: `
      Ngày (đầu|khai giảng|tựu trường), {me} đi nhầm lớp
      Ngồi học say sưa tới hết bài
      Thầy điểm danh xong dư một đứa
      {me} giơ tay hỏi: lớp này lớp ai`,
    later: `
      {me} quên bài tập, bảo chó gặm
      Cô bảo mang chó tới gặp cô
      {me} mang chó thật, chó ngồi nghe giảng
      Cuối giờ cô cho chó điểm to`,
  },
  past: {
    scene: `
      Sân trường (cũ|xưa|ấy) còn cây bàng đó
      {you} đứng che đầu bằng quyển văn
      Mưa ướt hết thơ trong trang vở
      Mực loang thành một đám mây ngần`,
    later: `
      Mặt bàn lớp cũ hai vết khắc
      Tên hai đứa khắc cạnh đường kê
      Trường thay bàn mới, bàn ra chợ
      Có ai ngồi đó đọc mà mê`,
  },
  hook: `
    Trống trường vang lên, chạy mau vào thôi
    Phấn bay như tuyết, ghế đã đầy rồi

    Một hai ba bốn, áo trắng sân trường
    Hát to lên nhé, vang tới cuối đường`,
}
