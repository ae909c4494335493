import type { Plot } from '../../stanzas.ts'

/** To the couple or to the one who is loved: "two" without "we" or "you two" in most. */
export const wedding: Plot = {
  person: 'you',
  open: `
    Davul (sokağın başında|kapının önünde|bahçede), zurna yanında
    Halay başı mendilini arıyor
    Mendil halamda, sırılsıklam olmuş
    Daha nikâh başlamadı, o ağlıyor

    (Salonda|Bahçede|Damda) ampuller dizildi ipe
    Biri yanıp söner, dokunmayın
    Masalarda isimler el yazısıyla
    Yeri değişen küsmesin, sakın

    Yüzük kutusu (ceketin|yeleğin) cebinde
    Sağdıç üç kere yokladı, yerinde
    Dördüncüde bulamadı, ter bastı
    Kutu düşmüş, bir çocuğun elinde`,
  turn: `
    Masada memur sordu, sustu salon
    Evet çıktı, mikrofonlar öttü
    En arka sırada bir teyze bile
    Duyduğu o tek heceyle gözünü örttü

    Ayağa basıldı mı, basılmadı mı
    Salon ikiye bölündü bu gece
    Fotoğrafçı yakalamış, net değil
    Torunlara kalsın bu bilmece

    Keman bir ara telini kopardı
    Üç telle çaldı, kimse anlamadı
    Dans dediğin ayak ister, bir de el
    Bu eller o elden hiç ayrılmadı`,
  meaning: `
    Bir imza atılır, bir yüzük takılır
    Hepsi hepsi birkaç dakika sürer
    Ama iki el tutuşur ya orada
    O tutuş bir ömre yeter

    Ev dediğin dört duvarla olmaz
    Bir çay demlenir, iki bardak konur
    Kapıyı çalınca açan biri var ya
    İnsan işte orada huzur bulur

    Kolay günler olacak, zor günler de
    Yağmur da yağacak, gün de açacak
    Bir şemsiyenin altına sığanlar
    Her havada yan yana duracak

    Kim bilir kaç yıl sonra bir akşam
    Bu günün resmine bakılacak
    Saçlar ağarmış olacak belki
    Bu bakış hiç değişmeden kalacak`,
  lift: `
    Davul sussun biraz, gelin yaklaşın
    Bu şarkı iki gönlün, alkışlayın

    Bir el uzanır, öteki el tutar
    Bugün bu salonda herkes bahtiyar`,
  chorus: `
    # Mutluluklar, {call}
    Mutluluklar, {call}, geldi beklenen gün
    El ele bir ömre yola çıkılır bugün
    Mutluluklar, {call}, yolunuz açık olsun
    Evinizin içi hep kahkahayla dolsun

    # El ele
    El ele, el ele, çıkın bu yola
    Dinlenin yorulunca, bir sağa bir sola
    El ele, el ele, yıllar geçse de
    İlk günkü gibi kalın, kışta da, bahar gelse de

    # Evet de, {call}
    Evet de, {call}, duysun bütün salon
    Başlıyor bu akşam yepyeni bir roman
    Evet de, {call}, bir hece, bir nefes
    Bir ömre yeter bu, şahit burada herkes

    # Bir yastıkta
    Bir yastıkta kocayın, gün gününüzden güzel
    Biri düşerse yorgun, uzansın öteki el
    Bir yastıkta kocayın, kavga olsa da bitsin
    Kim önce gülerse artık, barış oradan gelsin`,
  bridge: `
    Aşk dediğin büyük söz değil
    Üşüyene uzatılan hırka
    Söylemeden çayını koymak
    Hep aynı kişiye, aynı aşka

    Bugün herkes süslü, herkes şen
    Yarın sade bir sabah olacak
    O sabahı da sevmek varsa
    Bu sevda ömür boyu kalacak`,
}
