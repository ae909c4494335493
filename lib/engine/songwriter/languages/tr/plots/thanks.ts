import type { Plot } from '../../stanzas.ts'

export const thanks: Plot = {
  person: 'you',
  open: `
    Sofraya en son oturan sensin
    (Çorbanın|Böreğin|Pilavın) dibi kalır sana
    Aç değilim, dersin, siz yiyin
    En güzel lokma benim tabağıma

    Yolumu şaşırdığım (o gün|kış günü|akşam)
    Geldin, yanıma oturdun
    Soru sormadın, simidi böldün
    Büyük parçayı bana sundun

    Cebinde (düğme|iplik|mendil), çakıl, şeker
    Kime ne lazımsa sende çıkar
    Bir gün ben kaybolmuştum, hatırla
    Bir fener çıktı, yandı eve kadar`,
  turn: `
    Dün biri geldi, yüzü solgun
    Ben de senden gördüğümü yaptım
    Bir bardak çay, bir boş sandalye
    Bak, hiç fark etmeden sana benzedim

    Senin de yorgun günün vardı
    Arabada oturdun biraz
    Sonra yüzünü silip girdin
    Elinde ekmek, yüzünde yaz

    Bir gün bir söz söyledin geçerken
    Bant arıyordun çekmecede
    Sen bu işi yaparsın, dedin
    O söz hâlâ yanar bende`,
  lift: `
    Önemli değil deme, kaçma, bir otur
    Üç dakika bu şarkı, sana borcum budur

    Söylemedim bugüne kadar, ayıp bana
    Geç kaldım ama geldim, geldim kapına`,
  chorus: `
    # Sağ ol, {call}
    Sağ ol, {call}, kimse görmezken yaptıkların için
    Düğümleri çözdüğün, üstümü örttüğün için
    Sağ ol, {call}, beklediğin o uzun geceye
    Yoktan var ettiğin sofraya, sıcak çorbaya

    # Senden öğrendim
    Senden öğrendim, ışığı açık bırakmayı
    Bir tabak fazla koymayı, kapıya bakmayı
    Senden öğrendim, şimdi ben de öğretiyorum
    Biri yanlış söylüyor, gülüp düzeltiyorum

    # Otur da dinlen, {call}
    Otur da dinlen, {call}, bulaşık bizden bugün
    Ayağını uzat, yastığın hazır, çözüldü her düğüm
    Otur da dinlen, {call}, ev yıkılmaz merak etme
    Bir gün de biz taşıyalım, sen hiç acele etme`,
  bridge: `
    Benim gibi kaç kişi var
    Toplansak sokağa sığmayız
    Camının altında bir sabah
    Bağırsak, utanırsın, biliriz

    Bir gün sıra bana gelir
    Yastığını kabartırım
    Pilavın dibi tutar belki
    Yine de sana getiririm`,
}
