import type { Plot } from '../../stanzas.ts'

export const party: Plot = {
  person: 'me',
  open: `
    Komşu (duvara|borulara|tavana) vuruyor, kızdı sandık
    Meğer ritim tutuyormuş, tam sırasında
    Biri tencere getirdi, biri kaşık
    Bir orkestra olduk duvarın iki yanında

    Kısa (sürecekti|kesecektik|olacaktı), bir çay, bir pasta
    Saat iki oldu, küvette karpuz var
    Tanımadığım biri bana sarıldı
    Yıllardır seni arardım, dedi, ağlar

    Girişte (ayakkabılar|montlar|şemsiyeler) dizime kadar
    Mutfaktan soğan, salondan davul
    Yarısını tanımam bu insanların
    Hepsi kapıda bağırır, hadi, buyur`,
  turn: `
    Gece yarısı elektrik gitti
    Bir sustuk, biri el çırptı, bir, iki
    Derken bütün apartman çırpıyor
    Lamba geldi, bağırdık, istemeyiz ki

    Alt kattaki bey geldi pijamayla
    Yarın işim var, dedi, başım ağrıyor
    Bir dakika oturdu, su istedi
    Saat üç, hâlâ halay başı, bırakmıyor

    Biri süpürgeyle dans ediyor
    Süpürge de hafif, ayak basmıyor
    Şarkı bitti, sandalyeler toplandı
    İkisi hâlâ dönüyor, ayrılmıyor`,
  lift: `
    Aç sesi biraz, pencereyi de aç
    Yoldan geçen katılsın, sayma kaç

    Omuz omuza, bir sağa, bir sola
    Halının ucu kalktı, o da çıktı yola`,
  chorus: `
    # Bu gece uyku yok
    Bu gece uyku yok, yastıklar dansa kalksın
    Masayı kenara çek, sandalye ayakta kalsın
    Bu gece uyku yok, uyku yarın da var
    Bu şarkı bir kere çalar, bu ayak bir kere oynar

    # Kalk oyna, {call}
    Kalk oyna, {call}, bahane dinlemem artık
    Bilmiyorsan daha iyi, biz de uydurduk
    Kalk oyna, {call}, el havaya, diz yere
    Düşersen de figür derler, alkış düşene

    # Bir daha, bir daha
    Bir daha, bir daha, aynı şarkı baştan çalsın
    Sözü unutan lay lay desin, utanmasın
    Bir daha, bir daha, tavan titredi, olsun
    Üst kat da bizde zaten, kim kime kızsın`,
  bridge: `
    Bir yıl vardı, hiç gülmedik
    Kapıda pabuç düz dizili
    Bu gece hepsi üst üste
    Ev dediğin böyle, belli

    Bir an mutfakta durdum
    Duvarın ardında kahkaha
    Saklasam, kavanoz aradım
    Bulamadım, girdim bir daha`,
}
