import type { Topic } from '../../stanzas.ts'

export const sky: Topic = {
  kin: 'niebo nieba niebie niebem gwiazda gwiazdy gwiazdę gwiazd gwiazdami gwiazdk* księżyc* słońce słońca słońcem słońcu obłok* chmurk* planet* kosmos* kosmicz* kosmonaut* astronaut* rakiet* teleskop* komet* galakty* saturn* wszechświat* zachód zachodu wschód wschodu horyzont* zorz* orbit* mars marsa marsie',
  you: {
    scene: `
      Kładziesz się (na masce|na trawie|na dachu) i pokazujesz palcem
      Która z gwiazd tutaj jak się zwie
      Połowę zmyślasz, ta będzie Walcem
      A tamta Pierogiem, i niebo to wie`,
    later: `
      W zachód słońca idziesz do okna z kubkiem
      Codziennie, jak inni na mecz albo film
      Mówisz: dziś piątka, z różowym czubkiem
      I stoisz, aż zgaśnie ten ostatni rym`,
  },
  me: {
    scene: `
      Kupuję (teleskop|lunetę), czytam pół instrukcji
      Patrzę, i widzę: wielki, szary brzeg
      Wołam sąsiadów, jest pełno emocji
      To był nasz komin i na nim śnieg`,
    later: `
      Spada gwiazda, a ja nie mam życzenia
      Stoję z kanapką, na plecach mam koc
      Mam dach i lampę, i nic do zmienienia
      Niech weźmie ją ktoś, kto ma gorszą noc`,
  },
  past: {
    scene: `
      Pod takim (niebem|księżycem) leżało się w sianie
      I ktoś obiecał mi jedną z gwiazd
      Świeci tam dalej, na zawołanie
      Trzecia od komina, i mruga w czas`,
    later: `
      Niebo jest dziś jak wyprane w rzece
      I księżyc wisi, jak na gwoździu klucz
      Patrzę na niego i mam go w opiece
      Bo patrzy też na ciebie, i wie, gdzie, i już`,
  },
  hook: `
    Niebo jest wielkie, a mieści się w oknie
    Kto na nie patrzy, ten w deszczu nie moknie

    Gwiazda za gwiazdą, i świeci się dach
    Z niebem nad głową nie mieszka strach`,
}
