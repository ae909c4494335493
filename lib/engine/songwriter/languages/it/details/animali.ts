import type { Details } from '../../stanzas.ts'

/** Dogs, cats and all others that live with people, or near them. */
export const animali: readonly Details[] = [
  {
    words:
      'cane cani cagnolin* cagnon* cagna cagnetta cucciol* guinzagl* scodinzol* canile labrador bassott* barboncin* meticci* bastardin* segugio setter golden_retriever pastore_tedesco pallina',
    stanzas: `
      Il guinzaglio appeso, un tintinnio
      Una coda che spazza il pavimento
      La palla bagnata accanto alla sedia
      E un naso di gomma contro il mento

      Unghie che ticchettano in corridoio
      Due occhi puntati su ogni boccone
      Il muso posato sopra il ginocchio
      E peli dappertutto, sul maglione

      Un bastone più lungo della porta
      Ogni palo annusato con cura
      Le orecchie al vento, la lingua fuori
      E la via di casa, che dura e dura

      La ciotola vuota che fa rumore
      Una zampa che corre nel sonno
      La schiena grattata nel punto giusto
      E un sospiro profondo, da nonno`,
  },
  {
    words:
      'abbai abbaia abbaiano abbaiare abbaiava abbaiavi abbaiando abbaiato ringhi* ulula ululi ululare fai_la_guardia fa_la_guardia',
    stanzas: `
      Le orecchie che scattano, dritte
      Un ringhio che nasce dalla pancia
      Le zampe piantate sul davanzale
      E poi una leccata sulla guancia

      Un passo per le scale, un campanello
      La voce più grande di tutto il resto
      Il pelo che s'alza lungo la schiena
      E un mezzo biscotto, per far presto

      La tenda spostata col muso
      L'allarme per un gatto, per un ramo
      Un giro di ronda, muro per muro
      E una tregua, al terzo richiamo`,
  },
  {
    words:
      'rosicchi* mordicchi* rubi_i_calzini ruba_i_calzini rubi_le_calze ruba_le_calze rubi_le_ciabatte ruba_le_ciabatte rubi_le_pantofole ruba_le_pantofole rubavi_i_calzini rubava_i_calzini rubi_le_scarpe ruba_le_scarpe mangi_le_scarpe mangia_le_scarpe rubavi_le_ciabatte rubi_calzini ruba_calzini',
    stanzas: `
      Un calzino che manca, poi due
      Un tesoro ammucchiato nella cuccia
      Una corsa in cerchio, i denti chiusi
      E d'una ciabatta, solo la buccia

      Un angolo di tappeto a frange
      La gamba del tavolo a dentelli
      Uno sguardo da un'altra parte
      E un muso innocente, tra due brandelli

      I segni dei denti su ogni cosa
      Le stringhe accorciate di netto
      Una fuga a rotta di collo
      E il bottino finito sotto il letto`,
  },
  {
    words:
      'gatto gatti gatta gatte gattin* gattone micio mici micia micie micino micina micetto fusa rovesci_i_vasi rovescia_i_vasi miagol* lettiera graffia graffi siamese soriano certosino',
    stanzas: `
      La cuccia nuova rimasta vuota
      La scatola, invece, a pennello
      Un salto dal mobile all'armadio
      E peli in omaggio sul cappello

      Una zampa che spinge il bicchiere
      Due occhi che restano a guardare
      La coda che traccia una domanda
      E un tonfo, poi niente da dichiarare

      Un quadrato di sole per terra
      Un motore che romba sotto il pelo
      Le zampe ripiegate sotto il petto
      E il cuscino coperto da un velo

      La vernice graffiata dal basso
      Un miagolio davanti alla porta
      La maniglia che scende, un passo indietro
      E il dentro o il fuori, che poco importa`,
  },
  {
    words: 'croccantini crocchette ciotola ciotole scatolett*',
    stanzas: `
      Un sacco che fruscia, due orecchie dritte
      La ciotola spinta col naso
      Uno sguardo che pesa le briciole
      E un pezzo caduto, non per caso

      Lo sportello dei piatti, una corsa
      La lingua che lustra ogni parete
      I baffi ancora pieni di sugo
      E, finito il rumore, la quiete

      Un orologio dentro la pancia
      Un girotondo intorno alle caviglie
      Il cucchiaio che batte sulla latta
      E musi in mezzo a tutte le stoviglie`,
  },
  {
    words: 'gallin* pollaio pulcin* gallo galli',
    stanzas: `
      Il cancelletto, il secchio dei resti
      Un uovo tiepido dentro la paglia
      Un passo impettito, poi un salto
      E una piuma attaccata alla maglia

      Un pugno di chicchi, una corsa
      Le creste che vanno su e giù
      La terra raspata in ogni angolo
      E un uovo nascosto, e uno di più

      La paglia cambiata, due salti
      Il becco che picchia sul secchio
      Un coccodè che riempie il cortile
      E un'occhiata di lato, da vecchio`,
  },
  {
    words:
      'cavallo cavalli cavalla cavalle cavalc* maneggio equitazione puledr* sella scuderi* pony galopp* asino asini asinell*',
    stanzas: `
      Una carota nel palmo aperto
      Il fiato caldo contro la giacca
      Gli stivali con tutto il fango
      E paglia persino nella sacca

      Lo zoccolo alzato, il fango raschiato
      Il cuoio che cigola a ogni passo
      Le orecchie puntate in avanti
      E un nitrito che chiama, da basso

      Le redini lente, la sella
      Il mondo due metri più in alto
      La criniera che frusta le dita
      E un fosso davanti, e poi il salto`,
  },
  {
    words:
      'uccell* canarin* pappagall* merlo merli rondin* pettiross* passerott* piccion* civett* gufo gufi cardellin* voliera birdwatching binocol* nido gabbian*',
    stanzas: `
      Una briciola sul davanzale
      Un saltello di lato, un inchino
      Un occhio tondo, nero, una spilla
      E un ramo che trema, lì vicino

      Due note, una pausa, due note
      Una piuma che scende senza fretta
      Un guscio di seme sul pavimento
      E il canto più alto, in vedetta

      La testa piegata, in ascolto
      Un becco che batte contro il vetro
      Un filo di paglia da qualche parte
      E un frullo d'ali, un passo indietro`,
  },
  {
    words:
      "conigli* criceto criceti cricet* porcellino_d’india porcellino_d'india porcellini_d’india cavie cavia furetto",
    stanzas: `
      Un naso che lavora senza sosta
      Le guance gonfie, un seme per parte
      La ruota che gira e che cigola
      E una fuga studiata ad arte

      Due orecchie che spuntano dal fieno
      Un rumore di carota spezzata
      Due denti che provano ogni cosa
      E la carta del tubo, triturata

      Un tunnel scavato nella coperta
      Due occhi lucidi come un bottone
      Una foglia che sparisce a scatti
      E una scia di paglia, e di cartone`,
  },
  {
    words: 'acquari* pesce_rosso pesci_rossi pesciolin* tartarug*',
    stanzas: `
      Un dito bagnato contro il vetro
      Una bocca che fa sempre: oh
      Le bolle che salgono in fila
      E un sasso che si muove, però

      Un castello di sassi, una pianta
      Un giro del mondo in due secondi
      Un pizzico di cibo nel palmo
      E due occhi seri, tondi tondi

      La luce che ondeggia sulla parete
      Un giro, una pausa, un giro ancora
      Una foglia di verde, un morso lento
      E nessuna fretta, a nessun'ora`,
  },
  {
    words: 'api alveare alveari arnia arnie miele apicolt*',
    stanzas: `
      Il velo sul viso, il fumo a sbuffi
      Un ronzio che riempie le orecchie
      Il telaio alzato, pesante d'oro
      E un odore di candele vecchie

      Un vasetto di luce contro il vetro
      Un filo che scende senza un suono
      Il cucchiaio che gira, si ferma
      E il coperchio leccato, il più buono

      Casette dipinte in mezzo all'erba
      Un via vai di velluto giallo
      Un guanto alzato, piano, più piano
      E davanti alla porta, un gran ballo`,
  },
]
