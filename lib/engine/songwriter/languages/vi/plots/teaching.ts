import type { Plot } from '../../stanzas.ts'

/** Explains anything to whoever would like to know. */
export const teaching: Plot = {
  person: 'you',
  open: `
    (Cặp sách|Bút chì|Quyển vở) để ngay bàn, tay khoanh lại
    Hôm nay bảng viết một dòng thôi
    Không cần sợ sai, không cần giả hiểu
    Mang hai cái tai với nụ cười

    Người ta bảo {x} (khó lắm|xa lắm|cao lắm)
    Như bức tường cao chắn lối đi
    Vòng ra đằng sau có cửa sổ
    Đẩy một cái thôi, có khó chi

    Lấy (quả cam|củ khoai|quả trứng) bên này, lọ muối bên kia
    Đem ra bày thử, kể một lần
    Chưa rõ thì ăn luôn đồ học
    Bụng mà no rồi, óc hiểu dần`,
  turn: `
    Hỏi một câu ngốc, đừng có ngại
    Câu ngốc là cửa của câu khôn
    Ngày xưa có bác tìm ra lửa
    Cũng từng cháy tóc, chạy quanh thôn

    Viết ra giấy nhỏ, dán lên tủ
    Mở tủ lấy sữa, đọc một câu
    Hết hộp sữa là thuộc hết đoạn
    Xương chắc thêm ra, chữ nhớ lâu

    Nhắm mắt lại, đố nhau hai câu
    Câu trước còn vướng, câu sau mau
    Sai thì cười xòa, nói lại đúng
    Đúng rồi đập tay, đố lượt sau`,
  lift: `
    Vỗ tay hai cái, chân giậm một
    Nghe câu này nhé, hát theo nào

    Chậm thôi cũng được, đi từng bậc
    Leo hết cầu thang, thấy trời cao`,
  chorus: `
    # Cùng học {x}
    Cùng học {x}, một hai ba bốn
    Vỗ tay theo nhịp, khó mấy cũng qua
    Cùng học {x}, hát ba lần nhé
    Một lần trong bếp, hai lần ngoài nhà

    # Ra là như thế
    Ra là như thế, à ra như thế
    Cái bóng đèn nhỏ sáng ở trên đầu
    Ra là như thế, đem về kể lại
    Kể cho bà nghe, bà gật lâu lâu

    # {call} ơi biết chưa
    {call} ơi biết chưa, chuyện này hay lắm
    Nghe một lần thôi, nhớ tới mùa sau
    {call} ơi biết chưa, chưa thì nghe lại
    Hát cho đến lúc đố nhau làu làu`,
  bridge: `
    Không nhớ hết ngay, không sao cả
    Hạt giống nào gieo cũng phải chờ
    Bữa nọ tự dưng đang ăn mít
    Hiểu ra cái rụp, mắt tròn vo

    Người giỏi nhất lớp là người dạy
    Cho bạn bên cạnh hiểu giống mình
    Nói ra một lượt, trong đầu sáng
    Như mở cửa ra, gặp bình minh`,
}
