import type { Plot } from '../../stanzas.ts'

/** Explains anything to whoever would like to know. */
export const teaching: Plot = {
  person: 'you',
  open: `
    (Cặp sách|Bút chì|Quyển vở) để ngay bàn, tay khoanh lại
    Hôm nay mình học một bài thôi
    Không cần sợ sai, không cần giấu dốt
    Mang hai cái tai với nụ cười

    (Ngồi gần lại đây|Xích lại gần đây|Ngồi thành vòng tròn), cùng nghe cho rõ
    Bài này không dài, cũng chẳng khó đâu
    Hát từng câu một theo đúng thứ tự
    Hát xong là nhớ, nhớ được thật lâu

    (Ai biết rồi|Ai thuộc rồi|Ai nhớ rồi) thì cùng hát lớn
    Ai chưa biết thì lắng tai nghe
    Mỗi câu là một điều cần nhớ
    Nhớ hết từng điều, giỏi lắm nghe`,
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
  meaning: `
    Chưa biết thì hỏi, đừng có ngại
    Hỏi một câu thôi, sáng cả đầu
    Ai giỏi cũng từng là chưa biết
    Cũng sai, cũng sửa, có sao đâu

    Viết ra giấy nhỏ, dán lên tủ
    Mỗi lần mở tủ đọc một câu
    Đọc vài ba bữa là thuộc hết
    Thuộc rồi thì nhớ được thật lâu

    Nhắm mắt lại, đố nhau một câu
    Ai nhớ thì nói thật là mau
    Sai thì cười xòa, nói lại đúng
    Đúng rồi vỗ tay, đố lượt sau`,
  lift: `
    Vỗ tay hai cái, giậm chân một
    Nghe câu này nhé, hát theo nào

    Chậm thôi cũng được, từng câu một
    Hát hai ba lượt nhớ liền nào`,
  chorus: `
    # Cùng học {x}
    Cùng học {x}, một hai ba bốn
    Vỗ tay theo nhịp, khó mấy cũng qua
    Cùng học {x}, hát ba lần nhé
    Một lần ở lớp, hai lần ở nhà

    # {call} ơi nhớ chưa
    {call} ơi nhớ chưa, nhớ rồi thì hát
    Hát cho thật lớn, hát cho thật vui
    {call} ơi nhớ chưa, chưa thì nghe lại
    Nghe thêm lượt nữa là nhớ xong rồi

    # Một hai ba, cùng hát
    Một hai ba, cùng hát, hát cho thật đều
    Bài này nho nhỏ mà nhớ được nhiều
    Một hai ba, cùng hát, vỗ tay theo nhịp
    Hôm nay học được, mai giỏi bao nhiêu`,
  bridge: `
    Không nhớ hết ngay, không sao cả
    Hạt giống nào gieo cũng phải chờ
    Mai kia thức dậy tự nhiên nhớ
    Dễ như bước xuống một bậc thềm

    Người giỏi nhất lớp là người dạy
    Cho bạn bên cạnh hiểu giống mình
    Nói ra một lượt, trong đầu sáng
    Như mở cửa ra gặp bình minh`,
}
