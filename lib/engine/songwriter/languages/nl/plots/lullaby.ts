import type { Plot } from '../../stanzas.ts'

export const lullaby: Plot = {
  person: 'you',
  open: `
    Het licht is (uit|gedoofd|moe), de dag is klaar
    Je sokken liggen hier en daar
    Je beer ligt ook al op zijn rug
    Morgen krijg je alles terug

    De (kraan|klok|kast) zegt tik, de gang zegt niets
    De regen klopt nog op de fiets
    Jij bent nog wakker, één klein oog
    Dat kijkt nog even naar omhoog

    De maan hangt (scheef|krom|stil) boven het plein
    Zo dun kan iets dat licht geeft zijn
    Ze kijkt bij iedereen naar binnen
    En wil bij jou het liefst beginnen`,
  turn: `
    De schoenen slapen op de mat
    De trein gaat naar een andere stad
    De brug is dicht, de boot ligt stil
    Er is geen mens die nog iets wil

    De dag was lang, de dag was druk
    Er ging een hoge toren stuk
    Die bouwen we, als het weer licht is
    Zo hoog dat hij niet meer in zicht is

    Je hand wordt zwaar, je adem ook
    Hij gaat en komt als warme rook
    Ik blijf nog even bij je staan
    En zal dan op mijn tenen gaan`,
  lift: `
    Nog één keer draaien, op je zij
    De nacht schuift langzaam aan erbij

    Er hoeft niets meer, er moet niets meer
    De wereld legt haar wielen neer`,
  chorus: `
    # Slaap maar, {call}
    Slaap maar, {call}, slaap maar zacht
    Ik hou bij de deur de wacht
    Slaap maar, {call}, tot het licht
    Met een droom op je gezicht

    # Doe je ogen maar dicht
    Doe je ogen maar dicht
    In de gang blijft nog licht
    Doe je ogen maar dicht
    Met het dons bij je gezicht

    # Morgen is er weer een dag
    Morgen is er weer een dag
    Met een bal en met een lach
    Morgen is er weer een dag
    Die bij jou beginnen mag`,
  bridge: `
    En word je wakker in het zwart
    Dan hoor je kloppen, dat is mijn hart
    Twee stappen verder, door de deur
    De nacht heeft dan al haast weer kleur

    Ooit ben je groot, dan slaap je laat
    Misschien wel in een andere straat
    Maar deze deken, dit refrein
    Dat blijft van jou, dat blijft heel klein`,
  meaning: `
    De dag is om, hij was van jou
    Hij legt zich neer, hij gaat al gauw
    En wat nog niet is afgemaakt
    Dat wacht tot jij weer bent ontwaakt

    Er is geen haast, er is geen moet
    Het bed is warm, en zo is 't goed
    De nacht is rond, de nacht is zacht
    Hij heeft de hele dag gewacht

    Ik zit nog even aan je bed
    Ik heb de tijd op stil gezet
    En als je slaapt, dan blijf ik nog
    Al hoor je 't niet, ik zing het toch`,
}
