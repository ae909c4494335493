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
  lift: `
    Không có nhưng mà, không tại ai
    Chỉ là {me} sai, thật sự sai

    {you} mắng cũng được, đừng lặng im
    Lặng im như nước ngập trong tim`,
  chorus: `
    # Xin lỗi {call}
    Xin lỗi {call}, câu này nói thẳng
    Không gói giấy hoa, không buộc dây
    Xin lỗi {call}, cửa chưa cần mở
    {me} đứng ngoài này, đợi hết mưa ngày

    # Lỗi ở đây
    Lỗi ở đây, chẳng ở trời mưa gió
    Không ở kẹt xe, không ở ai đâu
    Lỗi ở đây, đem về đặt trước cửa
    Muốn cân bao nhiêu, xin cứ bắt đầu

    # Cho {me} xin lỗi
    Cho {me} xin lỗi, một lần nói hết
    Chẳng mong {you} quên ngay tối hôm nay
    Cho {me} xin lỗi, mai còn sửa tiếp
    Sửa như sửa nhà, từng chút mỗi ngày`,
  bridge: `
    Nếu có bài thi môn xin lỗi
    {me} chắc thi hoài vẫn rớt thôi
    Nhưng lần này không quay bài nữa
    Chữ xấu bao nhiêu, cũng nộp rồi

    Có cái cốc mẻ, {you} không bỏ
    Vẫn rót trà đầy, vẫn để dùng
    {me} nhìn cái cốc mà mong ước
    Cũng được như nó, được bao dung`,
}
