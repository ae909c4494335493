import type { Plot } from '../../stanzas.ts'

export const calm: Plot = {
  person: 'me',
  open: `
    (Buổi sáng|Chủ nhật|Sáng nay), nước reo nhè nhẹ
    Lá trà mở ra như bàn tay
    {me} ngồi bên cửa, không làm việc
    Chỉ nhìn hơi nước vẽ thành mây

    Ngoài (hiên|sân|vườn), giọt mưa còn đọng lại
    Rơi xuống cái chum một tiếng tròn
    Đợi lâu mới nghe thêm một tiếng
    {me} ngồi đếm thử, đếm thấy ngon

    (Chiều xuống|Chiều nay|Cuối chiều), {me} cất cái đồng hồ
    Con kiến tha mồi bò rất lâu
    Nó đi, nó nghỉ, rồi đi tiếp
    {me} nhìn theo mãi, chẳng đi đâu`,
  turn: `
    Cái việc hôm qua còn dang dở
    Nó nằm yên đó, có sao đâu
    Cây ngoài kia cũng còn dang dở
    Mỗi năm một nhánh, chẳng lo âu

    {me} thở vào, nghe mùi rơm ấm
    Thở ra, nghe lá chạm mái nhà
    Ở giữa hai hơi có chỗ trống
    Rộng như sân vắng, đủ ngồi xa

    Chiếc thuyền buộc lỏng bên bờ nước
    Nước lên thì nổi, xuống thì ngồi
    {me} học chiếc thuyền, buông tay chút
    Dây còn buộc đó, chẳng sợ trôi`,
  meaning: `
    Chẳng cần đi đâu xa cho lắm
    Bình yên có sẵn ở quanh đây
    Ngồi im một chút là nghe thấy
    Nó nằm ngay giữa nhịp tim này

    Việc còn thì để ngày mai tính
    Hôm nay cho phép được ngồi không
    Thở ra một cái, vai nhẹ bớt
    Nghe như có gió ở trong lòng`,
  lift: `
    Hai vai hạ xuống, tay để ngửa
    Nghe gió qua vườn, nghe thế thôi

    Chậm lại một nhịp, thêm một nhịp
    Chậm bằng đám mây đang dạo chơi`,
  chorus: `
    # Ngồi đây một lát
    Ngồi đây một lát, trà còn âm ấm
    Nắng bò từng viên gạch ở ngoài sân
    Ngồi đây một lát, không đi đâu vội
    Đường dài cho mấy cũng đợi bàn chân

    # Thở vào thở ra
    Thở vào thở ra, như là con sóng
    Sóng có bao giờ tính chuyện hôm sau
    Thở vào thở ra, bờ còn nguyên đó
    Cát mịn dưới chân, nước rút thật lâu

    # Yên như mặt hồ
    Yên như mặt hồ, con chuồn chuồn đậu
    Một vòng nước mỏng, lan tới bờ sen
    Yên như mặt hồ, trời soi trong đó
    Mây qua thì thấy, không giữ không quên`,
  bridge: `
    Nếu trong đầu có tiếng ồn nổi
    {me} mời nó ngồi xuống cạnh đây
    Rót cho nó chén trà như khách
    Uống xong nó ngủ, ngủ thật say

    Không cần phải giỏi, không cần đẹp
    Hòn cuội bên bờ có là chi
    Nước qua, nước vuốt, trăm năm thế
    Nó nằm nó sáng, chẳng cần đi`,
}
