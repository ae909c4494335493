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
  lift: `
    Söndürün ışıkları, geliyor pasta
    Bir dilek tut, acele etme, bekler masa

    Herkes yaklaşsın, küçükler en öne
    Derin bir nefes al, dön de bak bize`,
  chorus: `
    # İyi ki doğdun, {call}
    İyi ki doğdun, {call}, iyi ki bizdensin
    Sesi çatallı olan pastadan çok yesin
    İyi ki doğdun, {call}, kalk da bir göbek at
    Komşular da gelsin, bu akşam herkes rahat

    # Üfle, {call}, üfle
    Üfle, {call}, üfle, mum eriyor pastaya
    Dileğini söyleme, çıkmasın sokağa
    Üfle, {call}, üfle, biz zaten biliyoruz
    Aynısını diledik, hep seni istiyoruz

    # {age} yaş, {call}
    {age} yaş, {call}, yakışmış, dön de bir bak aynaya
    Mumlar sığmadı gitti, taştı artık tabağa
    {age} yaş, {call}, üfle, hepsi birden sönsün
    Bu sofra, bu gürültü hep etrafında dönsün

    # Bir yaş daha
    Bir yaş daha, bir dilim daha, kesin kalın kalın
    Bir yaş daha, tabağı uzat, sakın az almayın
    Bir yaş daha seninle, eve kimse gitmesin
    Kim saati sorarsa, bulaşığı o bitirsin`,
  bridge: `
    On yıl sonra tartışırız
    Vişneli miydi, muzlu mu
    Herkes bilir ama şunu
    Kahkahan söndürdü mumu

    Biliyorum, utanırsın
    Şarkı başlar, yere bakarsın
    Yılda bir gün katlanacaksın
    Sevildiğini duyacaksın`,
}
