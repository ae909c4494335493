import type { Plot } from '../../stanzas.ts'

export const nostalgia: Plot = {
  person: 'past',
  open: `
    Ik liep weer door de straat, (het hek|de boom|de pomp) staat er nog
    De stoep is veel smaller dan in mijn hoofd
    Ze hebben het huis geel geverfd, maar toch
    Hangt ons touw nog in de boom, dat had ik niet geloofd

    Er viel een foto (uit een boek|uit de kast|van de plank), met een vouw
    Vier kinderen op een rij, en één doet zijn ogen dicht
    De lucht is van het soort vergeeld lichtblauw
    En iemand zijn duim zit half voor het licht

    Het ruikt naar (teer|gras|appels), en ineens ben ik acht
    Met een korst op mijn knie en een stuiter in mijn zak
    Er roept iemand, eten, en de straat die lacht
    En de zon zit nog hoog, op de rand van het dak`,
  turn: `
    We hadden haast niks, en toch van alles te veel
    Een hut van twee planken, een vlag van een jas
    We waren om beurten piraat en kameel
    En wisten niet dat het al bijna voorbij was

    Dan klonk er om zes uur een fluitje door de wijk
    Dat was voor ons allemaal, iedereen kende het
    We renden naar huis, door de modder, door het slijk
    En zaten met zwarte knieën op bed

    Jij zei op het muurtje, ik ga hier nooit weg
    We spuugden erop en we gaven de hand
    Toen reed jullie auto met dozen de heg
    Voorbij, en ik zwaaide nog met die hand`,
  lift: `
    Als ik mijn ogen dichtdoe, dan hoor ik het weer
    Een bal tegen een deur, en nog een keer

    De tijd is een fiets zonder rem, zei jij
    En je vloog al de hoek om, je haren erbij`,
  chorus: `
    # Weet je nog wel
    Weet je nog wel, met zijn vieren op een hek
    Weet je nog wel, die dropveter om je nek
    De zomer was lang en de dag had geen end
    Weet je nog wel, en of je me dan nog kent

    # Toen waren wij klein
    Toen waren wij klein, en de wereld was groot
    Ze liep van de sloot tot de volgende sloot
    Toen waren wij klein, en we wisten het al
    Dat je alles kon worden, met een stok en een bal

    # Zing het nog een keer
    Zing het nog een keer, {call}, dat liedje van de straat
    Zing het nog een keer, {call}, al weet je niet meer hoe het gaat
    De woorden zijn weg, maar de wijs is er nog
    Zing het nog een keer, {call}, we kennen het toch`,
  bridge: `
    Ik wil niet terug, zo mooi was het niet
    De winter was koud, en de schoen was te klein
    Maar soms is er iets wat een ander niet ziet
    Dat straatje vol licht, en daar wil ik dan zijn

    Er spelen nu kinderen, ze zien mij niet staan
    Ze hebben een hut, en een vlag van een jas
    Ik zeg niks, ik ben zachtjes verder gegaan
    Zij weten nog niet dat het mijn plekje was`,
}
