import type { Plot } from '../../stanzas.ts'

export const devotion: Plot = {
  person: 'you',
  open: `
    Je zet de koffie (klaar|vast aan|op tafel), nog voor ik wakker ben
    Je zingt daarbij een liedje dat niet bestaat
    Ik lig te luisteren, ik lach omdat ik je ken
    En hoor je zoeken waar de suiker staat

    We delen één paraplu, hij is (te klein|kapot|gekregen)
    Jouw linkerkant is droog, mijn rechterarm is nat
    We lopen toch de lange weg door de regen
    Alsof er ergens iemand tijd te koop had

    Je hebt weer koude voeten (onder|tegen) de deken
    Je legt ze zonder vragen tegen mijn kuit
    In het begin heb ik daar vreemd van opgekeken
    Nu hou ik het geen nacht meer zonder uit`,
  turn: `
    We hadden ruzie om een stoel met losse poten
    Jij wilde lijmen, ik wou hem aan de straat
    Je lijmde hem, en sindsdien eten we samen
    Met één die zit en één die liever staat

    Ik weet wel dat je snurkt, dat mag je best ontkennen
    Ik heb het opgenomen, met de klok erbij
    Je zei, zo klinkt de zee, daar kun je toch aan wennen
    En sindsdien slaap ik in met het getij

    Je vroeg me laatst, wanneer wist jij het zeker
    Ik zei, toen jij de buurman hielp met zijn kast
    Je zat onder het stof, je dronk uit mijn beker
    En ik hield alles wat er omviel vast`,
  lift: `
    Ik zeg het niet vaak, en ik zeg het soms krom
    Maar bij alles wat goed is, ben jij het waarom

    Ik ben niet goed in praten, dat weet jij ook wel
    Het komt er nu in één keer uit, dus luister snel`,
  chorus: `
    # Blijf bij mij, {call}
    Blijf bij mij, {call}, het is hier warm en klein
    Er is een stoel, een lamp, een half glas wijn
    Blijf bij mij, {call}, dan blijf ik ook bij jou
    In alle soorten weer, in de hitte, in de kou

    # Met jou wil ik oud worden
    Met jou wil ik oud worden, op een bankje in de zon
    En kibbelen wie van ons tweeën het eerst begon
    Met jou wil ik oud worden, met kruimels op mijn trui
    En samen onder één krant bij elke bui

    # Ik kies weer voor jou
    Ik kies weer voor jou, aan het eind van elke straat
    Ik kies weer voor jou, hoe het weer ook staat
    Al kwam ik honderd keer de wereld in
    Ik kies weer voor jou, vanaf het begin`,
  bridge: `
    Er komt een dag, dan weten we geen namen
    Dan zoek ik naar de bril die op mijn neus nog zit
    Dan staan we met z'n tweeën voor de ramen
    En wijs ik naar jou en zeg, van alles weet ik dit

    Soms kijk ik naar je als je het niet ziet
    Je doet maar gewoon wat je altijd al doet
    Voor zoiets koop je kaartjes, en ik betaal hier niet
    Ik kijk, en ik denk, wat heb ik het toch goed`,
  meaning: `
    Ik heb jou niet nodig om adem te halen
    Dat gaat vanzelf, in en uit, nacht en dag
    Maar waarvoor ik adem, dat weet ik pas
    Sinds ik jou voor het eerst voor me zag

    Verliefd zijn is vuurwerk, dat kan iedereen
    Maar blijven, als het regent en niemand iets zegt
    Dat is wat jij doet, en dat is wat ik doe
    En daar heb ik mijn hele hart in gelegd

    Als iemand mij vraagt waar mijn thuis nou is
    Dan noem ik geen straat en geen stad
    Dan noem ik jouw naam, en de warme plek
    Die jij in mijn armen altijd al had`,
}
