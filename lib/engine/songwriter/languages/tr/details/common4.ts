import type { Details } from '../../stanzas.ts'

/** What wishes often tell, each by itself. */
export const common4: readonly Details[] = [
  {
    words:
      'şikayet_etmez* şikayet_etmiyor* şikâyet_et* hiç_şikayet* yılmaz* pes_etmez* pes_etmiyor* hiç_bırakmadı kimse_bırakmadı güçlü_dur* pes_etmeyen',
    stanzas: `
      Rüzgâr eser, dal eğilir, kırılmaz
      Gün doğar, yine yerinde durur
      Zor olanı omzuna alıp
      Gülümseyen insan yolu bulur

      Bir oh bile denmez çoğu zaman
      Adım adım yürünür, yavaş yavaş
      Bakan herkes cesaret alır
      Böyle kazanılır en zor savaş`,
    later: `
      Bir gün bu yokuş arkada kalır
      Dönüp bakınca insan şaşar
      Pes etmeyen bir yüreğin önünde
      Dağ bile yol verir, kapı açar`,
    hook: `
      Pes etmez, yılmaz, yürür bu yürek
      Böyle bir yüreğe dağlar az gerek`,
  },
  {
    words: 'toprak_saha* toprak_sahada top_sektir* mahalle_maçı* mahalle_takım* toprak_saha',
    stanzas: `
      Taştan kale, tozdan bir bulut
      Dizler yara, yüzler güler
      Top yola kaçar, araba durur
      Şoför iner, bir kere de ben vurayım, der

      Çizgi yok, hakem yok, süre yok
      Ezan okunur, bir gol daha
      Kim kazandı, tartışması sürer
      Evlere dağılırken, sokaklarda`,
    later: `
      Toprak saha asfalt olur bir gün
      Üstünde başka çocuklar koşar
      Dizdeki iz yerinde kaldıkça
      O maç bitmez, uzatmalar yaşar`,
    hook: `
      Toprak sahada toz duman, ses bizim
      Düşsek de kalkarız, bu yürek bizim`,
  },
  {
    words: 'pilav* makarna* pizza* mantar* turşu* tursu* salça* köy_ekmeği tarhana_yap*',
    stanzas: `
      Kapak açılır, buhar yükselir
      Tane tane, parlak, sıcacık
      Dibi tutsa da kavga çıkar
      O dip kimin, bölünür azıcık

      Kavanozlar dizilir rafa
      Her birinde bir yaz var aslında
      Bir tabak daha, diye uzanan el
      Bulur dibini en sonunda`,
    later: `
      Tabak boşalır, sofra dağılır
      Pilav biter, tadı kalır dilde
      Hangi lokantada yenirse yensin
      Aranır o tat, o eski evde`,
    hook: `
      Pilav tane tane, sofra şen
      Bir kaşık daha alsın her gelen

      Turşu kavanozda, kış kapıda
      Bir lokma yaz var her tabakta`,
  },
  {
    words: 'motosiklet* motoruyla motorunu',
    stanzas: `
      Kontak döner, sokak uyanır
      Kaskın içinde bir türkü söylenir
      Viraj gelir, beden eğilir
      Bütün dertler geride, yola dizilir

      Benzin bir depo, yol bir ömür
      Deniz kenarında mola verilir
      Toz, yağmur, güneş, hepsi bir
      Yola bakan göz hep güler, sevinir`,
    later: `
      Motor susar, kask asılır
      Üstünde bin bir yolun tozu
      Yola çıkan bir gün döner
      Evde bekler bir sıcak yüzü`,
    hook: `
      Motor çalıştı, yol açık, gidelim
      Rüzgâr nereye derse oraya dönelim`,
  },
  {
    words: 'saç_örer* saçımı_tarar* saçımı_örer*',
    stanzas: `
      Tarak yavaşça iner, acıtmaz
      Üç tutam olur, kurdele takılır
      Aynada iki yüz yan yana
      İkisi de birbirine takılır

      Bir masal anlatılır o sırada
      Düğümler çözülür birer birer
      Sabah telaşı kapıda bekler
      O eller hiç acele etmez, güler`,
    later: `
      Saçlar uzar, kesilir, ağarır
      Tarağın dişinde bir tel kalır
      Kimin elinden geçtiyse o örgü
      Rüzgâr esince hatırlanır`,
    hook: `
      Saçların rüzgârda, örgün omuzda
      Bir kurdele bağlı kaldı aklımızda`,
  },
  {
    words:
      'gece_arasam gece_ararım her_an_açar telefonu_açar arasam_bile ararsam_açar gece_yarısı_arasam ağlayarak_arasam',
    stanzas: `
      Bir kere çalar, ikincide açılır
      Ne oldu, demeden önce susulur
      Nefesinden anlar karşıdaki
      Söz gelmese de bir yol bulunur

      Saat kaçmış, kimin umurunda
      Uykulu bir ses, dinliyorum, der
      Sabaha kadar konuşulur belki
      Gün ağarınca insan güler`,
    later: `
      Numara hep en başta durur
      Arasam, açar, bunu bilirim
      Bu dünyada böyle bir ses varken
      Karanlıktan çıkar, yine gülerim`,
    hook: `
      Gece yarısı arasam açar, ne güzel
      Telefonun ucunda uzanan bir el`,
  },
  {
    words: 'alarm alarmı alarmım alarm_çal* alarm_kur* çalar_saat uyuyakal* uyanama* yataktan_kalk*',
    stanzas: `
      Gözler açılır, gün çoktan başlamış
      Bir ayak yerde, bir ayak havada
      Diş fırçası ağızda, kapı aranır
      Çorabın teki koltukta, teki tavada

      Beş dakika daha, dendi, olan oldu
      Güneş odaya girmiş, oturmuş bile
      Saç bir yanda, düğmeler yanlış
      Merdivenler iner, nefes nefese, güle güle`,
    later: `
      Akşam olur, alarm bir daha kurulur
      Bu sefer kesin, denir, yarın başka
      Yastık güler, yorgan güler
      Alarm dediğin alışmış bu aşka`,
    hook: `
      Alarm çaldı, alarm sustu, kimse duymadı
      Bir yorgan, bir yastık, uykuya hiç doymadı`,
  },
  {
    words: 'gömleğime gömleğine gömleğimde leke lekesi kahve_gömleğime kahve_döküldü',
    stanzas: `
      Koca bir leke, tam ortada, haritaya benzer
      Bakan herkes bir ülke bulur
      Peçeteyle silinir, büyür, büyür
      Saklanacak yer yok, gülünür durulur

      Ceket iliklenir, çanta öne alınır
      Yine de bir ucundan görünür
      Aynada gören kendine güler
      Gün böyle başladıysa böyle yürünür`,
    later: `
      Leke yıkanır, bir gölgesi kalır
      O sabahı anlatır, bakınca
      Gün gelir, en çok buna gülünür
      Bir masada dostlar toplanınca`,
    hook: `
      Bir damla döküldü, bir harita oldu
      Gömlek beyazdı, güle güle, günüm doldu`,
  },
  {
    words:
      'resim resimler* resim_yapar resim_yapmayı resim_çizer resim_yapıyor tuval* palet* suluboya* sulu_boya çizim* ressam* karikatür*',
    stanzas: `
      Fırça suya girer, su maviye döner
      Kâğıtta bir ev, bir güneş, bir yol
      Güneş gülümser, duman kıvrılır
      İki kişi el ele, birinde üç kol

      Boya bulaşır, buruna, masaya
      Olmadı, denir, yırtılmaz yine
      Bir renk daha, bir çizgi daha
      Bakarsın, can gelir resmine`,
    later: `
      Resim asılır, buzdolabının üstüne
      Mıknatıs tutar, köşesi kıvrık
      Yıllar geçer, rengi solmaz
      Müzelerde yok böylesi, böyle bir ışık`,
    hook: `
      Bir fırça, bir renk, resim olsun
      Gördüğün her şey kâğıda konsun`,
  },
]
