import { understands } from '#tests/support/brief/understands.ts'

understands('pt', [
  ['amor da minha vida, Rodrigo, 15 anos juntos, ele esquece tudo menos o meu café', { plot: 'devotion' }],
  [
    'musica pro casamento da minha irmã Jussara com o Valdeci, eles se conheceram na fila do cartório onde cada um tava indo se divorciar kkkk forró bem animado',
    {
      call: 'Jussara e Valdeci',
      facts: ['Vocês se conheceram na fila do cartório onde cada um tava indo se divorciar'],
    },
  ],
  [
    'O meu avô Adelino era faroleiro nas Berlengas e falava com os barcos como se fossem vacas. Morreu em Agosto e encontrámos 3 cadernos com os nomes deles todos. Gostava de uma coisa simples, quase fado',
    {
      names: ['Adelino', 'Berlengas'],
      facts: [
        'Eras faroleiro nas Berlengas',
        'Falavas com os barcos como se fossem vacas',
        'Encontrámos 3 cadernos com os nomes deles todos',
      ],
    },
  ],
  [
    'desculpa Lari, você esperou duas horas na chuva com a mala sem rodinha. ela manda áudio de 6 minutos',
    {
      without: [],
      facts: ['Você esperou duas horas na chuva com a mala sem rodinha', 'Você manda áudio de 6 minutos'],
    },
  ],
  [
    'A minha avó Deolinda ainda conduz o trator para ir à missa. Diz sempre "devagar, que tenho pressa". Queria algo alegre com acordeão',
    {
      names: ['Deolinda'],
      facts: ['Ainda conduzes o trator para ir à missa', 'Dizes sempre "devagar, que tenho pressa"'],
    },
  ],
  [
    'musica de aniversario de 80 anos pra minha vó maria que ama o jardim dela e faz crochê assistindo novela',
    {
      ...{ plot: 'birthday', call: 'Maria', age: 80, topics: ['garden'] },
      facts: ['Você ama o seu jardim', 'Você faz crochê assistindo novela'],
    },
  ],
  [
    'Casamento da Ana e do Pedro, se conheceram na fila do pão, ele derrubou café nela',
    {
      ...{ plot: 'wedding', call: 'Ana e Pedro', names: ['Ana', 'Pedro'] },
      facts: ['Vocês se conheceram na fila do pão', 'Ele derrubou café nela'],
    },
  ],
  [
    'meu gato Bolota que dorme no teclado e odeia chuva',
    { call: 'Bolota', facts: ['Você dorme no teclado', 'Você odeia chuva'] },
  ],
  ['jingle pra padaria do zé em Niterói, pão quente toda hora', { plot: 'shop', brand: 'Padaria do Zé' }],
  [
    'hino do nosso time sub-12 Unidos da Vila, a gente perde muito mas canta no ônibus',
    {
      ...{ plot: 'team', brand: 'Unidos da Vila' },
      facts: ['A gente perde muito', 'A gente canta no ônibus'],
    },
  ],
  ['música pra decorar as capitais do Brasil', { plot: 'teaching', about: ['capitais do Brasil'] }],
  [
    'desculpa por esquecer o aniversário da minha namorada carla',
    { plot: 'apology', call: 'Carla', facts: ['Esqueci o seu aniversário'] },
  ],
  ['música engraçada sobre perder o ônibus todo dia', { plot: 'complaint', about: ['perder o ônibus todo dia'] }],
  ['uma canção de ninar em japonês pra minha filha Lia', { plot: 'lullaby', call: 'Lia', language: 'ja' }],
  [
    'meu cachorro thor morreu ontem, ele esperava a gente no portão e roubava meia',
    {
      ...{ plot: 'memorial', call: 'Thor' },
      facts: ['Você esperava a gente no portão', 'Você roubava meia'],
    },
  ],
  [
    'canção para crianças aprenderem a escovar os dentes: de manhã e de noite, em cima, embaixo',
    { plot: 'teaching', facts: ['Escovar os dentes', 'De manhã e de noite', 'Em cima, embaixo'] },
  ],
  [
    'desculpas pra minha namorada Bia, esqueci nosso aniversário de namoro',
    { plot: 'apology', call: 'Bia', facts: ['Esqueci nosso aniversário de namoro'] },
  ],
  [
    'zoeira com meu cunhado Wellington que toda vez queima a carne',
    { call: 'Wellington', facts: ['Toda vez você queima a carne'] },
  ],
  [
    'agradecer a professora Cláudia por me ensinar a ler',
    { plot: 'thanks', call: 'Cláudia', facts: ['Você me ensinou a ler'] },
  ],
  [
    'pro meu melhor amigo Rafa, 20 anos de amizade, acampamos na praia e ele queimou o arroz',
    { plot: 'friendship', call: 'Rafa', facts: ['Acampamos na praia', 'Você queimou o arroz'] },
  ],
  ['sinto falta do meu pai que trabalha em Portugal', { plot: 'missing', call: 'pai' }],
  ['musica instrumental calma de violão pra estudar', { instrumental: true }],
  ['rap sobre matemática sem falar de escola', { about: ['matemática'], without: ['escola'] }],
  [
    'canção pro meu filho Theo dormir, ele tem medo de escuro e ama o ursinho dele',
    { plot: 'lullaby', call: 'Theo', facts: ['Você tem medo de escuro', 'Você ama o seu ursinho'] },
  ],
  [
    'quero uma música pop animada sobre uma capivara que queria ser bailarina',
    { about: ['capivara'], facts: ['Uma capivara queria ser bailarina'] },
  ],
  [
    'jingle da Pizzaria Bella Massa, entrega rápida, massa crocante, voz feminina',
    { plot: 'shop', brand: 'Pizzaria Bella Massa', voice: 'f', facts: ['Entrega rápida, massa crocante'] },
  ],
  [
    'musica pro casamento da duda e do rafinha, se conheceram no busão 474 e ele deu o lugar pra ela, sexta q vem',
    {
      ...{ plot: 'wedding', call: 'Duda e Rafinha', names: ['Duda', 'Rafinha'] },
      facts: ['Vocês se conheceram no busão 474', 'Ele deu o lugar pra ela'],
    },
  ],
  ['casorio da lais com o andre', { names: ['Laís', 'André'] }],
  [
    'jingle pra lanchonete da tia neide em nova iguaçu, aberto ate meia noite',
    { brand: 'Lanchonete da Tia Neide', place: 'Nova Iguaçu', facts: ['Aberto até meia noite'] },
  ],
  ['oficina do seu jorge, conserta tudo', { brand: 'Oficina do Seu Jorge', facts: ['Conserta tudo'] }],
  [
    'hino do time de futsal as leoas da penha, treina terça e quinta, ninguem ganha da gente',
    { brand: 'as Leoas da Penha', facts: ['Treina terça e quinta', 'Ninguém ganha da gente'] },
  ],
  [
    'desculpa amor eu esqueci nosso aniversario de namoro pq tava no futebol, nome dela é kamila',
    { call: 'Kamila', facts: ['Eu esqueci nosso aniversário de namoro', 'Eu tava no futebol'] },
  ],
  [
    'levei um pé na bunda, ela ficou com o gato e eu com os boletos kkk. sofrencia sem a palavra amor',
    {
      ...{ plot: 'heartbreak', without: ['amor'] },
      facts: ['Levei um pé na bunda', 'Você ficou com o gato e eu com os boletos'],
    },
  ],
  [
    'zoeira com meu colega de quarto wesley q nunca lava a louca',
    { call: 'Wesley', facts: ['Você nunca lava a louça'] },
  ],
  [
    'da parte dos netos enzo, lívia e joão pedro pro vovô beto q faz pipa',
    { call: 'Beto', names: ['Enzo', 'Lívia', 'João Pedro', 'Beto'], facts: ['Você faz pipa'] },
  ],
  [
    'valeu seu jorge porteiro por guardar minhas encomendas e sempre perguntar da minha mae',
    {
      ...{ plot: 'thanks', call: 'Seu Jorge' },
      facts: ['Você guardou minhas encomendas', 'Você perguntou da minha mãe'],
    },
  ],
  [
    'niver da minha mãe cleusa, dança forró e manda bom dia as 5 da manha',
    {
      facts: ['Você dança forró', 'Você manda bom dia às 5 da manhã'],
    },
  ],
  ['despedida do joca da TI q tomava cafe gelado', { call: 'Joca', facts: ['Você tomava café gelado'] }],
  ['jingle pro pet shop patinhas felizes em recife', { brand: 'Patinhas Felizes', place: 'Recife' }],
  [
    'desculpa mãe quebrei o vaso da vó e botei a culpa no gato, seu filho dudu',
    { plot: 'apology', call: 'mãe', facts: ['Quebrei o vaso da vó', 'Botei a culpa no gato'] },
  ],
  [
    'niver de 30 anos da magrela, dança pagode ate as 6',
    { call: 'Magrela', age: 30, facts: ['Você dança pagode até as 6'] },
  ],
  ['ninar pro meu sobrinho bento q nao larga a chupeta', { facts: ['Você não larga a chupeta'] }],
  [
    'minha avó Lourdes morreu em março, ela fazia bolo de fubá toda quarta e quando eu chegava da escola ela já estava no portão. sinto falta do cheiro da cozinha dela',
    {
      plot: 'memorial',
      facts: [
        'Você fazia bolo de fubá toda quarta',
        'Quando eu chegava da escola',
        'Você já estava no portão',
        'Sinto falta do cheiro da sua cozinha',
      ],
    },
  ],
  [
    'agradecer à professora Helena, que ensinou meu filho Tomás a ler. Ele chorava todo dia e ela nunca desistiu',
    {
      call: 'Helena',
      facts: ['Você ensinou meu filho Tomás a ler', 'Ele chorava todo dia', 'Você nunca desistiu'],
    },
  ],
  [
    'O Sr. Domingos, porteiro do nosso prédio há 25 anos, guarda as encomendas. Trouxe sempre café para os colegas',
    {
      ...{ call: 'Domingos', names: ['Domingos'] },
      facts: [
        'Você é porteiro do nosso prédio há 25 anos',
        'Você guarda as encomendas',
        'Você trouxe sempre café para os colegas',
      ],
    },
  ],
  [
    'minha gata Pipoca mia na frente do espelho. quando a gente viaja ela fica sem falar com ninguém',
    {
      plot: null,
      without: [],
      facts: ['Você mia na frente do espelho', 'Quando a gente viaja', 'Você fica sem falar com ninguém'],
    },
  ],
  [
    'Música pro casamento da minha irmã Letícia com o Rodrigo, ele derrubou café no vestido dela e pediu desculpa três vezes',
    { plot: 'wedding', call: 'Letícia e Rodrigo' },
  ],
  ['60 anos da minha mãe Dona Sônia!! ela ri alto no cinema', { plot: 'birthday', call: 'Dona Sônia' }],
  [
    'zoeira com meu amigo Betão que sempre esquece a carteira e torce pro Vasco kkkk',
    { call: 'Betão', names: ['Betão'], facts: ['Você sempre esquece a carteira', 'Você torce pro Vasco'] },
  ],
  [
    'Uma canção para ensinar meus alunos do primeiro ano a lavar as mãos antes do lanche e depois do banheiro',
    { plot: 'teaching', about: ['lavar as mãos'], facts: [] },
  ],
  ['musica da tabuada', { plot: 'teaching', about: ['tabuada'] }],
  ['rap sobre reciclagem pro projeto da escola do meu filho', { plot: 'teaching', about: ['reciclagem'] }],
  [
    'verão de 98 em Ubatuba, eu e a Renata no fusca do meu tio, chuva na praia e nosso primeiro beijo',
    { plot: 'nostalgia', call: 'Renata' },
  ],
  [
    'Uma menina que eu gostava no colégio, a Marcela, se mudou pra Manaus antes de eu contar',
    {
      ...{ plot: 'nostalgia', call: 'Marcela' },
      facts: ['Eu gostava de você no colégio', 'Você se mudou pra Manaus antes de eu contar'],
    },
  ],
  [
    'Queria agradecer à enfermeira Fátima que cuidou do meu pai no hospital de Braga e trazia-lhe o jornal às escondidas',
    { plot: 'thanks', facts: ['Cuidou do meu pai no hospital de Braga', 'Trazia-lhe o jornal às escondidas'] },
  ],
  [
    'despedida da nossa chefe Patrícia. Ela nunca gritou com ninguém',
    { plot: 'farewell', facts: ['Você nunca gritou com ninguém'] },
  ],
  [
    'meu marido Anderson e eu fazemos 25 anos de casados, ele aguentou minha mãe morando com a gente',
    {
      ...{ plot: 'devotion', names: ['Anderson'] },
      facts: ['Nós fazemos 25 anos de casados', 'Você aguentou minha mãe morando com a gente'],
    },
  ],
  [
    'obrigado aos bombeiros que salvaram minha família, um deles carregou minha avó nas costas',
    { plot: 'thanks', facts: ['Vocês salvaram minha família', 'Um de vocês carregou minha avó nas costas'] },
  ],
  [
    'minha mãe faleceu em dezembro, dona Cleide. ela ligava todo domingo as 8 e me chamava de minha flor',
    { plot: 'memorial', facts: ['Você ligava todo domingo às 8', 'Você me chamava de minha flor'] },
  ],
  ['música de ninar pro filhote de elefante', { plot: 'lullaby', call: 'elefantinho' }],
  ['musica pro meu amigo Tiago que perdeu a mãe', { plot: 'encouragement', call: 'Tiago' }],
  ['meu celular morreu no meio da prova', { plot: null }],
  [
    'Jingle para a minha padaria Pão da Vila, abre às 5 da manhã, pão de queijo quentinho',
    { plot: 'shop', facts: ['Abre às 5 da manhã', 'Pão de queijo quentinho'] },
  ],
  ['rap dos planetas pros meus alunos do 5º ano, na ordem certa', { plot: 'teaching', about: ['planetas'] }],
  [
    'meu irmão Kauã q usa a mesma bermuda todo dia e deve 50 reais pra família inteira',
    { call: 'Kauã', names: ['Kauã'] },
  ],
  [
    'apaixonado pela menina da biblioteca, ela lê Clarice e morde a caneta',
    {
      plot: 'falling',
      names: [],
      facts: ['Você lê Clarice', 'Você morde a caneta'],
    },
  ],
  [
    'musica pra animar minha amiga Sheila q reprovou na OAB, ela cria 2 filhos sozinha',
    { plot: 'encouragement', facts: ['Você reprovou na OAB', 'Você cria 2 filhos sozinha'] },
  ],
  ['jingle sorveteria Polo Norte, ribeirao preto', { plot: 'shop', brand: 'Polo Norte', place: 'Ribeirão Preto' }],
])
