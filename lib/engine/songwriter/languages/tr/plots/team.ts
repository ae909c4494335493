import type { Plot } from '../../stanzas.ts'

/** A team's or a school's anthem. */
export const team: Plot = {
  person: 'me',
  open: `
    Otobüs (muz|lastik|simit) kokuyor, bir de ıslak çorap
    Sayıyoruz, yine bir kişi eksik
    Otoparkta koşan o, elinde ayakkabı
    Her hafta aynı kişi, alıştık, bekledik

    Başta üç çift (krampon|ayakkabı|pabuç) vardı, bir düdük
    Bir toprak saha, bir de yan duvar
    Şimdi yedi koltukluk tribünümüz var
    Üç eski perdeden dikilmiş bayraklar

    Formalar (büyük|bol|geniş), dize kadar iniyor
    Numaralar koşarken kopuyor
    Uzaktan asılmış çamaşır gibiyiz
    Bak, o çamaşır nasıl koşuyor`,
  turn: `
    Geçen güz yenildik, sayı söylemem
    Tabela utandı, ışığı söndü
    Ama dönüşte öyle söyledik ki
    Yoldaki bütün camlar bize döndü

    Biri çamura düştü, biri el verdi
    Forması bizden değil, ne önemi var
    Bir an sustu bütün saha
    Sonra öyle bir alkış ki, titredi duvar

    Hocanın defteri var, oklarla dolu
    Sağa ok, sola ok, bir de yukarı
    Kapatıp dedi ki, boş verin şimdi
    Beraber koşun, gerisi gelir, hadi`,
  meaning: `
    Kazanmak güzel, ama daha güzeli
    Yan yana koşmak aynı yere
    Biri yorulunca öteki gelir
    Omuz verir, düşmez yere

    Kupa dolapta tozlanır bir gün
    Arkadaşlık hiç tozlanmaz
    Birlikte ıslandığımız o yağmur
    Bizde kalır, hiç unutulmaz

    Yenildiğimiz gün de beraberdik
    Yendiğimiz gün de, ne fark eder
    Aynı formayı giyenler bilir
    Yürek bir olunca dağlar titrer

    Küçücük bir sahada başladık
    Bir top, bir avuç insan vardı
    Bugün bin ses oldu sesimiz
    Ön sıralar bile bize dardı`,
  lift: `
    Omuz omuza, haydi, vur davula
    Bugün bizim günümüz, çıkalım yola

    Sözü bilmeyen adımızı duyursun
    Eller havaya kalksın, yürekler vursun`,
  chorus: `
    # Haydi {brand}
    Haydi {brand}, haydi, inlesin bu saha
    Kazansak bir bayram, kaybetsek bir daha
    Haydi {brand}, haydi, durmak yok bu yolda
    Tek yürek, tek nefesiz, sağda da, solda da

    # {brand}, biz geldik
    {brand}, biz geldik, sesimiz gür bizim
    Bu saha bizim bugün, bu gün bizim
    {brand}, biz geldik, geri dönüş yok
    Kalbimiz bir atıyor, sevdamız çok

    # Sonuna kadar
    Sonuna kadar, karda, çamurda, sıcakta
    Aynı yürek atıyor burada, her sokakta
    Sonuna kadar, düşen olursa kaldırırız
    Bir daha, bir daha, hep beraber koşarız`,
  bridge: `
    Bir gün yaşlanır bu ayaklar
    Kenardan bakarız belki
    Gençlere deriz, biz de koştuk
    Bu sahada, inan ki

    Rakibe saygı, dosta sevgi
    Düdük çalınca el sıkarız
    Terimizle, alnımız açık
    Bu kapıdan gururla çıkarız`,
}
