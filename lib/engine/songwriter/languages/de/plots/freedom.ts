import type { Plot } from '../../stanzas.ts'

export const freedom: Plot = {
  person: 'me',
  open: `
    Ich hab den Schlüssel (auf den Tisch|ins Postfach|auf den Stuhl) gelegt
    Den Chef gegrüßt, der war etwas beklommen
    Die Tür ging zu, so leicht, vom Wind bewegt
    Ich hab die Treppe wie ein Kind genommen

    Der Rucksack ist mit (Socken|Broten|Büchern) vollgestopft
    Die Nachbarin nimmt meine Blumen an
    Ich hab noch dreimal auf das Holz geklopft
    Und dann fing links die große Straße an

    Ich stand wie (immer|täglich|montags) an der Ampel, Rot
    Rechts geht es ins Büro, und links zum See
    Im Auto lag ein kleines Käsebrot
    Dann blinkte ich nach links, Büro, ade`,
  turn: `
    Die Karte flog am zweiten Tag davon
    Ich sah ihr nach, sie landete im Mais
    Seitdem geht's nach den Schwalben, das geht schon
    Ich komme immer an, nur wo, wer weiß

    Die Zähne putz ich mir am Brunnenrand
    Ich hab drei Hemden, keinen Kleiderschrank
    Ich hab zwei leere Hände voller Sand
    Und schlafe auf so mancher Kirchenbank

    Ich rief zu Hause an, nur ziemlich kurz
    Sie fragten, wann ich komm und ob ich spinne
    Ich hielt das Handy an den Wassersturz
    Und sagte, hört mal, was ich hier gewinne`,
  meaning: `
    Man braucht so wenig, wenn man es bedenkt
    Ein bisschen Geld, ein Ziel und etwas Mut
    Das Beste hat mir nie ein Chef geschenkt
    Das nimmt man sich, und dann ist es auch gut

    Man kann sein Leben auch im Sitzen führen
    Mit Plan und Polster, und es geht vorbei
    Doch manchmal muss man Wind im Nacken spüren
    Und einmal tief im Bauch das Wörtchen frei`,
  lift: `
    Das Fenster runter, Arm hinaus, und los
    Auf einmal ist der Himmel riesengroß

    Wer weiß, wohin, und wer will das schon wissen
    Ich hab ein Brot, zwei Äpfel und ein Kissen`,
  chorus: `
    # Einfach los
    Einfach los, und der Wind nimmt den Hut
    Einfach los, und der Hut fliegt, und das ist auch gut
    Einfach los, bis kein Schild mehr was sagt
    Ich hab lang genug jeden um Urlaub gefragt

    # Da vorn fängt's an
    Da vorn fängt's an, hinter Tankstelle, Wald
    Da vorn fängt's an, und der Kaffee wird kalt
    Da vorn fängt's an, und ich singe am Steuer
    Zwei Strophen, mehr kenn ich nicht, aber mit Feuer

    # Keiner weiß, wo ich bin
    Keiner weiß, wo ich bin, nur ein Huhn hat's gesehn
    Es guckt, und es möchte, das seh ich, mitgehn
    Keiner weiß, wo ich bin, und das Handy ist aus
    Ich schreib eine Karte, die geht dann nach Haus`,
  bridge: `
    Vielleicht kehr ich ja um, und zwar schon bald
    Vielleicht ist da nur Regen, Stau und Mücken
    Dann wurd ich davon wenigstens nicht alt
    An einem Tisch mit Lampe und mit Rücken

    Zu Haus ist jemand, der die Blumen gießt
    Und abends einmal auf die Karte schaut
    Vielleicht, dass man die Freiheit erst genießt
    Wenn einer fragt, hast du das Zelt gebaut`,
}
