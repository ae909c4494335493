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
  lift: `
    Bir koku yetiyor, sabunla tarçın
    Yedi yaşında oluyorum ansızın

    Geri dönülmez, biliyorum, o yol çıkmaz
    Ama ara sıra bakmak kimseyi yormaz`,
  chorus: `
    # O yaz
    O yaz, dizimiz yara, saçımız tuz
    Üç ay sürdü ama biz hâlâ oradayız
    O yaz, kimse bilmedi bittiğini
    Biz top oynuyorduk, duymadık gittiğini

    # Hatırlar mısın, {call}
    Hatırlar mısın, {call}, çeşmenin başını
    Avucunla su verirdin, ıslatırdın saçımı
    Hatırlar mısın, {call}, ben unutmadım hâlâ
    Susayınca bir an orada oluyorum, inan bana

    # Eski sokak
    Eski sokak, beni tanıdın mı, ben geldim
    Taşını, çukurunu adım adım bilirdim
    Eski sokak, asfalt dökmüşler, olsun
    Altında bizim taşlar var, orada uyusun`,
  bridge: `
    Bugün de bir gün eski olur
    Biri açar bir kutuyu
    Belki bu çay bardağıdır
    İçinden çıkan o koku

    O zaman bilseydim derim
    Daha yavaş yürürdüm
    Her akşam seslenen sesi
    Cebime koyar, götürürdüm`,
}
