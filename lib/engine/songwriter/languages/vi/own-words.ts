import type { OwnWords } from '../own-words.ts'

/** What is told stands in an unrhymed line as it comes, and the others go on from it. */
export const ownWords: OwnWords = {
  warm: `
    {you.fact}
    {me} thử làm theo mà chẳng giống đâu
    Hóa ra cái khéo không nằm ở tay
    Nó nằm trong bụng {you} từ lâu

    {you.fact}
    {me} đứng bên cạnh, thấy vui cả ngày
    Chuyện nhỏ như thế, lâu rồi góp lại
    Góp thành bài hát, hát lên hôm nay

    {you.fact}
    Có hôm {me} đang đi giữa phố đông
    Chợt nhớ tới đó rồi cười một mình
    Người ta ngó lại, hỏi vui gì không

    {you.fact}
    Ai khen thì {you} xua tay chối liền
    Chuyện nhỏ thôi mà, có gì đâu nhỉ
    Chuyện nhỏ bao năm, {me} chẳng hề quên

    {you.fact}
    Không ai trao bằng, không ai chấm điểm
    Hết ngày rồi tháng vẫn cứ như vậy
    Chỉ có {me} ngồi lặng lẽ mà đếm

    {you.fact}
    {me} kể chuyện này cho bạn bè nghe
    Đứa nào nghe xong cũng ngồi im lặng
    Rồi bảo: được vậy thì thật sướng ghê

    (Có ai hỏi {me}|Bạn bè hỏi {me}) sao hay nhắc {you}
    {me} kể một chuyện, người ta gật đầu
    {you.fact}
    Nghe xong chẳng hỏi thêm một câu

    (Ngày thường trôi qua|Một năm bận rộn), ít khi ngồi lại
    Lời thương để mãi trong bụng từ lâu
    {you.fact}
    Hôm nay {me} nói, nói cho đủ câu

    (Trong cuốn lịch kia|Trên tờ lịch cũ) chẳng hề ghi lại
    Chuyện nhỏ mỗi ngày, ai khoanh làm chi
    {you.fact}
    Mà {me} thì nhớ, chẳng quên điều gì

    (Người ta cứ tìm|Người ta đi hỏi) đâu là hạnh phúc
    Tìm trong sách vở, tìm tận trời xa
    {you.fact}
    {me} ngồi nhìn {you}, biết nó ở nhà

    (Nếu mai {me} già|Nếu sau này già), tóc trắng như bông
    Có ai ngồi hỏi đời vui gì không
    {you.fact}
    Kể một chuyện ấy, ấm hết mùa đông

    (Có người ở gần|Có người ta quen) mà chẳng hay biết
    Cái tốt của họ lặng lẽ như cây
    {you.fact}
    {me} ngồi dưới bóng cây ấy, tới nay

    {me.fact}
    Gặp nhau ngày thường nói chẳng ra câu
    Nay có tiếng đàn đỡ cho một chút
    {you} nghe cho hết, đừng vội đi đâu

    {me.fact}
    Nếu {you} có hỏi thì {me} gật thôi
    Chuyện nhà mình đó, giấu ai mà giấu
    Hát lên một lượt, nhẹ cả lòng rồi

    (Câu này {me} giữ|Lời này {me} để) trong lòng đã lâu
    Ra tới đầu môi lại nuốt về sau
    {me.fact}
    Hôm nay hát hết, chẳng giấu {you} đâu

    {fact}
    Chuyện chỉ có thế mà nhớ nhiều năm
    Những đêm trời lạnh đem ra nhớ lại
    Thấy ấm từ ngực ấm tới chỗ nằm

    {fact}
    Máy ảnh ngày đó chẳng ai cầm theo
    Nhưng nhắm mắt lại, hình còn nguyên đó
    Rõ từng ánh mắt, từng tiếng ai reo

    {they.fact}
    Hôm ấy trời nắng hay là trời mưa
    {you} còn nhớ không, {me} thì nhớ hết
    Ngày vui ngồi kể, mấy cho là vừa

    {they.fact}
    Những chuyện như thế ai nỡ mà quên
    Cả nhà nhắc lại, mỗi người một đoạn
    Ghép vào đủ hết, ấm cả mái hiên

    (Hình trong máy|Ảnh trong tủ) nhiều, tìm hoài không thấy
    Có chuyện chẳng cần chụp cũng không phai
    {fact}
    Nhắm mắt một cái, hiện ra ngay

    {you.fact}
    {me} ở bên cạnh, thấy mà làm thinh
    {you.next}
    Hôm nay hát hết cho cả nhà mình

    {you.fact}
    {you} chẳng để tâm, {me} thì để bụng
    {you.next}
    Hôm nay kể hết cho cả nhà mừng

    {you.fact}
    Một điều như thế đã quý lắm rồi
    {you.next}
    Hai điều gom lại, trên đời một người

    {fact}
    Nghe tới chuyện này ai cũng gật đầu
    {next}
    Nghe thêm chuyện nữa, quý biết là đâu

    {fact}
    Chuyện này {me} nhớ từ đó tới nay
    {next}
    Còn chuyện này nữa, nhớ là vui ngay

    {fact}
    Kể một chuyện ấy, đủ ấm cả chiều
    {next}
    Thêm một chuyện nữa, thương biết bao nhiêu`,
  funny: `
    {you.fact}
    {me} định nghiêm mặt mà miệng cứ cười
    Chịu thua {you} rồi, xin giơ tay hàng
    Viết luôn thành nhạc cho xóm nghe chơi

    {you.fact}
    Hàng xóm tưởng có chuyện gì chạy sang
    Nghe xong ôm bụng ngồi luôn xuống đất
    Bữa sau lại ghé, rủ cả xóm làng

    {you.fact}
    {me} quay phim rồi, giữ ở trong tay
    {you} đừng có giựt, giựt thì cũng muộn
    Cả nhóm đã xem từ sáng hôm nay

    {you.fact}
    {me} đã giảng giải cho tới khô môi
    {you} gật gật đầu, trông như hiểu lắm
    Sáng mai đâu lại vào đấy thế thôi

    {you.fact}
    {me} đem chuyện ấy kể với ông thầy
    Thầy ngồi bấm quẻ, bấm hoài, lắc đầu
    Số trời đã định, đành chịu vậy thay

    {you.fact}
    Hồi đầu {me} giận, giờ quen mất rồi
    Hôm nào không thấy lại đâm ra nhớ
    Chạy đi hỏi khắp, mặt buồn thiu thôi

    (Nếu mà có giải|Giá mà mở giải) thi về môn đó
    Ai cũng khỏi thi, {you} nhất là rồi
    {you.fact}
    Cúp thì {me} có: cái ca nhôm thôi

    (Bác sĩ hỏi {me}|Sếp hỏi sao {me}) dạo này thiếu ngủ
    {me} thở một hơi, kể hết tình hình
    {you.fact}
    Bác nghe xong bảo: thôi, cứ làm thinh

    ({me} tra trên mạng|{me} lật sách ra) tìm cách chữa trị
    Đọc hết ba trang, chẳng thấy bệnh này
    {you.fact}
    Cuối sách có ghi: cứ để vậy thay

    (Có ai muốn mượn|Có ai muốn xin) {you} vài ba bữa
    {me} cho mượn liền, khỏi trả tiền xe
    {you.fact}
    Tối lại nhớ {you}, xin chở trả về

    ({me} thề hôm nay|Sáng nay {me} thề) không thèm nói nữa
    Im được một hồi thì lại phì cười
    {you.fact}
    Thương thì thương thật, mà cũng mệt người

    (Ra đường ai nấy|Ngoài kia ai cũng) tưởng {you} hiền lắm
    {me} đứng kế bên, chỉ biết nhìn trời
    {you.fact}
    Chuyện thật ở nhà, xin kể một lời

    {me.fact}
    Cười thì cứ cười, {me} có giận đâu
    Cười xong nhớ kéo {me} đứng dậy với
    Vì chắc lần sau còn té đau hơn

    {they.fact}
    {me} ngó bên trái, ngó sang bên phải
    Chung quanh chẳng có ai khác mà nhờ
    Thôi đành chịu vậy, ngồi cười vu vơ

    {thing.fact}
    {me} nói nhỏ nhẹ, nó chẳng nghe đâu
    {me} lớn tiếng lên, nó càng im thít
    Hai bên ngồi ngó nhau tới canh thâu

    {fact}
    {me} kể cho xóm, xóm bảo bịa thôi
    Tới khi xóm thấy tận hai con mắt
    Xóm cười nghiêng ngả, ghế đổ không ngồi

    {fact}
    {me} mà bịa được thành nhà văn rồi
    Chuyện thật trăm phần, có người làm chứng
    Người chứng cười quá, nói chẳng ra hơi

    (Bạn bè khuyên {me}|Người ta khuyên {me}) hít sâu mà đếm
    Đếm tới một trăm cho bớt giận đi
    {fact}
    Đếm xong mở mắt, có khác gì chi

    {fact}
    {me} cũng ước gì là chuyện bịa thôi
    {next}
    Nghe tới khúc này thì chịu rồi

    {you.fact}
    Chuyện này {me} nhịn, coi như bỏ qua
    {you.next}
    Chuyện này cũng nhịn, ai biểu người nhà

    {fact}
    Nghe xong chuyện một đã muốn ôm đầu
    {next}
    Chuyện hai nghe nữa, có tốn gì đâu

    {fact}
    Tưởng thế là hết, ai ngờ chưa đâu
    {next}
    Không thì {me} hát làm chi cho lâu`,
  grief: `
    {you.fact}
    Hồi đó {me} tưởng ngày nào cũng vậy
    Giờ qua chỗ cũ chân bước chậm rồi
    Những ngày như thế mà quý nhường ấy

    {you.fact}
    Những đêm khó ngủ {me} nhớ không nguôi
    Nhớ một hồi lâu, căn nhà bớt vắng
    Như {you} còn đó, ngồi bên ghế thôi

    {you.fact}
    Giờ thì tới lượt {me} tập làm theo
    Làm tới nửa chừng, tự nhiên mỉm cười
    Thì ra {you} vẫn ở bên {me} nhiều

    {you.fact}
    Câu cảm ơn {you} chưa kịp nói xong
    Giờ mỗi lần nhớ, {me} nói khe khẽ
    Nhờ gió đi ngang, gió gửi giùm lòng

    {you.fact}
    Chẳng có ai chép vào trang sách nào
    {me} chép trong lòng, mở ra là thấy
    Chữ không hề nhòe dẫu mấy mưa rào

    {you.fact}
    Nhắc tới là nghe như {you} mới đây
    Cái dáng, cái cười, cái nhìn hiền quá
    Còn nguyên trong nhà, trên mỗi lối cây

    (Người ta an ủi|Ai cũng bảo {me}) lâu rồi sẽ bớt
    {me} gật cho qua, lòng vẫn nhớ hoài
    {you.fact}
    Điều ấm như thế, bớt để cho ai

    (Có hôm đi ngang|Chiều nào đi ngang) một nơi quen cũ
    Gió thổi qua tay, {me} đứng lại lâu
    {you.fact}
    Một thoáng cứ ngỡ {you} ở phía sau

    (Bài này không dài|Bài này không to), chỉ dăm chuyện nhỏ
    Chuyện lớn trên đời đã có người ghi
    {you.fact}
    Càng nhỏ càng nhớ, nhớ suốt đường đi

    (Nhà thì vẫn đó|Sân thì vẫn đó), nắng thì vẫn tới
    Chỉ vắng một người nên rộng thênh thang
    {you.fact}
    {me} ngồi nhớ lại, nắng cũng dịu dàng

    (Có điều {me} giữ|Có điều {me} cất) không đem ra kể
    Vì kể ra rồi sợ nó phai đi
    {you.fact}
    Hôm nay {me} hát, chẳng giấu làm chi

    (Mai này rảnh rỗi|Mai kia ngồi lại), ai hỏi về {you}
    {me} sẽ ngồi xuống, kể thật thong dong
    {you.fact}
    Kể tới khi nào ấm cả trong lòng

    {me.fact}
    Có lời trước mặt chẳng biết nói sao
    Nghĩ ra được rồi thì người đã vắng
    Thôi {me} hát lên, theo gió bay cao

    {me.fact}
    Mỗi lần như thế {me} ngước nhìn trời
    Mây đi thong thả như {you} ngày ấy
    Đi trước một đoạn, ngoảnh lại đợi thôi

    {they.fact}
    {me} muốn quay sang gọi {you} cùng nghe
    Lời tới đầu môi mới hay người vắng
    Thôi {me} nghe giùm, nghe suốt mùa ve

    {they.fact}
    Ngày ấy cứ ngỡ chuyện chẳng có chi
    Bây giờ chỉ cần một điều rất nhỏ
    Là {me} đứng lại, nhớ {you} rồi đi

    {fact}
    Bao năm qua rồi mà còn rõ ghê
    Cả nắng hôm ấy, cả từng tiếng nói
    Còn nguyên trong {me}, trên suốt lối về

    {fact}
    {me} mang theo đó qua mấy mùa đông
    Những hôm trời lạnh đem ra mà nhớ
    Bàn tay ấm lại, ấm tới trong lòng

    (Con đường về nhà|Lối nhỏ về nhà) nhắm mắt cũng thuộc
    Tới chỗ quẹo kia chân cứ chậm dần
    {fact}
    Ngoảnh lại một cái, tưởng {you} ở gần

    {fact}
    Nhắm mắt một chút là thấy rõ ngay
    {next}
    Thấy rồi chỉ muốn với lấy bàn tay

    {you.fact}
    Hồi đó đâu hay điều ấy quý sao
    {you.next}
    Giờ thì điều nào cũng nhớ nghẹn ngào

    {fact}
    Một chiều ngồi nhớ, nắng nhạt bên thềm
    {next}
    Nhớ thêm chuyện nữa, trời đã vào đêm

    {fact}
    Chuyện này {me} kể cho cả nhà nghe
    {next}
    Chuyện này {me} giữ, nhớ lúc đi về`,
  sorry: `
    {me.fact}
    Nói ra chính {me} cũng thấy nóng mặt
    Chẳng tại ai hết, chẳng tại trời mưa
    Tại {me} không để {you} lên trước nhất

    {me.fact}
    Cớ thì nghĩ sẵn cả một trăm điều
    Mà cớ nào nghe cũng lung lay cả
    Thà cúi đầu xuống, nhận lỗi cho nhiều

    {me.fact}
    Giá được làm lại, {me} làm khác đi
    Nhưng ngày đã qua đâu quay lại nữa
    Từ nay {me} sửa, sửa lại từng ly

    {me.fact}
    Là {you} thì {you} đã chẳng thế đâu
    Nghĩ vậy thôi mà suốt đêm không ngủ
    Trời vừa hửng sáng, {me} tới cúi đầu

    {me.fact}
    {you} không mắng {me} lấy một tiếng nào
    Cái im lặng ấy còn nặng hơn mắng
    {me} đứng mà nghe, lòng xót biết bao

    (Mấy hôm nay {me}|Cả tuần nay {me}) tập nói một mình
    Đứng trước mặt {you} chữ chạy đâu hết
    {me.fact}
    Câu này {me} nhìn {you}, nói thật tình

    ({me} chẳng mong {you}|{you} cũng không cần) tha ngay hôm nay
    Chỉ xin nghe trọn lời {me} một chút
    {me.fact}
    Lỗi ấy của {me}, {me} nhận ở đây

    (Đêm qua nằm mãi|Cả đêm hôm ấy) mắt mở trân trân
    Nghe tiếng đồng hồ mà đau trong dạ
    {me.fact}
    Là ai thì cũng buồn tủi mười phần

    (Người ta thì bảo|Ai cũng khuyên {me}) mua bó hoa tươi
    Hoa nào nói được thay cho lời {me}
    {me.fact}
    Nên {me} tới đây, tay không, nhận lỗi thôi

    {you.fact}
    {me} chỉ lo {me}, quên mất {you} rồi
    {you} bảo không sao, {you} cười nhè nhẹ
    Chính nụ cười ấy làm {me} nghẹn lời

    {you.fact}
    Trước {me} cứ tưởng lẽ thường vậy thôi
    Tới khi {you} buồn, quay lưng không nói
    {me} mới hiểu {you} thương {me} mấy mươi

    {you.fact}
    Điều tốt của {you} {me} nhớ từng ly
    Nhớ rồi mới thấy {me} sao tệ quá
    Người như {you} vậy, {me} để buồn chi

    {you.fact}
    Còn {me} thì sao, {me} đã làm gì
    {me} đem so lại, đỏ cả hai má
    Một người thương thế, {me} nỡ quên đi

    ({you} càng im lặng|{you} không trách móc), {me} càng thấy sai
    Thà {you} la lên một hồi cho hả
    {you.fact}
    Mà {me} để {you} phải đợi hoài

    (Giờ {me} mới thấm|Giờ {me} mới hiểu) nỗi lòng của {you}
    Thương mà không nói thì nặng biết bao
    {you.fact}
    Từ nay {me} hứa đặt {you} lên cao

    {they.fact}
    {me} ngồi nhìn mãi mà chẳng nên lời
    Giá {me} để ý thêm một chút nữa
    Đâu để {you} buồn lặng lẽ một nơi

    {they.fact}
    Cũng bởi tại {me} mà ra nông nỗi
    {me} ngại nhìn {you} mà vẫn phải nhìn
    Nhìn thẳng mắt {you}, {me} xin nhận lỗi

    {fact}
    {you} khỏi phải nói bỏ qua liền tay
    {you} giận bao lâu {me} chờ bấy nhiêu
    Chờ tới bao giờ {you} nghe bài này

    {me.fact}
    Nói ra mới thấy chói cả hai tai
    {me.next}
    {you} mắng cứ mắng, {me} chẳng cãi sai

    {me.fact}
    Nghĩ tới là {me} cúi mặt mà thôi
    {me.next}
    Lỗi ở nơi {me}, chẳng tại ai rồi

    {fact}
    Điều này {me} nhớ, nhớ mãi trong lòng
    {next}
    Nhớ để từ nay {you} khỏi ngóng trông

    {fact}
    {me} nghĩ tới đó, đứng ngồi không yên
    {next}
    {me} nhận lỗi này trước {you}, {you} hiền`,
  lesson: `
    {fact}
    Đọc lên ba lượt, mình cùng đọc nào
    Lượt đầu thật chậm, lượt sau nhanh lẹ
    Lượt ba nhắm mắt vẫn nhớ làu làu

    {fact}
    Về kể cho mẹ, kể cho ba nghe
    Ba mẹ có quên một hai chữ nhỏ
    Thì bé làm cô giáo nhắc nghe nè

    {fact}
    Giơ hai tay lên, vỗ theo nhịp này
    Vỗ một cái thì đọc lên một lượt
    Mai khỏi phải nghĩ, nhớ ra liền ngay

    {fact}
    Ngày nào cũng làm, làm mãi thành quen
    Lúc đầu hơi khó, lúc sau dễ ợt
    Làm xong tự thưởng một tiếng khen

    {fact}
    Gấu bông nhớ rồi, gấu đọc một câu
    Thỏ bông nhớ rồi, thỏ cũng đọc tiếp
    Giờ tới lượt bé, đứng lên phía đầu

    {fact}
    Nhớ chưa hết thì mình hát theo thôi
    Đi đường cũng hát, xếp hàng cũng hát
    Hát hát một hồi là nhớ cả rồi

    {fact}
    Bạn nào làm đúng, giơ tay cô xem
    Bạn nào chưa đúng, làm thêm lần nữa
    Hai bên bạn giúp là sẽ xong thêm

    (Các bạn ngồi ngay|Các bạn lắng tai), cô hỏi một câu
    Bạn nào biết trước thì giơ tay nào
    {fact}
    Đúng rồi, cả lớp vỗ tay thật lâu

    (Một hai một hai|Chân trái chân phải), xếp thành một hàng
    Vừa đi vừa đọc, giọng vang thật vang
    {fact}
    Đi ra tới cổng, thuộc hết cả trang

    (Sao phải học thế|Học để làm chi), bé nghe cô nói
    Học được một điều, đi đâu cũng mang
    {fact}
    Hôm nay một ít, mai giỏi đàng hoàng

    (Con mèo ngồi cửa|Con cún ngồi cửa), nghiêng đầu nghe ta
    Nghe ta cùng đọc, giọng to thật to
    {fact}
    Nó kêu một tiếng, chắc hiểu rồi mà

    (Ông mặt trời lên|Sáng nay trời nắng), bé tới lớp rồi
    Điều hay hôm trước nhớ được mấy phần
    {fact}
    Nhớ hết cả nhé, giỏi quá đi thôi

    {fact}
    Điều này thứ nhất, cất vào túi áo
    {next}
    Điều này thứ hai, cất luôn, nhớ bảo

    {fact}
    Vỗ tay một cái, đọc xong một điều
    {next}
    Vỗ tay cái nữa, giỏi biết bao nhiêu`,
  soft: `
    {fact}
    Ngày đã đi xa, đêm tới bên mành
    Mọi điều còn đó, mai mình lại tiếp
    Giờ ngủ cho ngoan, ngủ giấc yên lành

    {fact}
    Gió nghe chuyện ấy, gió khép nhẹ rèm
    Trăng nghe chuyện ấy, trăng treo ngoài cửa
    Ngủ đi, trăng thức canh cả màn đêm

    {fact}
    Con mèo nằm nghe, mắt đã lim dim
    Con thỏ nhồi bông cũng nằm xuống gối
    Cả nhà im ắng, ngủ như đàn chim

    {fact}
    Kể tới đó thôi, chuyện dài để mai
    Mi mắt nặng rồi, để cho mắt nghỉ
    Giấc mơ đang chờ ở phía bên ngoài

    {you.fact}
    {me} ngồi ngay đây, tay đặt lên lưng
    Thở vào thật chậm, thở ra thật khẽ
    Võng đưa từng nhịp, đưa mãi không ngừng

    {you.fact}
    Chơi hết ngày rồi, chân cũng mỏi rồi
    {me} đắp cái chăn ngang vai cho ấm
    Sáng mai thức dậy, {me} vẫn đây thôi

    {you.fact}
    {me} nhìn mà thương, thương quá chừng thương
    Ngày mai còn nữa, bao nhiêu ngày nữa
    Đêm nay ngủ đã, trăng soi đầu giường

    {you.fact}
    Trong mơ chắc cũng lại thế mà thôi
    Cứ mơ cho đẹp, {me} ngồi canh giấc
    Trời còn tối lắm, ngủ đi {you} ơi

    (Ngoài kia lá ngủ|Ngoài kia sông ngủ), sao cũng ngủ rồi
    Chỉ có ngọn đèn thức thêm chút thôi
    {you.fact}
    Đèn nghe kể chuyện, đèn nhắm mắt cười

    (À ơi trăng sáng|À ơi gió mát|À ơi đêm xuống), võng đưa nhịp đều
    {me} kể {you} nghe một điều nho nhỏ
    {fact}
    Nghe rồi thì ngủ, ngủ ngoan {you} yêu

    (Tắt đèn thôi nhé|Khép mành thôi nhé), tối chẳng sợ đâu
    Có {me} nằm cạnh, tay gối lên đầu
    {fact}
    Nhớ điều ấy nhé, rồi ngủ thật sâu

    (Bàn chân nho nhỏ|Bàn tay nho nhỏ) giờ đã nằm yên
    Cái gối thơm thơm, cái mền êm êm
    {fact}
    Đêm nay mơ thấy, mơ suốt cả đêm

    {fact}
    Suỵt, khẽ thôi nào, đêm đã vào nhà
    {next}
    Ngủ ngoan, mai lại nắng lên hiên hoa

    {fact}
    Gió kể cho lá, lá ru cho cành
    {next}
    Cành ru chim ngủ, ngủ giấc an lành`,
  cheer: `
    {fact}
    Mồ hôi đã đổ, giờ tới lúc bay
    Ai cũng nhìn ta, ta nhìn nhau nhé
    Cùng hô một tiếng, cùng chung một tay

    {fact}
    Ai còn ngồi đó thì đứng lên đi
    Có thua một bàn ta gỡ một bàn
    Chân còn chạy được, ngại ngùng mà chi

    {fact}
    Nghe vậy đối thủ cũng phải dè chừng
    Trống đánh cho vang, cờ giương cho thẳng
    Hôm nay ta chơi hết sức, không dừng

    {fact}
    Thắng thì ôm nhau, thua cũng ôm nhau
    Miễn là trên sân không ai bỏ cuộc
    Ngẩng đầu mà bước từ phút ban đầu

    {you.fact}
    Khán đài biết hết, hô vang từng tên
    Một người vấp ngã, bao người kéo dậy
    Thế mới là đội, cùng nhau đi lên

    {you.fact}
    Tập bao chiều nắng, tập bao chiều mưa
    Giờ thì sân đây, bóng lăn rồi đó
    Ra mà cho họ biết mặt nhau chưa

    (Nắng thì cứ nắng|Mưa thì cứ mưa), ta vẫn ra sân
    Trống đã nổi lên, cờ đã phất rồi
    {fact}
    Nghe câu hát đó, nhẹ cả đôi chân

    (Bên này một tiếng|Hàng trên một tiếng), bên kia dội về
    Cả khán đài hát, nghe mà sướng ghê
    {fact}
    Hát to lên nữa, còn lâu mới về

    (Trước giờ ra trận|Phút đầu vào trận), tay đặt lên tay
    Không ai nói gì mà ai cũng biết
    {fact}
    Nhớ điều ấy nhé, rồi chạy như bay

    (Có lúc ta thua|Có hôm ta thua), ngồi im một dãy
    Rồi có một người cất tiếng hát lên
    {fact}
    Thế là đứng dậy, mệt mỏi đều quên

    {me.fact}
    {me} hô tới khản cả giọng thì thôi
    Mai nói không ra cũng không sao cả
    Miễn là trên sân ta thắng một hồi

    {they.fact}
    Chuyện ấy kể mãi khắp cả khán đài
    Đứa nhỏ ngồi nghe, mắt tròn như bóng
    Mai nó lớn lên cũng sẽ như ai

    {fact}
    Câu này hô trước, tay vỗ theo sau
    {next}
    Câu này hô nữa, ta đi cùng nhau

    {fact}
    Một là như thế, ai cũng nhớ rồi
    {next}
    Hai là như thế, tiến lên mà thôi`,
  plain: `
    {you.fact}
    Ai đi ngang đó cũng thấy vui lây
    Người quen thì ghé, người lạ thì hỏi
    Hỏi xong lại muốn ngồi thêm ở đây

    {you.fact}
    Chuyện của nhà ai nấy kể ra thôi
    Nhà này có thế, kể hoài không chán
    Kể xong một bận lại kể từ hồi

    {you.fact}
    Ngày nào cũng thế mà chẳng ngày nào
    Giống ngày hôm trước, lạ là như vậy
    Mỗi bữa một chút, thương biết là bao

    {me.fact}
    Không mong gì lớn, chỉ vậy là vui
    Chiều về ngồi xuống, nghe lòng nhẹ bớt
    Bao nhiêu chuyện khó cũng thấy nguôi nguôi

    {me.fact}
    Có lúc nhìn lại, tự hỏi vì sao
    Rồi cười một cái, thôi thì cứ thế
    Đời người mấy chốc, sống sao cho vui

    {me.fact}
    Người ta có hỏi thì nói thật thôi
    Vui buồn cũng đã đi qua cả đấy
    Ngồi hát lại đây, nhẹ bớt trong người

    {they.fact}
    Chuyện chẳng có gì mà nhớ rất lâu
    Nhớ cả màu trời, nhớ mùi cơn gió
    Nhớ một tiếng cười vang ở đâu đâu

    {they.fact}
    Giờ ngồi nghĩ lại, thấy như mới đây
    Người thì đã khác, trời thì vẫn thế
    Chuyện cũ còn nguyên trong nắng chiều nay

    {thing.fact}
    Mỗi thứ một chút mà nhớ cả đời
    Đi xa mấy nữa, nghe ai nhắc tới
    Là thấy trong lòng ấm lại tức thời

    {thing.fact}
    Đơn sơ như vậy, chẳng tốn là bao
    Mà thiếu một bữa thì ngồi nhớ mãi
    Có lại một bữa, vui biết chừng nào

    {fact}
    Chuyện nhỏ vậy thôi mà nhớ rất lâu
    Như hạt giống rơi bên thềm hôm trước
    Sáng ra đã thấy lá biếc nhô đầu

    {fact}
    Kể ra thì ngắn, nhớ thì rất dài
    Những hôm mưa xuống ngồi bên cửa sổ
    Chuyện ấy lại về, gõ nhẹ bên tai

    (Người ta kể chuyện|Người ta đi kể) biển rộng trời cao
    Ở đây chỉ kể chuyện nhà mình thôi
    {fact}
    Chuyện nhỏ mà ấm, ấm biết chừng nào

    (Chiều nay rảnh rỗi|Sáng nay rảnh rỗi), ghế kê ra hiên
    Chuyện xưa chuyện nay đem ra mà nhắc
    {fact}
    Nhắc tới là thấy trong bụng vui liền

    {fact}
    Một điều như thế đã thấy vui rồi
    {next}
    Thêm một điều nữa là đủ ngày vui

    {fact}
    Sáng nghĩ tới đó, trời thấy xanh hơn
    {next}
    Chiều nghĩ tới đó, chẳng chút giận hờn

    {fact}
    Chuyện này kể trước, ai cũng ngồi nghe
    {next}
    Chuyện này kể sau, nghe chẳng muốn về`,
  shop: `
    {thing.fact}
    Đi ngang một bữa, ngửi thấy là mê
    Mai lại đi ngang, chân tự quẹo lối
    Ghé riết rồi quen như ghé về quê

    {thing.fact}
    Nói thì dễ lắm, phải thử mới hay
    Thử xong một lần là nhớ đường tới
    Lần sau rủ bạn, rủ cả nhà ngay

    {thing.fact}
    Sáng nào cũng vậy, làm thật từ đầu
    Chẳng quảng cáo nhiều, khách quen mách bảo
    Người này mách tiếng, người kia ghé mau

    (Bà con cô bác|Ai đi ngang đó) ghé lại mà coi
    Đi đâu cho mệt, ở đây có rồi
    {thing.fact}
    Ưng thì mua lấy, chưa thì ngồi chơi

    (Sáng ra đói bụng|Chiều về mỏi gối), ghé vào một hôm
    Chủ chào một tiếng, nghe mà ấm lòng
    {thing.fact}
    Ra về còn nhớ, mai lại ghé trông

    {they.fact}
    Khách quen biết hết, khách lạ vui lây
    Tiền thì như nhau, tình thì thêm chút
    Ra khỏi cửa rồi còn ngoảnh vẫy tay

    {they.fact}
    Người ta hỏi mãi bí quyết vì đâu
    Có gì mà giấu, làm bằng cái bụng
    Bụng mà thật thà thì khách tới lâu

    {they.fact}
    Bởi vậy sáng sớm đã thấy người đông
    Đông mà vẫn vui, ai ai cũng có
    Ai cầm phần nấy, ấm cả trong lòng

    (Hỏi thăm trong xóm|Hỏi quanh khu phố) chỗ nào là hay
    Người ta chỉ liền, không cần suy nghĩ
    {they.fact}
    Thế nên chỗ nhỏ khách ghé mỗi ngày

    (Tiền ai cũng khó|Đồng tiền đi chợ), mua phải đáng đồng
    Ở đây cân đủ, chẳng nói lòng vòng
    {they.fact}
    Về tới nhà rồi vẫn thấy ưng lòng

    {you.fact}
    Bởi vậy bà con thương mến quanh năm
    Nắng cũng thấy tới, mưa cũng thấy tới
    Vắng một hai hôm là có người thăm

    {me.fact}
    Làm lâu cũng mệt mà thấy khách cười
    Thì mệt bay đâu, tay lại làm tiếp
    Mỗi phần trao đi là một phần tươi

    {fact}
    Bởi vậy người ta rủ nhau tới đây
    Tới một lần rồi, lần sau lại nhớ
    Nhớ thì lại ghé, vui suốt cả ngày

    {fact}
    Bao nhiêu năm rồi vẫn một lòng thôi
    Khách cũ dắt con, con nay đã lớn
    Vẫn ghé nơi đây, vẫn chỗ cũ ngồi

    {fact}
    Khách tới lần đầu gật gù mà khen
    {next}
    Khách tới lần hai thì đã thành quen

    {fact}
    Ai nghe cũng hỏi đường tới nơi đây
    {next}
    Hỏi xong là ghé, ghé liền hôm nay

    {fact}
    Mới nghe thế thôi đã muốn ghé rồi
    {next}
    Nghe thêm điều nữa là muốn vào ngồi

    {they.fact}
    Một là như thế, khách quen khen rồi
    {they.next}
    Hai là như thế, đến là thấy thôi`,
  heartbreak: `
    {you.fact}
    {me} nghe mà đứng lặng giữa căn nhà
    Ngoài kia người ta vẫn đi vẫn nói
    Chỉ có trong {me} là gió mưa qua

    {you.fact}
    Ngày trước {me} tin chẳng hỏi một lời
    Giờ {me} ngồi đây, tự {me} hỏi mãi
    Hỏi tới gần sáng, chẳng ai trả lời

    {you.fact}
    {me} đi hai bước lại ngoảnh nhìn sau
    Chẳng biết nhìn chi, đường thì vắng ngắt
    Chỉ thấy hàng cây đứng lặng bên nhau

    {you.fact}
    Người ta khuyên {me}: quên đi cho nhẹ
    {me} quên cả ngày, tối lại nhớ ra
    Nhớ rồi lại khóc, khóc thầm khe khẽ

    ({me} cũng muốn giận|{me} muốn ghét {you}) cho lòng bớt đau
    Mà giận một hồi lại thấy thương nhau
    {you.fact}
    Thôi thì đành vậy, biết trách ai đâu

    (Đêm nay trời mưa|Đêm nay trở gió), {me} ngồi bên cửa
    Ly nước nguội rồi, {me} cũng chẳng hay
    {you.fact}
    Chuyện cũ như mưa, rơi suốt đêm nay

    {me.fact}
    Nói ra ai biết, ai hiểu cho mình
    Chỉ có ngọn đèn ngồi nghe tới sáng
    Đèn cũng cạn dầu, {me} cũng lặng thinh

    {me.fact}
    Rồi sẽ có hôm {me} thấy nhẹ lòng
    Ra đường nắng mới, cười như chưa khóc
    Còn bây giờ đây, cứ để mưa giông

    {they.fact}
    Mọi thứ vẫn đó mà chẳng như xưa
    {me} đi qua hết từng nơi quen cũ
    Nơi nào cũng thấy lạnh như trời mưa

    {fact}
    Ngày vui thì ngắn, ngày nhớ thì dài
    {me} gấp chuyện cũ cất vào đáy tủ
    Rồi sẽ có ngày {me} bước, không ngoái ai

    {fact}
    Trái tim đau thế mà vẫn đập đều
    Nó bảo {me} rằng cứ đi về phía trước
    Rồi cũng có người thương {me} thật nhiều

    {fact}
    {me} nhớ điều ấy mỗi lúc đêm về
    {next}
    Nhớ rồi ngồi lặng, nghe gió tái tê

    {you.fact}
    Hồi đó nghe vậy {me} tưởng chuyện vui
    {you.next}
    Bây giờ ngẫm lại mới thấy ngùi ngùi`,
  comfort: `
    {you.fact}
    Ai từng như thế thì mới hiểu ra
    Đường dài là vậy, có khi mỏi gối
    Mỏi thì ngồi nghỉ, rồi mình đi xa

    {you.fact}
    {me} biết là khó, chẳng nói lời suông
    Chỉ ngồi bên {you}, vai kề vai nhé
    Muốn khóc thì khóc cho vơi nỗi buồn

    {you.fact}
    Thế là {you} giỏi hơn {you} tưởng nhiều
    Người ta nhìn {you} mà học từng chút
    Chỉ mình {you} chẳng hay biết bao nhiêu

    {you.fact}
    Có đêm rồi cũng tới lúc trời mai
    Cây ngoài kia bão nghiêng rồi lại đứng
    {you} cũng như cây, sẽ thẳng lưng hoài

    (Không ai bắt {you}|Đâu ai bắt {you}) phải mạnh suốt ngày
    Có lúc yếu lòng cũng là thường tình
    {you.fact}
    Có {me} ở cạnh, {me} nắm bàn tay

    (Đường này còn dài|Dốc này còn cao), ta đi từng bước
    Hôm nay một bước cũng là đi lên
    {you.fact}
    Bước vững như thế, ngại gì chông chênh

    (Có hôm trời tối|Có hôm trời xám) chẳng thấy gì đâu
    Thì {you} nhớ lại chuyện này thật lâu
    {you.fact}
    Nhớ rồi sẽ thấy có sức trong đầu

    {me.fact}
    {me} vẫn ở đây, chẳng đi đâu cả
    {you} cần thì gọi, nửa đêm cũng nghe
    Cháo {me} nấu sẵn, mang sang ngay nè

    {they.fact}
    Chung quanh bao người vẫn đợi vẫn thương
    Mỗi người một câu, gom vào bài hát
    Hát cho {you} nghe, cho {you} bớt buồn

    {they.fact}
    Khó thì khó thật, chẳng ai chối đâu
    Mà bên cạnh {you} còn bao người nữa
    Người góp lời thương, người góp lời cầu

    {fact}
    Mưa nào rồi cũng có lúc phải ngưng
    Mây tan một lúc là trời lại sáng
    {you} cứ thong thả, đừng vội, xin đừng

    {fact}
    Rồi mai ngồi kể, kể như chuyện vui
    Bây giờ thì mệt, cứ ngồi nghỉ đã
    Có {me} bên cạnh, ngọt bùi chia đôi

    {you.fact}
    Một điều như thế đâu phải dễ đâu
    {you.next}
    Hai điều như thế, {you} hãy ngẩng đầu

    {fact}
    Đường ai cũng có lúc gập ghềnh thôi
    {next}
    Đi từng bước một là tới nơi rồi

    {you.fact}
    Ai nhìn cũng thấy {you} gắng từng ngày
    {you.next}
    Gắng thêm chút nữa, sắp tới nơi này`,
  hook: `
    {you.fact}
    Ai mà không quý, ai mà không thương

    {you.fact}
    Bởi vậy cả nhà hát mãi không thôi

    {you.fact}
    Trên đời này chỉ có một người thôi

    {they.fact}
    Nhớ tới điều ấy lại thấy vui rồi

    {they.fact}
    Kể bao lần nữa nghe vẫn còn vui

    {me.fact}
    Nói ra một lần mà nhẹ cả lòng

    {thing.fact}
    (Nhớ nghe bạn nhé, nhớ lấy đừng quên|Nhắc tới là thấy trong bụng vui liền)`,
}
