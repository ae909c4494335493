import type { Plot } from '../../stanzas.ts'

/** Sung to an animal of any size, from hamster to elephant. */
export const pet: Plot = {
  person: 'you',
  open: `
    Op het formulier (van de bank|van de stad|van de gemeente) stond, gezin
    Ik dacht even na, en toen vulde ik jou maar in
    Bij beroep schreef ik, wacht op mij, elke dag
    En bij inkomen, dat ik je aaien mag

    Het is (zes|vijf|half zes) uur, ik bewoog maar één teen
    En jij roept het huis bij elkaar, want je eten is laat
    Ik breng je ontbijt, op mijn blote been
    Jij kijkt of de chef zelf niet bij je staat

    Je naam is heel kort, {call}, en je (draait|tilt|schudt) dan je kop
    Er rijden wel tien vrachtwagens door de straat
    Maar jij hoort mij, in heel dat lawaai, en je kijkt op
    Alsof er niets anders op aarde bestaat`,
  turn: `
    De nacht dat je ziek was, zat ik op de grond
    Ik heb je drie films verteld, met alle stemmen erbij
    Ik telde je adem, het raam werd al blond
    Toen at je een hap, en toen keek je naar mij

    De eerste dag zat je in de verste hoek
    Ik deed of ik een stoel was, ik zat er urenlang
    Toen kwam je wat dichter, je rook aan mijn broek
    En sindsdien zijn we allebei niet meer zo bang

    Mijn oom vroeg, wat kan dat beest, waar is het goed voor
    Je keek hem toen aan, en hij keek, en hij zweeg
    Nu komt hij op zondag, dan krabt hij je oor
    En vraagt of ik voor hem ook zo een kreeg`,
  lift: `
    Ik praat met een stem die geen mens van mij kent
    Zo gek en zo lief, omdat jij het bent

    Ik klets je de oren van je kop en je rug
    Maar wat ik je zei, komt bij niemand terug`,
  chorus: `
    # Kom maar hier, {call}
    Kom maar hier, {call}, want mijn schoot is vrij
    Mijn dag was te lang, en daar hoor jij nog bij
    Kom maar hier, {call}, jij bent zo'n klein stuk huis
    Zodra ik jou hoor in de gang, ben ik thuis

    # Jij bent van mij
    Jij bent van mij, en ik ben van jou
    Dat heb je beslist, in de regen, in de kou
    Jij bent van mij, en je vraagt niet waarom
    Je kijkt of ik er ben, en je draait je om

    # Liefste beest van de straat
    Liefste beest van de straat, en ik meet het niet na
    Ik weet het gewoon als ik 's ochtends op sta
    Liefste beest van de straat, met dat oor en die blik
    Er is er maar één die je zo goed begrijpt, en dat ben ik`,
  bridge: `
    Ik weet niet waaraan jij denkt als je zo kijkt
    Misschien aan je eten, misschien aan de maan
    Maar zit ik hier stil, met mijn hoofd vol, dan lijkt
    Het of jij dat weet, en je komt bij me staan

    Je vraagt niet wat ik van de wereld al zag
    Je vraagt of er nog iets te knabbelen is
    En toch, als ik weg ben, een uur of een dag
    Ben jij wie ik ongeveer het meeste mis`,
  meaning: `
    Jij praat niet, en toch weet je alles al lang
    Je hoort aan mijn stap of het goed met me gaat
    Geen mens die zo blij is dat ik er weer ben
    Al was ik maar vijf minuten op straat

    Ze zeggen, het is maar een dier, en dat klopt
    Jij hebt ook geen bankrekening en geen plan
    Maar wat jij hier doet, door er zomaar te zijn
    Daar leren de meesten van ons nog wat van

    Jij weet van geen maandag, geen haast en geen geld
    Jij weet waar het warm is, en wie van je houdt
    En kijk ik te lang naar de ernst van de dag
    Dan kijk ik naar jou, en dan klopt het, vertrouwd`,
}
