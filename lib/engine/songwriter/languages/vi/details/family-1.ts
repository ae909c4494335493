import type { Details } from '../../stanzas.ts'

/** Weddings, babies, hospitals, lost things, children and whoever brings them up. */
export const family1: readonly Details[] = [
  {
    words: 'em_bé thay_tã bú_sữa bình_sữa cái_nôi tã_lót biết_bò tập_đi mọc_răng ẵm_bé',
    stanzas: `
      Bàn tay bằng hạt mít nắm chặt
      Nắm rồi thì chẳng chịu buông ra
      Cả nhà rón rén đi chân đất
      Chỉ sợ ai ho một tiếng xa

      Đêm thì thức trắng, ngày thì ngủ
      Sữa mới pha xong lại chẳng thèm
      Nhoẻn miệng cười lên một cái nhẹ
      Bao nhiêu là mệt hóa bông mềm`,
    later: `
      Đôi tất nhỏ xíu còn cất giữ
      Hôm nào bé bỏng, nay chạy rồi
      Em bé lớn nhanh như là gió
      Ngoảnh đi ngoảnh lại đã nên người`,
    hook: `
      Em bé sơ sinh, thơm sữa thơm nôi
      Em bé ngủ ngoan, tỉnh dậy lại cười

      Bé tập đi nhé, một bước hai bước
      Ngã vào vòng tay, có người đón trước`,
  },
  {
    words: 'ru_ngủ giờ_ngủ đi_ngủ hát_ru truyện_cổ_tích cổ_tích chúc_ngủ ru_con dỗ_ngủ ngủ_trưa cánh_võng cái_võng',
    stanzas: `
      Võng kêu kẽo kẹt, tay đưa chậm
      Câu hát à ơi nhỏ lại dần
      Mi mắt sụp xuống như cánh cửa
      Tay ngừng một chút lại cựa chân

      Chuyện cổ kể tới chừng nửa đoạn
      Thì nghe hơi thở đã đều đều
      Trăng ghé song cửa nhìn vào khẽ
      Rồi trăng đi tiếp, bước liêu xiêu`,
    later: `
      Mai rồi lớn khôn, đi trăm ngả
      Câu ru còn ở lại bên tai
      Những đêm mất ngủ nơi xa lạ
      Nghe tiếng hát ru suốt đêm dài`,
    hook: `
      À ơi à ơi, ngủ giấc ngủ ngoan
      Ngủ đi mai dậy, nắng trải đầy sân

      Ru cho thật khẽ, ru tới khi say
      Hát ru một đoạn, võng nhẹ tay lay`,
  },
  {
    words:
      'bệnh_viện nhập_viện nằm_viện khoa_nhi phẫu_thuật cấp_cứu xuất_viện hóa_trị hoá_trị ung_thư khỏi_bệnh thăm_bệnh ca_mổ',
    stanzas: `
      Hành lang trắng toát, đèn không tắt
      Ghế nhựa ngồi nghiêng qua mấy đêm
      Có người bưng tới ca cháo nóng
      Thổi từng thìa nhỏ, giọng thật êm

      Bác sĩ bước ra rồi gật nhẹ
      Cả nhà ôm lấy nhau mà mừng
      Ngoài sân nắng lên trên ngọn bàng
      Nắng hôm ấy đẹp đến rưng rưng`,
    later: `
      Ngày ở bệnh viện còn nhớ đó
      Nhắc những ngày dài, những bàn tay
      Qua cơn giông lớn mới hay biết
      Ngồi cùng ăn cơm là phước này`,
    hook: `
      Ra viện rồi kia, trời nắng thật xanh
      Bệnh viện xa rồi, cơm nóng canh lành

      Nằm viện mấy hôm, có người ở bên
      Khỏe thêm từng chút, ngày mai sẽ quên`,
  },
  {
    words: 'mắt_kính kính_lão đeo_kính cái_kính cặp_kính kính_cận mất_kính tìm_kính kính_mắt',
    stanzas: `
      Tìm khắp trong nhà từ sáng sớm
      Lục tủ, lục giường, lục cả sân
      Hóa ra nó ở ngay trên trán
      Cười quá cả nhà đứng chẳng cân

      Đeo vào đọc báo, nheo con mắt
      Chữ như con kiến bò loanh quanh
      Gọng lệch một bên, dây cột lại
      Thế mà thấy hết, chẳng ai giành`,
    later: `
      Cặp kính nằm yên trên trang sách
      Đúng dòng đang đọc dở hôm nào
      Nhìn qua mặt kính mờ một chút
      Thấy cả một đời hiền biết bao`,
    hook: `
      Kính ở đâu rồi, ai thấy kính không
      Kính ngay trên trán, tìm hết mấy vòng

      Đeo kính vào rồi, thấy rõ trời mây
      Mất kính một bữa, quờ cả cái cây`,
  },
  {
    words:
      'chìa_khóa chìa_khoá mất_chìa_khóa quên_chìa_khóa chùm_chìa_khóa hay_quên đãng_trí để_quên thất_lạc bỏ_quên mất_ví',
    stanzas: `
      Ra tới cổng rồi quay trở lại
      Túi này không có, túi kia không
      Lục tung cả giỏ ra bậc cửa
      Rồi thấy nằm ngay trong ổ khóa đồng

      Dặn trước sau, ghi giấy dán
      Tờ giấy ghi rồi để đâu ta
      Cái đầu để nhớ bao nhiêu chuyện
      Quên chuyện con con, ấy mà`,
    later: `
      Hay quên thì đó, ai cũng biết
      Mà điều quan trọng chẳng hề quên
      Tên từng đứa nhỏ, ngày sinh nhật
      Nhớ rõ như in, nhớ thật bền`,
    hook: `
      Chìa khóa đâu rồi, tìm khắp trong nhà
      Chìa ở trong túi, có mất đâu xa

      Hay quên thì kệ, nhớ thương là được
      Quên cái này sau, nhớ cái kia trước`,
  },
  {
    words: 'gấu_bông thỏ_bông ôm_gấu ôm_gấu_bông con_thỏ_bông con_gấu_bông thú_bông ôm_gối búp_bê',
    stanzas: `
      Một tai đã sứt, bông lòi chỉ
      Ôm vào vẫn ấm nhất trên đời
      Đi đâu cũng phải đem theo hết
      Thiếu nó là đêm chẳng ngủ thôi

      Nó nghe hết chuyện trong đêm tối
      Chẳng kể ai đâu, giữ trong lòng
      Sáng ra lăn xuống chân giường lạnh
      Nhặt lên, hôn nhẹ, phủi cho xong`,
    later: `
      Bông xẹp, lông mòn, đôi mắt xước
      Vẫn ngồi trên gối đợi đêm về
      Mai sau lớn khôn còn nhớ mãi
      Có con thú bông nằm lắng nghe`,
    hook: `
      Gấu bông thỏ bông, nằm cạnh thật êm
      Ôm vào một cái, ấm hết màn đêm

      Ôm con gấu nhỏ, ôm chú thỏ mềm
      Thỏ bông cùng ngủ, gấu bông nằm thêm`,
  },
  {
    words: 'sợ_ma sợ_sấm sợ_bóng_tối sợ_tối sợ_gián sợ_chuột',
    stanzas: `
      Một tiếng động thôi là nhảy tới
      Chui tọt vào trong tấm chăn bông
      Lát sau ló mắt ra nhìn thử
      Hỏi nhỏ: nó đi khỏi hay không

      Ban ngày thì nói mình gan lắm
      Đêm xuống thì kêu bật hết đèn
      Có ai ngồi cạnh, tay nắm lấy
      Thế là hết sợ, ngủ thật êm`,
    later: `
      Ai chẳng sợ ma, chẳng sợ tối
      Người lớn thì cũng giấu vậy thôi
      Nói ra một tiếng, cười một cái
      Nỗi sợ thành con kiến mất rồi`,
    hook: `
      Sợ ma sợ sấm, ai chẳng sợ đâu
      Tối thì nắm tay, hết sợ từ lâu

      Con chuột con gián, tiếng sấm ngoài kia
      Có người ngồi cạnh, sợ thì sẻ chia`,
  },
  {
    words: 'tập_đọc tập_viết tập_đánh_vần đánh_vần',
    stanzas: `
      Con số nối đuôi đứng thành một dãy
      Bạn nào cũng có chỗ của mình thôi
      Đọc to một lượt, vỗ tay một lượt
      Con chữ trên bảng nhoẻn miệng ra cười

      Hôm qua còn thấy khó ơi là khó
      Hôm nay nhìn lại, dễ như ăn xôi
      Viết lên trang giấy, nét tròn nét thẳng
      Cô chấm bông hoa đỏ chót, đẹp tươi`,
    later: `
      Chữ này ghép với chữ kia thành tiếng
      Số này cộng với số kia cũng hay
      Mai đọc được sách, mai tính được bánh
      Cũng nhờ con chữ tập viết hôm nay`,
    hook: `
      Tập đọc tập viết, vui ơi là vui
      Đọc cho cô nghe, cô gật cô cười`,
  },
  {
    words: 'ăn_rau ăn_ngoan uống_sữa kén_ăn biếng_ăn ăn_hết ăn_chậm',
    stanzas: `
      Một muỗng cho mắt sáng như sao nhỏ
      Một muỗng cho chân chạy thật là nhanh
      Há miệng ra nào, máy bay sắp tới
      Hạ cánh vào trong, nuốt hết màu xanh

      Cái bát vơi dần, cái bụng no tròn
      Người đút thì mừng, người ăn thì vui
      Còn một miếng chót nằm buồn trên đĩa
      Thương nó một chút, ăn nốt đi thôi`,
    later: `
      Ăn rau uống sữa, cao thêm một gạch
      Vạch lên cánh cửa, đo lại từng ngày
      Mai kia nhìn vạch, ai cũng bật cười
      Mới ăn có thế mà cao thế này`,
    hook: `
      Ăn ngoan chóng lớn, há miệng thật to
      Ăn hết bát này, bụng ấm bụng no

      Rau xanh cá ngọt, ăn cho thật nhiều
      Uống thêm ly sữa, lớn được bao nhiêu`,
  },
  {
    words: 'chào_hỏi lễ_phép khoanh_tay nói_cảm_ơn nói_xin_lỗi xếp_hàng dọn_đồ_chơi chia_sẻ giúp_bạn nhường_bạn',
    stanzas: `
      Gặp ai cũng nhớ mỉm cười một cái
      Nói câu lễ phép, nghe mát trong lòng
      Lỡ tay làm đổ thì xin lỗi bạn
      Bạn cười huề nhé, thế là lại xong

      Món đồ chơi đẹp chơi chung mới thích
      Bạn trước mình sau, chẳng đứa nào buồn
      Chơi xong cất gọn vào trong chiếc hộp
      Mai mở ra chơi, vẫn đủ vẫn luôn`,
    later: `
      Lễ phép là nết, là hoa thơm ngát
      Bé nhớ điều này, ai cũng mến thương
      Câu chào nho nhỏ mà đi xa lắm
      Theo bé ra khỏi cổng của sân trường`,
    hook: `
      Lễ phép chào hỏi, ai cũng mến thương
      Bé ngoan chào bạn, chào khắp con đường

      Khoanh tay chào nhé, cảm ơn thật to
      Chia sẻ với bạn, vui hết cả giờ`,
  },
  {
    words: 'dặn dặn_dò lời_dặn lời_khuyên hay_dặn dạy_bảo',
    stanzas: `
      Câu ấy nghe tới mòn cả tai rồi
      Lúc đó vâng dạ, bước ra là quên
      Tới khi vấp ngã một lần ngoài ngõ
      Mới nghe câu dặn vang lên ở bên

      Nói chẳng cao xa, chỉ chuyện ăn ở
      Thật thà một chút, đi trước nhường sau
      Bao nhiêu sách vở đọc xong rồi mới
      Thấy chẳng cuốn nào hơn được một câu`,
    later: `
      Giờ tới lượt mình dặn người đi sau
      Nghe trong giọng nói tiếng ai thuở nào
      Lời dặn năm xưa đi qua miệng khác
      Vẫn nguyên ấm áp, vẫn cứ dạt dào`,
    hook: `
      Lời dặn năm xưa, nhớ tới bây giờ
      Dặn câu gì nữa, vẫn nhớ như thơ

      Nhớ câu dặn ấy, nhớ suốt con đường
      Dặn đi dặn lại cũng bởi vì thương`,
  },
  {
    words:
      'đón_cháu chăm_cháu trông_cháu bế_cháu giữ_cháu ẵm_cháu nuôi_con một_mình_nuôi nuôi_con_một_mình nuôi_cháu nuôi_các_con chăm_con nuôi_em chăm_em',
    stanzas: `
      Một tay bế ẵm, tay kia quạt
      Gió nhẹ đi qua giấc ngủ tròn
      Đêm nghe trở mình là đã thức
      Sờ trán, đắp chăn, lo héo hon

      Chén cơm xúc trước cho con trẻ
      Phần mình thì nguội, nuốt qua loa
      Áo mình vá lại thêm năm nữa
      Để áo người kia mới một tà`,
    later: `
      Chăm con từng bữa, giờ con lớn
      Ngoảnh lại tìm người đã tưới cây
      Bàn tay chăm bẵm nay nhăn hết
      Nắm lấy mà thương, nắm thật đầy`,
    hook: `
      Bế bồng chăm sóc, sớm tối không than
      Nuôi cho khôn lớn, cho được bình an

      Nuôi con nuôi cháu, thức trắng bao đêm
      Công chăm như thế, ai nỡ mà quên`,
  },
]
