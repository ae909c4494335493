import { understands } from '#tests/support/brief/understands.ts'

understands('vi', [
  ['anh đi rồi, chỉ còn lại chùm chìa khóa', { plot: 'heartbreak' }],
  [
    'ba em mất hồi tháng 3, ba đóng cho em cái bàn học, ba hay huýt sáo mỗi khi làm việc',
    { plot: 'memorial', call: 'ba', facts: ['Ba đóng cho con cái bàn học', 'Ba hay huýt sáo mỗi khi làm việc'] },
  ],
  [
    'bài hát ru cho con gái Bông, con thích ôm con thỏ bông',
    { plot: 'lullaby', call: 'Bông', facts: ['Con thích ôm con thỏ bông'] },
  ],
  [
    'bài hát dạy các bé mẫu giáo rửa tay trước khi ăn, xoa xà phòng',
    { plot: 'teaching', call: 'các bé', about: ['rửa tay'], facts: ['Trước khi ăn, xoa xà phòng'] },
  ],
  [
    'đám cưới Thảo và Minh, Minh đưa ô cho Thảo rồi chạy về ướt hết',
    { plot: 'wedding', facts: ['Minh đưa ô cho Thảo rồi chạy về ướt hết'] },
  ],
  [
    'cố lên em trai Phúc sắp thi đại học, mẹ nấu chè cho em mỗi tối',
    { plot: 'encouragement', call: 'Phúc', facts: ['Em sắp thi đại học', 'Mẹ nấu chè cho em mỗi tối'] },
  ],
  [
    'bài hát tết cho gia đình mình, mẹ gói bánh chưng thức cả đêm, em út chỉ đợi lì xì. vui, nhịp nhanh',
    { facts: ['Mẹ gói bánh chưng thức cả đêm', 'Em út chỉ đợi lì xì'] },
  ],
  [
    'bài hát sinh nhật cho bà ngoại 80 tuổi, bà hay kể chuyện ma và trồng rau sau nhà',
    { plot: 'birthday', call: 'bà ngoại', age: 80, facts: ['Bà hay kể chuyện ma và trồng rau sau nhà'] },
  ],
  [
    'bai hat sinh nhat cho me lan 60 tuoi, me hay thuc khuya cho cua',
    { plot: 'birthday', call: 'Lan', age: 60, facts: ['Mẹ hay thức khuya chờ cửa'] },
  ],
  ['viet bai hat ru cho con gai bong', { plot: 'lullaby', call: 'Bông' }],
  [
    'bai hat cho con meo muop luoi hay nam tren ban phim',
    { call: 'mèo', topics: ['computers'], facts: ['Bé lười hay nằm trên bàn phím'] },
  ],
  [
    'xin lỗi vợ vì quên ngày kỷ niệm, anh toàn đi nhậu về khuya',
    { plot: 'apology', facts: ['Anh quên ngày kỷ niệm', 'Anh toàn đi nhậu về khuya'] },
  ],
  [
    'đám cưới Lan và Minh, hai đứa quen nhau trên xe buýt, Minh quên mang nhẫn',
    {
      plot: 'wedding',
      names: ['Lan', 'Minh'],
      topics: ['bus'],
      facts: ['Hai bạn quen nhau trên xe buýt', 'Minh quên mang nhẫn'],
    },
  ],
  ['bài hát cho quán phở Hoa Sen ở Đà Nẵng', { plot: 'shop', brand: 'Hoa Sen', place: 'Đà Nẵng' }],
  ['cổ vũ đội bóng Sấm Sét của lớp 9A, tuần sau đá chung kết', { plot: 'team', brand: 'Sấm Sét' }],
  [
    'chó Mực mất rồi, nó hay nằm chờ tôi trước cổng',
    { plot: 'memorial', call: 'Mực', facts: ['Bé hay nằm chờ tôi trước cổng'] },
  ],
  [
    'cám ơn cô Hạnh lớp 5, cô dạy em viết chữ và không bao giờ la mắng',
    { plot: 'thanks', names: ['Hạnh'], facts: ['Cô Hạnh lớp 5', 'Cô dạy em viết chữ và không bao giờ la mắng'] },
  ],
  ['bài tiếng Nhật tặng bạn gái Yuki', { call: 'Yuki', language: 'ja' }],
  ['bài hát về biển và mùa hè, không nhắc đến tình yêu', { about: ['biển', 'mùa hè'], without: ['tình yêu'] }],
  ['nhạc không lời cho quán cà phê', { instrumental: true }],
  ['ballad về mưa Đà Lạt giọng nữ', { topics: ['storm'], voice: 'f', place: 'Đà Lạt' }],
  [
    'con mèo tên Bông nhà mình suốt ngày ngủ, nhưng hễ mình buồn là nó lại nằm cạnh',
    { call: 'Bông', facts: ['Bé suốt ngày ngủ', 'Hễ mình buồn là bé lại nằm cạnh'] },
  ],
  [
    'Mẹ em mất năm ngoái vì ung thư. Mẹ chưa từng may cho mình cái nào',
    { plot: 'memorial', facts: ['Mẹ chưa từng may cho mình cái nào'] },
  ],
  [
    'chúc mừng đám cưới anh Khoa chị Trinh, hai người học chung cấp 3, anh Khoa tỏ tình 3 lần mới được',
    { plot: 'wedding', facts: ['Anh chị học chung cấp 3', 'Anh Khoa tỏ tình 3 lần mới được'] },
  ],
  [
    'Gửi chồng yêu, kỷ niệm 15 năm ngày cưới, giờ mình có hai con, em chưa bao giờ hối hận',
    { plot: 'devotion', facts: ['Giờ mình có hai con', 'Em chưa bao giờ hối hận'] },
  ],
  [
    'kỷ niệm 10 năm ngày cưới, chồng em hay ngáy to nhưng luôn rửa bát',
    { plot: 'devotion', facts: ['Mình bên nhau 10 năm', 'Anh hay ngáy to nhưng luôn rửa bát'] },
  ],
  ['than thở về kẹt xe mỗi sáng thứ hai', { plot: 'complaint', topics: ['city'] }],
])
