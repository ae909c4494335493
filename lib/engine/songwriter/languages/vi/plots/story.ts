import type { Plot } from '../../stanzas.ts'

/** Whatever somebody tells, to nobody in particular. */
export const story: Plot = {
  person: 'me',
  open: `
    (Trà|Cà phê) còn nóng, ngoài trời nhạt nắng
    Có một câu chuyện muốn kể ra
    Ngồi xuống đây đã, không đi đâu vội
    Kể từ khúc đầu, chẳng kể xa`,
  turn: `
    Kể ra rồi mới thấy nhẹ nhõm
    Chẳng nặng như là {me} tưởng đâu
    Điều cất trong lòng bao nhiêu bữa
    Thành câu hát nhỏ, hát qua cầu`,
  meaning: `
    Chuyện này người khác nghe rồi bỏ
    Còn {me} thì giữ ở trong lòng
    Nhỏ thôi mà cứ đi theo mãi
    Hát ra được rồi, thấy nhẹ không

    Chuyện lớn thì đã lên mặt báo
    Chuyện này thì chỉ hát mà thôi
    Ai từng đi qua một lần đó
    Nghe nửa câu là hiểu hết rồi

    Mai này nhớ lại ngày như thế
    Chẳng biết mình cười hay thở dài
    Thôi thì cứ cất vào câu hát
    Để còn nguyên đó tới ngày mai`,
  lift: `
    Chuyện thường thôi đó, nghe rồi sẽ hay
    Hát từ khúc đầu tới hết bài này

    Để đó thì quên, hát lên thì nhớ
    Nghe hết câu này, hát tiếp câu kia`,
  chorus: `
    # Chuyện có thế thôi
    Chuyện có thế thôi, hát lên thành lời
    Vui buồn gì cũng là của một đời
    Chuyện có thế thôi, nghe rồi hát với
    Hát xong lòng nhẹ như áng mây trôi

    # Nghe mà coi
    Nghe mà coi, chuyện thật trăm phần
    {fact}
    Nghe mà coi, hát thêm lần nữa
    Chuyện xa nghe hát, hóa ra gần

    # Hát cho nhau nghe
    Hát cho nhau nghe, chuyện của một người
    {fact}
    Hát cho nhau nghe, buồn thì cũng hát
    Hát rồi mai lại thấy mặt trời`,
  bridge: `
    Ngoài kia thiên hạ đi cho kịp
    {me} ngồi lại hát chuyện của mình
    Có người nghe cũng vui, không cũng được
    Hát ra cho sáng một khúc tình

    Biết đâu có người nghe bài hát
    Cũng thấy chuyện mình ở trong này
    Thế là hai kẻ chưa quen biết
    Bỗng nhiên ngồi cạnh nhau ở đây`,
}
