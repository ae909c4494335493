import { understands } from '#tests/support/brief/understands.ts'

understands('it', [
  [
    'si sposa la mia ex, Valentina, sabato, con il mio dentista. io sono invitato',
    { plot: 'heartbreak', call: 'Valentina', facts: ['Io sono invitato'] },
  ],
  [
    "Tommi e il suo primo giorno all'asilo, piange sua mamma più di lui",
    { call: 'Tommi', facts: ['Piange tua mamma più di te'] },
  ],
  [
    'buon compleanno mamma! hai cresciuto tre figli da sola e non ti sei mai comprata un vestito nuovo',
    { facts: ['Hai cresciuto tre figli da sola', 'Non ti sei mai comprata un vestito nuovo'] },
  ],
  [
    'canzone sul divano ke nn riesco a montare, manca sempre una vite e mia moglie ride',
    { plot: 'complaint', about: ['divano'] },
  ],
  [
    'Per il nostro don Piero che dopo 20 anni lascia la parrocchia di San Rocco, partite a calcetto e una Panda scassata',
    { plot: 'farewell', call: 'don Piero' },
  ],
  [
    'Giulia e Matteo si sono conosciuti in fila alle poste. Si sposano a settembre a Lecce',
    { plot: 'wedding', facts: ['Vi siete conosciuti in fila alle poste', 'Vi sposate a settembre a Lecce'] },
  ],
  [
    'auguri a nonno Pino, gioca a briscola al bar e bara sempre',
    { call: 'Pino', facts: ['Giochi a briscola al bar', 'Bari sempre'] },
  ],
  [
    'Grazie alla maestra Loredana che ha insegnato a leggere a mio figlio Tommaso, lui è dislessico e adesso divora i libri',
    {
      call: 'Loredana',
      facts: ['Hai insegnato a leggere a mio figlio Tommaso', 'Tommaso è dislessico', 'Adesso divora i libri'],
    },
  ],
  [
    "Dopo 38 anni in ferrovia Sergio va in pensione, capotreno sulla Roma-Pescara, sempre col fischietto al collo, adesso si dedicherà all'orto",
    {
      plot: 'retirement',
      about: [],
      facts: [
        'Dopo 38 anni in ferrovia vai in pensione',
        'Capotreno sulla Roma-Pescara',
        'Sempre col fischietto al collo',
        "Adesso ti dedicherai all'orto",
      ],
    },
  ],
  [
    "estate 1998 a Rimini, io e Elena sul pedalò rosso, lei mi diede un bacio e poi non l'ho piu rivista",
    {
      plot: 'nostalgia',
      facts: ['Estate 1998 a Rimini', 'Io e te sul pedalò rosso', 'Mi desti un bacio', 'Non ti ho più rivista'],
    },
  ],
  [
    'Jingle per il panificio Forno Sartori a Bassano, pane di segale e mia suocera alla cassa che chiacchiera con tutti',
    {
      brand: 'Forno Sartori',
      place: 'Bassano',
      facts: ['Pane di segale', 'Mia suocera alla cassa che chiacchiera con tutti'],
    },
  ],
  [
    'Pubblicità per Autofficina Bruni di Terni, il caffè lo offre Mario',
    { brand: 'Autofficina Bruni', facts: ['Il caffè lo offre Mario'] },
  ],
  [
    'una canzoncina per insegnare ai bambini a lavarsi i denti, su e giù, davanti e dietro',
    { plot: 'teaching', about: ['lavarsi i denti'], facts: [] },
  ],
  ['canzone sulla raccolta differenziata per la scuola', { plot: 'teaching', about: ['raccolta differenziata'] }],
  [
    'ciao vorrei una canzone per il mio ragazzo Kevin ke parte x Siviglia, nn so come faro senza di lui',
    { plot: 'farewell', call: 'Kevin', facts: ['Parti per Siviglia', 'Non so come farò senza di te'] },
  ],
  [
    'Scusami papà se ti ho urlato contro a natale, avevo bevuto troppo e tu volevi solo sapere come stavo',
    {
      plot: 'apology',
      facts: ['Ti ho urlato contro a Natale', 'Avevo bevuto troppo', 'Tu volevi solo sapere come stavo'],
    },
  ],
  [
    "Ringraziamento ai volontari della Croce Bianca di Imola che la notte dell'alluvione hanno portato via mia madre, uno di loro le ha cantato una canzone",
    {
      plot: 'thanks',
      names: [],
      facts: ["La notte dell'alluvione avete portato via mia madre", 'Uno di voi le ha cantato una canzone'],
    },
  ],
  [
    'benvenuta alla piccola Nina nata il 3 marzo, ha i capelli rossi',
    { plot: 'new-baby', call: 'Nina', facts: ['Sei nata il 3 marzo', 'Hai i capelli rossi'] },
  ],
  [
    'ero innamorata di Marco del terzo piano, poi è andato a vivere a Berlino',
    { plot: 'missing', facts: ['Ero innamorata di te, quello del terzo piano', 'Sei andato a vivere a Berlino'] },
  ],
  [
    'Anita ha paura del buio, vorrei una ninna nanna con la lucciola che le fa luce e il suo orso Pippo che fa la guardia',
    {
      plot: 'lullaby',
      call: 'Anita',
      facts: ['Hai paura del buio', 'La lucciola ti fa luce', 'Il tuo orso Pippo fa la guardia'],
    },
  ],
  [
    'sono un infermiere e vorrei una canzone per i miei colleghi del pronto soccorso di Careggi, turni di dodici ore',
    { names: [], facts: ['Turni di dodici ore'] },
  ],
  [
    'ninna nanna per un elefantino di peluche che ha perso la mamma nella giungla',
    { plot: 'lullaby', call: 'elefantino', facts: ['Hai perso la mamma nella giungla'] },
  ],
  [
    'mio marito Davide mi ha chiesto di sposarlo in autogrill e ha montato la culla al contrario',
    { call: 'Davide', facts: ['Mi hai chiesto di sposarti in autogrill', 'Hai montato la culla al contrario'] },
  ],
  [
    'una canzone sul mio condominio dove nessuno saluta',
    { plot: 'complaint', about: ['condominio'], facts: ['Nessuno saluta'] },
  ],
  [
    'matrimonio di mia sorella Elena con Marco, lui le ha fatto la proposta in coda',
    { call: 'Elena e Marco', facts: ['Lui le ha fatto la proposta in coda'] },
  ],
  [
    'una canzone per la mia collega teresa che mi portava le arance del suo giardino e diceva sempre piano piano si fa tutto. stile anni 60',
    { facts: ['Mi portavi le arance del tuo giardino', 'Dicevi sempre "piano piano si fa tutto"'] },
  ],
  [
    'canzone di compleanno per mia nonna pina che compie 80 anni e adora il giardino',
    { plot: 'birthday', call: 'Pina', topics: ['garden'], age: 80 },
  ],
  ['una ninna nanna in giapponese per mia figlia Emma', { plot: 'lullaby', call: 'Emma', language: 'ja' }],
  ['ninna nanna per il mio gattino', { plot: 'lullaby', call: 'micio' }],
  ['matrimonio di anna e marco, si sono conosciuti in treno', { plot: 'wedding', names: ['Anna', 'Marco'] }],
  ['anniversario dei miei genitori, 50 anni di matrimonio', { plot: 'devotion' }],
  ['jingle per la gelateria il pinguino a rimini', { plot: 'shop', brand: 'il Pinguino' }],
  ['inno per la squadra di pallavolo under 14 Aquile di Monza', { plot: 'team', brand: 'Aquile di Monza' }],
  ['canzone divertente sul perdere il treno ogni mattina', { plot: 'complaint', topics: ['trains'] }],
  [
    'canzone per chiedere scusa a mio fratello Luca per aver rotto la sua chitarra',
    { plot: 'apology', call: 'Luca', about: ['aver rotto la sua chitarra'] },
  ],
  ['il mio cane briciola è morto ieri', { plot: 'memorial', call: 'Briciola' }],
  ['canzone per il coniglio di mia figlia che si chiama Batuffolo', { call: 'Batuffolo' }],
  ['canzone sulla pioggia senza parlare d’amore', { topics: ['storm'], without: ['amore'] }],
  ['canzone per la festa di Marco, senza chitarra e batteria', { plot: 'party', without: ['chitarra', 'batteria'] }],
  ['canzone pop in inglese sull’estate', { topics: ['summer'], language: 'en' }],
  [
    'Vorrei ringraziare la maestra Lucia che ha insegnato a leggere a mio figlio Matteo. Ci portava i biscotti fatti da lei.',
    { plot: 'thanks', call: 'Lucia' },
  ],
  [
    "scusa amore mio Andrea, ho rotto la tua chitarra e non te l'ho detto",
    { plot: 'apology', facts: ['Ho rotto la tua chitarra', "Non te l'ho detto"] },
  ],
  [
    'per mia moglie Paola, stiamo insieme da 25 anni, ci siamo conosciuti a una festa di paese, nn posso vivere senza di lei',
    {
      plot: 'devotion',
      facts: ['Stiamo insieme da 25 anni', 'Ci siamo conosciuti a una festa di paese', 'Non posso vivere senza di te'],
    },
  ],
  ['canzone per mia moglie cantata da una voce maschile', { plot: 'devotion', call: 'amore mio', voice: 'm' }],
  ['per mio figlio prima dell’esame di maturità', { plot: 'encouragement', call: 'tesoro' }],
  ['musica lo-fi strumentale per studiare', { instrumental: true }],
  ['è nato tommaso!', { plot: 'new-baby', call: 'Tommaso' }],
  [
    'per il compleanno di marco 40 anni, fa il panettiere si alza alle 3 e la sera si addormenta a tavola',
    {
      plot: 'birthday',
      call: 'Marco',
      facts: ['Fai il panettiere', 'Ti alzi alle 3', 'La sera ti addormenti a tavola'],
    },
  ],
  [
    'papa è morto a marzo, aggiustava biciclette e fischiava sempre la stessa canzone',
    { plot: 'memorial', facts: ['Aggiustavi biciclette', 'Fischiavi sempre la stessa canzone'] },
  ],
  [
    'matrimonio di luca e giulia si sono conosciuti in fila alle poste, lei gli ha prestato la penna',
    { call: 'Luca e Giulia', facts: ['Vi siete conosciuti in fila alle poste', 'Lei gli ha prestato la penna'] },
  ],
  [
    'chiedo scusa a mio fratello dario, gli ho graffiato la macchina e ho dato la colpa al gatto',
    { plot: 'apology', call: 'Dario', facts: ['Ti ho graffiato la macchina', 'Ho dato la colpa al gatto'] },
  ],
  [
    'mia sorella è in ospedale, la operano giovedi, odia la minestra e fa ridere gli infermieri',
    {
      plot: 'get-well',
      topics: ['hospital', 'kitchen'],
      facts: ['Ti operano giovedì', 'Odi la minestra', 'Fai ridere gli infermieri'],
    },
  ],
  [
    'mi manca tanto mio nonno, andavamo a pesca insieme e lui si addormentava sempre',
    { plot: 'missing', facts: ['Mi manchi tanto', 'Andavamo a pesca insieme', 'Ti addormentavi sempre'] },
  ],
  [
    'i miei genitori festeggiano 50 anni di matrimonio, litigano per il telecomando e ballano in salotto',
    {
      plot: 'devotion',
      facts: ['Festeggiate 50 anni di matrimonio', 'Litigate per il telecomando', 'Ballate in salotto'],
    },
  ],
  [
    'ballata su un fantasma che ha paura della gente e vive in soffitta',
    { topics: ['ghosts'], facts: ['Ha paura della gente', 'Vive in soffitta'] },
  ],
  [
    'grazie alla maestra rosa per avermi insegnato a leggere',
    { plot: 'thanks', call: 'Rosa', facts: ['Mi hai insegnato a leggere'] },
  ],
  [
    'jingle per la pizzeria da gino a bari, forno a legna, impasto lievitato 48 ore, aperti anche il lunedi',
    { brand: 'da Gino', facts: ['Forno a legna', 'Impasto lievitato 48 ore', 'Aperti anche il lunedì'] },
  ],
  ['canzone x nonno aldo, coltivava pomodori sul balcone', { about: [], facts: ['Coltivavi pomodori sul balcone'] }],
  ['una canzone lenta e triste, voce femminile, con pianoforte', { facts: [] }],
  [
    'per nonno Aldo, ogni mattina prende il pane e quando torna ci racconta le barzellette. E quando mio padre stava male mi ha aiutato',
    {
      facts: [
        'Ogni mattina prendi il pane',
        'Quando torni ci racconti le barzellette',
        'Quando mio padre stava male mi hai aiutato',
      ],
    },
  ],
  [
    'un grazie alla maestra Paola che ha insegnato a leggere a mio figlio Leo quando tutti dicevano che era svogliato',
    {
      call: 'Paola',
      facts: ['Hai insegnato a leggere a mio figlio Leo quando tutti dicevano che era svogliato'],
    },
  ],
  [
    'per mio marito Stefano, ci siamo baciati a ferragosto e io lo amo anche se russa',
    { plot: 'devotion', facts: ['Ci siamo baciati a Ferragosto', 'Io ti amo anche se russi'] },
  ],
  [
    'per la prof Zanetti: quando è morto mio nonno mi ha abbracciato, e lei non abbraccia mai nessuno',
    { plot: null, facts: ['Quando è morto mio nonno mi hai abbracciato', 'Non abbracci mai nessuno'] },
  ],
  [
    'filastrocca per insegnare a mia nipote ad attraversare: si guarda a sinistra, poi a destra, non si corre mai',
    { plot: 'teaching', facts: ['Si guarda a sinistra', 'Poi a destra', 'Non si corre mai'] },
  ],
  [
    'Pubblicità per la mia gelateria Dolce Neve a Lecce',
    { plot: 'shop', brand: 'Dolce Neve', names: ['Neve', 'Lecce'] },
  ],
])
