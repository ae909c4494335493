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
  lift: `
    Herkes diyor ki, zaman, biraz daha zaman
    Saat duvarda durdu, ben kurmadım o zaman

    Unuturum diyorum her sabah çayda
    Şekeri senin gibi atıyorum hâlâ`,
  chorus: `
    # Gittin ya
    Gittin ya, kapı bile usulca kapandı
    Gittin ya, bu eve bir oda fazla kaldı
    Gittin ya, ben hâlâ iki kişilik pişirdim
    Yarısını döktüm her gece, yarısını yedim

    # Unutamadım, {call}
    Unutamadım, {call}, denedim, olmuyor
    Yastığın öbür yanı bir türlü dolmuyor
    Unutamadım, {call}, dilim adına alışmış
    Seni silen elim yine seni yazmış

    # Yarım kaldı
    Yarım kaldı, ördüğün atkı yarım kaldı
    Şişte duran o ilmek boynuma dolandı
    Yarım kaldı, ne sökerim ne de örerim
    Kış gelsin, ben onu yarım giyerim`,
  bridge: `
    Belki iyiydi gitmen
    Belki ikimiz de yorgunduk
    Ama o gün arabada
    Biz bir şarkıyı yarım koyduk

    Bir gün uyanıp bakacağım
    Yatağın ortasındayım
    O gün kalkıp çay koyacağım
    Tek bardak, tam kıvamında`,
}
