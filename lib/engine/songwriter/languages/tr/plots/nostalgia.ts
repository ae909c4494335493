import type { Plot } from '../../stanzas.ts'

export const nostalgia: Plot = {
  person: 'past',
  open: `
    Bir (kutu|çekmece|sandık) açtım, içinden yaz çıktı
    Bir gazoz kapağı, bir deniz kabuğu
    Kulağıma tuttum, sen çağırıyordun
    Akşam oldu, haydi, topla çocuğu

    Mahallede (lambalar|ışıklar) yanınca eve girerdik
    Beş dakika daha, diye bağırırdık
    O beş dakikalar birikti, bak
    Bugün elimde bir avuç ışık

    (Bakkalın|Kasabın|Fırının) kepengi aynı yeşil
    Deftere yazardı, babamdan alırdı
    Defter kapanmış, yazı silinmiş
    Bir sakız borcum var, bende kaldı`,
  turn: `
    Boyumuz kapının pervazında
    Kurşun kalemle çizik çizik
    Boyadılar evi geçen bahar
    Boyanın altında hâlâ bizdik

    Kasette sesimiz var, çocuk sesi
    Gülüyoruz, biri bastı durdurmaya
    O düğme sesi var ya, tık
    Ondan beri uğraşırım başa sarmaya

    Sokak küçülmüş, ya da ben büyümüşüm
    Duvar dizime geliyor artık
    O duvardan atlardık, ne cesaret
    Bir bacağımda hâlâ o yırtık`,
  meaning: `
    İnsan büyüyor, yollar uzuyor
    Bir şey kalıyor hep geride
    Ne zaman yorulsam dönüp bakarım
    Işığı yanıyor hâlâ o yerde

    O günlerde saat yoktu sanki
    Güneş batınca biterdi gün
    Şimdi saat çok, vakit yok
    O çocuk içimde duruyor bugün

    Geri gelmez derler geçen günler
    Gelmez, doğru, ama gitmez de
    Bir koku, bir ses, bir türkü yeter
    Buradadır hepsi, hep bizimle

    Az şeyimiz vardı, ne çok gülerdik
    Şimdi çok şey var, gülmek az
    Bana o günlerden bir akşam verin
    Bütün yıllarımdan bir tek yaz`,
  lift: `
    Gözümü yumsam yine oradayım
    Ne büyüdüm ne değiştim, o havadayım

    Geri dönülmez, biliyorum, o yol uzun
    Bırak da bu şarkıda biraz dursun`,
  chorus: `
    # Hatırlar mısın, {call}
    Hatırlar mısın, {call}, o güzel günleri
    Gülerdik, bilmezdik gelip geçtiğini
    Hatırlar mısın, {call}, ben unutmadım
    Aklımdan bir an bile hiç çıkarmadım

    # O günler
    O günler, o günler, şimdi neredesiniz
    Bir türkü kadar yakın, rüya gibisiniz
    O günler, o günler, geri gelmese de
    Yaşıyor içimde hep, gündüz de, gece de

    # Dün gibi
    Dün gibi, dün gibi, gözümün önünde
    Kaldı bir yanım benim o güzel günlerde
    Dün gibi, dün gibi, yıllar geçti oysa
    Dönerdim bir solukta, bir yolu olsa`,
  bridge: `
    Bugün de bir gün eski olacak
    Biri oturup anacak belki
    Şimdi bildim, her günü sevmeli
    Geçip gitmeden, elden, sanki

    O zaman bilseydim, derim
    Daha yavaş yürürdüm
    Her akşamı, her gülüşü
    Cebime koyar, götürürdüm`,
}
