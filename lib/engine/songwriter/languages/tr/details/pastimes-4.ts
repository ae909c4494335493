import type { Details } from '../../stanzas.ts'

/** Top, olta, müzik, kitap ve el işi. */
export const pastimes4: readonly Details[] = [
  {
    words:
      'futbol* maç maçı maçta maçlar* maçını gol golü goller* forma forması formayı formasını tribün* taraftar* kaleci* hakem* krampon* penaltı* halı_saha top_oynar top_oynamayı galatasaray* fenerbahçe* trabzonspor*',
    stanzas: `
      Top direkten döner, saha inler
      Hakem görmez, herkes görür
      Bağırmaktan ses kısılır, olsun
      Gol gelir, saha bayram yerine dönüşür

      Forma giyilir, atkı boynuna
      Televizyonun karşısında da uğurlu koltuk
      Son dakikada bir umut kalkar
      Kazansak da kaybetsek de biz böyle olduk`,
    later: `
      Maç biter, tabela söner
      Yolda hâlâ o pozisyon konuşulur
      Haftaya yine aynı heyecan
      Takım tutan insan hep umutlu olur`,
    hook: `
      Gol, gol, bir daha, tribün coşsun
      Maç dediğin doksan dakika, yürek koşsun`,
  },
  {
    words:
      'balık_tutar balık_tutmayı balık_tutmak balık_tutmaya balık_tutarsın balık_tutardı balık_tutarız balık_avı olta* balıkçı* lüfer* palamut* hamsi*',
    stanzas: `
      Olta atılır, su susar, insan susar
      Bir saat geçer, kimse konuşmaz
      Sonra ip gerilir, yürek hoplar
      Kaçan balık hep büyüktür, küçük olmaz

      Kova boş döner bazen eve
      Kimse üzülmez, deniz yeter
      Gün doğarken suya bakmak
      Yakalanan balıktan daha değer`,
    later: `
      Olta duvarda asılı kalır
      Misinada biraz tuz, biraz güneş
      Balık bahane, o sabah serinliği
      O sessizlik her şeye eş`,
    hook: `
      Rastgele, olta suda, gün doğuyor
      Balık gelsin, gelmesin, gönül doyuyor`,
  },
  {
    words: 'dans* halay* horon* zeybek* tango* göbek_atar göbek_atmayı bale balerin* baleye',
    stanzas: `
      Müzik başlar, sandalyeler çekilir
      Bilmeyen de ayağa kalkar
      Bir sağa, bir sola, sonra uydurulur
      Yanlış basan en çok alkış alır, parlar

      Mendil döner, omuz omza değer
      Yer titrer, tavan titrer, kimse durmaz
      Ayakkabılar bir köşede yatar
      Bu oyunun sonunu kimse sormaz`,
    later: `
      Müzik biter, ayak sızlar
      Gülüşler salonda asılı kalır
      Dans dediğin bir nefes, bir an
      İnsan o anla bir yıl idare alır`,
    hook: `
      Kalk dans edelim, el ele dönelim
      Bu şarkı bitmeden hiç oturmayalım, gülelim

      Halay başı mendili al, çek bizi
      Duysun bütün mahalle sesimizi`,
  },
  {
    words:
      'şarkı_söyler şarkı_söylemeyi şarkı_söylersin şarkı_söylerdi şarkı_söylüyor şarkı_söylüyorsun şarkı_söylemek şarkılar_söyler türkü* koro* karaoke* mırıldan* nakarat*',
    stanzas: `
      Ses biraz çatlar, olsun, durmaz
      Sözün yarısını kendi uydurur
      Banyoda yankı var, mutfakta kepçe
      Nakarat gelir, bütün ev durur

      Yanık bir türkü, hafif bir ses
      Camı açan komşu da katılır
      Bilen söyler, bilmeyen mırıldanır
      Söz söze, gönül gönüle çatılır`,
    later: `
      Şarkı biter, ses havada kalır
      Yıllar sonra bir yerden duyulur
      İnsanın sesi gitse de bazen
      Türkü gelir, o sesi bulur`,
    hook: `
      Söyle, söyle, bir şarkı daha söyle
      Sesin güzel, gönlün güzel, böyle kal böyle

      Bir türkü söyle de dağlar duysun
      İçimizde ne varsa o türküye uysun`,
  },
  {
    words: 'gitar* akor akorlar* akoru pena penası ukulele*',
    stanzas: `
      Teller akort edilir, biri hep kaçar
      Üç akor yeter, gerisi gönülden
      Parmak uçları nasır tutar
      Ateşin başında bir ses yükselir derinden

      Kılıf açılır, herkes susar
      İlk nota yanlış, gülünür geçilir
      Bir şarkı istenir, bir şarkı daha
      Gece uzar, çaylar içilir`,
    later: `
      Gitar duvarda, bir teli eksik
      Yine de çalınır, ses verir
      Bir gecede söylenen üç beş şarkı
      İnsana bütün bir yaz gibi gelir`,
    hook: `
      Çal gitarım, çal, gece bizim
      Üç akor, bir gönül, bir de sözüm`,
  },
  {
    words:
      'saz sazı sazın sazını sazıyla bağlama bağlamayı bağlaması bağlamasını tezene* keman* kemençe* davul* darbuka* klarnet* zurna*',
    stanzas: `
      Tel titrer, oda susar
      İlk nota düşer, gözler kapanır
      Bir uzun hava, sonra bir sessizlik
      Dinleyen herkes bir yerden yaralanır

      Diz dize oturulur, saz elden ele
      Söz bilen söyler, bilmeyen dinler
      Göğse yaslanan o tekneden
      Eski günlerin sesi inler`,
    later: `
      Saz susar, türkü susmaz
      Dağdan dağa gider, geri gelir
      Bir ömür çalınan o ezgiyi
      Dinleyen herkes kalbinde bilir`,
    hook: `
      Çal sazını, çal, türkü dile gelsin
      Söylenmeyen ne varsa telden telden inlesin

      Kemençe inler, horon başlar
      Yeri göğü titretir ayaklar`,
  },
  {
    words: 'piyano* notalar* notaları nota_okur solfej*',
    stanzas: `
      Tuşların kimi sararmış, kimi suskun
      Parmaklar yine de yolunu bulur
      Aynı parça yirmi kere çalınır
      Yirmi birincide bir mucize olur

      Kapak açılır, tabure döner
      Yan odada işler yavaşlar
      Bir yanlış nota, bir iç çekiş
      Parça yeniden, baştan başlar`,
    later: `
      Kapak kapanır, piyano susar
      Ses odada bir süre gezinir
      Parmak masada çalmaya devam eder
      Çalan bilmez, dinleyen sevinir`,
    hook: `
      Piyano sesi süzülsün camdan
      Bir ezgi kalsın bu güzel akşamdan`,
  },
  {
    words: 'kitap* kitab* roman romanı romanlar* kütüphane* kutuphane* şiir* öykü* masal masallar* masalı',
    stanzas: `
      Işık söner, sayfa bitmez
      Yorganın altında fener yanar
      Kahraman ağlar, okuyan ağlar
      Bir sayfa daha, der, sabahı anar

      Sayfanın ucu kıvrılır, iz kalır
      Bir otobüs bileti ayraç olur
      İnsan oturduğu yerden kalkmadan
      Dünyanın öbür ucunda bulunur`,
    later: `
      Kitap biter, kapağı kapanır
      İçindeki kapı açık kalır
      Ödünç verilir, geri gelmez
      Gitsin, bir başka yürekte yer alır`,
    hook: `
      Bir kitap, bir koltuk, bir de yağmur
      Okudukça dünya daha güzel durur`,
  },
  {
    words:
      'örgü* orgu* patik patikler* patiği kazak_örer kazaklar* hırka hırkalar* yün yünler* yünden tığ* dantel* kanaviçe* atkı atkılar* atkısı',
    stanzas: `
      Şişler tıkır tıkır, yumak yuvarlanır
      Sıralar sayılır, dudak kıpırdar
      Kime örülüyor, söylenmez önce
      Ölçü gizlice alınır, bakar

      İlmek ilmek sabır, ilmek ilmek sevgi
      Her sıraya bir akşam sığar
      Bir ilmek kaçar, sökülür, yine başlanır
      Giyen ısınır, içi ışıkla dolar`,
    later: `
      Kış gelir, dolaptan çıkar
      Örgü biraz sarkmış, olsun
      Her ilmeğinde bir akşam var
      Giyince insan nasıl üşüsün`,
    hook: `
      Örgü sıra sıra, ilmek ilmek
      Giyenin sırtında sıcacık bir emek

      Atkı uzun, atkı sıcak, boyna dolanır
      Her ilmeği bir gülüş, bir gün, bir anı`,
  },
  {
    words: 'dikiş* dikis* terzi* makara* kumaş* etek_diker elbise_diker gelinlik_diker',
    stanzas: `
      İğneye iplik ilk seferde geçer
      Makine tıkırdar, kumaş yürür
      Toplu iğne dudakta, gözler dikkatli
      Eski bir elbise yeni ömür görür

      Paça kısalır, düğme bulunur
      Bir yama olur, çiçek gibi durur
      Giyip aynaya dönen gülümser
      Diken, bir köşeden bakar, oturur`,
    later: `
      İplik biter, makara boş kalır
      Kutuda düğmeler, renk renk, sıra sıra
      Bir elin diktiği her dikiş
      Dayanır yıllara, yağmura`,
    hook: `
      İğne iplik, bir de sabır, gerisi kolay
      Dikiş tutmayan gönül var mı, hay hay`,
  },
  {
    words: 'bisiklet* pedal pedalı pedallar* scooter*',
    stanzas: `
      Önce biri arkadan tutar
      Sonra bırakır, söylemez
      Zil çalar, yokuş aşağı rüzgâr
      Dizdeki yara acımaz, iz etmez

      Zincir atar, eller yağ olur
      Takılır, silinir, yine binilir
      Gölge önde gider akşamüstü
      Eve kan ter içinde, gülerek dönülür`,
    later: `
      Bisiklet duvara yaslanır, pas tutar
      Öğrenen bir daha unutmaz
      Biri arkamdan tutuyor sanır insan
      O güven varken hiç korkulmaz`,
    hook: `
      Bas pedala, bisiklet uçsun
      Rüzgâr saçlarından tutsun`,
  },
  {
    words: 'yürüyüş* yuruyus* yürümeyi koşu koşuya koşuyu koşmayı maraton* doğa_yürüyüşü',
    stanzas: `
      Ayakkabı bağlanır, gün serin
      İlk adım ağır, sonrası kolay
      Bir tepe aşılır, bir tepe daha
      Yolun sonunda bekler bir çay

      Nefes kesilir, durulur bir an
      Kalp bir davul gibi vurur
      Sonra bir ağaç, bir gölge, bir su
      İnsan yürüdükçe durulur`,
    later: `
      Yol biter, yürüyüş bitmez
      Ayak yorulur, gönül dinç kalır
      İnsan bir adım attığı yere
      Bir gün mutlaka geri varır`,
    hook: `
      Bir adım, bir adım daha, koş, yürü, gül
      Yol uzun olsun, yeter ki açılsın gönül`,
  },
  {
    words: 'tavla* satranç* satranc* okey* pişti batak kâğıt_oynar kağıt_oynar zarlar*',
    stanzas: `
      Zar atılır, altı altı gelir
      Masa vurulur, çaylar dökülür
      Hile var, denir, yok, denir
      Kaybeden bir el daha, diye büzülür

      Pullar şakır şakır dizilir
      Kahvenin yarısı başına toplanır
      Akıl veren çok, oynayan az
      Gün batar, oyun daha uzanır`,
    later: `
      Oyun biter, tavla kapanır
      Borç hep bir çay, o da ödenmez
      Yıllar sonra kim kazandı, bilinmez
      Karşıda oturan dost unutulmaz, silinmez`,
    hook: `
      Zarı at, şansın açık olsun
      Tavla bu, kaybeden çayları doldursun`,
  },
]
