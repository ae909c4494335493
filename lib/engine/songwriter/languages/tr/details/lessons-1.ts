import type { Details } from '../../stanzas.ts'

/** What is taught in songs, in its order. */
export const lessons1: readonly Details[] = [
  {
    words:
      'su_döngüsü su_döngüsünü su_döngüsünün buharlaşma* buharlaşır yoğuşma* yoğunlaşma yoğunlaşmayı su_buharı yağış yağışlar',
    stanzas: `
      Güneş denizin yüzünü ısıtır
      Su buhar olur, göğe yükselir
      Buharlaşma derler bu ilk işe
      Görünmez damlalar havaya gelir

      Yukarısı serin, buhar üşür
      Yoğuşur, damla damla bulut olur
      Bulut ağırlaşır, yağmur, kar düşer
      Bunun adı yağış, toprak su bulur`,
    later: `
      Su toprağa sızar, dereye akar
      Dere ırmak olur, denize yine
      Güneş onu bekler, baştan başlarız
      Döner, durur su, gelir ilk yerine`,
    hook: `
      Buharlaşma, yoğuşma, yağış, sonra akış
      Su döngüsü döner, durur, hem yaz hem kış`,
  },
  {
    words:
      'el_yıkama el_yıkamak el_yıkamayı ellerini_yıka ellerini_yıkar ellerini_yıkamayı ellerimizi_yıkama ellerimizi_yıkayalım ellerini_yıkama mikroplar sabunla',
    stanzas: `
      Musluk açılır, önce eller ıslanır
      Sabun alınır, köpük köpük olur
      Avuç avuca sürtülür, sonra üstü
      Parmak arası da sırasını bulur

      Başparmak döner, tırnak unutulmaz
      Yirmiye kadar sayılır sabırla
      Su akar, köpük gider, mikrop kalmaz
      Eller kurulanır temiz havluyla`,
    later: `
      Yemekten önce, tuvaletten sonra
      Dışarıdan gelince, oyun bitince
      Bu dört zamanı aklında tutan
      Kolay kolay hasta olmaz, bence`,
    hook: `
      El yıkama zamanı, sabun, su, köpük
      Tertemiz olur eller, küçük, büyük

      Yıka ellerini, sabunla, durula
      Mikroplar gitti bile, vur bir alkışa`,
  },
  {
    words:
      'diş_fırçalama diş_fırçalamak diş_fırçalamayı diş_fırçası diş_fırçasını diş_macunu dişlerini_fırçala dişlerini_fırçalar dişlerini_fırçalıyor dişlerini_fırçalama dişlerimizi_fırçalama dişlerimizi_fırçalayalım dişlerini_fırçalamayı',
    stanzas: `
      Nohut kadar macun, fırçanın ucunda
      Dişlerin dışından başlanır, çize çize
      Üstten aşağı, alttan yukarı doğru
      Sonra iç yüzleri, hepsi sıra dize

      Çiğneyen yüzler ister ileri, geri
      Dilin üstü de bekler biraz fırça
      İki dakika sürer, acele yok
      Ağız çalkalanır, bu da son parça`,
    later: `
      Sabah kahvaltıdan sonra bir kere
      Gece yatmadan önce bir daha
      Çürük dediğin kapıdan döner
      Gülüşün ışıldar her sabaha`,
    hook: `
      Fırçala, fırçala, dişler parlasın
      Sabah akşam iki dakika, çürük kaçsın`,
  },
  {
    words:
      'trafik_ışıkları trafik_ışığı trafik_ışıklarını trafik_ışığını trafik_lambası trafik_kuralları trafik_kurallarını kırmızı_ışık kırmızı_ışıkta yeşil_ışık yeşil_ışıkta kırmızıda_dur yeşilde_geç karşıdan_karşıya karşıya_geçme yaya_geçidi yaya_geçidinde yaya_geçidinden',
    stanzas: `
      Kaldırımın kenarında dururuz önce
      Yaya geçidinden geçilir yalnız
      Kırmızı dur der, sarı da bekle
      Yeşil yanınca geç der ışığımız

      Önce sola bakarız, sonra sağa
      Sonra bir daha sola, iyice
      Araba durduysa, yol da boşsa
      Koşmadan geçeriz, el ele, güzelce`,
    later: `
      Karşıya varınca kaldırım bizim
      Top yola kaçsa da koşma ardından
      Kurala uyan herkes, büyük küçük
      Sağ salim döner evine yolundan`,
    hook: `
      Trafik ışığı söyler, kırmızıda dur
      Sarıda bekle, yeşilde yolun budur

      Karşıya geçmeden dur, sola, sağa bak
      Yeşil yansın, sonra yürü, acele bırak

      Yaya geçidinde el ele, sola, sağa bak
      Kırmızıda dur, yeşilde geç, acele bırak`,
  },
  {
    words: 'çarpım_tablosu çarpım_tablosunu çarpım_tablosunun çarpma_işlemi çarpma_işlemini',
    stanzas: `
      İki kere iki dört, iki kere üç altı
      İki kere dört sekiz, iki kere beş on
      Üç kere üç dokuz, üç kere dört on iki
      Üç kere beş on beş, bu kıtada son

      Dört kere dört on altı, dört kere beş yirmi
      Beş kere beş yirmi beş, ne güzel
      Altı kere altı otuz altı eder
      Yedi kere yedi kırk dokuz, haydi gel`,
    later: `
      Sekiz kere sekiz altmış dört eder
      Dokuz kere dokuz seksen bir
      On kere on yüz, yaz bir kenara
      Ezber dediğin böyle, şarkıyla gelir`,
    hook: `
      Çarpım tablosu zor değil, say da bak
      İki kere iki dört, aklında kalacak`,
  },
  {
    words: 'haftanın_günleri haftanın_günlerini haftanın_yedi_günü haftanın_yedi_gününü',
    stanzas: `
      Pazartesi ilk gündür, okul başlar
      Salı gelir onun ardından hemen
      Çarşamba okul haftasının ortası
      Perşembe dördüncü, sayarsan sen

      Cuma beşinci, okul biter akşam
      Cumartesi tatil, oyun zamanı
      Pazar yedinci, hafta oldu tamam
      Yarın pazartesi, gelir devamı`,
    later: `
      Bir hafta yedi gün, sayalım yine
      Beşi okul günü, ikisi tatil
      Pazartesi, salı, çarşamba, perşembe
      Cuma, cumartesi, pazar, bunu bil`,
    hook: `
      Haftanın günleri yedi, say benimle
      Pazartesiden pazara, hep bir sesle`,
  },
  {
    words: 'alfabe* harfler harfleri sesli_harfler sesli_harfleri',
    stanzas: `
      A, be, ce, çe, de, e, fe, ge
      Yumuşak ge gelir, ardından he
      I, i, je, ke, le, me, ne, o, ö
      Sırada kim var, pe ile re

      Se, şe, te gelir, sonra u ile ü
      Ve, ye, ze, tamam, bitti alfabe
      Yirmi dokuz harf, hepsi bu kadar
      Sekizi sesli, hep beraber de`,
    later: `
      Sesli harfler sekizdir, a, e, ı, i
      O, ö, u, ü, işte hepsi bu kadar
      Harf harfe değince hece olur
      Heceden söz olur, sözden masallar`,
    hook: `
      Alfabe yirmi dokuz harf, a'dan ze'ye
      Harfler dizildi bak, geldi şarkı bize de`,
  },
  {
    words: 'mevsimler mevsimleri dört_mevsim dört_mevsimi mevsimlerin mevsimlerimiz',
    stanzas: `
      Mart, nisan, mayıs, ilkbahar gelir
      Ağaçlar çiçek açar, kuşlar döner
      Haziran, temmuz, ağustos yazdır
      Deniz ısınır, güneş geç söner

      Eylül, ekim, kasım sonbahardır
      Yapraklar sararır, düşer dalından
      Aralık, ocak, şubat da kıştır
      Kar yağar, soba yanar ardından`,
    later: `
      Üçer aydan dört mevsim, bir yıl eder
      Kış biter, yeniden bahar belirir
      Dünya Güneş'in çevresinde döner
      Mevsimler de böyle sırayla gelir`,
    hook: `
      İlkbahar, yaz, sonbahar, bir de kış
      Dört mevsim, bir yıl, hepsine alkış`,
  },
  {
    words:
      'gezegen gezegenler gezegenleri gezegenlerin güneş_sistemi güneş_sistemini güneş_sisteminin merkür* venüs* jüpiter* satürn* uranüs* neptün*',
    stanzas: `
      Güneş'e en yakın Merkür'dür, küçük
      İkinci Venüs, yanar en sıcak
      Üçüncü Dünya, evimiz, masmavi
      Dördüncü Mars, kıpkızıl toprak

      Beşinci Jüpiter, en büyük odur
      Altıncı Satürn, halkası dönen
      Yedinci Uranüs, yan yatmış döner
      Sekizinci Neptün, en son görünen`,
    later: `
      Sekizi de döner Güneş'in çevresinde
      Güneş bir yıldızdır, ışık ondan
      Dünya bir turunu bir yılda bitirir
      Biz de döneriz, düşmeden oradan`,
    hook: `
      Sekiz gezegen döner Güneş'in çevresinde
      Merkür'den Neptün'e, hepsi kendi yerinde

      Jüpiter en büyüğü, Satürn halkalı
      Merkür Güneş'e yakın, sayması tatlı`,
  },
  {
    words:
      'geri_dönüşüm geri_dönüşümü geri_dönüşümün geri_dönüşüm_kutusu geri_dönüşüme sıfır_atık çöpleri_ayır çöpleri_ayırma',
    stanzas: `
      Kâğıt mavi kutuya, katlanıp girer
      Plastik sarıya, boşalıp, yıkanıp
      Cam da yeşile, usulca konur
      Metal griye, hepsi ayrılıp

      Kâğıttan yeniden defter yapılır
      Cam erir, yepyeni bir şişe olur
      Plastik iplik olur, kazak olur
      Çöp sandığın şey yeni bir iş bulur`,
    later: `
      Önce az kullan, sonra yine kullan
      En sonunda ayır, kutuya at
      Bir ağaç kesilmez, bir dere kirlenmez
      Dünya da böyle eder biraz rahat`,
    hook: `
      Geri dönüşüm, at doğru kutuya
      Çöp değil o, can katar dünyaya`,
  },
  {
    words: 'fotosentez* klorofil*',
    stanzas: `
      Kök topraktan su içer, yukarı taşır
      Yaprak havadan karbondioksit alır
      Güneşin ışığı yaprağa vurunca
      Klorofil onu tutar, yemyeşil kalır

      Suyla karbondioksit birleşir ışıkta
      Şeker yapılır yaprağın içinde
      Bitki bu şekerle büyür, beslenir
      Oksijen bize kalır, nefesimizde`,
    later: `
      Ağaç kendi yemeğini kendi pişirir
      Mutfağı yaprak, ateşi güneştir
      Biz onun verdiği havayla yaşarız
      Her yeşil yaprak bize kardeştir`,
    hook: `
      Fotosentez bu, ışık, su, bir de hava
      Şeker bitkiye kalır, oksijen dünyaya`,
  },
]
