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
  lift: `
    Kapıyı açın, ışığı kısın biraz
    İki sevene bu gece koca salon az

    Pirinci hazırla, bozuk parayı da
    Çocuklar yerde toplar, biz havada`,
  chorus: `
    # İki el, bir yol
    İki el, bir yol, bir de ortada ekmek
    Zor olan bugün değil, yarın da gülmek
    İki el, bir yol, yağmurda bir şemsiye
    Kimin omzu ıslansa öteki diyecek, gel beriye

    # Evet de, {call}
    Evet de, {call}, salon nefesini tuttu
    Saat bile durdu, zilini unuttu
    Evet de, {call}, bir hece, yeter bu geceye
    Geri kalan yıllar sığar o heceye

    # Bir yastıkta
    Bir yastıkta kocayın, yastık büyük olsun
    Yorganın kavgası tatlıya bağlansın
    Bir yastıkta kocayın, biri horlarsa biraz
    Öteki saysın onu, deniz sesi bu yaz`,
  bridge: `
    Kırk yıl sonra bir sabah
    Yüzük parmağa dar gelir
    Sabunla çıksa da çıkmaz
    O parmak yerini bilir

    Evlilik dedikleri
    Kim kalkacak çaya, mesele
    Biri kalkar, sonra öteki
    Sonra ikisi, el ele`,
}
