import type { Plot } from '../../stanzas.ts'

/** For any feast of the year. */
export const holiday: Plot = {
  person: 'me',
  open: `
    Masa uzadı, (kapıya|cama|balkona) dayandı
    Altında bir ütü masası var
    Örtü beyaz, kimse anlamaz
    Bir ayağı kısa, altına kitap koyarlar

    Sabahtan beri (soğan|tarçın|tereyağı) kokuyor ev
    Mutfakta biri kepçeyle bekçi
    Tadına bakanın eline vurur
    Sonra kendi verir bir küçük dilim, gizli

    Kapıda (montlar|şapkalar|atkılar), soğuk yanaklar
    Ne kadar büyümüşsün, dön de bakayım
    Komşuyu amca sandı küçük çocuk
    Amca da kaldı, dedi, bir çay alayım`,
  turn: `
    Her yıl aynı hikâye, keçi damda
    Her yıl keçi biraz daha büyük
    Anlatan elleriyle gösteriyor
    Bu yıl o keçi olmuş bir höyük

    Bir tabak var ki önü boş, sessiz
    Koyan bilir, kimse sormaz
    Biri anlatır nasıl gülerdi
    Gülüşü gelir, oturur, hiç kalkmaz

    Çocuklar montların üstünde uyur
    Küçük tepeler gibi, sıra sıra
    Biri bulaşıkta, biri türküde
    Kimse kalkmıyor, saati sorma`,
  lift: `
    Bir sandalye daha, sıkışın biraz
    Yoldaki de gelsin, sofra az, gönül az olmaz

    Yılda bir gün saatler aynı anda çalar
    Tencere de, kapı da, uzaktaki de arar`,
  chorus: `
    # Hepimiz bu sofrada
    Hepimiz bu sofrada, kimse kalkmasın bugün
    Hepimiz bu sofrada, çözüldü işte düğüm
    Hepimiz bu sofrada, gece beklesin kapıda
    Bir tabak fazla koyduk, bir kişi daha, yer var ya

    # Kutlu olsun, {call}
    Kutlu olsun, {call}, tatlısı tuzlusu bol
    Gelen gelsin, kapı açık, uzun olsa da yol
    Kutlu olsun, {call}, dirlik olsun evine
    Bir lokma benden sana, doy da gel yine

    # Pencerede ışık
    Pencerede ışık, uzak yoldan görünür
    Pencerede ışık, bir yolcu ona yürür
    Pencerede ışık, içeriden ses gelir
    Kapı kilitli değil, yol soran da bilir`,
  bridge: `
    Yarın kırıntı kalacak
    Bir de susan bir oda
    Ama bugün bitmesin diye
    Biri başlar bir daha

    Hediyem çorap, hep çorap
    Şaşırdım, nasıl bildiniz
    Giydik, ördekliydi hepsi
    Masanın altı göl, yüzeriz`,
}
