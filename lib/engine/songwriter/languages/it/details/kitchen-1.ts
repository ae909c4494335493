import type { Details } from '../../stanzas.ts'

/** The stove and the oven: fresh pasta, sauce, pizza, bread and cakes. */
export const kitchen1: readonly Details[] = [
  {
    words:
      "gnocchi gnocchetti tagliatell* tortellin* tortelli ravioli raviolo orecchiett* cappelletti agnolotti fettuccin* pappardell* cavatelli culurgiones pici mattarell* sfoglia sfoglie sfoglina pasta_fresca pasta_all'uovo pasta_all’uovo pasta_fatta impasta impasti impasto impastare impastava impastavi impastavo impastando",
    stanzas: `
      (La farina|La spianatoia|Il mattarello) aspetta sul tavolo grande
      La sfoglia si allarga come un lenzuolo
      L'uovo si rompe nel mezzo del bianco
      E un gatto aspetta che ne cada uno solo

      Le mani si fermano, piene di bianco
      La radio canta, la pentola aspetta
      I bimbi ne rubano un pezzo crudo
      E il conto non torna, e nessuno ha fretta

      La pasta riposa sotto il canovaccio
      Qualcuno solleva un lembo a guardare
      Il sugo borbotta, la tavola cresce
      E c'è sempre un piatto in più da portare`,
    later: `
      Si lava il tagliere, la farina resta
      Sui gomiti, in terra, sul naso, sul sale
      La pasta è finita, la ricetta passa
      Di mano in mano, e non viene mai uguale`,
    hook: `
      Farina e due uova, la pasta fatta a mano
      E chi non arriva la sente da lontano

      La sfoglia si tira, la tavola è piena
      E tutta la vita profuma di cena`,
  },
  {
    words:
      'sugo sughi ragù ragu polpett* soffritt* spezzatino braciole passata_di_pomodoro salsa_di_pomodoro bottiglie_di_pomodoro conserva_di_pomodoro conserve',
    stanzas: `
      (La pentola|Il sugo|Il ragù) comincia piano, di mattina
      E l'odore va a spasso per le scale
      Il vicino si affaccia, chiede che ora è
      E un pezzo di pane sparisce, è normale

      Il cucchiaio di legno fa da maestro
      Si soffia, si assaggia, si aspetta ancora
      Un pezzo di pane cade per caso
      E il sugo ne perde un pochino ogni ora`,
    later: `
      Nel piatto rimane un poco di rosso
      E il pane ci passa, come un pennello
      Il sugo è finito, si alza il coperchio
      E in fondo c'era il boccone più bello`,
    hook: `
      Il sugo che bolle, la porta, il pane
      E chi passa di qui ci rimane`,
  },
  {
    words:
      'lasagna lasagne parmigiana arrosto arrosti teglia teglie besciamella cannelloni timballo pasta_al_forno pranzo_della_domenica pranzi_della_domenica pranzo_domenicale pranzi_domenicali pranzo_di_domenica',
    stanzas: `
      (La teglia|Il forno|La crosta) canta dietro il vetro
      Qualcuno apre, e il caldo fa un inchino
      L'angolo croccante ha già sei padroni
      E il più veloce è sempre il più piccino

      La domenica ha un odore preciso
      Di fuori si sentono le campane
      Le sedie non bastano, ed è un buon segno
      Si sta più vicini, e chi c'è rimane`,
    later: `
      La teglia è vuota, si gratta il bordo
      Il sole è sceso sulla tovaglia
      Nessuno si alza, ed è già sera
      La lasagna è finita, e nessuno sbaglia`,
    hook: `
      Uno strato di sugo, uno strato di cuore
      E il forno lo canta da tre ore`,
  },
  {
    words:
      'pasta spaghett* carbonara amatriciana cacio_e_pepe maccheron* bucatini rigatoni fusilli pastasciutta aglio_e_olio al_dente al_pesto il_pesto pesto_genovese piatto_di_pasta scolapasta',
    stanzas: `
      (L'acqua|La pentola|Il brodo) bolle e chiama a raccolta
      Il sale ci cade, tre dita, a occhio
      Si assaggia un filo, che scotta le dita
      E uno spaghetto finisce sul ginocchio

      Il piatto arriva con tutto il suo fumo
      La forchetta gira, la voce tace
      Poi uno macchia la camicia bianca
      E in tavola torna subito la pace`,
    later: `
      Il piatto è pulito, il pane l'ha vinto
      Si parla di quella di un anno fa
      La pasta unisce più dei discorsi
      E un altro mezzo piatto ci sta`,
    hook: `
      Butta la pasta, che siamo in tanti
      Un piatto che fuma, e si va avanti`,
  },
  {
    words: 'pizza pizze pizzett* pizzaiol* pizzeria pizzerie focacc* piadin* supplì mozzarell* teglia_di_pizza',
    stanzas: `
      Il disco vola, si allarga, ricade
      Il forno sorveglia con l'occhio rosso
      La mozzarella si stira in un filo
      E il primo morso è sempre il più grosso

      (La scatola|Il cartone|La teglia) si apre in mezzo al tavolo
      Intorno si fa un silenzio perfetto
      C'è chi lascia il bordo, chi parte da quello
      E il cane ha la faccia di chi ha poco affetto`,
    later: `
      Rimane una fetta, nessuno la prende
      Si parla, si ride, la si guarda ancora
      La pizza si fredda, e viene divisa
      In sei, col coltello, dopo mezz'ora`,
    hook: `
      Una pizza nel mezzo, le mani, la sera
      E la compagnia che c'è è quella vera`,
  },
  {
    words:
      'pane fornaio fornai fornaia panettier* panetteria panetterie panificio pagnott* lievito lievito_madre filoncino sfilatino michette ciabattine grissini forno_a_legna bruschett*',
    stanzas: `
      (La strada|La piazza|La via) dorme, e una finestra è gialla
      La pasta respira sotto il telo
      Il forno si apre, la crosta canta
      E intorno il paese ha ancora un velo

      Il sacchetto scalda le dita nel freddo
      La punta è sparita prima del portone
      Il pane si spezza, non si conta
      E chi arriva tardi ha pur sempre un boccone`,
    later: `
      Le briciole restano sulla tovaglia
      Si scuotono fuori, e c'è chi le aspetta
      Il pane di ieri, con l'olio e col sale
      Domani a merenda si fa bruschetta`,
    hook: `
      Il pane è di oggi, la crosta canta
      E la fame, a sentirla, diventa tanta

      Acqua e farina, il pane, le mani
      E quello che avanza è buono domani`,
  },
  {
    words:
      'torta torte crostat* biscott* ciambell* tiramisù tiramisu pasticcer* pasticcier* pasticcin* budino frolla pan_di_spagna sbriciolata cannoli babà strudel zeppole frittelle bignè crema_pasticcera bomboloni i_dolci dei_dolci fai_dolci fare_dolci fa_dolci prepari_dolci dolcetti',
    stanzas: `
      (Il cucchiaio|La frusta|La ciotola) passa di lingua in lingua
      Il forno è una luce nella cucina
      Si guarda dal vetro: è cresciuta, è scesa
      E intanto sul naso c'è la farina

      Una fetta sola, si dice, sottile
      Poi si raddrizza il taglio, che è storto
      Si deve pur fare le cose per bene
      E a metà torta si dà il conforto`,
    later: `
      Resta la carta, resta il profumo
      Resta uno zucchero qua e là
      La torta è finita prima del tè
      E chi l'ha fatta ne è contento, si sa`,
    hook: `
      Zucchero e burro, la torta, un bel giorno
      E tutta la casa è accesa dal forno

      Un biscotto per uno, la torta nel mezzo
      E dentro c'è il cuore, e non ha prezzo`,
  },
  {
    words: 'candelin* torta_di_compleanno torte_di_compleanno compleann* compi compie compire compiere',
    stanzas: `
      (La luce|La lampada|La radio) si spegne, qualcuno sussurra
      Una fila di fiammelle entra dal fondo
      La voce più alta stona per prima
      E il canto va avanti, felice e rotondo

      Un soffio, un altro, ne resta una in piedi
      Il desiderio è dentro, e non si dice
      La cera si posa sopra la panna
      E in fila, coi piatti, c'è un giorno felice`,
    later: `
      Si spengono le candeline, una a una
      Il fumo disegna una nuvola bassa
      Un anno è più grande di come sembra
      E si mangia a fette, così, mentre passa`,
    hook: `
      Soffia le candeline, esprimi, e va'
      Che il compleanno è già qui, è qua`,
  },
  {
    words:
      'bruci brucia brucio bruciano bruciava bruciavi bruciavo bruciato bruciata bruciate bruciati bruciare bruciando bruciacchi* carbonizz* strinat*',
    stanzas: `
      (La padella|Il forno|La teglia) ha cominciato a fumare
      Si apre la finestra, si agita un piatto
      L'allarme canta, il cane risponde
      E il pranzo di riserva è quello del gatto

      Il sotto è nero, il sopra è pallido
      In mezzo qualcosa si salva, magari
      Si gratta via un poco, si aggiunge del sale
      E si mangia ridendo, da veri compari`,
    later: `
      Negli anni il bruciato diventa leggenda
      E tutti lo chiedono, quando è festa
      La cena bruciata nessuno la scorda
      Di quelle riuscite non una ne resta`,
    hook: `
      Bruciato di sotto, bruciato di qua
      E a tavola ridono, e si mangia già`,
  },
  {
    words:
      'cucina cucini cucino cucinano cucinare cucinava cucinavi cucinavo cucinato cucinando cuoca cuoco cuochi cuoche chef ricett* pentol* padell* fornelli grembiul* cucinett*',
    stanzas: `
      (La pentola|Il coperchio|La padella) brontola sul fuoco basso
      Un grembiule ha tre macchie e una tasca
      Il cucchiaio passa, qualcuno assaggia
      E un pizzico di sale piove e ci casca

      La finestra si appanna, la radio gracchia
      L'aglio nell'olio comincia a cantare
      La ricetta è un foglio con l'unto in mezzo
      E quello che manca si può inventare`,
    later: `
      I piatti si vuotano, le luci si abbassano
      Qualcuno si appoggia, qualcuno rimane
      In cucina si dicono le cose vere
      Fra il caffè che sale e il resto del pane`,
    hook: `
      La cucina è accesa, c'è posto per tutti
      Con pentole, piatti, bicchieri e frutti

      Un cucchiaio di legno, la cucina, la sera
      E ogni pietanza ha dentro chi c'era`,
  },
]
