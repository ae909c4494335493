import type { Plot } from '../../stanzas.ts'

export const complaint: Plot = {
  person: 'me',
  open: `
    Budzik (nie dzwonił|zamilkł), kot siedzi na swetrze
    Tramwaj mi mignął ogonem czerwonym
    W bucie kałuża, w portfelu powietrze
    Jest ósma, uznaję ten dzień za skończony

    Pani w okienku mówi, (że nie tu|że nie dziś|że zły druk)
    W drugim mówią mi, że w trzecim
    W trzecim jest kartka: zaraz wracam
    A pod nią pająk wychował dzieci

    Dzwonię na infolinię, (gra walc|gra flet) i gra
    W kolejce przede mną czterdzieści osób
    Gotuję bigos, maluję przedpokój
    Połączenie zerwane, to też jest sposób`,
  turn: `
    Piszę skargę, długą, z przecinkami
    A komputer na to: hasło wygasło
    Wpisuję kota, datę i wykrzyknik
    Pisze, że słabe, i mam w głowie ciasno

    Sąsiad wierci od dziewiątej w ścianie
    Myślę, że szuka tam ropy lub brata
    W przerwie jest cisza, i wtedy córka
    Zaczyna na flecie, to już trzy lata

    Najgorsze, że w końcu ktoś się uśmiecha
    W drzwiach, z parasolem, i mówi: no cóż
    I cała ta złość, tak ładnie zebrana
    Idzie na marne i nie ma jej już`,
  meaning: `
    Człowiek jest z natury bardzo spokojny
    I wiele wytrzyma, a jakże, i już
    Ale są rzeczy, po których nawet
    Święty z obrazka by zrzucił kurz

    Ja wiem, że na świecie są większe sprawy
    Wojny, podatki, kosmos i głód
    A jednak to jedno mnie tak rozprasza
    Jak kamyk, co wpadł człowiekowi w but

    I żeby to jeszcze raz, od święta
    To by się rzekło: no trudno, cóż
    A to się powtarza i powtarza
    I nerwy mam cienkie jak papier już`,
  lift: `
    Liczę do dziesięciu, do stu, do tysiąca
    A w środku i tak jest zupa wrząca

    Wdech nosem i wydech, tak nas uczyli
    Ten wdech już od rana czeka tej chwili`,
  chorus: `
    # Ja się tylko pytam
    Ja się tylko pytam, dlaczego zawsze ja
    Kanapka spada na masło, a skarpetka gdzieś gna
    Ja się tylko pytam, spokojnie, bez krzyku
    Spokojnie, powtarzam, od rana, przy śmietniku

    # Ja się tylko pytam
    Ja się tylko pytam, czy tak musi być
    {fact}
    Ja się tylko pytam, spokojnie, bez krzyku
    A zaraz z tych nerwów zacznę wyć

    # No nie, no nie
    No nie, no nie, to jakiś żart
    {fact}
    No nie, no nie, i kto mi powie
    Ile właściwie ten spokój jest wart

    # Dość tego
    Dość tego, do kogo dziś pisze się list
    Do prezesa pogody i świata?
    Dość tego, długopis nie pisze nic
    Bo się wypisał, i to z końcem lata`,
  bridge: `
    A potem ktoś mówi do mnie: rozumiem
    Mnie też, i to dwa razy, i to w święta
    I stoimy razem, narzekamy w tłumie
    I piękna znajomość jest rozpoczęta

    Kiedyś się będę z tego śmiać, mówią
    W jakim to roku? I gdzie, i z kim?
    Wpisuję datę do kalendarza
    I ćwiczę przed lustrem ten śmiech, jak mim`,
}
