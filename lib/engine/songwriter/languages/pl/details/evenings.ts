import type { Details } from '../../stanzas.ts'

/** Toys and games, a glass with friends, words of other languages, and presents. */
export const evenings: readonly Details[] = [
  {
    words:
      'zabawk* zabawek klocki klocków klockami klocek lego dinozaur* lalka lalki lalkę lalek lalkami resorak* autkami',
    stanzas: `
      Klocek czeka w ciemności na bosą stopę
      Wieża jest wyższa już od krzesełka
      Lalka prowadzi koparkę do łóżka
      I dywan to morze, a puf to muszelka

      Dinozaur wyjada zupę z miseczki
      Pod stołem jest zamek, tunel i most
      Auta się ustawiają w długi korek
      I każdy potworek ma własny głos`,
    later: `
      Przyjdzie taki dzień, gdy zabawki ucichną
      I staną na półce jak zdjęcia w rząd
      A wtedy się weźmie do ręki jeden klocek
      I widać w nim cały ten dziecinny ląd`,
    hook: `
      Klocki na klocki, aż pod sam sufit
      A jak się zawali, to nic się nie zgubi

      Zabawki śpią w pudle, a dzień był długi
      I jutro zaczniemy ten dzień po raz drugi`,
  },
  {
    words:
      'konsol* gra_na_komputerze grasz_na_komputerze gram_na_komputerze grał_na_komputerze grałeś_na_komputerze grać_na_komputerze gry_komputerowe gier_komputerowych grach_komputerowych gracz* gamer* minecraft* fortnite playstation xbox',
    stanzas: `
      Jeszcze tylko jeden poziom i koniec
      Kciuki skaczą szybciej niż myśl
      Kolacja stygnie już od godziny
      A świat się ratuje właśnie dziś

      Słuchawki mają jedno ucho wolne
      Fotel się w zakręt przechyla też
      Ekran się świeci w ciemnym pokoju
      I jeszcze ten jeden poziom jest`,
    later: `
      Po latach nikt nie pamięta wyniku
      A wszyscy pamiętają ten jeden śmiech
      Gdy gra się skończyła, a nikt nie wstawał
      I świt był za oknem, i pierwszy śnieg`,
    hook: `
      Jeszcze jeden poziom, jeszcze jedna gra
      I niech ta zabawa do rana trwa`,
  },
  {
    words:
      'piwo piwa piwem piwko piwku wino winem winko drink* kufel kuflem pub pubu pubie kieliszek kieliszk* degustac*',
    stanzas: `
      Piana zostaje na górnej wardze
      Śmiech przy tym stole wciąż zmienia strony
      Stolik się kiwa, więc pod nim jest kartka
      I ktoś się dosiada, od śmiechu czerwony

      Korek wyskoczył i ktoś klasnął w ręce
      Rachunek się dzieli na równe części
      Rozmowa zatacza już trzecie kółko
      I wraca się później, i wraca się częściej`,
    later: `
      Potem się stoi jeszcze pod latarnią
      I pół godziny żegna się ktoś
      Bo w piwie i winie jest mniej niż w ludziach
      A ludzi takich to nigdy dość`,
    hook: `
      Piwo niech stygnie, wino niech lśni
      Najlepsze w tym wszystkim jesteśmy my`,
  },
  {
    words:
      'angielski angielskiego angielskim hiszpański hiszpańskiego niemieckiego włoskiego francuskiego norweskiego japońskiego chińskiego języków_obcych język_obcy języki_obce obcego_języka języka_obcego słówka słówek tłumaczk* tłumacz',
    stanzas: `
      Karteczki ze słówkami wiszą w kuchni
      Lodówka ma nazwę w obcej mowie
      Język się plącze na drugiej sylabie
      I słówka się kręcą po całej głowie

      Słówko, którego wczoraj nie było
      Dziś samo wpada w usta i brzmi
      W pociągu się słucha szóstej lekcji
      I nagle się otwierają drzwi`,
    later: `
      A kiedyś, w kraju po drugiej stronie morza
      Ktoś spyta o drogę, i będzie się wiedzieć
      I wszystkie te słówka z lodówki w kuchni
      Ustawią się w rzędzie, by odpowiedzieć`,
    hook: `
      Słówko po słówku i zdanie po zdaniu
      A świat się otwiera już przy śniadaniu`,
  },
  {
    words: 'prezent prezenty prezentów prezentami prezentem prezencik* niespodziank* niespodzianek upomin*',
    stanzas: `
      Papier szeleści za drzwiami szafy
      Kokardka jest krzywa, lecz ma swój wdzięk
      Ktoś trzęsie pudełkiem przy samym uchu
      I zgaduje po kształcie, i słucha, czy brzdęk

      Niespodzianka czeka na górnej półce
      Wszyscy chodzą na palcach od rana
      Światło zgaszone, ktoś kicha za fotelem
      I cała tajemnica jest już wydana`,
    later: `
      Prezent się znosi, zgubi albo stłucze
      A to, co zostaje, nie mieści się w nim
      Ta mina, ta chwila przed rozwiązaniem
      I papier, co fruwa jak biały dym`,
    hook: `
      Prezent na stole, kokarda w bok
      A radość się mieści na cały rok`,
  },
]
