import type { Topic } from '../../stanzas.ts'

export const cars: Topic = {
  kin: 'araba arabam* araban* arabas* arabay* arabada* arabaya arabalar* otomobil* direksiyon* vites* debriyaj* fren freni frene frenler* motor motoru motorun kaput* bagaj* torpido* silecek* silece* farlar* farları lastik* lastiğ* lastig* egzoz* benzin* mazot* garaj* otopark* ehliyet* korna* kamyon* kamyonet* taksi* otoyol* tamirci* tamirhane* kriko* stepne* plaka* trafik* trafiğ* sürücü* surucu* hurda* jant* akü aküsü gazla* teker*',
  you: {
    scene: `
      Arabana (Paşa|Tonton|Boncuk) dersin, okşarsın
      Yokuşta, hadi aslanım, dersin ona
      Öksürür, titrer, çıkar o yokuşu
      Bana da öyle de, çıkarım sonuna

      Arabayı (iki çöp|iki taş|iki çam) arası soktun
      Balkonlar alkışladı, üç kat birden
      Yanlış sokakmış, güldün, selam verdin
      Aynı ustalıkla çıktın o yerden`,
    later: `
      Uzun yolda şarkının sözü bitti
      Tabelaları okudun makamla
      Heyelan bölgesi, dikkat, geyik çıkar
      Arabada koro, yavaşla, yavaşla

      Araba çalışmadı, indik, ittik
      Bir berber geldi, iki çocuk, bir damat
      Motor tuttu, sen dedin, atlayın hadi
      Düğüne yetişti o yağlı kravat`,
  },
  me: {
    scene: `
      Ehliyette (üç|beş|altı) kez kaldım, vites düşman
      Son sınavda yola bir kedi çıktı
      Durdum, indim, karşıya geçirdim onu
      Hoca, geçtin, dedi, imzayı çaktı

      Arabam (cızırdar|tıkırdar|gıcırdar), gittim ustaya
      Usta gelince hemen kesildi sesi
      Resmini verdi, torpidoya koydum
      Üç aydır tık demez, korkar besbelli`,
    later: `
      Trafik durdu, yan arabada biri
      Benim radyodaki şarkıyı söyler
      Nakaratta göz göze geldik, devam
      Yeşil yanmış, kornalar, kim dinler

      Arabayı sattım, anahtar gitti
      Köşeyi dönerken bir öksürdü
      Dur, diye koştum, geri alacağım
      Pazarlık gece yarısına dek sürdü`,
  },
  past: {
    scene: `
      Arabayı (pazar|cuma|bayram) günleri yıkardın
      Hortum bana dönerdi, hep kazara
      Bugün yıkadım, kimse ıslatmadı
      Hortumu kendime tuttum bir ara

      Arabada haritayı (ters|yan) tutardın
      Kaybolur, bir göl bulurduk sonunda
      Şimdi telefon yolu hiç şaşırmıyor
      Bir göle çıkmadım onun yolunda`,
    later: `
      Radyonun üçüncü düğmesi senindi
      Türkü çıkardı, ben surat asardım
      Direksiyonda şimdi ona basarım
      Köprüden eve kadar kapatmadım

      Torpidoda bir fiş, sararmış, senin
      Benzin, iki simit, sabah altı buçuk
      Denize gitmiştik, hiç uyumadan
      Koltukta kumu duruyor, azıcık`,
  },
  hook: `
    Bas gaza, aç camları, yol bizi bekler
    Arkada kalsın kasaba, önde tepeler

    Dört teker, bir şarkı, bir de açık cam
    Sür bu eski arabayı, olsun akşam`,
}
