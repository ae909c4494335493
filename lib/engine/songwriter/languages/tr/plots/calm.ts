import type { Plot } from '../../stanzas.ts'

export const calm: Plot = {
  person: 'me',
  open: `
    Telefonu (kapattım|susturdum|çekmeceye koydum), perde aralık
    Bir toz zerresi ışıkta geziyor
    İzliyorum onu, işim gücüm bu
    O da beni fark etti, yavaşlıyor

    Çay (demlenirken|soğurken) hiçbir şey yapmadım
    Camda bir damla, ötekine vardı
    Birleştiler, ağırlaştılar, indiler
    O sabahtan aklımda bu kaldı

    Ayakkabıyı çıkardım, (çimen|taş|kum) serin
    Bir karınca ayağımı dolaştı
    Acelesi var ama bana sormadı
    Ben oturdum, o geçti, gün yavaşladı`,
  turn: `
    Yapılacaklar listem masada
    Üstüne bardak koydum, iz yaptı
    Yuvarlak bir halka, ortası boş
    Bugünün işi o halka kaldı

    Komşunun radyosu, alçak bir ses
    Ne dediği belli değil, hoş
    Perde bir şişti, bir söndü
    Ev nefes alıyor, ben de, loş

    Bir kedi duvarın üstünde
    Gözünü yumdu, bana güvendi
    Ben de yumdum, ikimiz bir süre
    Kim önce açacak, kimse yenmedi`,
  lift: `
    Bir nefes al, dörde kadar say, bırak
    Omzun insin, yüzün gevşesin, bak

    Acele gitsin, ben biraz burada durayım
    Gün geçip gidiyorsa, ben el sallayım`,
  chorus: `
    # Yavaş yavaş
    Yavaş yavaş, su taşı oyar yavaş yavaş
    Yavaş yavaş, bulut dağı aşar yavaş yavaş
    Yavaş yavaş, kim demiş geç kaldık diye
    Gölge bile yürüyor, bak, sabahtan ikindiye

    # Dur biraz, {call}
    Dur biraz, {call}, bir yere yetişmiyoruz
    Ne kaçan bir tren var, ne de bekliyoruz
    Dur biraz, {call}, dinle, yaprak konuşuyor
    Söylediği bir şey yok, ne güzel susuyor

    # Sadece bu an
    Sadece bu an, bir bardak, bir sandalye
    Sadece bu an, ışık düştü bir köşeye
    Sadece bu an, ne önce, ne de sonra
    Kapıda kalsın yarın, girmesin bu odaya`,
  bridge: `
    Yarın yine koşarım belki
    Düğmem yarım, elim dolu
    Ama bu saat cebimde kalsın
    Bilirim artık bu yolu

    Deniz bile dinleniyor
    İki dalganın arasında
    Ben de orada bir yer buldum
    Küçük, sessiz, tam kararında`,
}
