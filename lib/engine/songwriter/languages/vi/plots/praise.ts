import type { Plot } from '../../stanzas.ts'

export const praise: Plot = {
  person: 'me',
  open: `
    (Người ta|Thi nhân|Thiên hạ) làm thơ khen trăng gió
    Khen mãi trăng kia cũng ngượng rồi
    Có thứ ngày nào {me} cũng gặp
    Mà chưa ai viết, {me} viết thôi

    Nếu được (cầm loa|lên đài|lên bục) nói một phút
    {me} không xin lộc, chẳng khoe tài
    {me} kể chuyện mà {me} ưng nhất
    Kể tới khi nào hết pin đài

    Ai cũng (giữ riêng|cất riêng|có riêng) một cái hộp
    Bi ve, cúc áo, vé tàu xưa
    Hộp {me} mở ra không có ngọc
    Chỉ có điều này, quý hay chưa`,
  turn: `
    {me} nói cho cô bán xôi nghe
    Cô dừng tay gói, đứng che xe
    Khách sau xếp hàng nghe ké nữa
    Xôi nguội, mà không ai bỏ về

    Bữa nọ có người chê một tiếng
    {me} bỏ đôi đũa xuống, thưa ngay
    Thưa từ đầu hẻm ra đầu chợ
    Người đó chịu thua, mời nước mía đầy

    Thử đi một tháng không nhắc tới
    Ba ngày ăn cơm thấy nhạt sao
    Ngày thứ tư, {me} ra đứng ngõ
    Gặp ai cũng nói, nói ào ào`,
  meaning: `
    Người ta khen những điều to lớn
    {me} khen điều nhỏ ở quanh đây
    Có thì ai cũng coi thường lắm
    Vắng rồi mới nhớ suốt đêm ngày

    Chẳng phải hiếm hoi, chẳng phải quý
    Mà sao thiếu nó chẳng ai vui
    Nên {me} đem hát lên một chút
    Hát để ai nghe cũng gật cười`,
  lift: `
    Đừng bảo là nhỏ, đừng bảo thường
    Cái thường mà thiếu, mới thấy thương

    Mở cửa sổ ra, cho nghe với
    Câu này hát lớn tới cuối đường`,
  chorus: `
    # Khen một câu thôi
    Khen một câu thôi mà dài như suối
    Chảy hết buổi chiều, chảy tới ngày mai
    Khen một câu thôi, khen không cần cớ
    Thấy thì khen vậy, có nợ gì ai

    # Hoan hô {x}
    Hoan hô {x}, vỗ tay một cái
    Vỗ thêm cái nữa cho đã thì thôi
    Hoan hô {x}, ai mà không thích
    Không thích thì cứ nghe hết đã rồi

    # Đáng một bài ca
    Đáng một bài ca, hát cho thật lớn
    Hát từ đầu phố tới tận cuối sông
    Đáng một bài ca, vui thì hát nữa
    Hát tới khi nào ai cũng thuộc lòng`,
  bridge: `
    Chắc ngày mai sẽ có người quên mất
    Như quên cái nắng đã khô đồ
    {me} ghi vào đây cho ai nhớ
    Bằng bút chì thôi, chữ thật to

    Hỏi thương từ bao giờ, không rõ
    Có ai hay cây lớn lúc nào đâu
    Chỉ một hôm ngồi, ngẩng đầu lên thấy
    Bóng mát từ lâu đã phủ mái đầu`,
}
