import type { Topic } from '../../stanzas.ts'

export const computers: Topic = {
  kin: 'máy_tính laptop bàn_phím chuột_máy_tính màn_hình wifi mạng_internet internet code lập_trình lập_trình_viên phần_mềm mật_khẩu máy_in cập_nhật virus treo_máy khởi_động_lại email chơi_game game server bug trí_tuệ_nhân_tạo tập_tin mất_mạng coder dev',
  you: {
    scene: `
      Máy tính (treo|đơ|chết) cứng, ai cũng chạy
      {you} tới, lặng yên, rút dây ra
      Đếm tới mười lăm rồi cắm lại
      Cả phòng vỗ tay, mời chén trà`,
    later: `
      Mật khẩu của {you} dài hai dòng
      Có tên con mèo, tên bánh bông
      {me} đoán suốt ngày không ra nổi
      {you} cười: thêm dấu hỏi là xong`,
  },
  me: {
    scene: `
      Máy {me} đòi (cập nhật|nâng cấp|khởi động) đúng giờ họp
      Chấm tròn xoay mãi chẳng chịu thôi
      Chín mươi chín phần trăm, nó đứng
      Đứng như người nhớ chuyện xa xôi`,
    later: `
      {me} sửa một lỗi, hai lỗi mới
      Sửa hai lỗi mới, bốn lỗi ra
      Tới lúc mặt trời lên cửa sổ
      {me} xóa hết đi, lại chạy mà`,
  },
  past: {
    scene: `
      Máy tính {you} (để lại|còn đó|còn ấm), {me} mở
      Hình nền còn nguyên cánh đồng xa
      Một tệp chưa lưu, dòng chữ dở
      Con trỏ nhấp nháy, đợi {you} mà`,
    later: `
      Tin nhắn cuối cùng {you} gõ sai
      Thiếu dấu, thiếu chữ, gửi hai bài
      {me} đọc đi đọc lại dòng sai đó
      Đúng giọng {you} nhất, chẳng giống ai`,
  },
  hook: `
    Tắt máy đi thôi, ngoài kia trăng lên
    Trăng không cần mạng, vẫn sáng bên thềm

    Gõ một dòng chữ, gửi tới nơi xa
    Chớp mắt đã thấy tiếng cười dội qua`,
}
