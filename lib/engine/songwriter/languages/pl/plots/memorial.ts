import type { Plot } from '../../stanzas.ts'

/** The last `open`, the last `turn` and two of the choruses suit an animal, too. */
export const memorial: Plot = {
  person: 'past',
  open: `
    Twój płaszcz wisi wciąż przy (drzwiach|lustrze|oknie)
    W kieszeni lista: mąka, ser
    Kupuję wszystko i niosę do domu
    A w domu stoję i nie wiem, gdzie

    Mam jeszcze twój numer, (nie kasuję|nie ruszam|na górze)
    Czasem naciskam i słucham, jak gra
    Gdyby coś kliknęło, mam przygotowane
    U nas już kwitnie, to tylko ja

    Jest takie miejsce, to (ciepłe|jasne) przy oknie
    Słońce tam wchodzi po drugiej i leży
    Chodzimy bokiem, nikt nie zastawia
    To twoje, tyle ci się należy`,
  turn: `
    Robię pierogi po twojemu
    Ta sama miska, ten sam gest
    I nagle śmieję się z twego żartu
    I dziwię się, że lżej mi jest

    W szafie po tobie pudełko gumek
    Sznurki, guziki, wszystko się przyda
    Nic się nie przyda, i biorę to wszystko
    I chowam, nikomu nie wydam

    Śnisz mi się czasem, wchodzisz jak zawsze
    Siadasz, gdzie zawsze, i patrzysz w próg
    Rano jest tylko kurz w smudze słońca
    I drży, jakby ktoś go potrącić mógł`,
  lift: `
    Mówią: z czasem przejdzie, a ja nie chcę
    Żeby przeszło całkiem, zostaw coś jeszcze

    Mówię do ciebie czasem na głos
    W kuchni, przy zlewie, tak, byle co`,
  chorus: `
    # Opowiadam o tobie
    Opowiadam o tobie przy stole, w pociągu
    Jak gwiżdżesz, jak gubisz okulary
    Opowiadam o tobie i mówię wciąż: jest
    Niech się gramatyka martwi i zegary

    # Tu jest twoje miejsce
    Tu jest twoje miejsce, w tym słońcu przy drzwiach
    Tu jest twoje miejsce i zostaje puste
    Tu jest twoje miejsce, nie w niebie, nie w snach
    A tu, na podłodze, gdzie światło uśnie

    # Śpij dobrze, {call}
    Śpij dobrze, {call}, ja zamknę tu bramę
    Podleję, co twoje, zgaszę, co trzeba
    Śpij dobrze, {call}, a jutro nad ranem
    Popatrzę za ciebie na pierwsze drzewa`,
  bridge: `
    Nie wiem, gdzie jesteś, i nie dochodzę
    Może jest łąka, strumień i cień
    A kiedy furtka skrzypnie o zmierzchu
    Mówię dobry wieczór, jak w każdy dzień

    Dziecko mnie pyta, gdzie teraz jesteś
    Nie ma w tym domu dobrej odpowiedzi
    Daje mi wtedy pół swojego ciastka
    I obok mnie na schodach siedzi`,
}
