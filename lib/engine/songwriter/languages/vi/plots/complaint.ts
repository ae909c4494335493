import type { Plot } from '../../stanzas.ts'

export const complaint: Plot = {
  person: 'me',
  open: `
    (Sáng thứ hai|Mới thứ ba|Giữa thứ năm), trời đổ như trút
    Áo mưa mới mua rách một tà
    {me} đứng chờ đèn xanh đèn đỏ
    Ô tô lướt qua, tắm giúp ta

    Chuông (báo thức|đồng hồ|điện thoại) reo, {me} tắt đi
    Bảo thầm năm phút, chẳng sao chi
    Năm phút ấy dài như vở kịch
    Mở mắt, người ta họp hết rồi đi

    (Bữa nay|Hôm nay|Tử vi) nói ngày rất đẹp
    Nên đi ra cửa hết sức vui
    Bước đầu đạp trúng phân con chó
    Bước nữa thì nghe dép đứt rồi`,
  turn: `
    Gọi lên tổng đài nghe bản nhạc
    Bấm một, bấm hai, bấm dấu thăng
    Hết nhạc có người ra xin lỗi
    Rồi mời nghe lại một bài ngân

    Bạn bè an ủi: thôi mai khác
    Đúng là mai khác, mai hư thêm
    Cái vòi, cái quạt, cái nồi áp suất
    Rủ nhau bãi công suốt một đêm

    {me} thắp hương, thay chiều kê bếp
    Ông thầy phong thủy gật gù khen
    Vừa khen dứt tiếng, cầu dao nhảy
    Thầy với {me} ngồi, mò cây đèn`,
  meaning: `
    Nói ra không phải để ai xử
    Chỉ để trong lòng nhẹ bớt thôi
    Ai từng như thế thì hiểu hết
    Chưa từng thì cứ việc ngồi cười

    Chuyện này mai mốt rồi cũng qua
    Qua rồi kể lại chắc cười òa
    Nhưng mà hôm nay còn nóng hổi
    Nên {me} hát đã, hát cho ra`,
  lift: `
    Trời ơi ngó xuống mà coi thử
    Coi xong thì nhớ đừng có cười

    Ai đang khổ giống thì giơ tay
    Đông vậy, hay là lập hội chơi`,
  chorus: `
    # Sao lại là {me}
    Sao lại là {me}, cả phố bao người
    Chuyện xui lựa mãi, lựa trúng {me} thôi
    Sao lại là {me}, ai đem bốc số
    Lần nào cũng trúng, trúng hoài, trời ơi

    # Thôi kệ đi mà
    Thôi kệ đi mà, hát lên cho đỡ
    Hát sai nốt nhạc cũng chẳng sao đâu
    Thôi kệ đi mà, chuyện này mai kể
    Kể xong ai cũng cười tới đêm thâu

    # Trời ơi là trời
    Trời ơi là trời, có thấu cho {me}
    Nói hoài nói mãi, khổ biết kêu chi
    Trời ơi là trời, thôi thì hát vậy
    Hát cho nó nhẹ, hát cho nó đi`,
  bridge: `
    Biết đâu trên cao có ông thần nhỏ
    Cầm cuốn sổ ghi nhầm một dòng
    Cái khổ của ai ghi tên {me} đó
    Ông ơi, tẩy giùm, được hay không

    Nói vậy chứ mai {me} vẫn thế
    Vẫn ráng, vẫn cười, vẫn chịu thôi
    Có khổ thì khổ cho có bạn
    Ai giống như {me} thì hát theo {me} rồi`,
}
