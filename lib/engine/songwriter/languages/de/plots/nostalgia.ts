import type { Plot } from '../../stanzas.ts'

export const nostalgia: Plot = {
  person: 'past',
  open: `
    Wir hatten (aufgeschürfte|schwarze|nasse) Knie und einen Plan
    Der Stock war Schwert und Pferd und Zauberstab
    Die Badewanne war der Ozean
    Und wer nach Hause musste, der stieg ab

    Das Treppenhaus, das roch nach (Kohl|Wachs|Brot) und Stein
    Wir rutschten am Geländer in den Keller
    Fünf Groschen reichten, um ganz reich zu sein
    Und keiner war auf sieben Stufen schneller

    Da klebt in einem (Album|Heft|Buch) ein kleines Bild
    Wir zwei im Planschbecken, mit Eis am Kinn
    Du grinst, als wärst du eigentlich ganz wild
    Und ich seh aus, als wüsst ich, wer ich bin`,
  turn: `
    Im Laden an der Ecke gibt's jetzt Brillen
    Da standen Bonbongläser, weißt du noch
    Ich ging hinein, nur um des Riechens willen
    Und ganz weit hinten, glaub ich, riecht's ja doch

    Ich fuhr vorbei, das Haus war so viel kleiner
    Die Mauer, die so hoch war, geht ans Knie
    Ein Kind saß drauf und sang, so sang sonst keiner
    Die Melodie, die kannte ich, und wie

    Wir wollten Käpten werden, Clown und Star
    Und schworen, niemals würden wir die Alten
    Jetzt hab ich Rücken und ein graues Haar
    Und meine Hosen haben Bügelfalten`,
  meaning: `
    Man kann ja nicht zurück, das weiß man schon
    Die Türen sind gestrichen, das Schloss ist neu
    Doch irgendwo im Ohr bleibt so ein Ton
    Und dem bleibt man ein Leben lang noch treu

    Wir wussten nicht, wie gut die Zeit da war
    Man weiß das ja auch nie, solang sie läuft
    Man sieht es erst von Weitem, Jahr um Jahr
    Wie sich aus kleinen Tagen Großes häuft`,
  lift: `
    Ich mach die Augen zu, und schon ist's da
    So lange her, und doch so furchtbar nah

    Ich weiß, es hat auch damals viel geregnet
    Nur bin ich diesem Regen nie begegnet`,
  chorus: `
    # Weißt du noch
    Weißt du noch, weißt du noch, wie es damals so war
    {fact}
    Weißt du noch, weißt du noch, jedes einzelne Jahr
    Und ich seh es vor mir, und so nah und so klar

    # Das ist lange her
    Das ist lange her, und es ist doch ganz nah
    {fact}
    Ich mach nur die Augen zu, schon bin ich da
    Und alle sind jung, und so wie man sie sah

    # Weißt du noch
    Weißt du noch, weißt du noch, wie der Sommer begann
    Mit dem Rad ohne Licht und dem Gartenschlauch an
    Weißt du noch, weißt du noch, und die Zeit hatte Zeit
    Und bis Montag war's hunderttausend Jahre weit

    # Damals, {call}
    Damals, {call}, und wir zwei mittendrin
    Wir wussten noch nicht, wo führt uns das hin
    Damals, {call}, so lang ist es her
    Und manchmal, da fehlt es, und manchmal fehlt's mehr

    # Noch einmal barfuß
    Noch einmal barfuß über heißen Asphalt
    Noch einmal schwimmen, und das Wasser ist kalt
    Noch einmal barfuß, den Schlüssel am Band
    Und Kirschen gestohlen, und Kerne in der Hand`,
  bridge: `
    Und irgendwo ist heute jemand jung
    Und denkt, so wird es immer, immer sein
    Ich kenn das noch aus der Erinnerung
    Und sag ihm nichts und misch mich da nicht ein

    Ich will gar nicht zurück, das weiß ich schon
    Die Zeit, die passt mir nicht mehr wie ein Schuh
    Ich hätte nur so gern noch einen Ton
    Von damals, und ich hörte ihm kurz zu`,
}
