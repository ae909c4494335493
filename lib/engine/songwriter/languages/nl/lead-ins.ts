import type { LeadIns } from '../language-pack.ts'

/** Couplets before what is told: that it is told now, and how. They hold for anything that follows. */
export const leadIns: LeadIns = {
  warm: `
    (Ga zitten|Kom zitten|Blijf zitten), {call}, en luister naar mij
    Ik heb niets verzonnen, er komt niets meer bij

    Ik zocht naar een (kaartje|versje|gedicht), {call}, er was er niet één
    Dus hier is jouw lied, want zoals jij is er geen

    Er is zoveel te zeggen, {call}, (waar vang ik mee|waar vang ik dan|hoe vang ik dit) aan
    Ik zing het je zoals het in mijn hart is blijven staan

    (Vandaag|Vanavond|Vanmorgen), {call}, dan zing ik het wel
    Dus ga er voor zitten, want ik vertel

    Ik heb geen (toespraak|standbeeld|lintje), {call}, en ik heb geen kroon
    Ik heb wat er waar is, en dat zing ik gewoon

    Ik (wou|moest|wilde) het je zeggen, {call}, dus daar gaat het dan
    Ik zing het hardop, en zo goed als ik kan

    Niet (lachen|blozen|weglopen), {call}, laat mij nu maar gaan
    Ik heb het onthouden, en hier komt het aan

    Het staat in geen (boek|krant|gids), {call}, maar ik weet het heel goed
    En ik zing het zoals je zoiets zingen moet

    Dit lied is (vandaag|vanmorgen|vannacht) met liefde gemaakt
    Het zegt het gewoon, en ik hoop dat het raakt

    (Geen toespraak|Geen kaartje|Geen speech) met mooie woorden erin
    Ik zeg het gewoon, en dit is het begin

    (Ik tel|Ik noem|Ik som) ze hier op, de gewone dingen
    Want juist over die valt het mooist te zingen

    (Wat klein is|Wat waar is|Wat echt is), dat blijft je het langste bij
    Dus dit is het lied, en het komt van mij`,
  funny: `
    (Kom dichterbij|Kom erbij|Schuif aan), ik vertel het maar één keer
    Geen woord is verzonnen, ik zweer het op mijn eer

    (Geen mens|Geen kip|Niemand) die me gelooft, en toch is het waar
    Ik hou me in de plooi, dus luister maar

    Je (bedenkt|verzint|gelooft) het niet, ik heb het geprobeerd
    Het leven is grappiger, heb ik geleerd

    (Dames en heren|Vrienden en buren|Familie en vrienden), het wordt nu echt tijd
    U krijgt nu de feiten, al krijg ik straks spijt

    Ik had (beloofd|gezworen|gezegd) het nooit te vertellen, maar ja
    Hier komt het dan toch, en ik lach nog na

    Het is geen (sprookje|sage|legende), het is beter dan dat
    Dus pak maar een stoel, en een zakdoek of wat

    Hier is het (nieuws|journaal), en ik lees het langzaam voor
    Wie het niet gelooft, die luistert maar door

    (Iemand|Een mens) moet het zeggen, dus dan doe ik het wel
    Ik zing hier de feiten, en ik zing ze snel

    Voor de (geschiedenis|archieven|notulen) zetten we het even recht
    Ik overdrijf niks, dit is allemaal echt

    (Zet je schrap|Hou je vast|Lach nog niet), hier komt het verhaal
    Het is echt waar, en het is niet normaal

    Wie (zegt|roept|denkt) dat er hier nooit iets te beleven is
    Die hoorde dit niet, en dat is een gemis`,
  grief: `
    Ik zing het zo (zacht|stil|rustig) als ik zingen kan
    Gewoon wat ik weet, en ik hou ervan

    (Blijf even|Kom even|Ga even) zitten, ik zing wat er blijft
    Van alles wat niemand ooit ergens opschrijft

    De (grote|mooie|dure) woorden, die laat ik maar staan
    Het kleine, dat is met me meegegaan

    Als (zingen|een lied) iets bewaart wat er anders vergaat
    Dan is dit het stuk dat hier blijft en hier staat

    Ik doe mijn ogen (dicht|toe), en ik zie het weer
    Zo helder als toen, en misschien nog wel meer

    (Sommige dingen|De mooiste dingen|De kleinste dingen) raak ik niet kwijt
    Ik zing ze hardop, en dat wint van de tijd

    Ik maak het niet (mooier|groter|zwaarder) dan het is geweest
    Hier denk ik aan terug, en het allermeest`,
  sorry: `
    Geen (bloemen|cadeautjes|gedichten), geen smoesjes, ik loop niet meer weg
    Dit is hoe het zit, en het is wat ik zeg

    Ik (zoek|verzin) geen excuus, en ik maak het niet klein
    Ik zeg hoe het is, al doet het me pijn

    Ik lag (uren|nachten) wakker, ik draaide me om
    Ik weet nu precies waarom ik bij je kom

    (Of je mij vergeeft|Of je nog boos blijft), dat weet ik nog niet
    Maar ik zeg het je eerlijk, en wel in dit lied

    (Sorry|Spijt) is een woord, en het is maar zo klein
    Dus zeg ik erbij hoe het zit, zonder schijn

    Mijn (brief|kaart) is verscheurd, want ik vond hem niet echt
    Nu zing ik het maar, en nu is het oprecht

    Ik (sta|kom) voor je deur, en ik maak nu geen grap
    Ik zeg je gewoon wat ik eindelijk snap`,
  comfort: `
    Je hoeft niets te (zeggen|doen|bewijzen), leun maar tegen mij aan
    Ik zie hoe het is, en ik blijf bij je staan

    We (noemen|zeggen|zingen) het eerlijk, precies zoals het is
    En zetten een raam open, al is het wat fris

    Ik (zie|weet) wat je draagt, en al dagen achtereen
    Ik heb geen recept, maar je bent niet alleen

    (Voor|Nog voor) je het opgeeft en zegt, het is klaar
    Is er iets te zeggen, dus luister nu maar

    (Adem|Zucht) maar eens diep, er is niets wat nu moet
    Ik zeg hoe het is, en dat doet soms al goed

    Sommige (dagen|weken) die duren te lang
    Maar ik loop hier naast je, dus wees maar niet bang

    Het is (even|vandaag|nu) niet makkelijk, ik weet het wel
    Dus luister naar wat ik je nu vertel`,
  heartbreak: `
    Ik (zing|vertel) het aan niemand, alleen aan de muur
    Die luistert heel trouw, ook op dit late uur

    Het is (laat op de avond|diep in de nacht|twee uur in de nacht), ik tel het weer na
    Wat mooi was, wat misging, en waar ik nu sta

    Ze zeggen, (dat slijt wel|dat gaat over|het went wel), het is tijd, meer niet
    Zij zingen het hunne, en dit is mijn lied

    Mijn hoofd draait in (rondjes|kringen|cirkels), de hele dag door
    Het is steeds hetzelfde wat ik erin hoor

    (Vraagt iemand|Vragen ze) hoe het gaat, ik zeg goed, en ik lach
    Maar dit is hoe het is, bij nacht en bij dag

    Dus dit is het (einde|slot), en het licht gaat hier uit
    Ik zeg het nog één keer, en dan zwijg ik, tot besluit

    (Niemand|Geen mens) die het hoort, dus nu durf ik het aan
    Ik zing het zoals het in mij is blijven staan`,
  lesson: `
    (Ben je er klaar voor|Zit je er klaar voor|Zit iedereen klaar)? Dan zing je met me mee
    Het is niet zo moeilijk, we tellen, een, twee

    Er is (iets|een ding) om te weten, het komt er nu aan
    En heb je het gezongen, dan blijft het wel staan

    (Klap|Tik|Sla) op je knieën, en hou goed de maat
    Dan leren we samen hoe dit nou gaat

    Hier is er een voor in je (zak|jas|tas), voor altijd
    Je raakt hem, al zou je het willen, niet kwijt

    Je hoeft niet (groot|sterk|oud) te zijn om dit te weten
    En wie het gezongen heeft, zal het niet vergeten

    We (zingen|doen) het op volgorde, en we zingen het hard
    Dan gaat het van je oren zo door naar je hart

    Je (denkt|zegt) dat het lastig is? Het is maar een lied
    Je zingt het een keer of wat, en fout gaat het niet

    (Wie wil er|Wie wil er nu|Wil jij hier) iets weten? Steek op dan je hand
    Het gaat precies zo, en het is interessant`,
  soft: `
    De (dag|zon) is weg, de lamp is klein
    Ik zing hoe al de dingen zijn

    Sst, (doe|sluit) je ogen, lig maar stil
    Omdat ik je wat zingen wil

    Ik (neurie|fluister|zing) zacht, en hoor je mij
    Dan is de dag alweer voorbij

    Kom (hier|maar), mijn lief, en leg je neer
    Ik zing het zachtjes, keer op keer

    De (maan|nacht) is wakker, jij bent moe
    Ik zing je naar het slapen toe

    Nog één klein (liedje|wijsje) voor de nacht
    En ieder woord zing ik heel zacht`,
  cheer: `
    (Handen omhoog|Allemaal staan|Kom van je stoel), en zing het met trots
    Wij staan hier samen, wij staan als een rots

    Wie zijn wij? Je (hoort ons|kent ons) van hier tot de zee
    En weet je het niet, zing dan gewoon mee

    (Stamp|Klap) tot de ramen ervan trillen gaan
    Want dit zijn wij nou, en zo komen wij aan

    Geen (trompet|fanfare|vaandel), geen trom, maar we hebben een stem
    En die staat vandaag niet meer op de rem

    Daar (komen|zijn) ze, je hoort ze de hele straat door
    Een beetje vals, maar wel lekker in koor

    Zet het op (vlaggen|muren|shirts), en zeg het maar luid
    Zo zit het met ons, en we komen ervoor uit`,
  plain: `
    Ik zeg het je (eerlijk|gewoon|rechtuit), er komt niets meer bij
    Het komt hier zoals het bewaard is in mij

    Het (stond|staat) in geen krant, en je ziet het niet op tv
    Maar ik heb het onthouden, ik draag het nog mee

    Hier is (iets|een verhaal) dat ik meedraag, waar ik ook ben
    Het duurt niet zo lang, het is iets wat ik ken

    Ik (hield|had) het een tijd voor mezelf, en toen
    Begon ik te neuriën, zoals mensen dat doen

    Er zijn (liedjes|verhalen) van helden, van zeeën en wind
    En dit is er een dat gewoon hier begint

    (Blijf|Kom) even zitten, het duurt niet zo lang
    Ik had het in mijn hoofd, en toen werd het zang

    Er is een (beeld|plaatje|verhaal) in mijn hoofd dat niet weg wil gaan
    Dus laat ik het hier in een liedje staan

    (Iemand|Een mens) moet het zingen, dus dan doe ik het maar
    Het is niet zo groot, maar het is allemaal waar

    Waar (zal|moet|kan) ik beginnen? Gewoon bij het begin
    Ik haal er niets uit, en ik stop er niets in

    Geen (viool|orkest|trompet) en geen poespas, alleen maar het lied
    Wie wil, luistert mee, en wie niet wil, die niet`,
  shop: `
    (Zoek je iets goeds|Weet je het nog niet|Heb je een minuut)? Dan zit je hier goed
    Wij zingen je voor wat je weten moet

    (Geen mooie praatjes|Geen gladde verkoper|Geen kleine lettertjes), gewoon zoals het is
    En wie ons al kent, die weet, het is niet mis

    (Hier|Nu|Zo) komt het dan, in een paar regels maar
    Dit is wat we doen, en we staan voor je klaar`,
}
