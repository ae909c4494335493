/** How a line of details begins that goes on from the line before it: that line stays, and no fact stands in its place. */
const BEGINNINGS = `
  lúc đó, vậy mà, thế là, thế mà, mà, thả nó, đem, vẫn, rồi, nắm rồi, đậu, che cho, nằm dưới, đứng đợi, lại, nay, hiền, chạy, nghe mãi,
  nhai, kêu lên, cầm, còn, hỏi xong, hỏi thăm một chút, hồi sau, chẳng ai chịu nhận, ngồi thêm, một bàn tay nhỏ, thì bao nhiêu, mai nào,
  chữ đã mờ, chỉ nghe, giống như, cười bảo, hai đứa ngồi cười, thổi từng, nắng hôm ấy, quên chuyện, chẳng kể ai, nhặt lên, thấy bàn chải,
  mới nghe, thấy chẳng, để áo, gầm lên, dắt cơn, được khen, tới lượt, ngoái lại, thương thêm, trong bụng mềm, cái bát trở về, về khi,
  cho đứa nhỏ, bên lề, dòng chữ bên lề, hỏi: hôm nay, kẹp giữa, chứng kiến, nó, hỏi một câu thôi, bảo không sao, gật suốt, đâu biết,
  vai trái, điều ước, sông nhỏ, nhìn từ trên, chật mà, tắt đi liền, sau lưng ba, qua luôn, có niềm vui, vì trong đó, bắt đầu lại,
  lá như, bé bằng, một hôm bỗng, chỉ sợ, bao nhiêu là mệt, chữ như, người múc, bảo rằng, dúi vào, giọng ai, hôm nay cả xóm, học đâu,
  kéo lên, hẹn năm sau, trong nhà quây, kể từ hôm đó, thua thì, thì nghe, ai biết nhường, bạn cười huề, phần mình, cơm thì, chuồng sau nhà,
  một phút sau, tìm hết, đọc hết, chỉnh hoài, từ nay, sạch như, nói chưa hết, ai đó gõ cửa, vỗ rồi, hàng cau, trống lân, miễn nó
`

export const refersBack = new RegExp(
  `^(?:${BEGINNINGS.trim()
    .split(/\s*,\s*/)
    .join('|')})(?!\\p{L})`,
  'iu',
)
