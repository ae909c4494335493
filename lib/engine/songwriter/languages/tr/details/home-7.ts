import type { Details } from '../../stanzas.ts'

/** Huylar, ev hâli, pazar ve bayram. */
export const home7: readonly Details[] = [
  {
    words:
      'geç_kalır geç_kalırsın geç_kalmayı geç_kaldı geç_kaldın geç_kalıyor geç_gelir geç_gelirsin geç_kalmak geç_kalırdı gecikir* gecikme*',
    stanzas: `
      Saat çalar, beş dakika daha denir
      Ayakkabının teki hep saklanır
      Yoldayım mesajı evden atılır
      Çayı soğuyan dostlar buna alışır

      Kapıdan çıkar, geri döner, bir şey unutmuş
      Asansör gelir, gider, bekler
      Herkes oturmuş, sandalye boş
      Kapı açılır, yine de yüzler güler`,
    later: `
      Geç kalan gelir, sofra şenlenir
      Beklediğimize değdi, deriz yine
      Saat dediğin zaten bir demir parçası
      Gelmiş ya, bakılır mı saatine, gününe`,
    hook: `
      Geç olsun da güç olmasın, derler ya
      Geç gelir, güler, oturur masaya`,
  },
  {
    words: 'horlar* horla horlama* horluyor* horlayan* horultu* horul',
    stanzas: `
      Gece yarısı bir motor çalışır
      Duvarın öbür yanı da uyanır
      Bir an susar, herkes umutlanır
      Sonra yeniden başlar, kim dayanır

      Yastık kulağa bastırılır, olmaz
      Kedi bile başka odaya taşınır
      Sabah, ben mi, hiç horlamam, denir
      Bütün ev birbirine bakıp şaşırır`,
    later: `
      Bir gece horultu kesilse
      Kimse uyuyamaz, ne tuhaf iş
      O ses demek ki her şey yolunda
      Horlasın dursun, ev çoktan alışmış`,
    hook: `
      Horul horul, bu gece de konser var
      Bilet bedava, koltuk da dar`,
  },
  {
    words: 'fıkra* fikra* espri* şaka şakalar* şakası şakacı* güldürür* güldürürsün',
    stanzas: `
      Daha sonuna gelmeden güler
      Herkes ona bakıp gülmeye başlar
      Fıkranın sonu kaybolur gider
      Gözlerden süzülür sevinçten yaşlar

      Aynı fıkra bin kere anlatılır
      Bin birincisi yine komik olur
      Kimin yüzü asıksa o masada
      Bir söz duyar, gülmekten kırılır durur`,
    later: `
      Gün gelir, fıkralar unutulur
      Kahkahası kalır kulakta
      O gülüş bir kere girdi mi eve
      Çınlar durur her odada, her sokakta`,
    hook: `
      Gülsün, güldürsün, kahkahası bol olsun
      Bir espri yetsin de bütün oda dolsun`,
  },
  {
    words: 'gözlük gözlüğ* gözlükler* gözlükle* gozluk*',
    stanzas: `
      Aranır, çekmece altüst edilir
      Alnın üstünde durur, parlar
      Bulan sesini çıkarmaz önce
      Biri güler, sonunda herkes anlar

      Camı gömleğin ucuyla silinir
      Dünya birden netleşir, yüzler güler
      Burnun üstünde iki küçük iz
      Gözlük çıksa da orada bekler`,
    later: `
      Gözlük eskir, sapı bantlanır
      Yenisi alınır, eskisi atılmaz
      O camdan bakılan onca gün var ya
      Hiçbir yeni camdan öyle bakılmaz`,
    hook: `
      Gözlük nerede, gözlük kimde
      Ara ki bulasın, alnının üstünde`,
  },
  {
    words:
      'unutkan* kumandayı anahtarlarını_kaybeder anahtarını_kaybeder anahtarlarını_kaybedersin anahtarını_unutur anahtarını_unutursun cüzdanını_unutur cüzdanını_unutursun',
    stanzas: `
      Cepler boşalır, çanta ters döner
      Paspasın altına bakılır
      Komşuda yedek var, her evde olmaz
      Komşunun zili yine çalınır

      Kapının önünde poşetler bekler
      Bir cep, bir cep daha, yine boş
      Sonunda buzdolabından çıkar
      Herkes güler, hâli bir hoş`,
    later: `
      Anahtar bulunur, kapı açılır
      İçeriden sıcak bir hava çıkar
      Kaybolan hep en son bakılan yerde
      Hayat da böyle, arayan bakar`,
    hook: `
      Anahtar nerede, bir bilen yok mu
      Kapının üstünde, bu kadarı da çok mu`,
  },
  {
    words:
      'pazara pazarda semt_pazarı pazarı_gezmek pazar_alışverişi pazarcı* pazar_yeri alışveriş* alisveris* pazarlık*',
    stanzas: `
      Tezgâhlar kurulur, tente gerilir
      Domates kule olur, nane demet
      Bir elma uzatılır, tadına bak, denir
      Bir kilo derken iki kilo, gel de sabret

      Pazarcı bağırır, abla gel, diye
      Pazarlık uzar, çay gelir araya
      Filenin sapı avucu keser
      Eve varılır, üç kere mola`,
    later: `
      Akşam olur, pazar yeri dağılır
      Yerde bir yaprak, bir de neşe
      Buzdolabı dolar, ev kokar
      Haftaya yine aynı köşe`,
    hook: `
      Pazara gidelim, file dolsun
      İki al, üç öde, helal olsun`,
  },
  {
    words: 'bayram* kurban_bayramı şeker_bayramı harçlık* el_öper el_öpmeye el_öpmek bayramlık*',
    stanzas: `
      Yeni ayakkabı yatağın yanında durur
      Çocuk gece üç kere kalkıp bakar
      Sabah kapı kapı el öpülür
      Avuca şekerle harçlık akar

      Kolonya dökülür, baklava gelir
      Kapıda ayakkabılar birbirine karışır
      Küs olan varsa bugün barışır
      Uzaktan gelen yola dayanır, kavuşur`,
    later: `
      Bayram biter, ev susar biraz
      Tepside iki dilim baklava kalır
      Gidenin ardından su dökülür
      Gelecek bayrama kadar yol alınır`,
    hook: `
      Bayram gelmiş, evler şen
      Küçükten büyüğe el öper gelen`,
  },
  {
    words:
      'iftar* sahur* oruç* cami camide camiye caminin mevlit* kandil namaz* dua_eder dua_eden dua_ederdi tespih* ramazan_ayı ramazan_bayramı ramazanda',
    stanzas: `
      Sofra kurulur, hurma, zeytin, su
      Pencereden herkes göğe bakar
      Top patlar, kaşıklar iner birden
      Çorbanın dumanı yüzlere çıkar

      Gecenin üçünde davul geçer
      Bir iki pencere yanar, uyanır
      El açılır, içten bir dua edilir
      Sevilenin adı orada anılır`,
    later: `
      Gün gelir, minarede ışıklar söner
      O sofranın sıcaklığı sönmez
      Birlikte açılan bir oruç var ya
      Tadı damaktan hiç silinmez`,
    hook: `
      Bir dua, bir sofra, bir tas çorba
      Gönül doysun, paylaşılsın da`,
  },
  {
    words:
      'doğum_günü_pastası mumlar* mumları mum_üfler mumu_üfler yaş_pasta sürpriz_parti balon* hediye_paketi yılbaşı* tombala*',
    stanzas: `
      Işıklar söner, pasta kapıdan girer
      Şarkı yanlış tondan başlar
      Bir nefeste söner bütün mumlar
      Alkışla karışır kahkahalar

      Balon patlar, kimse suçu almaz
      Kremanın ucundan biri tadar
      Tabaklar biter, pasta bitmez
      Bir dilim de komşuya çıkar`,
    later: `
      Mumlar söner, dumanı kalır
      Dilek havada bir süre asılı
      Seneye bir mum daha eklenir
      Bu akşam da kalpte kalır, yazılı`,
    hook: `
      Mumlar yandı, dilek tuttuk
      Pastayı kestik, derdi unuttuk

      Balonlar uçsun, mumlar yansın
      Bu gece burada herkes oynasın`,
  },
  {
    words: 'tamir* onarır* onarırsın onarırdı musluk* musluğ* tornavida* alet_çantası alet_kutusu matkap* matkab*',
    stanzas: `
      Bozulan ne varsa masaya gelir
      Sökülür, bakılır, biraz susulur
      Bir vida artar, yine de çalışır
      Nasıl olduysa, sorma, olur

      Alet kutusu açılır, her şey tamam
      Ağızda fener, elde kerpeten
      Atalım, diyene ters ters bakılır
      Bir saat sonra ses gelir içinden`,
    later: `
      Kaç yıl geçti, hâlâ çalışıyor
      Tamir gören her şey biraz ondan
      Bir el değmiş, bir emek girmiş
      Yenisini istemez bunu anlayan`,
    hook: `
      Tamir olur, hepsi olur, yeter ki sabır
      Bir vida, bir somun, bir de güler yüz hazır`,
  },
  {
    words:
      'televizyon* dizi_izler dizi_izlemeyi diziler* dizisi dizisini film_izler film_izlemeyi filmler* sinema* kumanda*',
    stanzas: `
      Battaniye çekilir, çekirdek gelir
      Kumanda hep bir yastığın altında
      En heyecanlı yerde reklam girer
      Herkes çayı tazeler bu arada

      Katilin kim olduğu baştan bilinir
      Söyleme, diye bağırılır, söylenir
      Jenerik akarken biri çoktan uyur
      Sonunu sorar, ben izledim, der, direnir`,
    later: `
      Film biter, televizyon kapanır
      Karanlık camda yan yana yüzler
      En güzel sahne orada aslında
      Omuz omuza aynı yere bakan gözler`,
    hook: `
      Film başlasın, ışıklar sönsün
      Mısır patlasın, dünya bu odada dönsün`,
  },
]
