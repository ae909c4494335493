import type { Plot } from '../../stanzas.ts'

export const apology: Plot = {
  person: 'you',
  open: `
    {me} đứng ngoài (cửa|hiên|cổng), tay cầm ô ướt
    Tập nói một câu, tập mấy lần
    Con chó hàng xóm nghe đã chán
    Nó ngáp một hơi, bỏ về sân

    (Tin nhắn|Lá thư|Mẩu giấy) viết rồi xóa năm bận
    Câu nào cũng có chữ nhưng mà
    Đến khi chỉ còn hai chữ lỗi
    {me} đọc một mình, mặt nóng ra

    (Cái ghế|Đôi dép|Chén trà) {you} để nguyên chỗ cũ
    Từ hôm câu chuyện dở dang kia
    Cả nhà cứ đi vòng qua nó
    Như có tảng băng chắn lối về`,
  turn: `
    Lẽ ra hôm ấy {me} im lặng
    Mà miệng nhanh hơn cái đầu này
    Lời như bát vỡ, rơi là hết
    Nhặt từng mảnh một, đứt cả tay

    Đêm qua {me} nằm nghe đồng hồ
    Nó cứ đếm hoài một chữ sai
    Ba giờ, bốn giờ, rồi năm rưỡi
    Chữ ấy dài ra, chẳng giống ai

    {me} mua bánh {you} ưng nhất đó
    Hàng xếp dài như cả con đường
    Bánh nóng nguội dần trong hộp giấy
    Mới hay bánh chẳng thế lời thương`,
  meaning: `
    Lời xin lỗi này {me} tập mãi
    Tập rồi mới biết chẳng cần hay
    Chỉ cần nhìn thẳng vào mắt {you}
    Nói rằng {me} sai, {me} ở đây

    Giận thì {you} cứ giận cho hết
    {me} không xin {you} phải quên liền
    Chỉ xin {you} biết là {me} hiểu
    {me} đã làm {you} phải buồn phiền

    Có những điều hỏng rồi mới biết
    Mình quý người ta tới chừng nào
    {me} không xin bỏ qua tất cả
    Chỉ xin được sửa, dẫu lâu bao`,
  lift: `
    Không có "nhưng mà", không tại ai
    Chỉ là {me} sai, thật sự sai

    {you} mắng cũng được, đừng lặng im
    Lặng im đau lắm ở trong tim`,
  chorus: `
    # Xin lỗi {call}
    Xin lỗi {call}, lời này thật lòng
    Không quanh không quẩn, không nói vòng vòng
    Xin lỗi {call}, là {me} có lỗi
    {me} đứng ở đây, chỉ biết chờ mong

    # Cho {me} xin lỗi
    Cho {me} xin lỗi, một lần nói hết
    Lỗi ở nơi {me}, chẳng ở đâu xa
    Cho {me} xin lỗi, rồi {me} sẽ sửa
    Sửa từng ngày một, sửa tới khi già

    # {call} ơi, {me} sai rồi
    {call} ơi, {me} sai rồi, {me} biết {me} sai
    Mấy đêm không ngủ, nghĩ tới nghĩ hoài
    {call} ơi, {me} sai rồi, tha cho {me} nhé
    Không phải hôm nay, thì đợi ngày mai`,
  bridge: `
    Nếu {you} còn buồn thì cứ để
    {me} ngồi bên cạnh, chẳng nói gì
    Bao giờ {you} muốn thì {you} nói
    {me} nghe cho hết, chẳng cãi chi

    Cái bát đã nứt thì không mới
    Nhưng {me} sẽ nâng bằng hai tay
    Từ nay đi đứng {me} nhẹ bước
    Nhớ mãi điều này, nhớ mỗi ngày`,
}
