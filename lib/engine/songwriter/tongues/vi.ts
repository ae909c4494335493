import type { Tongue } from './tongue.ts'

/**
 * Slots: `noi` where, with its preposition; `vat` a thing to hold; `canh` what happens by itself, a clause that may
 * follow "khi"; `lam` what people do; `nhu` like what fades; `sang` like what shines or lasts; `la` what somebody is,
 * after "là"; `luc` when. Love songs speak as "anh" to "em", defiance as "tôi" to "người", joy and hope as "ta" to "bạn".
 */
export const vietnamese: Tongue = {
  language: 'vi',
  pace: 1,
  rhyme: 'last',
  titled: { after: '{title}, {line}', before: '{line}, {title}' },
  light:
    'anh em tôi ta mình và là như của một những các cho với trong trên dưới bên ở từ khi lúc thì mà rồi đã đang sẽ vẫn còn cứ lại cũng không chẳng đừng thôi đi về nhé nào ai này ấy đó người giữa ngoài chiếc chỉ',
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
  openings: `{luc}, (một mình|lặng yên|có ai|ai đó) (ngồi|đứng|chờ) {noi}
    {canh}, (còn ai|một người|ai đó|có người) (đứng|ngồi|đợi) {noi}
    {noi} ai (vừa|đã|từng|mới) (để quên|giấu|bỏ lại|cất) {vat}
    (lại|đã|vẫn|mới) {luc}, {canh}
    (ôm|cầm|mang|giữ) {vat} (đi về|ngồi lại|dừng chân|đứng lặng) {noi}
    {noi}, (lặng yên|một mình|thao thức|bâng khuâng) (chờ|thấy|đợi) {canh}
    {canh}, {noi} (vắng tanh|còn ấm|lặng yên|đầy gió|thật êm|không ai)
    {luc}, ai (còn|vừa|lại|đang) {lam} {noi}`,
  stances: [
    {
      name: 'longing',
      keywords:
        'nhớ chia tay xa cách cô đơn buồn nước mắt thất tình giã biệt lẻ loi khóc mất quên vắng đơn phương tiếc',
      detail: `(tiếng em|bóng em|giọng em|tóc em) (vẫn|còn|cứ) (ở|đọng|vương|nằm) {noi}
        anh (vẫn|còn|hay|cứ) (giữ|cất|ôm|nhìn) {vat} (mỗi đêm|một mình|chưa quên|thầm khóc|như xưa)
        ngày (ấy|đó|xưa) (mình|hai đứa|đôi ta) (hẹn|mơ) {lam} (với nhau|mãi thôi|trọn đời|bên nhau)
        (bạn bè|hàng xóm|ai đó|người ta) (nhắc|hỏi|kể) (tên em|về em), {canh}
        em (ra đi|đi xa|buông tay|quay lưng) (một ngày|một chiều|giữa đêm|từ lúc) {canh}
        (đêm đêm|nhiều khi|trong mơ|đôi lúc) (thấy|ngỡ|gặp) em (cười|về|khóc|hát|ngồi) {noi}
        {vat} (nằm|ngủ|đợi) {noi}, (bụi phủ mờ|chờ em về|chẳng ai hay|không ai cần)
        một mình {lam}, (cứ ngỡ|vờ như|tưởng đâu) em (còn đây|ở bên|vừa qua|chưa đi)`,
      turn: `anh (nhớ|đợi|gọi|tìm) em (hoài|mãi|thôi|suốt đêm) {nhu}
        em là {la}, (mà xa vời|sao không về|anh không quên|giờ nơi nào|mãi trong anh)
        thiếu em, (cuộc đời|ngày tháng|thành phố|trái tim) {nhu}
        {canh}, (mình anh|riêng anh|chỉ anh) (thao thức|lặng im|còn nhớ|ngồi khóc|vẫn đây)
        (nỗi nhớ|kỷ niệm|nước mắt|câu hứa) (trôi đi|tan dần|rơi rơi|phai mờ|bay xa) {nhu}
        từ đó {noi} (chỉ còn mưa|thiếu tiếng cười|vắng bóng em|chẳng còn vui|đêm dài thêm)`,
      lift: `(bao lâu|mấy mùa|bao đêm|mấy thu) nữa (cho anh|đôi ta|mình lại) {lam}
        (nếu|lỡ|ví như) {canh}, em (có về không|có nhớ anh|còn nhớ không|nghe anh chăng)
        (giờ này|đêm nay|nơi đó|bây giờ) em (còn|có) {lam} (không|chăng|nữa không)
        anh (đổi|trao|bán) {vat} lấy (một lần em cười|nụ hôn của em|em của hôm qua|một ngày bên em)
        (mỗi khi|cứ khi|những khi) {canh}, anh (lại|vẫn|cứ) (gọi em|nhớ em|quay nhìn|giật mình|chờ em)`,
      answer: `(về đi em|em ơi về|đừng xa anh|nghe không em), {canh}
        anh (vẫn|còn|mãi) (đợi|chờ|ngóng|tìm) em {noi}
        (vắng em|thiếu em|không em), {noi} (chỉ có mưa|lạnh như băng|buồn tênh|dài lê thê|vắng tiếng cười)
        (xin|mong|ước) một lần (cùng em|bên em|với em) {lam}
        em (vẫn|mãi|từng|luôn) là {la} (trong tim anh|của đời anh|anh không quên|không phai)
        {nhu}, anh (trôi|bay|tan|rơi) (giữa đêm|một mình|không lời|về đâu)
        (hẹn em|gặp em|chờ em) (mùa sau|trong mơ|kiếp sau|ngày mai), mình {lam}`,
      bridge: `(có lẽ|biết đâu|chắc là) em (giờ vui|đang cười|đang hát|thôi khóc) {noi}
        rồi (mai|một ngày|sẽ có ngày) anh (mỉm cười|thản nhiên|nhẹ lòng|một mình) {lam}
        anh (trả|gửi|thả|trao) {vat} (cho gió|cho sông|cho đêm|cho ngày qua|cho trời)
        (dù cho|dẫu|mặc cho) {canh}, (anh không khóc|anh không trách|em đừng về|anh cũng quen)
        (thôi đành|bây giờ|cuối cùng) (buông tay|hiểu ra|tha thứ|nhẹ lòng), {canh}`,
      about: `một người ở lại {noi}
        một người còn giữ {vat} của người yêu cũ
        cái tên chợt nhớ khi {canh}
        hai người từng hẹn {lam} rồi chẳng gặp lại nhau`,
    },
    {
      name: 'devotion',
      keywords:
        'yêu thương cưới tỏ tình hôn ôm lãng mạn ngọt ngào bên nhau vợ chồng mẹ ba gia đình hạnh phúc rung động hẹn hò',
      detail: `em (cười|khẽ|vội|rón rén) (trao anh|đưa anh|giấu sau lưng|gói cho anh) {vat}
        (hai đứa|mình|đôi ta) (ngồi|đứng|dựa) {noi}, {canh}
        em (thích|muốn|hay|đòi) {lam} {noi}
        (mắt em|môi em|tên em|giọng em) (lúc nào cũng|bao giờ cũng|mãi mãi) {sang}
        anh (mua|để dành|tìm|gói) {vat} (chờ em về|tặng riêng em|để em cười|cho hai đứa)
        (cãi nhau|giận nhau|xa nhau) rồi lại (ôm nhau|cười vang|nắm tay|làm lành) {noi}
        {canh}, em (tựa vai anh|ngủ trong tay|khẽ hát|nắm tay anh|gọi tên anh)`,
      turn: `anh (yêu|thương|giữ|đợi) em (mãi|thôi|luôn|từ lâu) {sang}
        em là {la}, (anh là nhà|thế là đủ|của anh thôi|đừng đi đâu|trọn một đời)
        có em, (cuộc đời|mỗi ngày|căn nhà|trái tim) {sang}
        (từ nay|mai sau|suốt đời|già rồi) {noi} (có đôi mình|mình bên nhau|chẳng lạnh đâu|vẫn có em)
        (mỗi khi|chờ khi|cứ khi) {canh}, anh (lại yêu em|vẫn ở đây|ôm em thêm|lại hôn em)
        (dù mưa|dù giông|dù nghèo|dù già), anh (vẫn muốn|chỉ mong|sẽ còn) {lam} (cùng em|bên em|với em)`,
      lift: `(hứa đi em|nói đi em|tin anh nhé), (mai sau|sang năm|khi già) (mình|ta) (lại|cùng|còn) {lam}
        (đến khi|chờ khi|mỗi khi) {canh}, (mình còn|mình sẽ|mình lại) (ôm nhau|nắm tay|hôn nhau|bên nhau)
        (nếu không có em|thiếu em rồi), ai (cùng anh|với anh|dắt anh) {lam}
        (đưa anh|cho anh|trao anh) (bàn tay|nụ cười|giấc mơ|đôi môi), {canh}
        (đừng lo|đừng sợ|ngủ đi) em, anh (vẫn ở|đang chờ|còn đây) {noi}`,
      answer: `em là {la} (của anh|trong anh|đời anh|mãi thôi)
        (nắm tay anh|đi cùng anh|lại đây em), (mình|ta) (cùng|lại) {lam}
        anh yêu em (mãi|nhất|thôi|luôn) {sang}
        {noi}, (ôm anh đi|hôn anh đi|tựa vai anh|mình bên nhau) (đến sáng|thật lâu|em nhé|suốt đời)
        {canh}, (có em|bên em|ôm em) (là đủ|là vui|là ấm|là nhà)
        (mỗi ngày|đêm nay|suốt đời|ngày mai) anh (muốn|xin|sẽ) {lam} (cùng em|với em|bên em)
        (trái tim|tình yêu|hạnh phúc|lời yêu) (ở|nằm|ngủ|đợi) {noi}, (em nghe không|của riêng mình|em thấy không)`,
      bridge: `(dù mai|dẫu cho|mai đây) (tóc bạc|tay run|đường xa|mắt mờ), em (vẫn|mãi) là {la}
        (tìm|chờ|đi) (nửa đời|bao năm|thật xa) (mới thấy|mới gặp) em {noi}
        (chẳng cần|không cần|đâu cần) (nhẫn vàng|lâu đài|lời thề), chỉ cần {vat}
        (không ai|chỉ gió|chỉ trăng) hay (mình hôn|điều mình hứa|mình yêu|mình cười) {noi}
        (bảy mươi tuổi|tám mươi tuổi|lưng còng rồi) (vẫn|còn) (cùng nhau|bên nhau) {lam}`,
      about: `hai người cùng {lam} mà quên thời gian
        lời cầu hôn {noi}
        cái ôm đầu tiên khi {canh}
        đôi vợ chồng già và {vat}`,
    },
    {
      name: 'celebration',
      keywords: 'tiệc mừng vui sinh nhật lễ hội bạn bè cười nâng ly chiến thắng cuối tuần ăn mừng hội hè sôi động',
      detail: `(bạn bè|cả nhóm|mọi người|lũ mình) (đang|còn|cùng) {lam} {noi}
        (thằng Tí|chị Hoa|ai đó|anh bạn) (giơ cao|mang ra|đem khoe) {vat} (cười vang|reo hò|mời ta|nhảy theo)
        (nỗi lo|bài thi|công việc|muộn phiền) (bỏ|gửi|để) lại {noi}, (mai tính|quên đi|mặc thôi)
        {luc}, (ta|mình|cả phố|chúng mình) (vẫn|còn|lại) {lam}
        (tiếng cười|tiếng ca|nhịp tim|tiếng reo) (vang|rộn|bừng) {noi} {sang}
        {canh}, (đôi chân|trái tim|bàn tay|cả phố) (không yên|nhảy theo|rộn ràng|bừng lên)
        {lam}, (chẳng ai|không ai|đâu ai) (về|ngủ|buồn|mệt) (đêm nay|lúc này|nữa đâu)`,
      turn: `(đêm nay|hôm nay|lúc này) (ta|mình|bạn|tuổi trẻ) (vui|cháy|sáng) {sang}
        {canh}, (không ai|chẳng ai) (về nhà|buồn ngủ|dừng lại|một mình)
        bạn là {la}, (hát lên đi|cười lên đi|đừng dừng|cháy hết mình)
        (cả trời|tuổi trẻ|niềm vui|thế giới) (ở|về|nở) {noi} (cùng ta|đêm nay|với mình)
        (nâng ly|vỗ tay|hò reo) (vì|mừng) (ngày mai|tình bạn|tuổi trẻ) và {vat}`,
      lift: `(nghe không|thấy không|nhìn kìa), {canh}, (nào|đi thôi|sẵn sàng)
        (thêm một bài|thêm một giờ|thêm một vòng|thêm chút nữa) (đến khi|chờ khi) {canh}
        (ai muốn|ai dám|ai sẽ) (cùng ta|đi đầu|với mình) {lam}
        (bỏ|cất|để) {vat} (xuống đi|sang bên|lại đây), (nhảy nào|giơ tay|theo ta)
        (một hai ba|sẵn sàng chưa|hít sâu vào), (ta|mình) (cùng|ra) {lam}`,
      answer: `(nhảy|hát|cười|quẩy) lên (đi|nào|thôi) {noi} (đến sáng|cùng nhau|hết mình|thật to)
        {canh}, (mình chưa về|hát vang lên|tay trong tay|đừng dừng lại|sáng bừng)
        (cùng nhau|đêm nay|mình lại|tất cả) {lam} (cho quên hết|tới bình minh|thêm lần nữa|thật vui|đừng ngại)
        (giơ cao|vung cao|đưa cao) {vat} (lên nào|hò reo|mừng vui)
        (ta|mình|đêm nay|tuổi xuân) (cháy|sáng|vui|bay) {sang}
        bạn là {la} (đêm nay|của ta|tuyệt vời|hôm nay|rạng ngời)`,
      bridge: `(mười năm nữa|mai sau này|khi già rồi) (còn nhớ|sẽ kể) (hôm nay|đêm này), {canh}
        (một năm|bao ngày) (cố gắng|chờ mong|vất vả), (giờ|nay) (ta|mình) {lam}
        (đừng hỏi|chẳng màng|quên đi) (ngày mai|tuổi tên|hơn thua), {noi} (ta cười|ta yêu|ta bay|còn vui)
        (giữ lấy|tặng bạn|mang theo) {vat}, (đêm còn dài|mình còn trẻ|nhạc còn vang)
        {luc}, (vầng trăng|con mèo|cơn gió) (cũng|còn) (muốn|đòi|mê) {lam}`,
      about: `bữa tiệc không tàn {noi}
        những người bạn {luc} vẫn còn {lam}
        đêm vui nhất đời khi {canh}
        những người lạ cùng nhau {lam}`,
    },
    {
      name: 'defiance',
      keywords: 'giận phẫn nộ nổi loạn phản bội dối trá đấu tranh tự do hét mạnh mẽ bất khuất kiên cường trả thù rock',
      detail: `(lời hứa|nước mắt|lời khuyên|lời yêu) (của người|năm xưa|hôm qua) (tan|phai) {nhu}
        (cầm lấy|mang đi|lấy lại) {vat}, (tôi chẳng cần|cửa mở kìa|đừng quay lại|chẳng nợ nhau)
        người (bảo|tin|nói|đoán) tôi sẽ (khóc|gục ngã|run|van xin) {noi}
        tôi (vẫn|cứ|lại) {lam} (một mình|thật vui|cần gì ai|chẳng nhờ ai|ngẩng đầu)
        (họ|người ta|đám đông) (cười|xì xào|chờ đợi) {noi}, (tôi chẳng nghe|tôi cứ đi|mặc kệ)
        tôi (ném|bỏ|vứt|chôn) {vat} {noi}, (chẳng hối tiếc|quay bước đi|thế là xong)
        {canh}, tôi (nghiến răng|nắm tay|lau mắt|ngẩng đầu) (đứng lên|đi tiếp|bước qua|không khóc)`,
      turn: `(từ nay|đêm nay|giờ đây) tôi (sống|cháy|đi|hát) {sang}
        tôi là {la}, (không của ai|đừng hòng cản|người nhớ lấy|chẳng cúi đầu)
        (đủ rồi|hết rồi|thôi nhé), {canh}, (tôi tự do|tôi đi đây|khép lại thôi)
        (tên tôi|tim tôi|lời ca tôi|lửa tôi) (cháy|vang|sáng) {noi}
        (không bao giờ|từ nay thôi|chẳng khi nào) (khóc|quỳ|chờ người|cúi đầu) {noi}`,
      lift: `(ai nói|ai bảo|ai cấm) (một mình|vắng người|cô đơn) không thể {lam}
        (dẫu đợi|dù đến|cho đến) (khi|lúc) {canh}, tôi (không lùi|không quỳ|chẳng cúi đầu|chẳng im)
        (nhìn đây|nghe đây|chờ xem), {canh}, (tôi sẽ|rồi tôi) (bước qua|đứng lên|bay cao)
        (đừng đem|đừng lấy) {vat} (dỗ tôi|lừa tôi|giữ chân) (nữa|thêm lần nữa|làm chi)
        (ngã|thua|đau) (thì sao|bao lần), tôi (vẫn|lại|cứ) {lam}`,
      answer: `tôi (sống|cháy|sáng|bay) (lên|thôi|đây|mãi) {sang}
        (tránh ra|im đi|nghe này|đừng cản), {canh}
        tôi là {la}, (chẳng sợ ai|không lùi|nghe chưa|mãi ngẩng cao)
        (không có người|vắng người rồi|chẳng cần ai), tôi (vẫn|cứ|lại) {lam}
        {noi} tôi (hát to|đứng lên|bước đi|cười vang), (đừng hòng cản|chẳng sợ gì|mặc đời)
        (trả lại|cầm đi|mang về) {vat}, (tôi tự do|chẳng cần đâu|xong rồi)
        {canh}, tôi (không sợ|không lùi|không thua|chẳng khóc) (nữa đâu|một lần|đâu|nữa)`,
      bridge: `(ngày xưa|hôm qua|năm ấy) tôi (run|khóc|im|trốn) {noi}
        (cảm ơn|tạm biệt|thôi nhé) người, tôi (học|biết) (mỉm cười|một mình|tự mình) {lam}
        {vat} (vỡ|mất|hỏng) rồi, (tôi còn tôi|đường còn dài|trời chưa sập)
        (cả đời|bao người|dù ai) (cười chê|cản ngăn|quay lưng), tôi (vẫn|cứ) {lam}
        (vết sẹo|trái tim|giấc mơ) tôi (sáng|cháy|lành) {sang}`,
      about: `người trả lại {vat} rồi quay bước đi
        câu nói cuối cùng {noi}
        tự do được {lam} theo ý mình
        đêm thôi cúi đầu, khi {canh}`,
    },
    {
      name: 'hope',
      keywords: 'hy vọng ước mơ ngày mai tương lai dũng cảm cố gắng tốt nghiệp niềm tin phép màu khởi đầu vượt lên',
      detail: `(ước mơ|mầm xanh|câu hát|tia nắng) (nhỏ bé|non nớt|đầu tiên) (lớn lên|thức giấc|đợi chờ) {noi}
        (bỏ|mang|gói) {vat} (theo hành trang|trong túi áo|vào ba lô), (lên đường|ra đi|bước ra)
        (vấp ngã|lạc lối|khóc thầm) (mấy lần|bao phen), rồi cũng thấy {canh}
        (hôm nay|từ đầu|lần đầu|chậm thôi), ta {lam}, (từng bước|chẳng sao|gió đưa đường)
        (mẹ|thầy|bạn|ai đó) (đứng|cười|vẫy tay) {noi}, (bảo đừng sợ|gọi ta về|nói cố lên)
        (đông dài|đêm tối|ngày buồn) rồi (tan|trôi|phai|qua) {nhu}
        ta (vẫn|còn|luôn) (giữ|mang|nhớ) {vat} (và giấc mơ|của ngày thơ|với lời thề)`,
      turn: `(ta sẽ|bạn sẽ|mình sẽ) (sáng|sống|bay|hát) {sang}
        (tin đi|nhìn xem|đừng lo), {canh}, (đường còn dài|trời sẽ sáng|xuân sẽ sang)
        (ngày mai|bạn|ta) là {la}, (hãy nhớ|cứ tin|bước đi)
        (bắt đầu|khởi hành|cất cánh|ra đi) {noi}, (không ngoái lại|về phía biển|tới ngày mai|lòng vững vàng)
        (nước mắt|vết thương|bóng đêm) rồi (sẽ|cũng) (sáng lên|nở ra|bừng lên) {sang}`,
      lift: `(chờ thêm chút|sắp đến rồi|đừng bỏ cuộc|gần lắm rồi), {canh}
        (đến khi|chỉ cần|một mai) {canh}, (ta sẽ|bạn sẽ|mình lại) {lam}
        (nghe không|thấy không) (bạn ơi|người ơi), (ánh sáng|ngày mai|mùa xuân) (gọi|đợi|hát) {noi}
        (dù tối|dù mưa|dù xa|dù ngã), ta (vẫn|lại|cứ) {lam}
        (giữ chặt|mang theo|ôm lấy) {vat}, (ngẩng đầu|bước đi|hít sâu|mỉm cười)`,
      answer: `(đi thôi|chạy đi|bay lên|hát lên), {noi} (ta khởi hành|có bình minh|ngày mai chờ|đường mở ra)
        (ta|mình|bạn ơi) hãy (sống|sáng|bay|hát) {sang}
        {canh}, (đừng bỏ cuộc|bước tiếp đi|còn hy vọng|trời sẽ sáng|ta tin)
        (bạn|ngày mai|ta|mình) là {la}, (nhớ không|hãy tin|đừng quên|sáng ngời)
        (một lần nữa|từ hôm nay|chậm mà vui|dù run tay), ta {lam}
        (cầm|mang|ôm) {vat} (đi xa|về phía nắng|tới ngày mai|qua đêm dài)`,
      bridge: `(ngày thơ|năm ngoái|hôm qua) ta (vẫy tay|mỉm cười|còn đợi) {noi}
        (ai mệt|bạn mỏi|lòng run) (thì|hãy) (nghỉ|hát|ngồi) (một chút|cùng nhau) {noi}
        rồi (mùa xuân|ngày kia|sáng mai) (ta|bạn|mình) (lại|sẽ|cùng) {lam}
        (ánh sáng|câu trả lời|con đường) (vốn|chính|vẫn) là {la}
        (từng chút|từng bước|lặng lẽ) (thôi|nhé), (đến|chờ) (khi|lúc) {canh}`,
      about: `người bắt đầu lại {noi}
        cậu bé mang theo {vat} làm bùa may
        lòng can đảm để {lam}
        buổi sáng đầu tiên khi {canh}`,
    },
    {
      name: 'calm',
      keywords: 'bình yên yên tĩnh thư giãn nhẹ nhàng chậm rãi nghỉ ngơi ngủ ru dịu dàng chữa lành thảnh thơi cà phê',
      detail: `(chẳng nghĩ gì|không vội vàng|tắt điện thoại|thở thật chậm), mình {lam} {noi}
        {vat} (và mình|và mèo|và ấm trà|và nắng) (một buổi chiều|là đủ rồi|nằm lười biếng|chẳng nói gì)
        (mình|hai đứa|con mèo) (tựa|ngồi|ngủ) {noi}, (nghe gió|khép mắt|quên giờ|lặng yên)
        {canh}, (lòng|đêm|phố|người) (cũng|bỗng|dần) (chậm lại|êm thôi|nhẹ tênh|lặng yên)
        (thời gian|ngày dài|nỗi buồn|đám mây) (ngủ quên|đi chậm|dừng chân|ngáp dài) {noi}
        {luc}, (chậm rãi|nhẹ nhàng|một mình|thong thả) {lam}`,
      turn: `(hôm nay|lúc này|chiều nay|tối nay) (chỉ muốn|mình đã|mình lại|mình vẫn) (nằm|ngồi|ngủ|mơ) {noi}
        em là {la}, (chẳng cần lời|thế là vừa|lòng thật êm|cứ ở đây)
        {canh}, (thế thôi mà|chẳng thiếu gì|đâu cần vội|lòng đầy rồi|ngủ thật ngon)
        (lo âu|mệt mỏi|muộn phiền|ồn ào) (tan đi|trôi xa|phai dần|bay mất) {nhu}
        (gió đêm|ánh trăng|bình yên|nắng mai) (nằm|đậu|ngủ|rơi) (yên|khẽ|nhẹ) {noi}`,
      lift: `(suỵt|này|nghe), {canh}, (đừng vội|chậm thôi|lắng nghe|khẽ thôi)
        (gửi|để|cất) (ngày mai|lo toan|nỗi buồn|đồng hồ) (lại|ngủ|yên) {noi}
        (đến khi|chờ khi) {canh}, (mình ngủ thôi|cứ nằm đây|khẽ hát thôi|đừng nói gì)
        (hay là|sao không|thôi thì) (cùng nhau|chậm rãi|cứ thế) {lam}`,
      answer: `(ngủ đi|chậm thôi|nghỉ thôi|nhẹ thôi), {noi} (mơ một giấc|khép đôi mắt|đợi nắng lên|nghe gió qua)
        {canh}, (thế là vui|lòng lặng yên|chẳng phải vội|dịu dàng sao|thật êm)
        (hôm nay|chiều nay|cuối tuần|cả đêm) (chỉ muốn|mình cứ|mình vẫn|mình lại) {lam}
        em là {la}, (bình yên|vừa vặn|ngủ ngoan|ấm êm)
        (đặt xuống|ôm lấy|ngắm nhìn) {vat}, (hát khẽ thôi|chậm mà nghe|ngủ ngon|chẳng nghĩ gì)
        {noi} (thật êm|thật hiền|vừa đủ|yên bình) (cho đôi mình|như lời ru|những ngày lười)`,
      bridge: `(chạy|tìm|đi) (nửa đời|thật xa|bao năm), (về|rồi) (ngồi|nghỉ|cười) {noi}
        {vat} (không|đâu|chẳng) (giục mình|hỏi mình|trách mình), (thật hay|cứ từ từ|thế mà vui)
        (chờ|đến) (khi|lúc) {canh}, (cả phố|trần gian|đèn đêm) (im|mềm|ngủ)
        {luc}, {lam}, (thế là vui|đơn giản thôi|chẳng cần gì)
        (hóa ra|có lẽ|biết đâu) (hạnh phúc|bình yên|tự do) là {la}`,
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
      words: 'sóng; hải đăng; cánh buồm; biển xanh; bến cảng; vỏ ốc; hải âu; thủy triều',
      phrases: {
        noi: `bên bờ cát; ngoài bến cảng; trên mỏm đá; dưới hải đăng; trong làng chài; nơi đảo xa; bên mạn thuyền; trên cầu tàu; nơi cửa sông`,
        vat: `vỏ ốc trắng; tấm vé tàu cũ; chiếc nón lá; lá thư trong chai; nắm cát vàng; đôi dép ướt; chiếc la bàn; mảnh lưới thưa; cây dù hoa`,
        canh: `sóng vỗ bờ; nước triều rút xa; thuyền về bến; hải âu gọi nhau; nắng chìm xuống biển; đèn biển sáng lên; gió đổi chiều;
          trăng nhô trên sóng; sương tan ngoài khơi`,
        lam: `đếm sóng; nhặt vỏ sò; đi chân trần; ngắm hoàng hôn; xây lâu đài cát; chạy theo sóng; thả thuyền giấy; hét ra khơi; viết tên lên cát`,
        nhu: `như bọt sóng; như lâu đài cát; như con thuyền giấy; như cánh buồm xa; như sương trên biển; như con nước ròng; như dấu chân trên cát;
          như hòn đảo chìm`,
        sang: `như ngọn hải đăng; như triều dâng; như cánh buồm căng gió; như biển lúc bình minh; như cát cháy mùa hè; như đàn hải âu;
          như con sóng bạc; như trăng ngoài khơi`,
        la: `ngọn hải đăng; bến bờ bình yên; biển xanh nhất; con thuyền trở về; vầng trăng trên biển; hòn đảo cuối; ngọn gió khơi; chân trời xa`,
      },
    },
    {
      name: 'city',
      companions: 'dance rain',
      keywords:
        'phố thành phố đèn đường sài gòn hà nội neon cao ốc quán bar ngã tư tàu điện vỉa hè xe buýt đêm thành thị',
      words: 'phố đêm; đèn vàng; ngã tư; sân thượng; vỉa hè; hẻm nhỏ; đèn neon; chuyến xe cuối',
      phrases: {
        noi: `bên vỉa hè; trên sân thượng; ở ngã tư; trong hẻm nhỏ; dưới đèn đường; nơi quán khuya; trên xe buýt; giữa dòng người; trên cầu vượt`,
        vat: `ly cà phê nguội; đôi giày mòn gót; chiếc tai nghe; áo khoác đen; chùm chìa khóa; lon bia lạnh; tấm vé xem phim; tờ báo cũ;
          khăn choàng đỏ`,
        canh: `đèn neon tắt; đèn đỏ chuyển xanh; phố lên đèn; chuyến xe cuối đi; dòng người tản ra; quán khuya đóng cửa; còi tàu vọng lại;
          cao ốc tắt đèn; thành phố ngủ say`,
        lam: `đếm đèn đường; dạo phố khuya; ngắm thành phố; ăn tô mì nóng; đi chuyến xe cuối; đi lạc; thức tới sáng; chạy xe vòng quanh;
          băng qua ngã tư`,
        nhu: `như đèn neon tắt; như toa tàu trống; như khói trên tay; như người qua đường; như lá trên hè; như tấm quảng cáo cũ; như đá trong ly;
          như hơi trên kính`,
        sang: `như phố lên đèn; như ô cửa thức; như trăng trên sân thượng; như động cơ đêm; như chuyến xe đầu; như nhịp trống phố; như biển đèn;
          như đèn hoa đăng`,
        la: `thành phố không ngủ; lối về nhà; ô cửa sáng đèn; ngọn đèn đường; chuyến xe cuối cùng; vì sao trên phố; bài ca đêm; góc quán quen`,
      },
    },
    {
      name: 'road',
      companions: 'city sky',
      keywords: 'đường du lịch hành trình chuyến tàu phượt ba lô xa lộ lang thang phiêu lưu lên đường xe đèo chân trời',
      words: 'con đường; chuyến tàu; chân trời; ba lô; đèo cao; cột mốc; ô cửa tàu; dặm xa',
      phrases: {
        noi: `bên quốc lộ; trên chuyến tàu; nơi trạm xăng; trên đỉnh đèo; ở ga nhỏ; cuối con đường; giữa thảo nguyên; sau tay lái; nơi phố lạ`,
        vat: `chiếc ba lô; tấm vé một chiều; bản đồ gấp nếp; cuốn băng cũ; đôi giày bùn; tấm bưu thiếp; bình nước đầy; chiếc mũ vải; máy ảnh phim`,
        canh: `tàu vào ga; bụi bay mù; hết đường hầm; núi lùi dần; đèn xe bật sáng; radio mất sóng; phố lùi xa; trời hửng đông; đường rẽ đôi`,
        lam: `hát theo radio; mở cửa xe; vượt đèo cao; đi đường lạ; theo cơn gió; ngắm sao trời; viết bưu thiếp; đạp xe; gấp bản đồ lại`,
        nhu: `như hàng cây lùi lại; như khói con tàu; như bụi trên đường; như ga đã qua; như sóng radio; như hoa dại; như mưa xứ người;
          như mây lạc lối`,
        sang: `như đường chân trời; như nắng sa mạc; như con tàu tốc hành; như ngựa trên đồng; như lá cờ đỉnh núi; như gió ngược chiều;
          như con đường thẳng; như nắng đầu đèo`,
        la: `con đường xa nhất; lối về nhà; tấm bản đồ; ga kế tiếp; cơn gió tự do; biển sau núi; bài ca trên đường; chân trời mới`,
      },
    },
    {
      name: 'rain',
      companions: 'city letters',
      keywords: 'mưa giông bão sấm chớp cầu vồng ướt mái hiên áo mưa rào mây đen ngâu dột',
      words: 'mưa; chiếc ô; mái hiên; cầu vồng; cơn giông; giọt nước; mùa mưa; áo mưa',
      phrases: {
        noi: `dưới mái hiên; trong cơn mưa; bên cửa sổ; ở trạm xe; trong quán nhỏ; dưới chân cầu; dưới tán bàng; nơi hiệu sách; trên ghế ướt`,
        vat: `chiếc ô trong; lá thư ướt; tấm áo mưa; ly ca cao; đôi ủng con; khăn tay xanh; cuốn sách dở; hộp diêm ẩm; chiếc sơ mi ướt`,
        canh: `mưa rơi trên phố; mây đen kéo về; sấm vang xa; cửa kính mờ hơi; mưa ngớt dần; cầu vồng lên; nước dâng trên hè; mái hiên nhỏ giọt;
          trời quang mây tạnh`,
        lam: `nghe mưa; xoay chiếc ô; tắm mưa; nhảy qua vũng nước; đun ấm trà; vẽ lên kính; đợi tạnh; tìm cầu vồng; hong áo ướt`,
        nhu: `như giọt trên kính; như mực nhòe; như mưa bóng mây; như chiếc ô quên; như giấy ướt; như sương trên phố; như que diêm tắt;
          như nước qua cầu`,
        sang: `như trời sau mưa; như sấm mùa hè; như cầu vồng; như tia chớp; như nắng qua mây; như mưa rào; như ngọn đèn trong mưa; như dây leo xanh`,
        la: `chiếc ô trong mưa; mái hiên nhà; cầu vồng muộn; ấm trà nóng; bầu trời sau mưa; nắng sau mây; cơn mưa mùa hạ; chốn trú mưa`,
      },
    },
    {
      name: 'morning',
      companions: 'letters winter',
      keywords: 'sáng bình minh cà phê nắng thức dậy bếp bánh mì rèm ban mai sương báo thức buổi giường',
      words: 'ban mai; rèm cửa; giọt sương; ban công; tia nắng; tiếng chim; bánh mì; buổi sáng',
      phrases: {
        noi: `trong căn bếp; ngoài ban công; dưới tấm chăn; bên bàn ăn; trước tiệm bánh; trên sàn gỗ; trong nắng sớm; bên khung cửa; ở chợ sớm`,
        vat: `cốc sứ xanh; mẩu bánh mì; tờ báo hôm qua; áo kẻ sọc; hũ mật ong; chậu xương rồng; chiếc đồng hồ; tạp dề hoa; phin cà phê`,
        canh: `trời vừa sáng; chim hót vang; ấm nước reo; rèm khẽ lay; nắng vào nhà; bánh vừa chín; chuông báo thức reo; sương long lanh; ngõ thức giấc`,
        lam: `pha cà phê; nướng bánh mì; mở cửa sổ; đón bình minh; tưới cây; vươn vai; phơi chăn; bật radio; luộc quả trứng`,
        nhu: `như sương trên lá; như giấc mơ tàn; như đường tan; như khói cà phê; như bọt sữa; như bóng rèm; như cốc trà nguội; như sao buổi sớm`,
        sang: `như mặt trời mọc; như bánh mới ra lò; như ô cửa mở; như tiếng gà; như hoa hướng nắng; như ấm nước sôi; như nắng đầy nhà; như chuông sớm`,
        la: `tia nắng đầu; sáng chủ nhật; viên đường trong ly; bài ca thức giấc; bông hoa bên cửa; bữa sáng nóng; ngày mới; tấm chăn ấm`,
      },
    },
    {
      name: 'sky',
      companions: 'sea summer',
      keywords: 'trời sao trăng ngân hà cánh bay mây vũ trụ sao băng diều mặt trời tinh tú phi thuyền',
      words: 'sao băng; ánh trăng; ngân hà; đôi cánh; cánh diều; mây trắng; trời đêm; máy bay giấy',
      phrases: {
        noi: `trên mái nhà; trên đồi cao; dưới trời sao; trong ánh trăng; giữa cánh đồng; nơi gác xép; bên kia sông; trên ngọn tháp; trên bờ đê`,
        vat: `máy bay giấy; cánh diều đứt; chiếc ống nhòm; chiếc lông chim; nhẫn bạc mỏng; quả bóng đỏ; chiếc đèn pin; bản đồ sao; đồng xu may mắn`,
        canh: `sao rơi; trăng lên; mây tan; chim bay về nam; trời ửng hồng; sao mai mọc; đêm dần sâu; diều bay lên; trời xanh lại`,
        lam: `đếm sao; ngắm trăng; ước một điều; thả diều; nằm trên cỏ; bay trong mơ; tìm Bắc Đẩu; hái mây; đuổi theo trăng`,
        nhu: `như sao rơi; như diều đứt dây; như mây tan; như trăng khuyết; như quả bóng bay; như lông chim; như vì sao xa; như khói máy bay`,
        sang: `như mặt trời trưa; như trăng rằm; như ngàn sao; như sao chổi cháy; như cánh chim; như ngân hà; như sao mai; như nắng trên mây`,
        la: `vì sao trong đêm; trời xanh trên mây; vầng trăng đêm nay; dải ngân hà; đôi cánh bay; ngôi sao mai; mặt trời nhỏ; đám mây cao`,
      },
    },
    {
      name: 'summer',
      companions: 'sea dance',
      keywords: 'hè hạ ve phượng dưa hấu kem bơi nghỉ hè đom đóm tháng sáu tháng bảy oi lửa trại nắng nóng',
      words: 'mùa hạ; tiếng ve; phượng đỏ; đom đóm; nắng tháng sáu; hướng dương; nước chanh; lửa trại',
      phrases: {
        noi: `dưới gốc phượng; bên hồ bơi; trên bãi cỏ; ở quê ngoại; bên lửa trại; ngoài ruộng lúa; trên võng đưa; bên ao sen; ở sân trường`,
        vat: `nửa trái dưa; ly nước chanh; que kem tan; chiếc quạt nan; váy hoa nhí; viên bi ve; chiếc nhẫn cỏ; lọ đom đóm; cánh phượng khô`,
        canh: `ve kêu ran; đá tan trong ly; sen nở hồng; mưa rào tới; lúa trổ đòng; đom đóm bay; nắng ngả chiều; hè sắp qua; gió nồm về`,
        lam: `bổ dưa; bắt đom đóm; uống nước dừa; nhảy xuống sông; hát vang; hái sen; chạy chân đất; trốn học; xem phim ngoài trời`,
        nhu: `như kem tan; như ve cuối mùa; như bọt nước chanh; như mây chiều; như giấc ngủ trưa; như pháo hoa tàn; như bồ công anh; như phượng rơi`,
        sang: `như nắng tháng sáu; như hướng dương; như pháo hoa; như lửa trại; như phượng đỏ; như tiếng ve; như mưa rào; như đom đóm đêm`,
        la: `cơn gió mùa hè; bóng mát; tháng sáu; kỳ nghỉ dài; ly chanh mát; đóa hướng dương; đốm lửa đêm; chùm phượng đỏ`,
      },
    },
    {
      name: 'dance',
      companions: 'city summer',
      keywords: 'nhảy khiêu vũ nhạc nhịp sân khấu trống đàn vũ trường điệu dj disco ghi ta đĩa hát',
      words: 'nhịp trống; điệu nhảy; sân khấu; ánh đèn; đĩa hát; bước chân; điệu van; tiếng đàn',
      phrases: {
        noi: `trên sàn nhảy; trước dàn loa; dưới đèn màu; trên sân khấu; ở hàng đầu; sau cánh gà; trước gương; trong đám đông; nơi tiệm đĩa`,
        vat: `đôi giày bạc; đĩa hát cũ; váy đỏ; áo kim sa; cây đàn đứt dây; vòng tay sáng; bông hồng nhung; trống lắc; chiếc mũ lông`,
        canh: `trống vang lên; đèn quay tròn; kim đĩa chạm; sàn rung; tiếng bass vào; màn kéo lên; cả sân hát theo; nhạc nhanh dần; quả cầu xoay`,
        lam: `vỗ tay; xoay một vòng; nhảy tới sáng; cởi giày; học điệu van; nhắm mắt lắc lư; đổi đĩa hát; hát theo; ôm đàn`,
        nhu: `như đĩa xước; như màn đã hạ; như đèn tàn; như điệu van cuối; như kim sa rơi; như con quay dừng; như sàn trống; như tiếng đàn lạc`,
        sang: `như nhịp trống; như quả cầu xoay; như tràng pháo tay; như đèn sân khấu; như dây đàn; như ngọn đuốc; như tiếng kèn; như sàn nhảy đêm`,
        la: `nhịp điệu đêm; điệu van cuối; tiếng trống trong tim; ngôi sao sân khấu; bài ca không dứt; ánh đèn quay; nốt cao nhất; tràng pháo tay`,
      },
    },
    {
      name: 'winter',
      companions: 'letters morning',
      keywords: 'đông tuyết lạnh giáng sinh noel rét lò sưởi khăn len tết sương giá gió mùa áo ấm băng',
      words: 'mùa đông; bông tuyết; khăn len; ngọn nến; bếp lửa; gió mùa; thông già; dấu chân',
      phrases: {
        noi: `bên bếp lửa; trong rừng thông; trước hiên lạnh; trên sân ga; dưới cây thông; giữa phố đông; bên nồi bánh; nơi núi cao; sau cửa kính`,
        vat: `khăn len đỏ; đôi găng tay; cây nến nhỏ; củ khoai nướng; quả cầu tuyết; chiếc áo bông; chai rượu ấm; ngôi sao giấy; trái thông khô`,
        canh: `tuyết đầu mùa rơi; lửa bùng lên; chuông ngân vang; gió mùa về; hơi thở thành sương; mai hé nở; băng tan dần; đông sắp qua; nến cháy cao`,
        lam: `nhóm lửa; nướng khoai; đan khăn; thắp nến; hơ tay; đợi mùa xuân; gói bánh chưng; giẫm lên tuyết; đắp người tuyết`,
        nhu: `như tuyết tan; như nến tàn; như hơi thở; như dấu chân trong tuyết; như tro nguội; như lá khô; như nắng đông; như sương giá`,
        sang: `như lửa hồng; như sao mùa đông; như mai nở; như chuông năm mới; như thông xanh; như nến giáng sinh; như rượu ấm; như pháo giao thừa`,
        la: `ngọn lửa mùa đông; ngọn đèn trong tuyết; chiếc khăn ấm; lá thư mùa xuân; cây nến bên cửa; chén trà nóng; nhà đêm giao thừa; mùa xuân`,
      },
    },
    {
      name: 'letters',
      companions: 'rain winter',
      keywords: 'thư ảnh kỷ niệm nhật ký hồi ức trang bưu thiếp thơ chữ tem ngày xưa lưu bút mực hứa',
      words: 'lá thư; nhật ký; tấm ảnh; trang giấy; nét mực; con tem; lời hứa; bưu thiếp',
      phrases: {
        noi: `bên bàn viết; trong thư viện; trên gác xép; dưới đèn bàn; ở lớp cũ; bên thùng thư; nơi bưu điện; cuối hành lang; nơi tiệm sách`,
        vat: `lá thư chưa gửi; tấm ảnh ố vàng; cây bút máy; con tem cũ; bông hồng khô; mẩu giấy nhỏ; chiếc hộp thiếc; cuốn lưu bút; tập thơ dày`,
        canh: `mực nhòe đi; đồng hồ dừng; trang giấy bay; thư vừa tới; nến chảy dài; nét chữ mờ; bút run run; đèn bàn chợt tắt; lời chưa nói ra`,
        lam: `viết thư; lật ảnh cũ; đọc thơ; gấp thuyền giấy; dán tem; tìm một chữ; ép hoa; xé nháp; gửi bưu thiếp`,
        nhu: `như nét chữ mờ; như thư xé đôi; như mực phai; như ảnh ố vàng; như thơ dở dang; như cánh hoa khô; như trang cháy; như phong thư rỗng`,
        sang: `như tên khắc lên cây; như đèn thức trắng; như câu thơ thuộc lòng; như dấu son; như trang đầu sách; như nét mực tươi;
          như lời thề; như chữ vàng`,
        la: `bài thơ dở; lời cuối cùng; lá thư đầu; trang sách hay; tên khắc trong tim; lời hứa cũ; nét chữ hiền; gương mặt tuổi thơ`,
      },
    },
  ],
  titles: `{word} (ngày ấy|đêm nay|không tên|cuối cùng|xa xôi|và gió|trong mơ)
    (gửi|tạm biệt|một đời|chào|nghìn|nhớ) {word}
    {la}
    {noi}
    khi {canh}
    cùng {lam}`,
  ideas: `một bài {style} (dịu dàng|da diết|sôi động|mộc mạc|bay bổng|gai góc) về {about}. Điệp khúc: {canh}.
    {style}, (chậm rãi|thì thầm|hát thật to|có tốp ca): bài hát về {about}.
    hãy viết (một khúc ca|một bản tình ca|một bài hát) {style} về {about}. Mở đầu là {luc} {noi}.
    nếu {canh} thì sao? Một bài {style} về {about}.
    bài {style} kể về {about}. (Câu cuối|Tên bài|Câu mở đầu) là: “{la}”.`,
}
