import type { Plot } from '../../stanzas.ts'

export const party: Plot = {
  person: 'me',
  open: `
    (Bảy giờ|Tám giờ|Chập tối) bàn ghế dạt vào vách
    Cái quạt xoay đầu, gật gật theo
    Ai đó khui lon nghe cái bụp
    Con mèo trên tủ hết hồn leo

    Loa (kẹo kéo|hàng xóm|thùng cũ) vừa lôi ra trước
    Cắm điện, cửa kính cũng đong đưa
    Ông hàng xóm gõ, {me} xin lỗi
    Ông hỏi: bolero có chưa

    {me} chỉ (ghé chơi|tạt qua|đứng coi) năm phút thôi đó
    Năm phút mà nay đã nửa đêm
    Giày chiếc trên sân, chiếc trên mái
    Mà chân còn nhảy, nhảy hăng thêm`,
  turn: `
    Bác bảo vệ lên nhắc nhỏ tiếng
    Có người dúi bác cái loa vô
    Bác cất giọng lên, từng nhà mở cửa
    Người xuống từng đoàn, bưng cả tô

    Nửa đêm cháo gà ra một chậu
    Trăm cái muỗng khua, ai cũng mời
    Có người còn nhảy tay cầm bát
    Hành bay lên tóc, cứ thế cười

    Hết đá, có người đi mua đá
    Đi mãi mới về, dắt theo ai
    Thì ra gặp đám cưới bên đó
    Hai đám nhập vào thành đám dài`,
  meaning: `
    Cả tuần tất bật, ai cũng mệt
    Tới đây thì mệt để ngoài sân
    Người quen người lạ đều là bạn
    Chung một bài ca, chung bước chân

    Mai rồi ai nấy về công việc
    Còn giữ trong lòng một trận cười
    Khi nào thấy mỏi thì hát lại
    Hát đúng bài này, lại thấy vui`,
  lift: `
    Tay đâu rồi nhỉ, đưa lên hết
    Đếm tới ba là bật như lò xo

    Nhạc sắp vô rồi, khom người xuống
    Một hai ba nào, nhảy thật to`,
  chorus: `
    # Quẩy tới sáng luôn
    Quẩy tới sáng luôn, gà gáy mới về
    Gà mà gáy sớm, gáy lại cho nghe
    Quẩy tới sáng luôn, mai tính mai nhé
    Mai tính sau đi, còn đang vui ghê

    # Nhảy lên đi nào
    Nhảy lên đi nào, dép đâu kệ dép
    Sàn rung tới bếp, nồi cũng rung theo
    Nhảy lên đi nào, ai chưa biết nhảy
    Cứ lắc cái đầu, cứ nhún cứ leo

    # Đêm nay không ngủ
    Đêm nay không ngủ, trăng cũng thức luôn
    Trăng ngồi trên mái, gõ nhịp xuống lầu
    Đêm nay không ngủ, ngày mai có ngáp
    Ngáp mà vẫn cười, ai có buồn đâu`,
  bridge: `
    Ai ngồi một góc thì kéo dậy
    Chưa quen thì bắt tay làm quen
    Hát sai lời nhạc càng vui nữa
    Miễn là hát lớn, hát liền liền

    Sáng ra có mệt thì cũng kệ
    Mệt mà còn muốn kể nhau nghe
    Kể xong lại hẹn thêm lần nữa
    Hẹn rồi ai cũng nhớ hẹn ghê`,
}
