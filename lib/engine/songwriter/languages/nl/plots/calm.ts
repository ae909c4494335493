import type { Plot } from '../../stanzas.ts'

export const calm: Plot = {
  person: 'me',
  open: `
    De ketel is (stil|klaar|koud), en de straat wordt al blauw
    Ik heb naast de deur mijn schoenen gezet
    Er loopt nog één mens, met zijn hond, door de kou
    En verder heeft niemand hier nog opgelet

    Ik heb (de telefoon|mijn horloge|de post) in een la gelegd
    Er moest nog van alles, dat moet morgen ook nog wel
    De dag heeft genoeg tegen mij gezegd
    En buiten de merels, die zingen niet snel

    Het regent (heel zacht|een beetje|al uren), het dak zingt ervan
    Ik hoef er niet door, dat is het mooist van al
    Er staat op de kachel een kleine pan
    En ik wacht tot het deksel zacht klapperen zal`,
  turn: `
    Mijn adem gaat in, en mijn adem gaat uit
    Er landt op het hek een klein vogeltje neer
    Het kijkt naar mij, en ik naar het hek, door de ruit
    We hebben geen haast, en we knikken een keer

    Ik dacht dat er altijd iets af moest zijn
    Een lijst, en die werd er nooit korter van
    De maan is pas half, en ze geeft toch schijn
    Ik denk dat ik dat dan misschien ook wel kan

    Ik pel nu een sinaasappel, in één lange krul
    Ik leg alle parten op een schoteltje neer
    Vanmiddag at ik nog staand, in al dat gebrul
    Nu proef ik een vrucht, en dan nog een keer`,
  lift: `
    Er moet niets gebeuren, er hoeft niets te gaan
    De wijzers die mogen wel even blijven staan

    Ik leg mijn twee handen, zo, open, op schoot
    De kamer wordt klein, en de nacht die wordt groot`,
  chorus: `
    # Niets hoeft nu meer
    Niets hoeft nu meer, niets hoeft nu meer
    Ik leg als een jas mijn dag even neer
    Niets hoeft nu meer, alleen maar dit licht
    En het tikken van hout, en mijn ogen half dicht

    # Adem maar uit
    Adem maar uit, het water wordt glad
    Adem maar uit, en vergeet maar de stad
    Een boot zonder riemen, een lucht zonder eind
    Adem maar uit, tot de oever verdwijnt

    # Hier zit ik goed
    Hier zit ik goed, bij de lamp, bij het raam
    Hier zit ik goed, en niets heeft een naam
    De thee is te heet, dus dat duurt nog een poos
    Hier zit ik goed, op mijn kussen, als een kat in een doos`,
  bridge: `
    En morgen dan rent het weer, roept het weer luid
    Dan rinkelt er iets, en dan mis ik de tram
    Dan denk ik aan nu, aan de nacht voor de ruit
    En hoe ik hier zat, en hoe de stilte toen kwam

    Er was vroeger ook altijd zo'n uur in de week
    Dan zei er geen mens iets, de kachel die zong
    Het leek of de tijd even nergens op leek
    En hij heeft nooit gemerkt hoe ik daar tussenuit sprong`,
  meaning: `
    Het hoeft even niet, dat is alles wat telt
    De rest van de wereld, die draait heus wel door
    En wie mij nu zoekt, die zoekt nog maar even
    Ik ben er, maar nergens ben ik nu voor

    Een mens is geen lamp die de hele dag brandt
    Hij mag ook eens uit, en dan zit hij gewoon
    En luistert een poosje naar bijna niets
    De wind, en een klok, en een verre toon`,
}
