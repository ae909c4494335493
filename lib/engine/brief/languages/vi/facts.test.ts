import { describe, expect, it } from 'vitest'
import { parseEnglish } from '../../../../../server/assets/english.ts'
import { readBrief } from '../../read-brief.ts'

const read = (description: string) => readBrief({ description, interfaceLanguage: 'vi' }, parseEnglish)
const told = (description: string) => read(description).facts.map(({ text, joined }) => joined ?? text)

describe('what Vietnamese descriptions tell', () => {
  it.each([
    // Both marry, whoever was spoken of last.
    [
      'đám cưới của Tuấn và Ngọc Lan, Tuấn hay chở Lan đi ăn bún riêu, cưới vào tháng 11 này ở Nam Định',
      ['Tuấn hay chở Lan đi ăn bún riêu', 'Hai bạn cưới vào tháng 11 này ở Nam Định'],
    ],
    // A word or two share a line.
    [
      'Chia tay anh Phúc về hưu sau 28 năm lái xe, anh hiền, hay hát karaoke bài Duyên phận',
      ['Anh về hưu sau 28 năm lái xe', 'Anh hiền, hay hát karaoke bài Duyên phận'],
    ],
    ['Viết cho ba em, ba làm thợ hồ, tay chai', ['Ba làm thợ hồ, tay chai']],
    // What animals are.
    [
      'Con bò sữa nhà ông nội tên Đốm, mỗi sáng cho hai xô sữa',
      ['Đốm là con bò sữa nhà ông nội', 'Mỗi sáng bé cho hai xô sữa'],
    ],
    // What is sold and where.
    [
      'quảng cáo tiệm bánh mì Cô Ba ở hẻm 42 Cần Thơ, bánh nóng giòn, pate tự làm, vui nhộn dễ nhớ',
      ['Tiệm bánh mì Cô Ba ở hẻm 42 Cần Thơ', 'Bánh nóng giòn, pate tự làm'],
    ],
    [
      'Giới thiệu quán cà phê Gác Nhỏ của em ở Huế, 15 Lê Lợi, mở tới 10h đêm',
      ['Quán cà phê Gác Nhỏ ở Huế, 15 Lê Lợi', 'Mở tới 10h đêm'],
    ],
    [
      'nhạc quảng cáo dầu gội thảo dược Hương Quê, mọc tóc sau 2 tuần, freeship',
      ['Dầu gội thảo dược Hương Quê', 'Mọc tóc sau 2 tuần, freeship'],
    ],
    // Laughter and notes are not sung, numbers are not cut apart.
    ['làm bài hát chọc thằng Hùng, hay mượn tiền rồi quên trả haha', ['Bạn hay mượn tiền rồi quên trả']],
    [
      'Chúc mừng anh chị Nam – Huyền có em bé đầu lòng tên Cà Rốt, nặng 3,2kg, anh Nam run quá',
      ['Anh chị Nam và Huyền có em bé đầu lòng', 'Bé nặng 3,2kg', 'Anh Nam run quá'],
    ],
    // Of whom nobody knows whether they are "anh" or "em".
    [
      'Người yêu cũ cưới hôm qua, mình được mời mà không dám đi',
      ['Người yêu cũ cưới hôm qua', 'Mình được mời mà không dám đi'],
    ],
    [
      'nhớ người yêu ở xa, anh đi bộ đội ở Trường Sa, em ở nhà đợi thư',
      ['Anh ở xa, đi bộ đội ở Trường Sa', 'Em ở nhà đợi thư'],
    ],
    [
      'tết này con không về được, gửi ba mẹ ở Hà Tĩnh, mẹ nấu bánh chưng một mình',
      ['Tết này con không về được', 'Ba mẹ ở Hà Tĩnh', 'Mẹ nấu bánh chưng một mình'],
    ],
    [
      'nhớ mùa hè năm lớp 11 với Minh Anh, mình chưa kịp nói thích bạn ấy thì bạn ấy đi Đức mất rồi',
      ['Nhớ mùa hè năm lớp 11 với bạn', 'Mình chưa kịp nói thích bạn thì bạn đi Đức mất rồi'],
    ],
    ['Nhớ quê Bình Định, đi làm ở Sài Gòn 8 năm', ['Nhớ quê Bình Định', 'Đi làm ở Sài Gòn 8 năm']],
    ['hát ru con thỏ bông của bé Na, con thỏ mất một tai', ['Thỏ con mất một tai']],
    ['Bà cố mất được 49 ngày, bà hay giấu kẹo dưới gối cho tụi con', ['Bà hay giấu kẹo dưới gối cho tụi con']],
    [
      'ru con mèo con em nhặt ngoài mưa, em lấy khăn len ủ cho nó',
      ['Tôi nhặt bé ngoài mưa', 'Tôi lấy khăn len ủ cho bé'],
    ],
  ])('%s', (description, facts) => {
    expect(told(description)).toEqual(facts)
  })
})

describe('lessons', () => {
  it.each([
    ['Bài hát dạy các bé mầm non rửa tay 6 bước với xà phòng', 'rửa tay 6 bước', 'các bé'],
    ['bai hat day be lop 1 bang cuu chuong 2', 'bảng cửu chương 2', 'bé'],
    ['Bài hát giúp các bé lớp lá nhớ 7 ngày trong tuần', 'bảy ngày trong tuần', 'các bé'],
    ['Bài hát đánh răng cho bé Bơ 3 tuổi', 'đánh răng', 'Bơ'],
    ['vè giao thông dạy trẻ qua đường nhìn đèn', 'qua đường nhìn đèn', undefined],
    ['Rap về vòng tuần hoàn của nước cho lớp 5', 'vòng tuần hoàn của nước', null],
  ])('%s teaches what it says', (description, subject, call) => {
    const { plot, subjects, facts, hearer } = read(description)
    expect([plot, subjects[0]?.text, hearer?.call, facts]).toEqual(['teaching', subject, call, []])
  })
})

describe('kinds of songs', () => {
  it.each([
    ['nhớ hồi lớp 11 với bạn ấy, bạn ấy đi Đức mất rồi', 'nostalgia'],
    ['Tặng mẹ nhân sinh nhật, ba mất sớm, mẹ nuôi con một mình', 'birthday'],
    ['bài hát cho ông nội, ông mất năm ngoái', 'memorial'],
    ['Viết cho ba tôi, ông Sáu, mất năm ngoái', 'memorial'],
    ['Tặng mẹ, mẹ làm ở bệnh viện Chợ Rẫy', null],
    ['Tặng ba, ngày xưa ba đi bộ đội, ba hay kể chuyện', null],
    ['Gửi bạn Ngọc, mai bạn về Quảng Trị rồi, bạn hay cho mình mượn áo', 'farewell'],
    ['trêu chồng em tên Vinh, hay quên đón con', null],
    ['cầu hôn bạn gái tên Diễm, tụi anh gặp nhau ở trạm xăng', 'devotion'],
    ['bé Sóc 3 tuổi, bé tự đánh răng được rồi', null],
    ['cho con bạn thân tên Trâm mới bị bồ đá, nó khóc 3 ngày rồi', 'encouragement'],
  ])('%s: %s', (description, plot) => {
    expect(read(description).plot).toBe(plot)
  })
})
