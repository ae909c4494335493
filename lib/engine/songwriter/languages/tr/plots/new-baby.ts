import type { Plot } from '../../stanzas.ts'

export const newBaby: Plot = {
  person: 'you',
  open: `
    Telefon (gece|sabah|şafakta) çaldı, bir ses ağladı
    Ağlayan gülüyordu aslında
    Bir haber geldi, dünya değişti
    Bir can eklendi aramıza

    Minicik bir (çorap|eldiven|patik) ipte sallanır
    Parmak kadar, belki daha az
    Kim giyecek bunu, derken geldin
    Eve geldi bir avuç yaz`,
  turn: `
    Herkes birine benzetti seni
    Burnu benim, gözü onun dediler
    Sen esnedin, kimseye bakmadın
    Bu kendisine benzer dediler

    Gece uyku yok artık bu evde
    Olsun, kim ister uykuyu
    Kokun doldu bütün odaya
    Değiştirdin evin huyunu`,
  meaning: `
    Dünya sana şimdi çok büyük gelir
    Korkma, biz varız yanında
    Önce bir gülüş, sonra bir adım
    Yol açılır ayağının altında

    Hoş geldin, bekliyorduk çoktandır
    Yolunu gözledik her gün
    Sen gelmeden de vardın kalbimizde
    Bu ev için bayram bugün

    Küçücük elin bir parmağı tuttu
    O parmak artık senin
    Bir ömür çözülmez bu düğüm
    Bütün sevinci bu evin

    Büyürsün, koşarsın, sorarsın bir gün
    Ben nasıl geldim diye
    Deriz ki bir şarkıyla geldin
    Sevinçle, güle güle`,
  lift: `
    Sessiz olun, uyuyor, nefesi bir kuş tüyü
    Bu küçücük yüzde var dünyanın büyüsü

    Bir elin bir parmağı sardığı an var ya
    Bütün dünya o an sığıyor bir avuca`,
  chorus: `
    # Hoş geldin, {call}
    Hoş geldin, {call}, dünyamıza hoş geldin
    Gözümüzün nuru, evimize neşe verdin
    Hoş geldin, {call}, sağlıkla büyü, gül
    Bahtın açık olsun senin, ömrün gonca gül

    # Minicik bir el
    Minicik bir el uzandı, hepimizi tuttu
    Herkes bütün derdini bir anda unuttu
    Minicik bir el uzandı, işte geldin sen
    Yeni bir dünya kuruldu küçücük nefesinden`,
  bridge: `
    Bir gün bu şarkıyı dinlersin
    Biraz utanır, gülersin
    Ben ne kadar küçükmüşüm
    Der, bize bir gülümsersin

    Sana dünyayı veremem
    Ama elimi veririm
    Düşersen yanındayım
    Kalkana dek beklerim`,
}
