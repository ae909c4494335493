import type { Plot } from '../../stanzas.ts'

export const freedom: Plot = {
  person: 'me',
  open: `
    Ik heb mijn (baas|wekker|agenda) een hand gegeven, en toen de deur
    Mijn stropdas hangt sindsdien aan een boom langs het spoor
    Een ekster neemt hem mee, hij houdt van die kleur
    En ik loop hier op sokken de weilanden door

    De tas is gepakt, (één trui|twee appels|een boek), meer past er niet in
    Ik heb niet gevraagd wat de buurvrouw ervan vindt
    De sleutel ligt binnen, en bij het begin
    Van de straat is een bocht, en daarachter wind

    Het raam staat (wijd open|eindelijk open), de kamer is leeg
    Ik heb al mijn spullen op straat gezet
    Een kind nam de lamp mee, een man die zweeg
    Die droeg op zijn hoofd mijn te smalle bed`,
  turn: `
    Ik dacht dat ik bang zou zijn, zo zonder plan
    Ik sliep in een schuur, en de maan keek om het hek
    Om zes uur kwam er een koe naast me staan, en dan
    Deel je een appel, zo gaat een gesprek

    Ze zeiden, kom terug, want dit kan toch niet
    Je hebt geen papieren, geen bord en geen bad
    Ik schreef ze een kaart met wat je hier ziet
    Een lucht, en een lijn, en verder nog wat

    Mijn hoofd was een kantoor, waar een lamp altijd zoemt
    Met laden vol lijstjes van wat ik nog moest
    Nu is het een veld dat geen mens heeft benoemd
    Met één oud hek, en dat hek zit vol roest`,
  lift: `
    De weg vraagt geen kaartje, de wind vraagt geen naam
    Ik steek nog één keer mijn hoofd uit het raam

    Ik tel niet meer af, en ik tel niet meer mee
    Hier houdt het hek op, hier begint de zee`,
  chorus: `
    # Ik ben vrij
    Ik ben vrij, als een jas die van de lijn is gewaaid
    Als een fiets zonder slot, als een haan die maar kraait
    Ik ben vrij, en ik weet niet waarheen, maar het gaat
    Ik zing het naar links en naar rechts door de straat

    # Laat mij maar gaan
    Laat mij maar gaan, met mijn haar in de war
    Op een boot, op een brommer, desnoods op een kar
    Laat mij maar gaan, ik stuur jullie een steen
    Van de mooiste rivier, en verder geen een

    # Geen mens die me roept
    Geen mens die me roept, en geen klok die nog tikt
    Geen mens die me zegt of mijn haar zo wel zit
    Geen mens die me roept, en ik roep het naar jou
    Doe je schoenen maar uit, het gras is nog nat van de dauw`,
  bridge: `
    Soms mis ik de lamp en de stem in de gang
    Dan schrijf ik een brief, bij een vuur van wat hout
    De vrijheid is groot, en de avond soms lang
    Maar de sterren zijn helder, en de lucht is vertrouwd

    En kom ik ooit terug, dan met zand in mijn schoen
    Dan zit ik aan tafel en ben ik heel stil
    Dan vraag je, wat ga je nu morgen dan doen
    En dan zeg ik, ik weet het niet, en dat is wat ik wil`,
  meaning: `
    Ze vragen, wat zoek je, en weet je het zeker
    Ik weet nog niet alles, ik weet wel genoeg
    Er komt nooit een dag met een strik eromheen
    Dus ga ik maar nu, en ik ga maar vroeg

    De weg is geen antwoord, de weg is een vraag
    En lopen is al wat je daarvoor moet
    Wat zwaar was, dat laat je gewoon bij de deur
    En wat je echt nodig hebt, past in je hoed`,
}
