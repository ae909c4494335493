import type { ReadingWords } from '../../reading.ts'
import { loose } from './letters.ts'

export const SHOP = loose(
  'fırın|pastane|kafe|cafe|restoran|lokanta|dükkan|mağaza|kuaför|berber|spor salonu|otel|pansiyon|şirket|marka|uygulama|kitapçı|çiçekçi|eczane|market|bakkal|kasap|atölye|stüdyo|oto yıkama|pizzacı|kebapçı|dönerci|börekçi|tatlıcı|kahveci|emlak|butik|klinik|kahvaltı salonu|podcast',
)

/** What children are to learn in a song, without endings. */
const LEARNT =
  'diş(?:leri(?:mizi|ni)?)? fırçalama|el(?:leri(?:mizi|ni)?)? yıkama|çarpım tablosu|haftanın günleri|yılın ayları|aylar|alfabe|harfler|dört mevsim|mevsimler|gezegenler|güneş sistemi|renkler|sayılar|rakamlar|şekiller|geri dönüşüm|fotosentez|su döngüsü|trafik (?:ışıkları|kuralları|lambası)|karşıdan karşıya geçme|vücudumuz(?:un bölümleri)?|iskelet sistemi|duyu organları|beş duyu|sindirim sistemi|kıtalar|saatler|hayvanlar|meyveler|toplama|çıkarma|bölme|temizlik|paylaşma'
export const LESSONS = loose(LEARNT)
const SCHOOL = `(?:${LEARNT})(?:\\p{L}{0,5})? (?:\\p{L}+ ){0,3}?(?:şarkısı|anlatan|rap|ezber\\p{L}*|konulu)`

export const KINDS_OF_SONG: ReadingWords['plots'] = (
  [
    ['lullaby', '\\bninni\\p{L}*|\\buyku (?:şarkı|öncesi)\\p{L}*|\\buyusun diye\\b|\\buyutmak\\b|\\buyuması için\\b'],
    ['apology', '\\bözür\\p{L}*|\\baffet\\p{L}*|\\bpişman\\p{L}*|\\bkusura bakma|\\bbağışla\\p{L}*|\\bgönlünü almak'],
    [
      'memorial',
      '\\banısına\\b|\\bvefat\\p{L}*|\\b\\u00f6ldü\\b|\\bölen\\b|\\b\\u00f6lüm\\p{L}*|\\bölmüş\\b|\\bkaybettik\\b|\\bkaybettiğ\\p{L}*|\\bkaybettim\\b|\\brahmetli\\p{L}*|\\bmerhum\\p{L}*|\\bcenaze\\p{L}*|\\btoprağa ver\\p{L}*|\\bhayatını kaybe\\p{L}*|\\baramızdan ayrıl\\p{L}*|\\byas\\b',
    ],
    [
      'wedding',
      '\\b(?:annemle babam|anne ve babam|annem ve babam|annem babam)\\p{L}* (?:\\d+[.]? ?)?(?:evlilik )?yıl\\p{L}*|(?<!yıldönümü )\\bdüğün\\p{L}*|\\bnikah\\p{L}*|\\bnikâh\\p{L}*|\\bilk dans\\p{L}*|\\bgelin ve damat\\p{L}*|\\bevleniyor\\p{L}*|\\bnişan(?:ı|ımız|ları|ına|da)?\\b|\\bnişan (?:töreni|merasimi)|\\bsöz kes\\p{L}*|\\bevlenen\\b|\\bkına gecesi\\p{L}*|\\bgelin(?:e|imiz) ',
    ],
    [
      'birthday',
      '\\bdoğum ?gün(?!lerim|ler|ümü|ünü (?:hep |hiç |asla |bile |çok )?(?:akl|hat|unut|bil|ez|kaç))\\p{L}*|\\bdogumgun\\p{L}*|\\biyi ki doğdun\\p{L}*|\\bmutlu yıllar\\b|\\byaşına (?:giriyor|girdi|basıyor|bastı)\\p{L}*|\\byaş günü\\p{L}*|\\b\\d+ yaşında oluyor',
    ],
    [
      'graduation',
      '\\b(?:sınavını|üniversiteyi|üniversite sınavını) kazandı\\b|\\bmezun\\p{L}*|\\bdiploma\\p{L}*|\\bkep töreni\\p{L}*|\\b(?:okulu|üniversiteyi|liseyi|fakülteyi) bitir\\p{L}*',
    ],
    [
      'retirement',
      '\\bemekli ol(?:uyor|du|acak|ma|dun|an)\\p{L}*|\\bemekliliğ\\p{L}*|\\bemeklilik\\p{L}*|\\bemekliye ayrıl\\p{L}*',
    ],
    [
      'new-baby',
      '\\b(?:yeğenim|torunum|torunumuz|oğlum|oğlumuz|kızım|kızımız|bebeğim|bebeğimiz|yeğenimiz)(?: \\p{L}+)? doğdu\\b|\\bhoş geldin (?:\\p{L}+ )?(?:bebek|dünyaya)\\b|\\byeni doğan\\p{L}*|\\bbebeğimiz oldu\\b|\\bdünyaya gel\\p{L}*|\\bbebek bekliyor\\p{L}*|\\bhoş geldin bebek\\b',
    ],
    [
      'thanks',
      '\\b(?:ona|sana|size|kendisine|hocama|\\p{L}+m[ae]) (?:çok )?teşekkür\\p{L}*|\\bteşekkür\\p{L}*(?! ederim\\s*[.!]*$)|\\bsağ ?ol\\p{L}*|\\bminnet\\p{L}*|\\banneler günü\\p{L}*|\\bbabalar günü\\p{L}*|\\böğretmenler günü\\p{L}*|\\bemekleri\\p{L}*',
    ],
    [
      'get-well',
      '\\bgeçmiş olsun\\b|\\bhastanede\\p{L}*|\\bhastaneye (?:kald|yat)\\p{L}*|\\bameliyat\\p{L}*|\\biyileş\\p{L}*|\\bhasta olan\\b|\\bkemoterapi\\p{L}*',
    ],
    [
      'farewell',
      '\\bveda\\p{L}*|\\bhoşça ?kal\\p{L}*|\\buğurla\\p{L}*|\\bayrılıyor\\b|\\btaşınıyor\\p{L}*|\\bgidiyor olan|\\bişten ayrıl\\p{L}*|\\baskere gid\\p{L}*|\\basker uğurlama',
    ],
    ['new-year', '\\byılbaşı\\p{L}*|\\byeni yıl\\p{L}*'],
    [
      'holiday',
      '\\bbayram(?:ı|ımız|a|da|ları)?\\b|\\bramazan (?:ayı|bayramı)\\p{L}*|\\bsevgililer günü\\p{L}*|\\bnoel\\p{L}*|\\bhıdırellez|\\bnevruz',
    ],
    ['team', '\\bmarş\\p{L}*|\\btakım\\p{L}*|\\btezahürat\\p{L}*|\\btaraftar\\p{L}*|\\bspor kulübü\\p{L}*'],
    [
      'shop',
      `\\bjingle\\p{L}*|\\bcıngıl\\p{L}*|\\breklam\\p{L}*|\\b(?:${SHOP.replace(/\[(.)(.)\]/g, '$1')})(?:ımız|imiz|umuz|ümüz|m|mız|miz|ım|im|um|üm) (?:\\p{L}+ ){0,3}için`,
    ],
    [
      'teaching',
      `${SCHOOL}|` +
        '\\böğrens?in(?:ler)?\\b|\\böğrenmek için|\\böğrenmeleri\\p{L}*|\\böğrencilerime\\b|\\böğret(?:en|ecek|mek için) (?!\\p{L}*(?:a|e|ı|i|u|ü)m(?!\\p{L}))(?:\\p{L}+ ){0,4}?(?:şarkı|rap|türkü|marş|parça|bir)|\\böğretici\\p{L}*|\\bçarpım tablosu\\p{L}*|\\bfotosentez\\p{L}*|\\balfabe\\p{L}*|\\bgüneş sistemi\\p{L}*|\\bsu döngüsü\\p{L}*|\\bders(?:i)? için\\b|\\bezberlemek için|\\bezberle[ts]\\p{L}*|\\baçıklayan\\b|\\banlatan (?:bir )?(?:\\p{L}+ )?çocuk şarkı\\p{L}*|\\btrafik ışı\\p{L}*|\\bsınıfa anlat\\p{L}*|\\bödev yap\\p{L}*',
    ],
    [
      'heartbreak',
      '^(?:o |çekip |bırakıp |\\p{L}+(?:ta|te|da|de) )*gitti(?=[.,;!]|$)|\\bterk ?et\\p{L}*|\\bayrıld\\p{L}*|\\bayrılık\\p{L}*|\\bboşan\\p{L}*|\\baldat\\p{L}*|\\bkalp kırıklığı|\\bkalbim kırık\\p{L}*|\\bkırık kalp\\p{L}*|\\beski (?:sevgili|eş)\\p{L}*|\\bunutam\\p{L}*|\\bbir daha (?:hiç )?(?:görüşm|görmed|aramad|konuşmad|yazmad)\\p{L}*|\\b(?:hiç )?söyleyemedim\\b|\\baçılamadım\\b|\\bsevdiğim (?:kız|çocuk|oğlan|adam|kadın)\\p{L}*(?: \\p{L}+){0,4} (?:taşındı|gitti|evlendi)|\\başk acısı\\p{L}*',
    ],
    [
      'missing',
      '\\bözle\\p{L}*|\\bözlü\\p{L}*|\\bhasret\\p{L}*|\\buzak mesafe\\p{L}*|\\bgurbet\\p{L}*|\\buzakta(?:ki)?\\b|\\byurt dışında\\b',
    ],
    [
      'encouragement',
      '\\bmotive\\p{L}*|\\bmotivasyon\\p{L}*|\\bcesaret\\p{L}*|\\bmoral (?:ver|ol|şark)\\p{L}*|\\bmorali (?:bozuk|düzelsin)|\\bpes etme\\p{L}*|\\bvazgeçme\\p{L}*|\\bbaşarırsın|\\byapabilirsin|\\bsınav(?:ı|a|ına)? (?:öncesi|gir)\\p{L}*|\\bdestek (?:için|olsun|şark)\\p{L}*|\\bumut ver\\p{L}*|\\bumut şark\\p{L}*',
    ],
    ['protest', '\\bprotesto\\p{L}*|\\bisyan\\p{L}*|\\bhaksızlık\\p{L}*|\\badalet\\p{L}*|\\bgrev\\p{L}*'],
    [
      'complaint',
      '\\bşikayet\\p{L}*|\\bşikâyet\\p{L}*|\\bbıktım\\b|\\bnefret\\p{L}*|\\bsinir\\p{L}*|\\bgıcık\\p{L}*|\\bkaçır(?:mak|dım)\\b|\\bpazartesi(?:ler\\p{L}*| sendrom\\p{L}*| sabah\\p{L}*)',
    ],
    ['party', '\\bparti\\p{L}*|\\beğlence(?:si|ye|miz)?\\b|\\bdans (?:şarkı|ed)\\p{L}*|\\bhalay\\p{L}*'],
    ['friendship', '\\barkadaşlı\\p{L}*|\\bdostlu\\p{L}*|\\ben (?:yakın|iyi) (?:arkadaş|dost)\\p{L}*|\\bkanka\\p{L}*'],
    [
      'falling',
      '\\başık old\\p{L}*|\\byeni aşk\\p{L}*|\\bilk görüşte\\p{L}*|\\bplatonik\\p{L}*|\\badını bile bilmiyorum|\\bgördüğüm (?:\\p{L}+ ){0,3}(?:kız|çocuk|adam|kadın)(?:a|ı)?\\b|\\bhoşlan\\p{L}*',
    ],
    [
      'devotion',
      '\\başk(?:ım\\p{L}*|ımız\\p{L}*|)\\b|\\bseni seviyorum\\b|\\byıl ?dönüm\\p{L}*|\\bsevgilim\\p{L}*|\\bevlenme teklifi\\p{L}*|\\b(?:karım|kocam|eşim)\\p{L}*|\\başk şarkı\\p{L}*|\\bserenat\\p{L}*',
    ],
    [
      'nostalgia',
      '\\bçocuklu(?:k|ğ)\\p{L}*|\\bnostalji\\p{L}*|\\beski günler\\p{L}*|\\bhatıra\\p{L}*|\\banılar\\p{L}*|\\bgençlik\\p{L}*',
    ],
    [
      'home',
      '\\bmemleket\\p{L}*|\\bköyüm\\p{L}*|\\bdoğduğum\\p{L}*|\\beve dön\\p{L}*|\\byeni evimiz\\p{L}*|\\bsıla\\b',
    ],
    ['freedom', '\\bözgür\\p{L}*|\\byola çık\\p{L}*|\\byol şarkı\\p{L}*|\\bkaçıp git\\p{L}*'],
    ['calm', '\\bsakin\\p{L}*|\\brahatla\\p{L}*|\\bmeditasyon\\p{L}*|\\bhuzur\\p{L}*|\\bdinlendirici\\p{L}*'],
  ] as const
).map(([plot, source]) => [plot, loose(source)] as const)
