import type { Phrasebook } from './phrasebook.ts'

/**
 * Slots: `noi` where, with its preposition; `vat` a thing to hold; `canh` what happens by itself, a clause that may
 * follow "khi"; `lam` what people do; `la` what somebody is,
 * after "là"; `luc` when. Love songs speak as "anh" to "em", defiance as "tôi" to "người", joy and hope as "ta" to "bạn".
 */
export const vietnamese: Phrasebook = {
  language: 'vi',
  forms: {},
  everyday: {
    luc: `(một|hai|ba|bốn) giờ sáng
      chiều (thứ bảy|chủ nhật|thứ sáu)
      đêm cuối (tháng ba|tháng năm|tháng mười)
      một (sớm|tối|đêm) (mùa thu|mùa đông|mùa hạ)
      nửa đêm
      giờ tan tầm
      đêm không ngủ
      trước bình minh
      (trưa|tối) hôm qua
      lúc lên đèn`,
  },
  stances: [
    {
      name: 'longing',
      keywords:
        'nhớ chia tay xa cách cô đơn buồn nước mắt thất tình giã biệt lẻ loi khóc mất quên vắng đơn phương tiếc',
      about: `một người ở lại {noi}
        một người còn giữ {vat} của người yêu cũ
        cái tên chợt nhớ khi {canh}
        hai người từng hẹn {lam} rồi chẳng gặp lại nhau`,
    },
    {
      name: 'devotion',
      keywords:
        'yêu thương cưới tỏ tình hôn ôm lãng mạn ngọt ngào bên nhau vợ chồng mẹ ba gia đình hạnh phúc rung động hẹn hò',
      about: `hai người cùng {lam} mà quên thời gian
        lời cầu hôn {noi}
        cái ôm đầu tiên khi {canh}
        đôi vợ chồng già và {vat}`,
    },
    {
      name: 'celebration',
      keywords: 'tiệc mừng vui sinh nhật lễ hội bạn bè cười nâng ly chiến thắng cuối tuần ăn mừng hội hè sôi động',
      about: `bữa tiệc không tàn {noi}
        những người bạn {luc} vẫn còn {lam}
        đêm vui nhất đời khi {canh}
        những người lạ cùng nhau {lam}`,
    },
    {
      name: 'defiance',
      keywords: 'giận phẫn nộ nổi loạn phản bội dối trá đấu tranh tự do hét mạnh mẽ bất khuất kiên cường trả thù rock',
      about: `người trả lại {vat} rồi quay bước đi
        câu nói cuối cùng {noi}
        tự do được {lam} theo ý mình
        đêm thôi cúi đầu, khi {canh}`,
    },
    {
      name: 'hope',
      keywords: 'hy vọng ước mơ ngày mai tương lai dũng cảm cố gắng tốt nghiệp niềm tin phép màu khởi đầu vượt lên',
      about: `người bắt đầu lại {noi}
        cậu bé mang theo {vat} làm bùa may
        lòng can đảm để {lam}
        buổi sáng đầu tiên khi {canh}`,
    },
    {
      name: 'calm',
      keywords: 'bình yên yên tĩnh thư giãn nhẹ nhàng chậm rãi nghỉ ngơi ngủ ru dịu dàng chữa lành thảnh thơi cà phê',
      about: `buổi chiều chẳng làm gì {noi}
        căn phòng yên tĩnh có {vat}
        ngày chủ nhật chỉ muốn {lam}
        giấc ngủ dài khi {canh}`,
    },
  ],
  themes: [
    {
      name: 'sea',
      companions: 'summer sky',
      keywords: 'biển sóng cát hải đảo thuyền bến cảng ốc hoàng hôn khơi vịnh đại dương bờ',
      phrases: {
        noi: `bên bờ cát; ngoài bến cảng; trên mỏm đá; dưới hải đăng; trong làng chài; nơi đảo xa; bên mạn thuyền; trên cầu tàu; nơi cửa sông`,
        vat: `vỏ ốc trắng; tấm vé tàu cũ; chiếc nón lá; lá thư trong chai; nắm cát vàng; đôi dép ướt; chiếc la bàn; mảnh lưới thưa; cây dù hoa`,
        canh: `sóng vỗ bờ; nước triều rút xa; thuyền về bến; hải âu gọi nhau; nắng chìm xuống biển; đèn biển sáng lên; gió đổi chiều;
          trăng nhô trên sóng; sương tan ngoài khơi`,
        lam: `đếm sóng; nhặt vỏ sò; đi chân trần; ngắm hoàng hôn; xây lâu đài cát; chạy theo sóng; thả thuyền giấy; hét ra khơi; viết tên lên cát`,
        la: `ngọn hải đăng; bến bờ bình yên; biển xanh nhất; con thuyền trở về; vầng trăng trên biển; hòn đảo cuối; ngọn gió khơi; chân trời xa`,
      },
    },
    {
      name: 'city',
      companions: 'dance rain',
      keywords:
        'phố thành phố đèn đường sài gòn hà nội neon cao ốc quán bar ngã tư tàu điện vỉa hè xe buýt đêm thành thị',
      phrases: {
        noi: `bên vỉa hè; trên sân thượng; ở ngã tư; trong hẻm nhỏ; dưới đèn đường; nơi quán khuya; trên xe buýt; giữa dòng người; trên cầu vượt`,
        vat: `ly cà phê nguội; đôi giày mòn gót; chiếc tai nghe; áo khoác đen; chùm chìa khóa; lon bia lạnh; tấm vé xem phim; tờ báo cũ;
          khăn choàng đỏ`,
        canh: `đèn neon tắt; đèn đỏ chuyển xanh; phố lên đèn; chuyến xe cuối đi; dòng người tản ra; quán khuya đóng cửa; còi tàu vọng lại;
          cao ốc tắt đèn; thành phố ngủ say`,
        lam: `đếm đèn đường; dạo phố khuya; ngắm thành phố; ăn tô mì nóng; đi chuyến xe cuối; đi lạc; thức tới sáng; chạy xe vòng quanh;
          băng qua ngã tư`,
        la: `thành phố không ngủ; lối về nhà; ô cửa sáng đèn; ngọn đèn đường; chuyến xe cuối cùng; vì sao trên phố; bài ca đêm; góc quán quen`,
      },
    },
    {
      name: 'road',
      companions: 'city sky',
      keywords: 'đường du lịch hành trình chuyến tàu phượt ba lô xa lộ lang thang phiêu lưu lên đường xe đèo chân trời',
      phrases: {
        noi: `bên quốc lộ; trên chuyến tàu; nơi trạm xăng; trên đỉnh đèo; ở ga nhỏ; cuối con đường; giữa thảo nguyên; sau tay lái; nơi phố lạ`,
        vat: `chiếc ba lô; tấm vé một chiều; bản đồ gấp nếp; cuốn băng cũ; đôi giày bùn; tấm bưu thiếp; bình nước đầy; chiếc mũ vải; máy ảnh phim`,
        canh: `tàu vào ga; bụi bay mù; hết đường hầm; núi lùi dần; đèn xe bật sáng; radio mất sóng; phố lùi xa; trời hửng đông; đường rẽ đôi`,
        lam: `hát theo radio; mở cửa xe; vượt đèo cao; đi đường lạ; theo cơn gió; ngắm sao trời; viết bưu thiếp; đạp xe; gấp bản đồ lại`,
        la: `con đường xa nhất; lối về nhà; tấm bản đồ; ga kế tiếp; cơn gió tự do; biển sau núi; bài ca trên đường; chân trời mới`,
      },
    },
    {
      name: 'rain',
      companions: 'city letters',
      keywords: 'mưa giông bão sấm chớp cầu vồng ướt mái hiên áo mưa rào mây đen ngâu dột',
      phrases: {
        noi: `dưới mái hiên; trong cơn mưa; bên cửa sổ; ở trạm xe; trong quán nhỏ; dưới chân cầu; dưới tán bàng; nơi hiệu sách; trên ghế ướt`,
        vat: `chiếc ô trong; lá thư ướt; tấm áo mưa; ly ca cao; đôi ủng con; khăn tay xanh; cuốn sách dở; hộp diêm ẩm; chiếc sơ mi ướt`,
        canh: `mưa rơi trên phố; mây đen kéo về; sấm vang xa; cửa kính mờ hơi; mưa ngớt dần; cầu vồng lên; nước dâng trên hè; mái hiên nhỏ giọt;
          trời quang mây tạnh`,
        lam: `nghe mưa; xoay chiếc ô; tắm mưa; nhảy qua vũng nước; đun ấm trà; vẽ lên kính; đợi tạnh; tìm cầu vồng; hong áo ướt`,
        la: `chiếc ô trong mưa; mái hiên nhà; cầu vồng muộn; ấm trà nóng; bầu trời sau mưa; nắng sau mây; cơn mưa mùa hạ; chốn trú mưa`,
      },
    },
    {
      name: 'morning',
      companions: 'letters winter',
      keywords: 'sáng bình minh cà phê nắng thức dậy bếp bánh mì rèm ban mai sương báo thức buổi giường',
      phrases: {
        noi: `trong căn bếp; ngoài ban công; dưới tấm chăn; bên bàn ăn; trước tiệm bánh; trên sàn gỗ; trong nắng sớm; bên khung cửa; ở chợ sớm`,
        vat: `cốc sứ xanh; mẩu bánh mì; tờ báo hôm qua; áo kẻ sọc; hũ mật ong; chậu xương rồng; chiếc đồng hồ; tạp dề hoa; phin cà phê`,
        canh: `trời vừa sáng; chim hót vang; ấm nước reo; rèm khẽ lay; nắng vào nhà; bánh vừa chín; chuông báo thức reo; sương long lanh; ngõ thức giấc`,
        lam: `pha cà phê; nướng bánh mì; mở cửa sổ; đón bình minh; tưới cây; vươn vai; phơi chăn; bật radio; luộc quả trứng`,
        la: `tia nắng đầu; sáng chủ nhật; viên đường trong ly; bài ca thức giấc; bông hoa bên cửa; bữa sáng nóng; ngày mới; tấm chăn ấm`,
      },
    },
    {
      name: 'sky',
      companions: 'sea summer',
      keywords: 'trời sao trăng ngân hà cánh bay mây vũ trụ sao băng diều mặt trời tinh tú phi thuyền',
      phrases: {
        noi: `trên mái nhà; trên đồi cao; dưới trời sao; trong ánh trăng; giữa cánh đồng; nơi gác xép; bên kia sông; trên ngọn tháp; trên bờ đê`,
        vat: `máy bay giấy; cánh diều đứt; chiếc ống nhòm; chiếc lông chim; nhẫn bạc mỏng; quả bóng đỏ; chiếc đèn pin; bản đồ sao; đồng xu may mắn`,
        canh: `sao rơi; trăng lên; mây tan; chim bay về nam; trời ửng hồng; sao mai mọc; đêm dần sâu; diều bay lên; trời xanh lại`,
        lam: `đếm sao; ngắm trăng; ước một điều; thả diều; nằm trên cỏ; bay trong mơ; tìm Bắc Đẩu; hái mây; đuổi theo trăng`,
        la: `vì sao trong đêm; trời xanh trên mây; vầng trăng đêm nay; dải ngân hà; đôi cánh bay; ngôi sao mai; mặt trời nhỏ; đám mây cao`,
      },
    },
    {
      name: 'summer',
      companions: 'sea dance',
      keywords: 'hè hạ ve phượng dưa hấu kem bơi nghỉ hè đom đóm tháng sáu tháng bảy oi lửa trại nắng nóng',
      phrases: {
        noi: `dưới gốc phượng; bên hồ bơi; trên bãi cỏ; ở quê ngoại; bên lửa trại; ngoài ruộng lúa; trên võng đưa; bên ao sen; ở sân trường`,
        vat: `nửa trái dưa; ly nước chanh; que kem tan; chiếc quạt nan; váy hoa nhí; viên bi ve; chiếc nhẫn cỏ; lọ đom đóm; cánh phượng khô`,
        canh: `ve kêu ran; đá tan trong ly; sen nở hồng; mưa rào tới; lúa trổ đòng; đom đóm bay; nắng ngả chiều; hè sắp qua; gió nồm về`,
        lam: `bổ dưa; bắt đom đóm; uống nước dừa; nhảy xuống sông; hát vang; hái sen; chạy chân đất; trốn học; xem phim ngoài trời`,
        la: `cơn gió mùa hè; bóng mát; tháng sáu; kỳ nghỉ dài; ly chanh mát; đóa hướng dương; đốm lửa đêm; chùm phượng đỏ`,
      },
    },
    {
      name: 'dance',
      companions: 'city summer',
      keywords: 'nhảy khiêu vũ nhạc nhịp sân khấu trống đàn vũ trường điệu dj disco ghi ta đĩa hát',
      phrases: {
        noi: `trên sàn nhảy; trước dàn loa; dưới đèn màu; trên sân khấu; ở hàng đầu; sau cánh gà; trước gương; trong đám đông; nơi tiệm đĩa`,
        vat: `đôi giày bạc; đĩa hát cũ; váy đỏ; áo kim sa; cây đàn đứt dây; vòng tay sáng; bông hồng nhung; trống lắc; chiếc mũ lông`,
        canh: `trống vang lên; đèn quay tròn; kim đĩa chạm; sàn rung; tiếng bass vào; màn kéo lên; cả sân hát theo; nhạc nhanh dần; quả cầu xoay`,
        lam: `vỗ tay; xoay một vòng; nhảy tới sáng; cởi giày; học điệu van; nhắm mắt lắc lư; đổi đĩa hát; hát theo; ôm đàn`,
        la: `nhịp điệu đêm; điệu van cuối; tiếng trống trong tim; ngôi sao sân khấu; bài ca không dứt; ánh đèn quay; nốt cao nhất; tràng pháo tay`,
      },
    },
    {
      name: 'winter',
      companions: 'letters morning',
      keywords: 'đông tuyết lạnh giáng sinh noel rét lò sưởi khăn len tết sương giá gió mùa áo ấm băng',
      phrases: {
        noi: `bên bếp lửa; trong rừng thông; trước hiên lạnh; trên sân ga; dưới cây thông; giữa phố đông; bên nồi bánh; nơi núi cao; sau cửa kính`,
        vat: `khăn len đỏ; đôi găng tay; cây nến nhỏ; củ khoai nướng; quả cầu tuyết; chiếc áo bông; chai rượu ấm; ngôi sao giấy; trái thông khô`,
        canh: `tuyết đầu mùa rơi; lửa bùng lên; chuông ngân vang; gió mùa về; hơi thở thành sương; mai hé nở; băng tan dần; đông sắp qua; nến cháy cao`,
        lam: `nhóm lửa; nướng khoai; đan khăn; thắp nến; hơ tay; đợi mùa xuân; gói bánh chưng; giẫm lên tuyết; đắp người tuyết`,
        la: `ngọn lửa mùa đông; ngọn đèn trong tuyết; chiếc khăn ấm; lá thư mùa xuân; cây nến bên cửa; chén trà nóng; nhà đêm giao thừa; mùa xuân`,
      },
    },
    {
      name: 'letters',
      companions: 'rain winter',
      keywords: 'thư ảnh kỷ niệm nhật ký hồi ức trang bưu thiếp thơ chữ tem ngày xưa lưu bút mực hứa',
      phrases: {
        noi: `bên bàn viết; trong thư viện; trên gác xép; dưới đèn bàn; ở lớp cũ; bên thùng thư; nơi bưu điện; cuối hành lang; nơi tiệm sách`,
        vat: `lá thư chưa gửi; tấm ảnh ố vàng; cây bút máy; con tem cũ; bông hồng khô; mẩu giấy nhỏ; chiếc hộp thiếc; cuốn lưu bút; tập thơ dày`,
        canh: `mực nhòe đi; đồng hồ dừng; trang giấy bay; thư vừa tới; nến chảy dài; nét chữ mờ; bút run run; đèn bàn chợt tắt; lời chưa nói ra`,
        lam: `viết thư; lật ảnh cũ; đọc thơ; gấp thuyền giấy; dán tem; tìm một chữ; ép hoa; xé nháp; gửi bưu thiếp`,
        la: `bài thơ dở; lời cuối cùng; lá thư đầu; trang sách hay; tên khắc trong tim; lời hứa cũ; nét chữ hiền; gương mặt tuổi thơ`,
      },
    },
  ],
  ideas: `một bài {style} (dịu dàng|da diết|sôi động|mộc mạc|bay bổng|gai góc) về {about}. Điệp khúc: {canh}.
    {style}, (chậm rãi|thì thầm|hát thật to|có tốp ca): bài hát về {about}.
    hãy viết (một khúc ca|một bản tình ca|một bài hát) {style} về {about}. Mở đầu là {luc} {noi}.
    nếu {canh} thì sao? Một bài {style} về {about}.
    bài {style} kể về {about}. (Câu cuối|Tên bài|Câu mở đầu) là: “{la}”.`,
}
