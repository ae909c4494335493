import type { Plot } from '../../stanzas.ts'

export const heartbreak: Plot = {
  person: 'past',
  open: `
    İki (bardak|tabak|çatal) çıkardım dolaptan
    Birini geri koydum, ses çıkmadan
    Sofra aynı sofra, tuz aynı tuz
    Bir sandalye fazla artık aramızdan

    Diş fırçan (bardakta|aynada), kupkuru duruyor
    Atmadım, kullanmadım, bakıyorum
    Musluk damlıyor, sen tamir ederdin
    Damla damla adını sayıyorum

    Telefonda (fırın|market|tesisatçı) yazar adın
    Kimse bilmesin diye değiştirdim
    Yine de her çaldığında elim titrer
    Ekmek istemem, fırını bekledim`,
  turn: `
    Seni gördüm dün karşı kaldırımda
    Saçın kısalmış, gülüyordun
    Ben vitrine döndüm, elimde poşet
    Bir mankene bakıp ağlıyordum

    Ortak arkadaş, ortak şarkı, ortak köşe
    Bölüştük, dolap bana, ayna sana
    Bir tek şu sokağı bölemedik
    Her gün ben sola dönerim, sen sağa

    Kazağın bende kaldı, geri istemedin
    Giydim bir akşam, kolu uzun
    Aynada ne sen vardın ne de ben
    Bir kazak vardı, biraz da tuzun`,
  meaning: `
    Ayrılık dediğin uzun bir yolmuş
    İnsan yürüdükçe anlarmış
    Kalan sözler gece olunca
    Birer birer kapıyı çalarmış

    Unuttum sandığım her akşam
    Bir yerden çıkıp geldin yine
    Ne gidebildim ne kaldım
    Takıldım kaldım bir isme

    Bir gün geçecekmiş, öyle diyorlar
    Geçince ben de ben olmam ki
    İçimde bir yer hep sana ait
    Orada bir ışık sönmez ki

    Sustum, söylenmemiş sözler kaldı
    Duyacak kimse yoktu zaten
    Ne çok şey biriktirmişim meğer
    Taşırım, gitmez hiçbiri benden`,
  lift: `
    Herkes diyor, zaman geçer, zaman sarar
    Bu gece de geçmedi, sabaha ne kadar var

    Unuturum diyorum her sabah, kendime
    Akşam oluyor, yine düşüyorsun gönlüme`,
  chorus: `
    # Gittin ya
    Gittin ya, gittin ya, dünya dönmüyor artık
    Söylenecek ne çok söz vardı, yarı yolda kaldık
    Gittin ya, gittin ya, ev soğuk, ev sessiz
    Ben böyle kaldım işte, ne senli ne sensiz

    # Unutamadım, {call}
    Unutamadım, {call}, denedim, olmuyor
    Kalbimdeki o yerin başka şeyle dolmuyor
    Unutamadım, {call}, dilim adına alışmış
    Seni silen elim yine seni yazmış

    # Yarım kaldı
    Yarım kaldı, yarım kaldı sevda türküsü
    Sende kalbimin yarısı, bende öyküsü
    Yarım kaldı, yarım kaldı, kime ne diyeyim
    Söylenmedik sözlerle ben nereye gideyim`,
  bridge: `
    Belki başka türlü olurdu
    Bir söz deseydik zamanında
    Bir şey vardı, yarım kaldı
    Bende durur hâlâ, yanımda

    Bir gün uyanıp bakacağım
    İçimde sızı kalmamış
    O gün sana kızmayacağım
    Kalbim yeniden uyanmış`,
}
