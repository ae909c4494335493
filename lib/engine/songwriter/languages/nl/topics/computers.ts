import type { Topic } from '../../stanzas.ts'

export const computers: Topic = {
  kin: 'computer computers laptop laptops toetsenbord* beeldscherm scherm schermen wifi internet router wachtwoord* muisklik software programmeer* programmeren programmeur algoritme* robotstem server servers update updates foutmelding* printer printers inkt* e-mail mail mailtje mailbox inbox website app apps tablet bestand bestanden data cloud kunstmatige gamen gamer',
  you: {
    scene: `
      Jij praat met de (laptop|printer|router) alsof hij een paard is
      Je klopt op zijn zij, en je blaast in een gat
      Je zegt hem heel zacht dat hij veel voor je waard is
      En dan doet hij het, zonder dat iemand weet wat

      Je zit bij je scherm met (je voeten omhoog|een trui om je hoofd|de kat op je schoot)
      De code die loopt als een kleur langs je bril
      Om vier uur roep jij ineens, hij doet het, en groot
      En dan wordt het huis nog een keer heel stil`,
    later: `
      Mijn scherm werd zwart, heel mijn werk was ineens weg
      Jij kwam op je sokken, je drukte op één ding
      Daar stond het weer, en ik vroeg, nou, zeg
      En jij nam een koekje als loon, voor je ging`,
  },
  me: {
    scene: `
      Mijn computer vraagt weer om (een update|een wachtwoord|een herstart), nu meteen
      Ik typ er mijn kat, mijn geboortejaar bij
      Te kort, zegt het scherm, er ontbreekt er nog één
      Bijzonder teken, en ik schreeuw het erbij`,
    later: `
      De printer zegt, storing, en hij knippert er bij
      Papier zit erin, en de inkt is nog vol
      Ik keek hem diep aan, en hij keek diep naar mij
      En spuugde één blad uit, met streepjes, half vol`,
  },
  past: {
    scene: `
      Jouw wachtwoord (was altijd|bleef altijd|is nog steeds) de naam van de hond
      Ik typ het nog in, en dan gaat het scherm aan
      Jouw tuin staat erop, met jou op de grond
      En ik laat het nog maar een poosje zo staan`,
    later: `
      Jouw mailtje staat nog in mijn inbox, bovenaan
      Er staat alleen, tot zo, en een kruisje, een x
      Ik heb er een ster en een vlaggetje bij gedaan
      En lees het, en zet het terug, verder niks`,
  },
  hook: `
    Zet de schermen maar uit, zet de ramen maar open
    Want geen enkel programma kan zingen of lopen

    Nullen en enen, en ergens een lied
    Een computer kan alles, maar missen doet hij niet`,
}
