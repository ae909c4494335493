import type { Details } from '../../stanzas.ts'

/** What wishes often tell, each by itself. */
export const common2: readonly Details[] = [
  {
    words: 'dolaptan_yer dolaptaki gizlice_yer tatlımı_yer',
    stanzas: `
      Kapak açılır, ışık yanar
      Gece yarısı bir kaşık sesi duyulur
      Sabah bakılır, kap boş, kaşık içinde
      Suç kimde, hemen bulunur

      Üstüne isim yazılır, kâr etmez
      Arkaya saklanır, o da bulunur
      Yemedim, der, bıyığında beyaz bir iz
      Böyle yalana da nasıl kızılır`,
    later: `
      Buzdolabı boşalır, dolar, boşalır
      Bir ev dediğin biraz da bu
      Kimin yoğurdu, kimin kaşığı belli değil
      Paylaşmanın en yaramaz yolu bu`,
    hook: `
      Yoğurt nerede, kaşık kimde
      Bıyığında bir beyazlık, suç yine kedide`,
  },
  {
    words: 'çorap* çorab* çoraplarını çorapları',
    stanzas: `
      Biri koltuğun altında, biri yok
      Makineye iki girer, bir çıkar
      Kim çaldı, nereye gitti, bilen yok
      Çekmecede tekler yan yana bakar

      Sabah aranır, biri mavi, biri gri
      Giyilir gider, kim görecek
      Akşam yine halının ortasında
      Sepet uzak, biri mutlaka getirecek`,
    later: `
      Bir gün dolap çekilir duvardan
      Bütün çoraplar orada, sıra sıra
      Gülmekten kimse toplayamaz
      Kalsınlar, denir, olsun hatıra`,
    hook: `
      Çorabın teki nerede, tekini kim gördü
      Halının ortasında yine bir yumak durdu`,
  },
  {
    words:
      'evlilik_yıldönümü* doğum_gününü_unut* evlilik_yıldönümümüzü_unuttum doğum_gününü_unuttum yıldönümümüzü_unuttum',
    stanzas: `
      Takvimde bir gün, yuvarlak içinde
      İki kişi bilir ne demek olduğunu
      Unutulan gün değil aslında
      Bir bakış bekler, bir söz, bekler onu

      Mum hazırdı, masa hazırdı belki
      Saat ilerledi, çiçek solmadı
      Bir tarih geçti, geçer her tarih
      Sevilmek isteyen gönül unutmadı`,
    later: `
      Bundan sonra takvim bende dursun
      Yıldönümü dediğin her gün olsun
      Bir gün unutana bütün günler borç
      Kalan ömür bu borçla geçsin, dolsun`,
    hook: `
      Yıldönümü bir gündü, unuttum, affet
      Kalan bütün günlerim sana emanet`,
  },
  {
    words: 'maç_izle* maç_izledim maç_seyre* maça_gitti* televizyonda_maç maç_dediğin',
    stanzas: `
      Ekranda yirmi iki kişi koştu
      Yanımda bir kişi sessizce durdu
      Skor neydi, şimdi hatırlamam
      O boş bakan gözler beni vurdu

      Spiker bağırdı, ben de bağırdım
      Sessizliği duymadım o gece
      Düdük çaldı, ışıklar söndü
      Ev ne kadar büyükmüş, öylece`,
    later: `
      Maç dediğin biter, doksan dakika
      Kırılan gönül uzatmaya kalır
      Kazanan takımı kim hatırlar ki
      İnsan en çok kaybettiğini tanır`,
    hook: `
      Maç bitti, ben yenildim, skor belli
      Kazandım sanırken kaybettim seni, belli`,
  },
  {
    words: 'peluş* oyuncak* oyuncağ* oyuncak_ayı ayıcık* ayıcığ*',
    stanzas: `
      Bir kulağı sarkmış, bir gözü düğme
      Yastığın yarısı onun olur
      Nereye gidilse o da gelir
      Karanlıkta bir elin altında bulunur

      Bir fısıltı, bir sır söylenir ona
      Kimseye demez, hep susar
      Yorgan çekilir, iki burun kalır
      Biri uyur, biri bekler, bakar`,
    later: `
      Lamba söner, oda sessiz kalır
      Oyuncak yastıkta nöbet tutar
      Sabah ilk o görür günün rengini
      İlk gülüş ona, sonra bize kadar`,
    hook: `
      Peluş tavşan, uykucu tavşan, yum gözünü
      Sakla yastığın altına en güzel sözünü

      Oyuncaklar uyudu, sıra sende
      Bir rüya bekliyor seni bir yerde`,
  },
  {
    words: 'ay_görün* ay_dede pencereden_ay penceresinden_ay pencerenden_ay ay_ışığ* dolunayı ay_doğar ay_gider',
    stanzas: `
      Perdenin ucundan bir ışık sızar
      Yerde gümüş bir yol olur
      Bulut gelir, örter usulca
      Ay gülümser, yerini bulur

      Uzak uzak evlerin üstünde
      Aynı ışık, aynı sessizlik durur
      Uykusu gelen ona el sallar
      O da eğilir, alnına bir öpücük kondurur`,
    later: `
      Sabah olur, ay gider, gün gelir
      Gece yine pencerede bekler
      Büyüse de, uzağa gitse de insan
      Ay onu bulur, yanına iner`,
    hook: `
      Ay dede, ay dede, yavaş yürü bu gece
      Uyuyan var burada, ışığını kıs, sessizce`,
  },
  {
    words: 'beşik beşiği beşiğ* tahta_beşik',
    stanzas: `
      Tahtası sabırla rendelenir
      Bir yanına küçük bir yıldız kazınır
      Usul usul sallanır, gıcırdar
      İçinde en güzel uyku yazılır

      Bir el iter, bir ninni tutar
      Gölgesi duvarda gider gelir
      Kim yaptıysa sevgiyle yapmış
      Tahta bile bunu bilir`,
    later: `
      Beşik küçülür, çocuk büyür
      Köşede bekler, tozlanmaz
      Bir gün bir başkası uyur orada
      Sevgiyle yapılan hiç yaşlanmaz`,
    hook: `
      Sallan beşik, sallan, uyku gelsin
      Dedelerin eli değmiş, hep ninni söylesin`,
  },
  {
    words: 'maaş* muhasebe* fatura* vergi* hesap_tamam defterler_kapanır',
    stanzas: `
      Sayılar dizilir, sütun sütun
      Bir kuruş eksikse uyku tutmaz
      Ay sonu gelir, herkes rahat eder
      Arkada kimin olduğu sorulmaz

      Zarflar hazır olur gününde
      Kapıda kimse bekletilmez
      Hesap makinesi tıkır tıkır
      Yorulan eller hiç şikâyet etmez`,
    later: `
      Defterler kapanır, hesap tamam
      Bir şey kalır, yazılmaz deftere
      Bunca yıl verilen o güvenin
      Yeri bu şarkıda belki, bin kere`,
    hook: `
      Hesaplar tamam, defter kapandı
      Bu masadan geriye bir dostluk kaldı

      Maaşlar gününde, yüzler güleç
      Böyle emeğe bin teşekkür, az ve geç`,
  },
  {
    words: 'yayla yaylada yaylaya yaylası yaylalar* yaylaya_çık*',
    stanzas: `
      Sis iner, çan sesleri duyulur
      Ayakta çiy, elde bir değnek
      Yol uzar, bir türkü tutturulur
      Çimene uzanılır, yenir bir ekmek

      Kapılar kilitsiz, gökler yakın
      Akşam olur, bir ateş yakılır
      Dağın ardından bir ses cevap verir
      Gece yıldızlara bakılır`,
    later: `
      Yayla yerinde durur, sis yine iner
      Biz ineriz, aklımız orada kalır
      İnsan bir kere o havayı soluyunca
      Ömrünce rüzgârdan selam alır`,
    hook: `
      Yaylanın yolu duman, türküsü yanık
      Bir yaz oraya çık, gönlün olur açık`,
  },
  {
    words: 'alabalık* derede dereden dereye derenin çay_kenarı dere_akar',
    stanzas: `
      Su buz gibi, taşlar kaygan
      Paçalar sıvanır, nefes tutulur
      Bir parıltı geçer, eller uzanır
      Kaçar, bir kahkaha duyulur

      Islak gömlekle eve dönülür
      Taşın üstünde güneş kurutur
      Kova boş da olsa sevinç dolu
      O suyun sesi her derdi unutturur`,
    later: `
      Dere akar, durmaz, yaş bilmez
      Bir taş atsan eski gün çıkar
      Suyun sesini duyan çocuk
      İnsanın içinden yine bakar`,
    hook: `
      Dere akar, balık kaçar, çocuk güler
      O suyun serinliği bir ömre yeter`,
  },
  {
    words:
      'kucağına kucağında kucağına_alır kucağına_alırsın kucağına_alıyor kucağına_alıyorsun kucağına_aldın teneffüste_ağlayan kucaklar* sarılır* sarılırsın sarılmayı sarılır_bize sıkı_sıkı ağlayan_çocuk* gözyaşlarını kucağın_sıcağı o_kucağın',
    stanzas: `
      Bir mendil bulunur, bir masal uydurulur
      Hıçkırık diner, bir gülüş gelir
      Küçük bir baş omza yaslanır
      Dünya yeniden güvenli bir yerdir

      İki kol açılır, söz gerekmez
      Korku dediğin orada erir
      Bir saç okşanır, bir kulağa fısıldanır
      Ağlayan güler, oyuna geri gelir`,
    later: `
      Yıllar geçer, dizler iyileşir
      O kucağın sıcağı unutulmaz
      Bir kere öyle sarılan insan
      Bir daha hiç yalnız kalmaz`,
    hook: `
      Bir kucak yeter bazen insana
      Aç kollarını, sığsın dünya sana`,
  },
  {
    words:
      'derdimi derdimizi dertlerimi dert_ortağı* dert_dinler dinlemenin dinlemektir derdimi_dinler dertlerimi_dinler beni_dinler beni_dinlersin bizi_dinler herkesi_dinler',
    stanzas: `
      Söz uzar, gece uzar, çay soğur
      Acele yok, saat sorulmaz
      Anlatan anlattıkça hafifler
      Böyle bir kulak kolay bulunmaz

      Öğüt verilmez, yargılanmaz kimse
      Bir hım, bir bakış, o yeter
      Yumruk gibi olan dert açılır
      Sabaha varmadan yarısı gider`,
    later: `
      Bir gün sıra ona gelirse eğer
      Aynı sandalye, aynı çay olsun
      Dinlemenin borcu dinlemektir
      Bu dünyada dert ortağı çok olsun`,
    hook: `
      Anlat, dinlerim, gece bizim, çay sıcak
      Bölüşülen bir dert yarıya inecek, bak`,
  },
]
