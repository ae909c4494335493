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
  meaning: `
    Mówią, że czas to goi i leczy
    A on tylko uczy nas nowych dróg
    Jak rano wstać i nastawić wodę
    I przejść bez ciebie przez ten sam próg

    Nie ma cię w domu, a wszędzie cię widać
    W miejscu przy oknie, w skrzypnięciu drzwi
    I niby jest pusto, a tyle zostało
    Jak światło, co po lampie się tli

    Czasem mi dobrze i śmieję się znowu
    I zaraz mi głupio, że śmieję się tak
    A potem wiem, że to po tobie zostało
    I nie ma w tym zdrady, i dobry to znak

    Chcę opowiadać, jak było naprawdę
    Bez wielkich słów, tak jak się da
    Bo o kim się mówi, ten siada z nami
    I dalej tu z nami, pośród nas trwa`,
  lift: `
    Gdy wieczór w domu po cichu gaśnie
    To słowa do ciebie przychodzą właśnie

    Zapalam świecę i siadam przy oknie
    I cicho się robi, i serce mięknie`,
  chorus: `
    # Jesteś tu, {call}
    Jesteś tu, {call}, w tym domu, w tych drzwiach
    Jesteś w piosence i w zapachu lata
    Jesteś tu, {call}, w zwyczajnych dniach
    I w każdej historii, co do nas wraca

    # Jesteś tu, {call}
    Jesteś tu, {call}, gdzie pamięć trwa
    {you.fact}
    Jesteś tu, {call}, jak w ciszy melodia
    Co sama powraca i w sercu gra

    # Śpij dobrze, {call}
    Śpij dobrze, {call}, ja zamknę tu bramę
    {you.fact}
    Śpij dobrze, {call}, a jutro nad ranem
    Popatrzę za ciebie, jak słońce wschodzi

    # Opowiadam o tobie
    Opowiadam o tobie, gdy ktoś mnie spyta
    I kiedy nikt nie pyta, też
    Opowiadam o tobie, i zaraz jest cieplej
    Jak w kuchni, gdy na dworze deszcz

    # Tu jest twoje miejsce
    Tu jest twoje miejsce, w tym słońcu przy drzwiach
    {fact}
    Tu jest twoje miejsce, i tak zostanie
    Po wszystkich zimach i wszystkich dniach`,
  bridge: `
    Nie wiem, gdzie jesteś, i nikt tego nie wie
    Może jest łąka, strumień i cień
    A kiedy furtka skrzypnie o zmierzchu
    Mówię dobry wieczór, jak w każdy dzień

    I jeśli jest miejsce, skąd na nas patrzysz
    To zobacz, że razem tu dalej idziemy
    Że czasem płaczemy, a czasem się śmiejemy
    I wszystko, co twoje, ze sobą niesiemy`,
}
