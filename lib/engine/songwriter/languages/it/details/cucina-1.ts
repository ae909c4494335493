import type { Details } from '../../stanzas.ts'

/** The stove and the oven: fresh pasta, sauce, pizza, bread and cakes. */
export const cucina1: readonly Details[] = [
  {
    words:
      "gnocchi gnocchetti tagliatell* tortellin* tortelli ravioli raviolo orecchiett* cappelletti agnolotti fettuccin* pappardell* cavatelli culurgiones pici mattarell* sfoglia sfoglie sfoglina pasta_fresca pasta_all'uovo pasta_all’uovo pasta_fatta impasta impasti impasto impastare impastava impastavi impastavo impastando",
    stanzas: `
      Farina a fontana sul legno
      Un uovo che scivola in fondo
      Il mattarello, avanti e poi indietro
      E un disco di sole, rotondo

      Un serpente di pasta, un coltello
      La forchetta che riga, uno a uno
      Il vapore che appanna i bicchieri
      E nel piatto, alla fine, nessuno

      La polvere bianca sulle sedie
      Il grembiule annodato di dietro
      La pentola grande che borbotta
      E un disegno a dito sul vetro

      Il tavolo lungo, un lenzuolo steso
      La pasta in file, ad asciugare
      Un velo di bianco sulle ciglia
      E dita che arrivano a rubare`,
  },
  {
    words:
      'sugo sughi ragù ragu polpett* soffritt* spezzatino braciole passata_di_pomodoro salsa_di_pomodoro bottiglie_di_pomodoro conserva_di_pomodoro conserve',
    stanzas: `
      La fiamma più bassa che c'è
      Un cucchiaio di legno sul bordo
      Una bolla che sale e che scoppia
      E un coperchio che batte, un po' sordo

      Cipolla e carota a dadini
      Uno schizzo di rosso sul muro
      Il pane strappato, tuffato
      E un secondo assaggio, più sicuro

      Un filo di fumo, il tegame grosso
      Il profumo che scende le scale
      Una crosta di pane nel piatto
      E un pizzico ancora di sale

      Il mestolo appeso al chiodo
      Basilico in fondo a ogni vaso
      Il pane che pulisce il tegame
      E una goccia di rosso sul naso`,
  },
  {
    words:
      'lasagna lasagne parmigiana arrosto arrosti teglia teglie besciamella cannelloni timballo pasta_al_forno pranzo_della_domenica pranzi_della_domenica pranzo_domenicale pranzi_domenicali pranzo_di_domenica',
    stanzas: `
      Una teglia che scotta, due presine
      Gli angoli croccanti, contesi
      Il giro del pane dentro al sugo
      E i bottoni del collo, già arresi

      La tovaglia buona, la più lunga
      Le sedie spaiate, una panca
      Un naso sul vetro del forno
      E il sugo sulla camicia bianca

      Un giro di pepe, la crosta bionda
      Il forno che ticchetta, acceso
      Un coltello che affonda fino in fondo
      E un secondo piatto, già teso`,
  },
  {
    words:
      'pasta spaghett* carbonara amatriciana cacio_e_pepe maccheron* bucatini rigatoni fusilli pastasciutta aglio_e_olio al_dente al_pesto il_pesto pesto_genovese piatto_di_pasta scolapasta',
    stanzas: `
      Un pugno di sale, l'acqua che trema
      La forchetta che gira e raccoglie
      Il pepe macinato dall'alto
      E il vapore che sale e si scioglie

      Il mazzo che piega nell'acqua e va giù
      Una tazza d'acqua messa da parte
      Il formaggio che fila, la grattugia
      E la padella saltata con arte

      Lo scolapasta nel lavandino
      Una nuvola calda al soffitto
      Ciotole fonde passate di mano
      E il tavolo, di colpo, più zitto`,
  },
  {
    words: 'pizza pizze pizzett* pizzaiol* pizzeria pizzerie focacc* piadin* supplì mozzarell* teglia_di_pizza',
    stanzas: `
      Un panno umido sopra la pasta
      La bolla che cresce e che scoppia
      La mozzarella tirata coi denti
      E l'ultima fetta, che vale doppia

      La pala di legno, il forno che soffia
      Il cornicione gonfio e bruciato
      Un filo bianco che si allunga
      E il palato, di nuovo, scottato

      Il cartone quadrato, caldo sotto
      Una foglia di verde nel mezzo
      Le croste in fila lungo il piatto
      E due mani sull'ultimo pezzo`,
  },
  {
    words:
      'pane fornaio fornai fornaia panettier* panetteria panetterie panificio pagnott* lievito lievito_madre filoncino sfilatino michette ciabattine grissini forno_a_legna bruschett*',
    stanzas: `
      Un vaso in dispensa che ribolle
      Un taglio a croce sulla pagnotta
      La crosta che canta mentre raffredda
      E la prima fetta, che ancora scotta

      Farina sul grembiule e sulle ciglia
      La mollica che cede sotto il dito
      Il sacchetto di carta che scrocchia
      E il primo angolo, già sparito

      Il tagliere, il coltello coi denti
      Le briciole fin dentro al cassetto
      Un filo d'olio, un pizzico di sale
      E il culetto, il pezzo prediletto`,
  },
  {
    words:
      'torta torte crostat* biscott* ciambell* tiramisù tiramisu pasticcer* pasticcier* pasticcin* budino frolla pan_di_spagna sbriciolata cannoli babà strudel zeppole frittelle bignè crema_pasticcera bomboloni i_dolci dei_dolci fai_dolci fare_dolci fa_dolci prepari_dolci dolcetti',
    stanzas: `
      Tre gusci vuoti, la ciotola grande
      Lo zucchero a velo nell'aria
      Uno stecchino che esce pulito
      E una fetta storta, straordinaria

      La scorza grattata del limone
      Sul vetro del forno, un naso tondo
      Il timer a molla che ticchetta
      E la crosta che passa al biondo

      La farina che scende, fine fine
      L'impasto che cola a nastro, lento
      La carta da forno che scricchia
      E il cucchiaio leccato, contento

      Una gratella vicino al forno
      Zucchero che scrocchia sotto i denti
      Il coltello bagnato, una fetta
      E briciole per gli impazienti`,
  },
  {
    words: 'candelin* torta_di_compleanno torte_di_compleanno compleann* compi compie compire compiere',
    stanzas: `
      Le luci abbassate, una fiamma
      Un coro che parte su troppe note
      La cera che cola sulla glassa
      E un soffio che gonfia due gote

      Lo zucchero scritto che arriva al bordo
      Una fiammella che fa l'inchino
      Un filo di fumo, un battimani
      E panna sul naso di chi è vicino

      La porta che s'apre, la luce
      Piattini, forchette spaiate
      Il coltello che affonda nel mezzo
      E fiammelle, due volte contate`,
  },
  {
    words:
      'bruci brucia brucio bruciano bruciava bruciavi bruciavo bruciato bruciata bruciate bruciati bruciare bruciando bruciacchi* carbonizz* strinat*',
    stanzas: `
      Un filo di fumo che esce di lato
      La finestra spalancata in fretta
      Il fondo più nero del carbone
      E il nero raschiato con la paletta

      Uno straccio sventolato per aria
      Un odore che arriva alle scale
      Un bordo di nero tutto intorno
      E il resto, con calma, niente male

      Il tempo d'un giro di spalle
      Un lato dorato e l'altro nero
      Un coltello che gratta, e gratta
      E nel mezzo, un boccone intero`,
  },
  {
    words:
      'cucina cucini cucino cucinano cucinare cucinava cucinavi cucinavo cucinato cucinando cuoca cuoco cuochi cuoche chef ricett* pentol* padell* fornelli grembiul* cucinett*',
    stanzas: `
      L'olio che canta nella padella
      Le dosi a occhio, il fuoco a orecchio
      Aglio schiacciato, un giro di pepe
      E un cucchiaio di legno, il più vecchio

      Un grembiule con l'ultima macchia
      Il coperchio che balla e sospira
      Un pizzico preso con tre dita
      E il cucchiaio che gira e rigira

      Il frigo aperto, tre cose in croce
      Il tavolo pieno in mezz'ora
      Un piatto passato sopra le teste
      E il tegame grande, che fuma ancora`,
  },
]
