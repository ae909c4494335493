/** Subjects that songs teach, as descriptions name them. */
export const LESSON =
  '(?:rửa tay|đánh răng|chải răng|bảng (?:cửu chương|nhân|chia)|phép nhân|(?:vòng|chu trình) (?:tuần hoàn )?(?:của )?nước|vòng tuần hoàn|(?:các |những |bảy |7 )*(?:ngày|thứ)(?: trong)? tuần|(?:các |mười hai |12 )*tháng trong năm|12 tháng|qua đường|sang đường|an toàn giao thông|luật giao thông|đèn giao thông|bảng chữ cái|chữ cái|(?:bốn|4|các) mùa|hệ mặt trời|(?:các |tám |8 )*hành tinh|phân loại rác|bỏ rác|tái chế|quang hợp|học đếm|tập đếm|đếm số|đếm từ|số đếm|các con số|cộng trừ|bảng màu|các màu|màu sắc|hình khối|các hình)'

/** Who is to learn it. */
export const LEARNERS =
  '(?:(?:các|mấy|tụi|bọn|lũ) (?:bé|em|con|cháu|bạn nhỏ|bạn|học sinh|nhóc|trò|nhỏ)|trẻ(?: em| nhỏ| con)?|bé(?: gái| trai)?|con(?: gái| trai)?|cháu|em|học sinh|học trò|thiếu nhi|lớp)(?: (?:em|nhỏ|mẫu giáo|mầm non|tiểu học|nhà mình|nhà em|lá|chồi|lớp|khối|trường|lứa|tuổi|mình|em|tôi|\\d+\\p{L}?\\d*|tuổi))*'

/** Where a description asks for a lesson, and what stands before its subject. */
export const TEACHES = `(?:(?<!(?<![\\p{L}])(?:ba|bố|mẹ|má|cô|thầy|ông|bà|anh|chị|hay|đã|từng|người|ơn|luôn) )(?:dạy|hướng dẫn|giúp|nhắc|tập)(?: cho)? ${LEARNERS}(?: (?:học thuộc lòng|học thuộc|học|ghi nhớ|nhớ|thuộc|biết|hiểu|làm quen với|phân biệt|tập))?(?: (?:về|cách|bài|thứ tự|tên))*)`

/** How songs for lessons are asked for. */
export const TEACHING = `^(?:[^,.;!?\\n]* )?${TEACHES} |giải thích|^(?:[^,.;!?\\n]*? )?(?:bài hát|bài|nhạc|rap|vè|lời|hát|clip|ca khúc)(?: (?:vui|nhộn|ngắn|thiếu nhi|tiếng việt|cho|một|dễ nhớ|để|${LEARNERS}))*(?: (?:về|học|dạy|nhớ|thuộc|tập|ôn|hướng dẫn|cách|các|bài|thứ tự|tên|công thức))* ${LESSON}|(?:^|[,.;] ?)(?:${LESSON}) cho ${LEARNERS}|(?<!(?<![\\p{L}])(?:hay|đang|đã|đi) )(?:học thuộc|học|dạy|thuộc|ôn|tập hát)(?: (?:lòng|bài|các|thứ tự|tên|cách|về))* ${LESSON}|(?:bài|nhạc|bài hát) giáo dục|nhớ (?:công thức|thứ tự|bảng)|để (?:dạy|giúp) (?:học sinh|các (?:em|bé|con|cháu)|trẻ|bé|con)`
