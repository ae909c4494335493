import type { Details } from '../../stanzas.ts'

/** What is learnt of the world, in its order: seasons, water, planets, leaves that make sugar, and what goes in which bin. */
export const lessons2: readonly Details[] = [
  {
    words:
      'pory_roku porach_roku porami_roku pór_roku cztery_pory czterech_porach wiosna_lato wiosna_lato_jesień_zima wiośnie_lecie_jesieni_i_zimie',
    stanzas: `
      Wiosną topnieją ostatnie śniegi
      Wracają bociany i rośnie liść
      Latem jest słońce i dzień najdłuższy
      I można boso po trawie iść

      Jesień maluje na złoto drzewa
      I liście spadają, i pada deszcz
      Zimą jest mróz i dzień najkrótszy
      A potem wiosna, i wszystko już wiesz`,
    later: `
      Cztery są pory, po trzy miesiące
      A Ziemia wokół Słońca się kręci
      I jak zatoczy swój cały krąg
      To rok ma za sobą, i wiosną znów tętni`,
    hook: `
      Wiosna i lato, jesień i zima
      Cztery pory roku, i każda się trzyma

      Cztery pory roku, jedna za drugą
      Jedne trwają krótko, a żadna za długo`,
  },
  {
    words:
      'obieg_wody obiegu_wody obiegiem_wody krążenie_wody krążeniu_wody cykl_wody cyklu_wody parowanie parowania parowaniu skraplanie skraplania skraplaniu',
    stanzas: `
      Słońce nagrzewa morza i rzeki
      Woda paruje, choć nie widać jej
      Para wędruje wysoko do góry
      A tam, wysoko, jest coraz zimniej

      Para się skrapla w maleńkie krople
      I z kropel chmura robi się znów
      Gdy krople są ciężkie, to spada z nich deszcz
      A zimą pada z niej śnieg jak puch`,
    later: `
      Część deszczu wypije ziemia i drzewa
      Reszta do rzeki po kamykach gna
      A rzeka niesie ją znowu do morza
      I tak się kręci ta woda co dnia`,
    hook: `
      Paruje, skrapla się, spada jak deszcz
      Obieg wody w przyrodzie już cały wiesz

      Z morza do chmury, z chmury na świat
      Tak woda krąży od wielu lat`,
  },
  {
    words:
      'planety planetach planetami planet układ_słoneczny układzie_słonecznym układu_słonecznego merkury wenus jowisz saturn uran neptun',
    stanzas: `
      Pierwszy od Słońca biegnie Merkury
      Druga jest Wenus, gorąca jak piec
      Trzecia jest Ziemia, tu my mieszkamy
      I czerwony Mars, i dalej trzeba biec

      Piąty jest Jowisz, największy ze wszystkich
      Saturn ma pierścień, i szósty to on
      Siódmy jest Uran, i toczy się bokiem
      Neptun jest ósmy, to ostatni dom`,
    later: `
      Słońce jest w środku i świeci wszystkim
      A każda planeta swą drogą gna
      I Ziemia je całe obiegnie w rok
      A wokół własnej osi, co dnia`,
    hook: `
      Merkury, Wenus, Ziemia i Mars
      Jowisz i Saturn, i Uran, i Neptun wśród gwiazd

      Osiem planet krąży wokół Słońca
      I tak się kręci bez końca, bez końca`,
  },
  {
    words: 'fotosynteza fotosyntezie fotosyntezę fotosyntezy fotosyntezą chlorofil*',
    stanzas: `
      Korzeń wypija wodę z ziemi
      Łodyga do liści tę wodę śle
      Liść z powietrza bierze dwutlenek węgla
      Maleńką szparką, pod spodem, na dnie

      Chlorofil łapie promienie słońca
      I z wody, i z gazu, w liściu, co dnia
      Powstaje cukier, jedzenie dla drzewa
      A tlen ulatuje, i każdy go ma`,
    later: `
      Bez tego nie byłoby chleba ni jabłek
      I nie byłoby czym oddychać nam
      A liść to robi po cichu za dnia
      Wystarczy mu słońce, i robi to sam`,
    hook: `
      Fotosynteza, światło i liść
      Woda i gaz, i tlen może iść

      Słońce i woda, i zielony liść
      Fotosynteza, i tlen może wyjść`,
  },
  {
    words:
      'segregacja_śmieci segregacji_śmieci segregację_śmieci segregowanie_śmieci segregowaniu_śmieci segregowania_śmieci segregować_śmieci sortowanie_śmieci sortowaniu_śmieci segregacja_odpadów segregacji_odpadów recykling recyklingu recyklingiem',
    stanzas: `
      Niebieski kubeł zbiera papiery
      Gazety, zeszyty, kartonu stos
      Zielony zbiera butelki i słoje
      Bo szkło jest szkłem, i ma drugi los

      Do żółtego leci plastik i puszki
      Butelki zgniatam, i idą tam
      Brązowy czeka na ogryzki i liście
      A resztę do czarnego wrzucę sam`,
    later: `
      Z gazety znowu powstanie zeszyt
      Ze słoja słój, z butelki koc
      I mniej jest śmieci w lesie i w rzece
      I lżej oddycha Ziemia co noc`,
    hook: `
      Niebieski, zielony, żółty, brązowy
      Segreguj śmieci, i kubeł gotowy

      Papier i szkło, i plastik, i bio
      Recykling to łatwe, i wszyscy to mogą`,
  },
  {
    words:
      'miesiące_roku miesiącach_roku nazwy_miesięcy nazwach_miesięcy dwanaście_miesięcy dwunastu_miesiącach styczeń_luty_marzec',
    stanzas: `
      Styczeń jest pierwszy, rok się zaczyna
      Luty jest krótki, i mroźny ma ton
      Marzec i kwiecień, i maj z bzem na płocie
      A czerwiec dzwoni ostatni dzwon

      Lipiec i sierpień to całe wakacje
      Wrzesień do szkoły prowadzi nas znów
      Październik, listopad, i liście spadają
      A grudzień jest ostatni, i pada puch`,
    later: `
      Dwanaście miesięcy, i rok jest cały
      A każdy ma pogodę i twarz
      I kiedy się skończą, to od stycznia
      Zaczynasz je znów, bo już wszystkie znasz`,
    hook: `
      Dwanaście miesięcy, od stycznia po grudzień
      Śpiewają je dzieci, śpiewają je ludzie

      Od stycznia do grudnia, raz i dwa
      Miesiące roku ta piosenka zna`,
  },
]
