import type { Plot } from '../../stanzas.ts'

export const apology: Plot = {
  person: 'you',
  open: `
    Kapında durdum, elim (zilde|havada)
    Basamadım, bir adım geri gittim
    Yolda güzel bir bahane kurmuştum
    Onu aşağıda yağmura ittim

    Sana (uzun|dört sayfa|süslü) bir mektup yazdım
    Trafiği suçladım, işi, havayı
    Sonra çizdim hepsini satır satır
    Bir özür kaldı, doldurdu sayfayı

    Bağırsan (keşke|bari), bir kapı çarpsan
    Peçeteyi katladın, koydun kenara
    Bir şey yok, dedin, öyle kısık ki ses
    O peçete hâlâ katlı, sofrada`,
  turn: `
    Geri dönüyorum o ana her gece
    Bir dönüp bakmaya yetecek yer var
    Kenarda durup kendime bağırıyorum
    Duymuyor, ceketi alır, kapıyı kapar

    Kırılan yumurta geri dolmaz ya
    Dizimin üstünde yeri siliyorum
    Sen gelme, yardım etme, bu benim
    Çorapla geçersin, o zaman duruyorum

    Birine anlattım, kısa kestim
    Çatalı bıraktı, yüzüme baktı
    Kendimi savunacaktım güya
    Ben anlattıkça haklı sen çıktın`,
  lift: `
    Kurdelesiz, paketsiz, dümdüz söylüyorum
    Ben yaptım, hepsini ben, biliyorum

    Çok durmam, montum elimde, kapıda
    Az geldi, geç geldi, ama bak, burada`,
  chorus: `
    # Özür dilerim, {call}
    Özür dilerim, {call}, aması yok bunun
    Açık kalan kapının, soğuyan odanın
    Özür dilerim, {call}, cevap verme istersen
    Gözüne bakıp demek istedim sadece ben

    # Ben yaptım
    Ben yaptım, ben yaptım, ne yağmur ne trafik
    Ne uykusuz bir gece, bahaneler bitik
    Ben yaptım, ben yaptım, düz söylüyorum sana
    Daha iyiyim sandım, geç kaldım anlamaya

    # Bana yaz
    Bana yaz, hepsini bana yaz, hesap bende
    Kendi payını arama dipte köşede
    Bana yaz, ortak arama, bu işte ortak yok
    Senin suçunu aradım, sıfır, benimki çok`,
  bridge: `
    Değiştim demem, söylemesi kolay
    Önümüz kış, bakar, görürsün
    Gece çağırdığında kim gelmiş
    Kapı çalınca sen söylersin

    Çocukken bir cam kırmıştım
    Odunluğa saklandım akşama dek
    Bugün saklanmam, yaşım geçti
    Cam benim, taş benim, süpürmek de`,
}
