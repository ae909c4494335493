import type { Details } from '../../stanzas.ts'

/** What wishes often tell, each by itself. */
export const common1: readonly Details[] = [
  {
    words:
      'tanışmış* tanıştık tanıştınız tanıştılar tanışmıştık tanıştım tanışmamız ilk_gördüğüm ilk_buluşma* ilk_görüşte ilk_karşılaşma* tanışmak',
    stanzas: `
      Bir merhaba denir, bir söz açılır
      Kimse bilmez neler başlayacak
      İki yabancı yan yana durur
      Yıllar sonra o gün anlatılacak

      Kalabalıkta iki göz buluşur
      Etraf susar, saat durur
      Bir gülüş yeter bazen insana
      Bütün yollar o güne kurulur`,
    later: `
      Tanışmak bir an, tanımak bir ömür
      Her gün bir sayfa daha açılır
      O ilk günün heyecanı kalır da
      Yıllar üstüne birer birer katılır`,
    hook: `
      Tanıştık ya bir kere, gerisi masal
      Nereden nereye geldik, bak da hayran kal`,
  },
  {
    words:
      'çay_dökmüş çay_döktü çay_döküldü kahve_döktü kahve_dökmüş üstüne_çay üstüne_kahve üstüme_çay üstüme_kahve dökülen_çay',
    stanzas: `
      Bir özür, bir mendil, bir kırmızı yüz
      Gömlekte koca bir leke kaldı
      Herkes güldü, iki kişi gülmedi
      O lekeyle bir hikâye başladı

      Bardak boşaldı, söz doldu o gün
      Peçeteler uçuştu havada
      Bir kaza dedi gören herkes
      Kaza değilmiş, anlaşıldı sonra da`,
    later: `
      O leke yıkandı, çıkmadı belki
      Çıkmasın, o günün izi kalsın
      Dökülen çay bir yol açtıysa eğer
      Varsın bin bardak daha boşalsın`,
    hook: `
      Bir bardak çay döküldü, bir yol açıldı
      İki gönül o günden beri birbirine takıldı`,
  },
  {
    words:
      'klavyenin_üstüne klavyenin_üstünde klavyemin_üstüne klavyemin_üstünde klavyeye klavyeme bilgisayarın_üstüne laptopun_üstüne klavyede_yatar klavyenin_üzerine klavyenin_üzerinde klavye_soğur',
    stanzas: `
      Ekranda bir satır dolusu z çıkar
      Toplantıda herkes bunu okur
      Kaldır, git, denir, kuyruk sallanır
      Bir dakika sonra yine oraya oturur

      Yatak var, koltuk var, kutu var
      En güzel yer tuşların üstü olur
      Yarım kalan mektubun sonunda
      Bir pati izi, bir de nokta durur`,
    later: `
      İş biter, klavye soğur, tüyler kalır
      Boşluk tuşunun altında bir yumak
      Yanlışlıkla giden o mesaj var ya
      En sevimlisiydi, inan, bak`,
    hook: `
      Klavyenin üstünde pati sesi var
      A'dan Z'ye yazdı, okuyan anlar`,
  },
  {
    words:
      'koridorda_koşar koridorda_koşuyor koridorda_koşuyorsun koridorda_koşarsın koridorda_koşturur gece_koşar evde_koşar evin_içinde_koşar deli_gibi_koşar koridorda_esen',
    stanzas: `
      Bir tıkırtı, bir hızlanma, bir kayış
      Halı toplanır, vazo titrer
      Kim kovalıyor, bilen yok
      Duvara varınca geri döner

      Yorganın altından iki göz bakar
      Saatin yelkovanı bile şaşırır
      Alt komşu süpürgeyle tavana vurur
      Bu yarışta herkes biraz karışır`,
    later: `
      Sabah olur, koşan uyur
      Kıvrılmış, masum, sanki hiç o değil
      Gece koridorda esen fırtına
      Şimdi bir yumak, hafifçe eğil`,
    hook: `
      Gece üçte koşu var, koridor dar
      Uyuyan uyansın, bu evde şampiyon var`,
  },
  {
    words: 'elektrik_süpürgesi* elektrikli_süpürge* süpürgeden süpürgesinden süpürge süpürgeyi',
    stanzas: `
      Fişe takılır, bir gürültü kopar
      Yatağın altı bir anda dolar
      İki göz karanlıktan bakar durur
      O canavar susana kadar

      Dolabın kapağı aralanır
      Hortum görünür, ortalık karışır
      Düğme kapanır, sessizlik olur
      Kim nereye kaçtı, herkes şaşırır`,
    later: `
      Süpürge dolaba girer, kapı kapanır
      Bir burun uzanır, koklar, emin olur
      Dünyanın en cesuru yürür ortaya
      Halının ortasında kral olur`,
    hook: `
      Süpürge geldi, kaçan kaçana
      Yatağın altı doldu, yer yok bana`,
  },
  {
    words: 'kestane* közde_kestane kestaneci*',
    stanzas: `
      Kâğıt külah ısıtır avuçları
      Kabuk çatlar, duman tüter
      Sobanın üstünde bir çıtırtı
      Bütün ev o kokuya gelir, güler

      Parmaklar yanar, üflenir, soyulur
      İlki hep küçüğe verilir
      Külahın dibinde bir tane kalır
      O da ikiye bölünür, yenir`,
    later: `
      Köşe başında kestane kokusu
      Her kış insanı durdurur bir an
      Bir külah alınır, eve götürülür
      Kapıda çocuk olur yine insan`,
    hook: `
      Kestane çıtırdar, soba yanar
      Bu koku insanı çocukluğuna salar`,
  },
  {
    words: 'mısır_pişer* soba sobada sobanın sobayı sobaya',
    stanzas: `
      Dışarıda ayaz, içeride çıtırtı
      Herkes ateşin başına dizilir
      Maşa uzanır, kapak açılır
      Masallar başlar, uyku silinir

      Odun yanar, duvarda gölge oynar
      Eller uzanır, hemen ısınır
      Bir tane bölünür, herkese düşer
      Bu odadan kalkmaya üşenilir`,
    later: `
      Soba söner, kül kalır geriye
      Ama insanın içi üşümez
      O odada ısınmış olan yürek
      Hangi kışa düşse de buz kesmez`,
    hook: `
      Soba yanar, mısır pişer, gece uzun
      Bir masal daha anlat, gelmesin uykun`,
  },
  {
    words: 'leblebi* şeker_dağıtır şeker_verir şeker_verirdi cebinde_şeker cebinden_şeker',
    stanzas: `
      Kim üzgünse önüne bir avuç konur
      Sormadan, konuşmadan, usulca
      Küçük bir şey, bir de bir göz kırpış
      Gün yeniden güzelleşir, bakınca

      Bir ses duyulur, tıkır tıkır
      Bütün oda o yana döner
      Bir avuç alan bir daha gelir
      Kimse boş dönmez, herkes güler`,
    later: `
      Çekmece boşalır, kokusu kalır
      Açan herkes bir an durur
      Bir avuç leblebi, bir tatlı söz
      İnsan böyle hatırlanır, anılır, bulunur`,
    hook: `
      Bir avuç leblebi, bir avuç neşe
      O çekmece açılır, gün döner şenliğe

      Bir şeker al, bir gülüş ver, gün tatlansın
      Paylaşılan ne varsa tadı hep artsın`,
  },
  {
    words: 'bulaşık bulaşıkları bulaşıklar* bulaşığı bulaşık_yıka*',
    stanzas: `
      Tabaklar dağ olur, bardaklar kule
      Sünger kurur, deterjan küser
      Sıra kimde, diye sorulur
      Herkes tavana bakar, ıslık öter

      Tencerenin dibi kendi kendine konuşur
      Temiz kaşık kalmaz, çatalla çorba içilir
      Musluk damlar, lavabo taşar
      Sonunda kim dayanamazsa o girişir`,
    later: `
      Bir gün bulaşıklar kalkar yürür
      Kapıyı çalar, biz geldik, der
      Olsun, bu evde kahkaha temiz
      Tabak dediğin yıkanır, o da yeter`,
    hook: `
      Bulaşık dağ olmuş, tırmanan yok
      Sıra sende, sıra sende, bahane çok`,
  },
]
