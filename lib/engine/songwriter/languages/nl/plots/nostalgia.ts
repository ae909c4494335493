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
    Zo dichtbij als gisteren, en misschien nog meer

    De tijd is een fiets zonder rem, zegt men wel
    En wij zaten voorop, en het ging ons niet snel`,
  chorus: `
    # Weet je nog wel
    Weet je nog wel, hoe lang toen een zomer was
    Weet je nog wel, met je knieën in het gras
    De tijd liep op blote voeten voorbij
    Weet je nog wel, want ik heb het nog bij mij

    # Dat was toen
    Dat was toen, en het leek zo gewoon
    Dat was toen, en het had zo zijn toon
    Die hoor ik niet vaak meer, maar hij zit nog in mij
    Dat was toen, en het gaat niet voorbij

    # Zing het nog een keer
    Zing het nog een keer, {call}, dat oude refrein
    Zing het nog een keer, {call}, en laat het weer zijn
    De woorden zijn weg, maar de wijs is er nog
    Zing het nog een keer, {call}, we kennen het toch`,
  bridge: `
    Ik wil niet terug, zo mooi was het niet
    De winter was koud, en de dag soms te klein
    Maar soms is er iets wat een ander niet ziet
    Een hoekje vol licht, en daar wil ik dan zijn

    Er lopen nu anderen, ze zien mij niet staan
    Ze weten niet wat hier ooit allemaal was
    Ik zeg niks, ik ben zachtjes verder gegaan
    Met alles van toen in de zak van mijn jas`,
  meaning: `
    We wisten toen niet dat het vroeger zou worden
    We dachten, zo gaat het nu altijd door
    En nu is het iets wat ik zoek in een liedje
    En soms vind ik even het spoor

    Geheugen is net een la die wat klemt
    Je trekt eraan, en hij geeft niet mee
    En dan valt er ineens, als je niet eens zoekt
    Een heel jaar uit, en soms wel twee

    Het wordt niet meer zo, en dat hoeft ook niet
    Het is geweest, en dat is al veel
    Wie zoiets heeft om aan terug te denken
    Die heeft van het geluk een heel eigen deel`,
}
