import type { Plot } from '../../stanzas.ts'

export const team: Plot = {
  person: 'me',
  open: `
    Sân (đất đỏ|cỏ lún|sau mưa), giày vá ba miếng
    Áo in số bằng mực bút lông
    Mồ hôi chảy xuống, số bảy nhòe
    Nhìn xa thành số một, oai không

    (Năm giờ|Sáng sớm|Sương mù), cả đội chạy quanh hồ
    Người đi bộ chậm cũng vượt qua
    Về nhì, về chót đều có nước
    Đội trưởng rót đều, mỗi đứa một ca

    Phòng thay đồ (nhỏ|nóng|chật), mười người chen
    Một cái gương nứt, một bóng đèn
    Nghe tiếng trống ngoài dồn trên ván
    Tim cả phòng này đập cho quen`,
  turn: `
    Hiệp một thua sâu, ai cũng lặng
    Có người lấy chuối chia từng phần
    Chưa ai nói gì, vừa ăn hết
    Cả đội đứng lên, siết dây chân

    Người ngồi dự bị hò to nhất
    Khản cổ từ khi chưa bắt đầu
    Đến lúc vào sân không còn tiếng
    Bàn chân nói thay được mấy câu

    Trên xe về, ai ngủ vai nấy
    Cái cúp nằm trên ghế phụ thôi
    Bác tài thắt dây cho cái cúp
    Sợ nó rơi ra giữa đường đồi`,
  lift: `
    Vai sát vào vai, tay chồng tay
    Một tiếng hô thôi, dậy đất này

    Trống nổi lên rồi, chân đứng thẳng
    Nhìn nhau một cái, bước ra ngay`,
  chorus: `
    # {brand} xông lên
    {brand} xông lên, sân này ta biết
    Từng vũng nước mưa, từng vết đinh giày
    {brand} xông lên, hô vang tên nó
    Hô cho cột cờ cũng nghiêng theo tay

    # Một đội một lòng
    Một đội một lòng, chuyền cho nhau tiếp
    Người ngã, có người kéo dậy hai tay
    Một đội một lòng, thua thì cùng uống
    Thắng thì cùng khóc, mặt úp vào vai

    # {brand} đây rồi
    {brand} đây rồi, nghe trống hay chưa
    Nắng thì đội nắng, mưa thì dầm mưa
    {brand} đây rồi, khán đài đứng dậy
    Bà bán nước mía cũng múa quạt dừa`,
  bridge: `
    Mai này giày treo trên móc cửa
    Bụng đã to ra, gối đã đau
    Nghe tiếng còi đâu ngoài bãi vọng
    Chân vẫn giật lên, chạy theo mau

    Có trận thua rồi, trời đổ tối
    Cả đội ngồi bệt, cỏ lặng im
    Một người bật hát, rồi mười người
    Thua mà vang rền như trống con tim`,
}
