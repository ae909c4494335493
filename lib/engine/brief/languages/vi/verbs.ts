/** How what somebody does or is begins. */
export const VERB =
  '(?:hay|luôn|thường|vẫn|cứ|đã|đang|sắp|sẽ|rất|không|chưa|chẳng|chỉ|lúc nào|ngày nào|sáng nào|tối nào|đêm nào|một mình|từng|toàn|mê|thích|yêu|ghét|thương|sợ|làm|nấu|đi|chạy|ngủ|dậy|thức|dạy|chăm|nuôi|trồng|tưới|bán|mua|sửa|may|đan|thêu|câu|đánh|đá|chơi|hát|kể|nói|cười|khóc|la|mắng|rầy|giúp|cho|chở|đón|đưa|chờ|đợi|lái|ăn|uống|nhậu|đọc|viết|vẽ|học|thi|gói|kho|giặt|quét|dọn|nằm|ngồi|đứng|nhảy|leo|bơi|cắn|cào|sủa|vẫy|bắt|tha|trốn|phá|để|giấu|giữ|mang|mặc|đeo|đội|có|biết|bị|được|quên|nhớ|mất|lỡ|ở|sống|về|ra|vô|vào|lên|xuống|gọi|hỏi|dặn|bảo(?! vệ)|tin|lo|hiền|khó tính|nóng tính|vui tính|lười|ngáy|cằn nhằn|hy sinh|vất vả|gặp|lấy|quen|cưới|yêu nhau|bên nhau|tặng|pha|hút|bế|ru|ôm|nhường|xa|làm việc|dắt|bỏ|đuổi|canh|giận|nghỉ|tập|tự|lớn|sinh ra|nhìn|nghe|xem|gáy|vẽ|thấy|ít|nhiều|tính|giỏi|nghiêm khắc|siêng|chịu|dám|giấu|mượn|khoe|vừa|cũng|súc|chải|đòi|cố|thèm|rửa|ninh|hầm|huýt|chào|thắng|thua|xin|trả|dời|rớt|đậu|bấm|chụp|thổi|trông|đội|gánh|cày|cấy|thuộc|tắm|chạm|khen|chê|đẻ|cõng|nắm|chia|nợ|giành|chọc|ghẹo|trêu|khiêng|xây|dệt|lượm|nhặt|gom|xách|vá|khâu|phơi|hâm|nhai|gặm|kêu|réo|quậy|dành|đào|chôn|vác|đẩy|kéo|quạt|gãi|xoa|bóp|đấm|che|lau|chép|đếm|trèo|té|ngã|rơi|lạc|thiếu|hết|mở|đóng|bày|chiên|luộc|hấp|xào|nướng|muối|phát|thêm|truyền|rủ|dẫn|ghé|hẹn|hứa|thề|liếm|rên|hú|bò|tập tễnh|nói dối|tiết kiệm|nhịn|gom góp|làm thêm|chăm sóc|lo lắng|ủng hộ|tin tưởng|trực|chửi|nhại|bắt chước|cãi|chủ nhiệm|phụ trách|nặng|sinh|cân nặng|gầy|mập|béo|cao|thấp|đẹp|xinh|ngoan|hư|nghịch|dễ thương|hiền lành|khôn|nhát|nhút nhát|ghiền|nghiện|chuyên|phải|nhờ|xài|đạp|bật|tắt|gõ|quay|bay|run|nựng|hun|hôn|gửi|gởi|ngóng|ngắm|coi|húp|chấm|rang|rót|buộc|cột|tháo|lắp|quản lý|điều hành|khao|đãi|mời|nhắn|tiễn|mệt|đói|ho|đau|quyết|muốn|mong|ước|định|tưởng|nghĩ|hay quên|đổ thừa|đổ lỗi|kiếm|tìm|lạnh|nóng|chết mê|rành|khéo|vụng|xỉn|say|hùa|lết|lăn|gầm|gừ|rình|vồ|táp|ị|tè|tiểu|ngậm|mút|ọ ẹ|bi bô|mọc|cạo|nhuộm|ngâm|phụ|bưng|bê|rao|đẩy|gồng|oằn|còng|lội|băng|vượt|trải|đứng|gắn bó|cống hiến|công tác|giảng|soi|chấm|phạt|tha thứ|động viên|an ủi|dỗ|chiều|cưng|nuông|chửi|rượt|né|trốn|nhìn|liếc|để ý|thầm|gật|lắc|vẫn còn|xếp|chọn|đặt|giao|thử|đổi|thay|tốt nghiệp|ra trường|trúng|được nhận|lên chức|khóc|ăn mặc)(?![\\p{L}])'

/** Whoever tells it. */
export const ME =
  '(?:chúng tôi|chúng mình|chúng em|chúng con|tụi mình|tụi em|bọn mình|bọn em|hai đứa|cả hai|cả lớp|cả đội|tôi|tui|mình|em(?! (?:út|gái|trai|họ|bé|dâu|rể|ấy))|anh(?! (?:trai|cả|hai|ba|họ|rể|ấy))|con(?! (?:gái|trai|út|bé|mèo|chó|cún|thỏ|gấu|chim|gà|vịt|cá|trâu|bò|heo|lợn|vẹt|rùa|diều|đường|hẻm|phố|sông|xe|dế|ve|cua|ốc|ma|nhỏ|dâu|rể|nít|trẻ|người|tim|số|dao|tàu|thuyền|đò|suối|kênh|đê|dốc|ngõ|voi|ngựa|khủng long|búp bê|robot|hamster))|cháu(?! (?:gái|trai|nội|ngoại))|tao|tớ)(?![\\p{L}])'

/** Words that wait for what happens then. */
export const WHEN =
  'khi|lúc|hễ|mỗi khi|mỗi lần|mỗi lúc|lần nào|nếu|hồi|tuy|dù|mặc dù|từ khi|từ ngày|từ lúc|sau khi|trước khi|những lúc|những khi|sáng|trưa|chiều|tối|đêm|nửa đêm|khuya'

export const TIME =
  '^(?:hôm qua|hôm nay|hôm kia|hôm trước|ngày xưa|ngày ấy|hồi nhỏ|hồi xưa|hồi đó|năm ngoái|bây giờ|giờ|sáng nay|tối qua|đêm qua|có lần|có hôm|mấy hôm nay|dạo này|lúc nhỏ),? '

export const US =
  '(?:nhóm |hội |cả nhóm |cả lớp |lớp |đội )?(?:chúng tôi|chúng mình|chúng em|chúng con|tụi mình|tụi em|tụi con|tụi anh|tụi chị|bọn mình|bọn em|bọn con|bọn anh|chúng anh|hai đứa mình|hai đứa em|hai đứa con)(?![\\p{L}])'

/** One word that says what somebody is like. */
export const LIKE =
  /^(?:hơi |rất |khá |cực |siêu )?(?:hiền|mập|béo|ốm|gầy|cao|lùn|đẹp|xinh|ngoan|lười|giỏi|vui|khôn|nhát|nghịch|siêng|chăm|khó|dữ|hài|lầy|dễ thương|tốt bụng|mập ú|hiền khô|hiền lành|ít nói|vui tính|nóng tính)(?: lắm| ghê)?$/iu
