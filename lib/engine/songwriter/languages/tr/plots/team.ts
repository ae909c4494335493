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
  lift: `
    Omuz omuza, bağcık düğüm düğüm
    Kalbim bir davul, bugün bizim günüm

    Davulu olmayan ayağını vursun
    Sözü bilmeyen adımızı duyursun`,
  chorus: `
    # Haydi {brand}
    Haydi {brand}, haydi, inlesin bu saha
    Kazanırsak bayram, kaybedersek bir daha
    Haydi {brand}, haydi, yağmur yağsa ne yazar
    Çamurdan çıkan forma daha güzel parlar

    # {brand}, biz geldik
    {brand}, biz geldik, davul da bizde, ses de
    {brand}, bin kişi yok ama bin kişilik nefeste
    {brand}, biz geldik, tabelaya bakma sen
    Biz bitti demeden bitmez, düdüğe rağmen

    # Sonuna kadar
    Sonuna kadar, karda, çamurda, sıcakta
    Ayak bitse de yürek daha oynamakta
    Sonuna kadar, biri düşerse dururuz
    Kaldırır, sileriz, yeniden koşuyoruz`,
  bridge: `
    Bir gün asarız çiviye
    Kramponu, atkıyı, düdüğü
    Ama o duvarın dibinde
    Gelir dinleriz gürültüyü

    Dolapta bir kupamız var
    Kulpu kırık, biraz yamuk
    İçinde yara bandı durur
    Alır takar düşen çocuk`,
}
