import type { Topic } from '../../stanzas.ts'

export const travel: Topic = {
  kin: 'podróż* podróże podroz* wyjazd* wycieczk* walizk* walizka plecak* paszport* samolot* lotnisk* bagaż* mapa mapy mapę mapie hotel* hostel* zwiedza* pocztówk* turyst* przewodnik* drogowskaz* autostop* wędrówk* góry kompas* urlop* zagranic*',
  you: {
    scene: `
      Pakujesz się (w pięć minut|nocą|o świcie), dwie skarpety, sweter
      Mówisz, że reszta się znajdzie w drodze
      Mapa jest po to, by kroić na niej ser
      A ścieżki się pytasz na jednej nodze`,
    later: `
      Nie znasz języka, a po godzinie
      Jesz z nimi zupę, i znasz już ich psa
      Przysyłasz pocztówkę, że w tej gościnie
      Nauczą się śpiewać po naszemu, do dna`,
  },
  me: {
    scene: `
      Walizka (pojechała|poleciała) do Lizbony, a ja jestem w Rzymie
      W kieszeni mam klucze od domu i gwizdek
      Kelner mnie uczy, jak mam na imię
      Po jego, i niesie na kredyt mi miskę`,
    later: `
      Zwiedzam to miasto bez mapy, na nos
      Trafiam do pralni, i tam jest wesele
      Tańczę z panem, co suszył włos
      I takie zabytki lubię w niedzielę`,
  },
  past: {
    scene: `
      Twoja walizka (na szafie|pod łóżkiem|w sieni), naklejki z portów
      W bocznej kieszonce piasek i plan
      Otwieram czasem, i szumi sto kurortów
      I jeden adres, co tylko ja znam`,
    later: `
      Stoję w tym mieście, o którym tyle było
      Gadania, i śmiechu, i nigdy czasu
      Piję tę kawę, co miała być miłą
      I stawiam dwie, tak, bez hałasu`,
  },
  hook: `
    W drogę, i niech się otworzy dal
    Mniej mieć w walizce, i mniej będzie żal

    Podróż się zaczyna od otwartych drzwi
    I kończy, gdy w domu ktoś mówi: no, ty!`,
}
