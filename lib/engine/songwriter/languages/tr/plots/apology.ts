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
  meaning: `
    İnsan en çok sevdiğini kırarmış
    Keşke çok önce bilseydim bunu
    Ben geç anladım, gözlerin dolunca
    Gördüm yaptığımı, gördüm sonunu

    Özür dediğin bir söz değil
    Bir daha yapmamaktır, biliyorum
    Bugün söz, yarın iş, öbür gün emek
    Ne kadar sürerse sürsün, bekliyorum

    Haklı çıkmak istemiyorum bu sefer
    Seni kaybetmemek yeter bana
    Gururumu kapıda bıraktım
    Elim boş geldim, sözüm var sana

    Kırılan yapışır mı, bilmem
    İzi kalır, olsun, o da dursun
    Baktıkça aklıma gelsin her gün
    Kalbin bende emanet, hep korunsun`,
  lift: `
    Söz uzun, gece kısa, gururum yerde
    Bir kapı aç bana, kaldım bu derde

    Bir şey istemem senden, bir bak yeter
    Bu sessizlik bana her sözden beter`,
  chorus: `
    # Özür dilerim, {call}
    Özür dilerim, {call}, kırdım, biliyorum
    Ne bahane ararım ne sözden dönüyorum
    Özür dilerim, {call}, kalbim elimde
    Adından başka bir söz yok benim dilimde

    # Affet beni, {call}
    Affet beni, {call}, hemen olmasa da
    Beklerim ben kapında, yağmur da yağsa
    Affet beni, {call}, yüzün gülsün yine
    Bir gülüşün bedeldir dünyanın hepsine

    # Ben hatalıyım
    Ben hatalıyım, bunu ben söylüyorum
    Suçu başka yerde hiç aramıyorum
    Ben hatalıyım, sen haklısın, bu böyle
    Kızıyorsan kız bana, ne dersen söyle`,
  bridge: `
    Bugün olmazsa yarın olsun
    Acelem yok, sen yeter ki gel
    Ben bu kapıda yaşlanırım
    Uzanana dek bir küçük el

    Söz veririm demek kolay
    Ben söz değil, gün vereceğim
    Her günün sonunda bir kere
    Seni üzdüm mü, diyeceğim`,
}
