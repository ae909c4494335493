import { pattern } from '../../patterns.ts'

/** Laughter and pictures made of letters. */
const LAUGHTER =
  /(?<!\p{L})(?:(?:ha){2,}h?|(?:hi){2,}|(?:he){2,}|(?:hí){2,}|(?:hê){2,}|(?:kà|ka){2,}|kk+|hu(?:hu)+|hic+|lol|hjhj|hihi\w*)(?!\p{L})|(?<![\p{L}\d]):[v3DPp](?!\p{L})|[=:;]+['’]?[)(\]>]+|\^[_.-]?\^|<3|@@|[~♥❤♡]+/giu

export const withoutLaughter = (text: string): string => text.replace(LAUGHTER, ' ').replace(/ {2,}/gu, ' ').trim()

const LIKE =
  'hài|hài hước|vui|vui vẻ|vui nhộn|nhộn|lầy|bựa|mặn|buồn|ngắn|dài|nhẹ nhàng|nhẹ|cảm động|dễ thương|tình cảm|lãng mạn|sâu lắng|da diết|sôi động|nhanh|chậm|dễ nhớ|dễ hát|dễ thuộc|bắt tai|ý nghĩa|sến|mộc mạc|chân thành|tếu|ấm áp|năng động|trẻ trung|hào hùng|hùng tráng|xúc động'

/** How the song is to be, or what it is for: "viết vui nha", "để cả lớp dễ nhớ", "nghe là khóc". */
const NOTE = [
  `^(?:viết|làm|hát|nhạc|bài|lời|cho|giai điệu|kiểu)?(?: (?:cho|sao cho|thật|hơi|nó))*(?:^| )(?:thật |hơi |cực |siêu )?(?:${LIKE})(?: (?:và |mà |nhưng |, ?)?(?:thật |hơi |đừng quá )?(?:${LIKE}))*(?: (?:nha|nhé|nghen|nghe|ạ|chút|xíu|thôi|lắm|tí|vào|là được|một chút|chút xíu|giùm|dùm|giúp|em|mình|với)){0,3}$`,
  '^(?:làm |viết )?sao cho |^(?:để|cho) (?:mọi người|cả nhà|cả lớp|các (?:bé|em|con|bạn)|các cháu|tụi nhỏ|bé|khách|ai cũng|ai nghe|nó|ảnh|cổ|bả|ổng|con|bạn ấy|anh ấy|chị ấy|cả phòng|cả đám|bà con|mẹ|ba|em)(?: \\p{L}+){0,2} (?:nhớ|thuộc|cười|khóc|vui|hát theo|bất ngờ|hát chung|quẩy|nghe|học)(?![\\p{L}])',
  '^(?:để|cho) (?:dễ|mau|nhanh) (?:nhớ|thuộc|hát)|^(?:đừng|không|khỏi) (?:cần )?(?:sến|buồn|quá|dài|bi lụy|khóc|sướt mướt)(?: \\p{L}+){0,3}$|^(?:nghe|hát) (?:là|xong|lên) (?:\\p{L}+ ){0,2}(?:khóc|cười|nhớ|muốn|vui|thích)|^(?:xin )?(?:cảm ơn|cám ơn|thanks|tks|camon)(?: (?:ạ|nhiều|nha|nhé|ad|trước|app|bạn|nhiều ạ))*$|^(?:giúp|giùm|dùm|viết|làm)(?: \\p{L}+){0,3} (?:với|nha|nhé|ạ|đi)$',
].map((source) => pattern(source))

/** A note to whoever writes the song. */
export const isNote = (piece: string): boolean => NOTE.some((note) => note.test(piece))
