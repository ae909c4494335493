import type { Topic } from '../../stanzas.ts'

export const night: Topic = {
  kin: 'nachtelijk* nachtlamp* nachtmens nachtdienst* nachtbus nachtvlinder* middernacht slapeloos slapeloze maan maanlicht sterren ster sterretje* schemer* straatlantaarn* lantaarn lantaarns wekker uil uilen duister duisternis nachtwind nachtlucht nacht nachten donker',
  you: {
    scene: `
      De nacht is van jou, want (jij slaapt pas|jij leeft pas|jij bloeit pas) om drie
      Dan bak je een ei, dan verschuif je een kast
      Ik hoor je, ik draai me, ik weet al voor wie
      Dat licht in de keuken zo goed bij je past

      Je wijst naar een ster, en (die heet dan Jan|je geeft hem een naam|je noemt hem Piet)
      Je weet er niets van, maar je praat er maar voort
      De nacht wordt een kaart die een ander niet ziet
      En ik heb nog nooit zo'n mooie onzin gehoord`,
    later: `
      De stroom viel uit, en de straat werd zo zwart
      Jij nam heel de buurt mee, met stoelen, naar buiten
      Daar hing ineens alles, de Melkweg apart
      En zat er geen mens meer alleen achter ruiten`,
  },
  me: {
    scene: `
      Ik lig om (half vier|kwart voor drie|vier uur) met mijn ogen wijd
      Ik denk aan die ene zin, acht jaar terug
      De nacht heeft geen haast, en de klok heeft de tijd
      En ik lig, als een tor die niet kan, op mijn rug`,
    later: `
      Ik telde de schapen, het waren er tien
      Toen kwam er een elfde, die vroeg waar hij moest
      Toen moest ik ze indelen, en laten zien
      Waar de nacht het hek had, en dat hek was verroest`,
  },
  past: {
    scene: `
      We zaten 's nachts (op het dak|op de stoep|bij het raam), met een deken om
      Jij kende elk licht in de straat, elk geluid
      Nu zit ik er soms, en dan draai ik me om
      Om iets te vertellen, en de lamp is al uit`,
    later: `
      De nacht is het ergst, zeggen ze, maar voor mij
      Is het net of jij dan nog wat later hier bent
      De maan schuift haar stoel bij, en dan zitten wij
      Zij, ik, en de stilte, die jou ook nog kent`,
  },
  hook: `
    En de nacht is zo wijd, en de maan hangt zo laag
    Blijf nog even bij mij, want de morgen komt traag

    Onder duizenden sterren, met één lantaarn aan
    Is de nacht net een huis waar we samen in gaan`,
  soft: {
    scene: `
      De nacht heeft een jas met zakken vol
      Een uil, een muis, een slapende mol
      De maan is de knoop die hem sluit bij de kraag
      Zo loopt hij de straat door, heel zachtjes, heel traag`,
    later: `
      De sterren gaan aan, en ze tellen tot tien
      Wie nu nog niet slaapt, die kan er een zien
      De nacht doet de ramen van iedereen dicht
      En laat voor wie klein is een kier van licht`,
  },
}
