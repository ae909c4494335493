import type { Details } from '../../stanzas.ts'

/** Bichos, horta e vasos. */
export const animals: readonly Details[] = [
  {
    words:
      'cachorro cachorros cachorra cachorras cachorrinho cachorrinha cachorrinhos cachorrão cadela cadelas cadelinha cão cães cãozinho vira-lata vira-latas vira_lata viralata filhote filhotes latir late latia latem latiu latido latidos latindo focinho coleira labrador poodle pinscher pastor_alemão abana_o_rabo abanava_o_rabo abanando_o_rabo',
    stanzas: `
      Unha estalando no piso
      Rabo batendo na porta
      Tigela lambida e limpa
      E uma orelha meio torta

      Focinho frio na mão
      Pelo na meia e na cama
      Bolinha toda babada
      E um olho aberto que chama

      Coleira tinindo ao longe
      Três voltas antes do sono
      Latido pro caminhão
      Sofá que mudou de dono

      Barro no pelo e na pata
      Uma sacudida, e chove
      Língua de fora, de lado
      E um rabo que tudo move`,
  },
  {
    words:
      'rouba_meias rouba_meia rouba_as_meias rouba_minhas_meias roubava_meias roubava_meia roubava_as_meias rouba_chinelo rouba_chinelos rouba_o_chinelo rouba_os_chinelos roubava_chinelo roubava_chinelos roubava_os_chinelos rouba_comida roubava_comida rouba_sapatos roubava_sapatos roeu_o_sofá roeu_o_chinelo roeu_meu_chinelo roeu_a_porta roía_chinelo rói_chinelo mastiga_tudo mastigava_tudo destrói_tudo destruía_tudo comeu_o_sofá comeu_meu_chinelo comeu_meu_sapato comia_chinelo comia_meias come_meias come_chinelo come_chinelos escondia_meias esconde_meias',
    stanzas: `
      Chinelo com meia tira
      Espuma pela varanda
      Meia molhada num canto
      E a cara mansa, tão branda

      Dente marcado na mesa
      Almofada feita em pena
      Rastro até o esconderijo
      E a testemunha, serena

      Um tesouro atrás da porta
      Meia, colher, prendedor
      Um osso embaixo da colcha
      E o ronco do morador`,
  },
  {
    words:
      'gato gatos gata gatas gatinho gatinha gatinhos gatinhas bichano bichanos miado miados miar miava miam miando miou ronrona ronronar ronronava ronronando ronrom siamês siamesa frajola caixa_de_areia',
    stanzas: `
      Um salto em cima da mesa
      Copo empurrado com a pata
      Rabo em forma de pergunta
      E um pelo em cada gravata

      Motor ligado no colo
      Cortina cheia de fio
      Caixa de sapato, um rabo
      E o pote, meio vazio

      Nesga de luz no tapete
      Barriga toda pra cima
      Um olho que mal se fecha
      E unha em quem se aproxima

      Sofá de braço em farrapo
      Um silêncio antes do bote
      Dois olhos no alto do armário
      E um miado, rente ao pote`,
  },
  {
    words:
      'papagaio papagaios periquito periquitos calopsita calopsitas canário canários canarinho passarinho passarinhos pássaro pássaros gaiola gaiolas arara araras maritaca maritacas bem-te-vi sabiá sabiás beija-flor beija-flores curió',
    stanzas: `
      Casca de alpiste no chão
      Assobio na varanda
      Uma pena que flutua
      E um bico que pede e manda

      Cabecinha bem de lado
      Pé agarrado no dedo
      Nota que sobe e repete
      E a casa acordando cedo

      Poleiro que vai e volta
      Uma asa que se arrepia
      Um gomo preso na grade
      E um canto que desafia`,
  },
  {
    words: 'galinha galinhas galinheiro pintinho pintinhos galo galos ovos_caipira ovo_caipira galinha_caipira poleiro',
    stanzas: `
      Milho jogado em punhado
      Um ovo ainda quentinho
      Cisco que voa na cerca
      E um cacarejo sozinho

      Marca de pé na poeira
      Crista vermelha, bem torta
      Pena na tela da cerca
      E um bico embaixo da porta

      Canto que racha a manhã
      Cesta de palha, cuidado
      Penugem na mão fechada
      E o galo, todo empolado`,
  },
  {
    words:
      'cavalo cavalos égua éguas potro potrinho cavalgada cavalgadas cavalgar cavalga cavalgava haras hípica a_cavalo peão_de_rodeio rodeio rodeios',
    stanzas: `
      Casco batendo na terra
      Crina enroscada no dedo
      Um torrão na palma aberta
      E um bufo contra o arvoredo

      Rédea frouxa, passo manso
      Escova cheia de pelo
      Capim no canto da boca
      E a trança feita com zelo

      Orelha que gira e escuta
      Cheiro de couro e de feno
      Ferradura sobre a pedra
      E um trote curto e sereno`,
  },
  {
    words:
      'roça fazenda fazendas fazendeiro fazendeira vaca vacas vaquinha bezerro bezerros bezerrinho boi bois boiada boiadeiro vaqueiro gado ordenha ordenhar ordenhava curral tirar_leite tira_leite tirava_leite lavoura lavouras colheita agricultor agricultora agricultores lavrador enxada trator tratores cafezal canavial sítio_da_família no_sítio do_sítio',
    stanzas: `
      Balde de leite espumando
      Mugido rente à porteira
      Bota de borracha e barro
      E o passo, todo em poeira

      Cabo de enxada já liso
      Chapéu de palha na testa
      Fileira de pé de milho
      E o céu, que decide a festa

      Porteira que range e bate
      O fogão de lenha aceso
      Mato cortado de fresco
      E o saco de milho, um peso

      Mão de calo e de semente
      Torrão que quebra no pé
      Sombra de mangueira antiga
      E a garrafa de café`,
  },
  {
    words: 'aquário aquários aquario peixinho peixinhos peixe-beta peixe_beta peixe_dourado peixes_dourados',
    stanzas: `
      Bolha que sobe em fileira
      Pedrinha, planta, conchinha
      Boca que abre e que fecha
      E uma volta, bem sozinha

      Ração caindo aos pouquinhos
      Um rabo que é feito um véu
      Castelo de faz de conta
      E o vidro em lugar do céu

      Motorzinho a noite inteira
      Luz azul pela parede
      Um giro atrás do castelo
      E o cabo da velha rede`,
  },
  {
    words: 'tartaruga tartarugas tartaruguinha jabuti jabutis cágado',
    stanzas: `
      Pescoço que estica inteiro
      Folha de alface mordida
      Casco encostado na porta
      Nenhuma pressa na vida

      Passo, parada, mais passo
      Uma pedra só pro sol
      Casco raspando no piso
      Pressa de um bom caracol

      Morango comido aos poucos
      Casca com desenho antigo
      Bacia rasa no chão
      E em todo canto um abrigo`,
  },
  {
    words:
      'jardim jardins jardinzinho jardinagem jardineiro jardineira horta hortas hortinha hortelão canteiro canteiros regador regar rega regava regando adubo semente sementes sementinha pé_de_couve pé_de_alface pé_de_tomate tomateiro minhoca minhocas',
    stanzas: `
      Regador de bico torto
      Terra no vão de cada unha
      Muda de couve na lata
      E a joaninha, testemunha

      Semente guardada em vidro
      Alface em fila, bem reta
      Cheiro de terra molhada
      E uma minhoca discreta

      Joelho marcado de terra
      Tomate no pé, maduro
      Chapéu velho e tesourão
      E um pé de chuchu no muro

      Mangueira com arco-íris
      Um broto rompendo o chão
      Estaca, barbante e nó
      Mato também, de montão`,
  },
  {
    words:
      'plantas plantinha plantinhas samambaia samambaias suculenta suculentas orquídea orquídeas orquidea orquideas cacto cactos violetas vaso_de_planta vasos_de_planta vasinho vasinhos muda_de_planta',
    stanzas: `
      Vaso em fila na janela
      Folha que procura a luz
      Borra de café na terra
      E um brotinho que reluz

      Folha caindo em cascata
      Gota na ponta, suspensa
      Dedo enfiado na terra
      Muda pedindo licença

      Lata velha feita em vaso
      Botão ainda fechado
      Raiz saindo do furo
      E um copo d'água do lado`,
  },
  {
    words:
      'flores florzinha florzinhas rosas buquê buquês buque girassol girassóis girassois margaridas tulipa tulipas lírio lírios floricultura floriculturas florista floristas roseira',
    stanzas: `
      Papel que estala na mão
      Fita com laço apertado
      Um talo pingando água
      E um espinho bem guardado

      Água trocada no vaso
      Pétala solta na mesa
      Um talo cortado em bico
      E a sala, que fica acesa

      Botão se abrindo em silêncio
      Pólen na ponta do dedo
      Jornal molhado no cabo
      E a abelha, que chega cedo`,
  },
]
