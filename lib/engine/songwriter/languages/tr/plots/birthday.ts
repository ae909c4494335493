import type { Plot } from '../../stanzas.ts'

export const birthday: Plot = {
  person: 'you',
  open: `
    (Salonda|Mutfakta|Balkonda) tam elli balon
    Biri patladı, kedi yok
    Pasta biraz yana yatmış
    Kapıda ayakkabı çok

    Kimse gelmesin, dedin, (bir çay|bir poğaça|bir öpücük) yeter
    Perdenin ardında on altı kişi
    Anahtar döndü, sustuk, sonra bir ses
    Komşu hapşırdı, berbat etti işi

    Saat (altıda|yedide) aradım, uyandın
    Alacaklı mı, banka mı, ne sandın
    Üç kıta söyledim nefes almadan
    Esneyip dedin, hadi bir kez baştan`,
  turn: `
    Albümde bir fotoğrafın
    Krema olmuş burnun, saçın
    Tek dişinle gülüyorsun
    Hâlâ öyle gülüyorsun

    Her yıl biri anlatıyor
    Kurduğun çadır çökmüştü
    Masal her yıl büyüyor bak
    Bu yıl içine ay düştü

    Sorduk, ne istersin diye
    Bir çift çorap, dedin bize
    On çift aldık, her birine
    Bir mektup sakladık yine`,
  meaning: `
    Yılda bir gün hepimizin sevinci aynı
    Herkes bir yerden kalkar gelir
    Pasta bahane, mum bahane
    İnsan sevildiğini böyle bilir

    Yaş dediğin sayı, mum dediğin ışık
    Çoğaldıkça oda aydınlanır
    Her mumun içinde bir yıl saklı
    Yaktıkça bir bir hepsi hatırlanır

    Hediye paketi bir günde açılır
    Kurdelesi kaybolur, kutusu atılır
    Bu şarkı kalır, seneye de söyleriz
    Her yıl üstüne bir kıta katılır

    Dünya bir kişi fazlaydı o gün
    Kimse bilmiyordu kim gelmiş
    Bugün hepimiz biliyoruz işte
    İyi ki gelmiş, iyi ki gülmüş`,
  lift: `
    Söndürün ışıkları, mumlar yansın
    Bir dilek tut, içinde kalsın

    Herkes yaklaşsın, sığalım kareye
    Derin bir nefes al, say üçe`,
  chorus: `
    # İyi ki doğdun, {call}
    İyi ki doğdun, {call}, iyi ki varsın
    Gönlünden ne geçerse hepsi senin olsun
    İyi ki doğdun, {call}, yüzün hep gülsün
    Nice nice yıllara, ömrün uzun olsun

    # {age} yaşın kutlu olsun, {call}
    {age} yaşın kutlu olsun, {call}, gel şöyle öne
    Bu akşam şarkılar, alkışlar sana, hep sana yine
    {age} yaşın kutlu olsun, {call}, mumlar yanar
    Bu sofrada bugün herkes seni sever, seni anar

    # Üfle, {call}, üfle
    Üfle, {call}, üfle, mumlar bir bir sönsün
    İçinden ne geçtiyse bir gün sana dönsün
    Üfle, {call}, üfle, alkışlar senin
    Seneye de burada, bu sofrada yerin

    # Bir yaş daha
    Bir yaş daha, bir gülüş daha, bir dilim daha
    Bir yaş daha, söyleyin bunu bağıra bağıra
    Bir yaş daha seninle, ne güzel bir akşam
    Seneye de böyle olsun, budur bütün duam`,
  bridge: `
    Ne dilediğini sormam sana
    Söylersen olmazmış, öyle derler
    Ama ben de bir şey tuttum içimden
    Sağlıkla geçsin gelecek günler

    Geçen yıl nasıl geçtiyse geçti
    Acısı tatlısı geride kaldı
    Yeni yaşın güler yüzle gelsin
    Bak, geldi bile, aramızda yer aldı`,
}
