import type { LeadIns } from '../language-pack.ts'

/** Couplets before what is told: that it is told now, and how. They hold for anything that follows. */
export const leadIns: LeadIns = {
  warm: `
    (Otur şöyle|Gel şöyle|Dur biraz), {call}, bu şarkı senin
    Her sözünde sen varsın, sesi de benim

    Hazır kartlara (baktım|sordum), {call}, hiçbiri olmadı
    Ben de kendim yazdım, içimde kalmadı

    Seni anlat (dediler|diyorlar), {call}, nereden başlasam
    Sırayla söylerim, hiçbirini atlamam

    (Dinle|Dinle bak|Şimdi dinle), {call}, bu sözler sana
    Tek bir yalan katmadım, inan bana

    Uzun bir (konuşma|nutuk|şiir) yazamadım, {call}, kusura bakma
    Olanı yazdım yalnız, fazlasını arama

    (Utanma|Gülme|Kaçma), {call}, lafımı kesme ne olur
    Bir başlarsam anlatmaya, gerisi nasılsa bulunur

    Çoktandır (söylemek istedim|aklımdaydı), {call}, bugüneymiş
    Herkesin bildiği şeyleri söylemek de güzelmiş

    Kalabalıkta (sorsalar|deseler), {call}, onu nasıl bilirsin
    Derim ki, işte böyle, dinle bak, sen kimsin

    (Bir deftere|Bir kâğıda|Bir köşeye) yazdım, unutulmasın diye
    Şimdi okuyorum işte, bu da benden hediye

    (Kısa kesecektim|Az söyleyecektim), baktım olmuyor
    İnsan bir başlayınca söz sözü kovalıyor

    Herkes bir (hediye|çiçek|paket) almış, ben bir şarkı yaptım
    Bildiğim ne varsa içine bir bir kattım

    (Süslü|Parlak|Büyük) laflar aramadım, uzatmam da zaten
    Bildiğimi söyleyeyim, geldiği gibi içten`,
  funny: `
    (Toplanın|Yaklaşın|Buyurun) bakalım, anlatacağım var
    Uyduran varsa ben değilim, şahitlerim var

    (Gülmeyin|Sakın gülmeyin), ciddi bir konu bu
    Gülerseniz de karışmam, herkesin kendi huyu

    Anlatsam (inanmazlar|kimse inanmaz), o yüzden söylüyorum
    Elimi kalbime koydum, aynen böyle diyorum

    (Uydurmadım|Abartmadım|Eklemedim), ne gördüysem onu söyledim
    Yemin ederim doğru, bir yalan eklemedim

    Bu bir (destan|masal|efsane) değil, ondan daha güzel
    Kemerleri bağlayın, başlıyorum, hadi gel

    (Bayanlar baylar|Konu komşu|Eş dost), vakit geldi artık
    Gerçekleri söylüyorum, susmak yeter artık

    Kimseye (söylemem|anlatmam) demiştim, dayanamadım
    Bir şarkıya sığdırdım, bir yerini atlamadım

    (Tarihe|Kayda|Tutanağa) geçsin diye tek tek söylüyorum
    Ne eksik ne de fazla, gördüğümü diyorum

    Biri bunu (söylemeli|anlatmalı), o da bana kaldı
    Para pul istemem, mikrofon bana kaldı

    Son dakika (haberi|gelişmesi), ağır ağır okuyorum
    Çayı olan bıraksın, sonra sorumluluk almıyorum

    (Ne roman|Ne dizi|Ne film) ne tiyatro, bizimki hepsinden iyi
    Dinleyin de siz söyleyin, neymiş bunun eksiği`,
  grief: `
    (Yavaş yavaş|Usul usul|Sessizce) söyleyeceğim, acele etmeden
    Aklımda ne kaldıysa, birini eksiltmeden

    (Otur|Dur) yanımda biraz, anlatayım nasıldı
    Kimse yazmadı bunları, içimizde kaldı

    Ben (küçük şeyleri|ufak şeyleri) sakladım, elimde onlar kalır
    Büyük sözler unutulur, küçükler hatırlanır

    Yılların götürdüğünü bir (şarkı|türkü) tutacaksa
    Şu söylediklerim kalsın, bir şey kalacaksa

    (Gözümü yumunca|Bir an dursam) hepsi önümde durur
    Dün gibi, bugün gibi, gelir beni bulur

    Süslemek (istemem|istemiyorum), olduğu gibi diyeceğim
    Unutmadığım ne varsa bir bir söyleyeceğim

    Bazı şeyler (silinmiyor|solmuyor), geçse de zaman
    Bir şarkıya koydum ki çıkmasın aklımdan`,
  sorry: `
    (Çiçek|Hediye) almadım, bahane de bulmadım
    Nasıl olduysa öyle, söylemeden duramadım

    (Küçük|Önemsiz) bir şey demem, üstünü de örtmem
    Olanı söyleyeceğim, kendime yontmam, bölmem

    (Gece|Dün gece) uyuyamadım, bir kapı aradım
    Başka yolu yokmuş, gelip söylemek kaldı

    Affet ya da (affetme|kız bana), önce beni bir dinle
    Doğrusunu söyleyeyim, kendi sesimle

    Özür (kısa|küçücük) bir kelime, yetmez biliyorum
    O yüzden doğrusundan, en baştan başlıyorum

    Bir mektup (yazdım|başladım) sana, sonra yırttım attım
    Şimdi şarkıyla söylüyorum, ne olduysa kattım

    (Evirdim çevirdim|Düşündüm taşındım), haklı bir yanım yoktu
    Söylemek zordu ama susmak daha da zordu

    (Kapına|Karşına) geldim işte, elim boş, yüzüm yerde
    Önce bunu söyleyeyim, gerisini sen söyle`,
  comfort: `
    (Konuşmasan|Cevap vermesen) da olur, yaslan da dinle beni
    Ben görüyorum her şeyi, bırakmam burada seni

    (Adını koyalım|Bir konuşalım) şunun, her neyse canını sıkan
    Bir pencere açalım, hava girsin dışarıdan

    (Gün gün|Her gün) görüyorum ben, neler taşıyorsun
    Elimden gelen bu söz, dinle, yalnız yürümüyorsun

    Olmaz (demeden|deme), dur, bir nefes al önce
    Bak neler görüyorum ben seni düşününce

    Güçlü (hissetmesen|görünmesen) de olur, mecbur değilsin
    Bir de benden dinle, bak, sen nasıl birisin

    (Bir soluk al|Otur biraz), acele etme sen
    Tek tek söyleyeyim bak, neler görüyorum ben

    Bazı günler (uzun|ağır) sürer, bu da onlardan biri
    Ben senin yanındayım, dinle şu sözleri`,
  heartbreak: `
    (Kimseye|Hiç kimseye) değil bu, kendime söylüyorum
    Güzelleştiremem ama doğrusunu diyorum

    Gecenin (ikisi|bir vakti), saat geçmek bilmiyor
    Neydi, nasıl oldu, aklımdan hiç gitmiyor

    Zamanla (geçer|unutursun) diyorlar, dert anlatıyorlar
    Benimki de bu işte, bunu bilmiyorlar

    (Başa|Geriye) sarıp duruyorum, günler boyu, yine
    Nasılsa öyle kaldı, gitmiyor hiçbir yere

    Soran olsa, (iyiyim|bir şey yok) derim, o da yalan
    Aslı işte budur, içimde böyle kalan

    (Son bir kez|Bir kere) söyleyeceğim, ışık açık kapıda
    Sonra susarım belki, bu da kalır şarkıda

    (Dinleyen|Duyan) yok nasıl olsa, rahatça söylerim
    Bir ben bilirim bunu, bir de gecelerim`,
  lesson: `
    (Hazır mısın|Hazır mıyız)? Dinle, benimle söyle
    Hiç de zor değilmiş bak, başlıyoruz şöyle

    Aklında (tutacağın|kalacak) bir şey var, yavaşça geliyor
    Şarkı bittiği zaman herkes bunu biliyor

    (Ellerini|Dizlerine) vur bakalım, ritmi sakın bozma
    Hep beraber öğrenelim, bir yere de yazma

    Cebine (koy|at) bunu, her zaman lazım olur
    Taşıması kolaydır, aklında durur

    Önce (kulağını|kulakları) aç, sonra gözünü
    Büyük olmak gerekmez, dinle şimdi sözümü

    (Sırayla|Baştan) söyleyelim, yüksek sesle, tane tane
    Bir kendimiz için, sonra da herkese

    Zor (mu sandın|mu dedin)? Altı üstü bir şarkı bu
    Birkaç kez söyleyince biter gider korkusu

    Kim (öğrenmek|bilmek) ister? Parmağını kaldırsın
    İşte böyle gidiyor, duyan aklında tutsun`,
  soft: `
    (Gün bitti|Gün gitti), lamba söndü
    Dinle, sözüm sana döndü

    (Kapat|Yum) gözünü, söyleyeyim
    Yavaş yavaş, ninni deyim

    (Dinle|Sus, dinle), usulca derim
    Bildiğimi bir bir söylerim

    (Gel|Gel de) başını koy koluma
    Dinle, bir ninni, al yanına

    (Ay çıktı|Gece oldu), dünya durdu
    Sözüm sana yuva kurdu

    (Bir küçük|Bir sessiz) şarkı, uykudan önce
    Her sözü senin, uyuyunca, gece`,
  cheer: `
    (Eller|Kollar) havaya, herkes hep bir ağızdan
    Buradayız, yan yana, kimse kalmasın susan

    Biz kimiz? (Duyan|Bilen) bilir, sesimiz gökten gür
    Unutan varsa dinlesin, söyleriz biz bir bir

    (Vur davula|Vur yere|Alkış tut), camlar titresin biraz
    Kim olduğumuzu söyleriz, bağırmak bize az

    (Borumuz|Bandomuz) yok ama sesimiz bize yeter
    Bir ses de senden gelsin, dinle, böyle gider

    (İşte|Bakın) geliyoruz, sokak baştan başa biz
    Biraz detone belki ama hep birlikteyiz

    (Herkese|Cümle âleme) söyle, duvarlara da yaz
    İşte biz böyleyiz, söylesek de az`,
  plain: `
    (Dümdüz|Dosdoğru) söyleyeceğim, hiçbir şey katmadan
    Başından başlayayım, bir yerini atlamadan

    Gazetede (yazmadı|çıkmadı), radyoda da geçmedi
    Ama aynen böyle işte, kimse bana söyletmedi

    (Bir şey|Bir söz|Bir hikâye) taşırım içimde, nereye gitsem gelir
    Uzun sürmez anlatması, dinleyen bilir

    (Uzun zaman|Epeydir) sakladım, kimseye demedim
    Baktım ki mırıldanıyorum, şarkı olsun dedim

    (Kimi şarkı|Kimi türkü) denizleri, kralları anlatır
    Bu da her günkü şeyleri, onlar da hatırdadır

    (Otur|Dur) biraz, dinle beni, uzun sürmez sözüm
    Aklımda dönüp duruyordu, şarkı oldu bugün

    Aklımdan (çıkmayan|gitmeyen) bir şey var, ne yapsam gitmiyor
    Şarkıya koydum bugün, gerisi bilinmiyor

    Birisi (söylesin|anlatsın) dedim, çıkmadı tek kişi
    Ben söyleyeyim bari, bu da artık benim işim

    (Çayını al da|Yanıma gel de|Kulak ver de) anlatayım, olduğu gibi
    Dün gibi hepsi aklımda, bugünkü gibi

    (Sözüm|Şarkım) kısa, kendi hâlinde, büyük lafı yok
    İçinde ne varsa gerçek, bir tek yalanı yok`,
}
