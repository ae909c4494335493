import type { Details } from '../../stanzas.ts'

/** Bichos, horta e vasos. */
export const animals: readonly Details[] = [
  {
    words:
      'cachorro cachorros cachorra cachorras cachorrinho cachorrinha cachorrinhos cachorrão cadela cadelas cadelinha cão cães cãozinho vira-lata vira-latas vira_lata viralata filhote filhotes latir late latia latem latiu latido latidos latindo focinho coleira labrador poodle pinscher pastor_alemão abana_o_rabo abanava_o_rabo abanando_o_rabo',
    own: `
      {fact}
      E o rabo não [sabe sabia] parar
      Não [tem tinha] segredo no mundo
      Que um rabo pudesse guardar

      (A coleira tilinta na porta|A unha estala no piso|O focinho empurra a porta)
      E a casa inteira já sabe
      {fact}
      E no sofá ninguém mais cabe`,
    stanzas: `
      O focinho encosta na mão
      E a noite ganha um passeio
      A coleira canta na rua
      E o mundo vira recreio

      A bola já está babada
      E alguém tem que ir buscar
      O sofá já mudou de dono
      E ninguém pode reclamar`,
    later: `
      Quem já amou um cachorro
      Escuta a casa melhor
      Um passo miúdo no piso
      E tudo fica maior`,
    hook: `
      Cachorro na porta, orelha no ar
      É só ouvir a chave girar`,
  },
  {
    words:
      'rouba_meias rouba_meia rouba_as_meias rouba_minhas_meias roubava_meias roubava_meia roubava_as_meias rouba_chinelo rouba_chinelos rouba_o_chinelo rouba_os_chinelos roubava_chinelo roubava_chinelos roubava_os_chinelos rouba_comida roubava_comida rouba_sapatos roubava_sapatos roeu_o_sofá roeu_o_chinelo roeu_meu_chinelo roeu_a_porta roía_chinelo rói_chinelo mastiga_tudo mastigava_tudo destrói_tudo destruía_tudo comeu_o_sofá comeu_meu_chinelo comeu_meu_sapato comia_chinelo comia_meias come_meias come_chinelo come_chinelos escondia_meias esconde_meias',
    own: `
      {fact}
      E [sai saía] com a cara mais mansa
      No varal [falta faltava] um pé de tudo
      E ninguém mais tem esperança

      (O chinelo do banheiro|A meia que estava no cesto|O par que era novo em folha)
      [Some Sumia] sem deixar sinal
      {fact}
      E [aparece aparecia] no quintal`,
    stanzas: `
      Um pé de meia aparece
      O outro ninguém mais viu
      Debaixo do sofá tem festa
      E o culpado já fugiu`,
    later: `
      Um dia arrastam o sofá
      E acham o museu inteiro
      Quem rouba meias guarda osso
      E um chinelo sem parceiro`,
    hook: `
      Cadê a meia, cadê o chinelo?
      Sumiu o azul, ficou o amarelo`,
  },
  {
    words:
      'gato gatos gata gatas gatinho gatinha gatinhos gatinhas bichano bichanos miado miados miar miava miam miando miou ronrona ronronar ronronava ronronando ronrom siamês siamesa frajola caixa_de_areia',
    own: `
      {fact}
      E [olha olhava] com ar de rei
      O gato [é era] que [manda mandava] na casa
      E [escreve escrevia] sozinho a lei

      (O copo [chega chegava] na beirada|A cortina já [está estava] desfiada|A caixa já [está estava] ocupada)
      E a casa [fica ficava] calada
      {fact}
      Com a pata bem educada`,
    stanzas: `
      O gato pula na mesa
      E mede o copo com a pata
      O copo procura o chão
      E a cara não diz a data

      O sol desenha um tapete
      E a barriga vira pra cima
      Quem passa e pensa em carinho
      Com juízo se aproxima`,
    later: `
      De noite um motor pequenino
      Se liga no cobertor
      E o gato que manda em tudo
      Só quer um pouco de calor`,
    hook: `
      Miau na cozinha, miau no sofá
      O gato resolve, e o resto é pra já`,
  },
  {
    words:
      'papagaio papagaios periquito periquitos calopsita calopsitas canário canários canarinho passarinho passarinhos pássaro pássaros gaiola gaiolas arara araras maritaca maritacas bem-te-vi sabiá sabiás beija-flor beija-flores curió',
    own: `
      {fact}
      E a gaiola [vira virava] um rádio
      Ele [aprende aprendia] a tosse do avô
      E o grito de gol do estádio

      (Logo cedo o assobio|Logo cedo a cantoria|Antes do sol, um assobio)
      [Acorda Acordava] a rua inteira
      {fact}
      E o alpiste [vira virava] poeira`,
    stanzas: `
      Uma pena cai no chão
      E flutua até a mesa
      O bico conta uma história
      E repete, com certeza`,
    later: `
      A noite cobre a gaiola
      E o canto vai descansar
      Amanhã, na primeira luz
      Tem tudo pra recontar`,
    hook: `
      Canta, passarinho, canta outra vez
      Que o dia começa com um, dois, três`,
  },
  {
    words: 'galinha galinhas galinheiro pintinho pintinhos galo galos ovos_caipira ovo_caipira galinha_caipira poleiro',
    own: `
      {fact}
      E o galo [anuncia anunciava] a hora
      O milho [cai caía] feito chuva
      E a fila já se forma agora

      (O galo [acorda acordava] o terreiro|O terreiro [acorda acordava] cedo|O milho [cai caía] no terreiro)
      E a manhã [chega chegava] correndo
      {fact}
      E a cesta [vai ia] se enchendo`,
    stanzas: `
      Tem um ovo no capim
      E ele ainda está quentinho
      A galinha olha de lado
      E faz festa pro vizinho`,
    later: `
      O sol se deita na cerca
      E o poleiro faz silêncio
      O terreiro guarda as penas
      E a noite é um lenço imenso`,
    hook: `
      Galinha no quintal, ovo na mão
      O galo é quem puxa a canção`,
  },
  {
    words:
      'cavalo cavalos égua éguas potro potrinho cavalgada cavalgadas cavalgar cavalga cavalgava haras hípica a_cavalo peão_de_rodeio rodeio rodeios',
    own: `
      {fact}
      E a crina [conversa conversava] com o vento
      A terra [conta contava] nos cascos
      A medida do momento

      (O casco bate na estrada|A poeira sobe na estrada|A porteira range e abre)
      E o mundo cresce em redor
      {fact}
      E de cima se vê melhor`,
    stanzas: `
      O cavalo levanta a orelha
      E escuta o que ninguém diz
      A mão que oferece um torrão
      Aprende a ser mais feliz`,
    later: `
      A sela descansa na cerca
      E o pasto escurece devagar
      Quem andou junto de um cavalo
      Aprende outro jeito de andar`,
    hook: `
      Galopa, cavalo, poeira no chão
      O vento na cara, a rédea na mão`,
  },
  {
    words:
      'roça fazenda fazendas fazendeiro fazendeira vaca vacas vaquinha bezerro bezerros bezerrinho boi bois boiada boiadeiro vaqueiro gado ordenha ordenhar ordenhava curral tirar_leite tira_leite tirava_leite lavoura lavouras colheita agricultor agricultora agricultores lavrador enxada trator tratores cafezal canavial sítio_da_família no_sítio do_sítio',
    own: `
      {fact}
      E o dia [começa começava] no escuro
      Quem planta [conversa conversava] com o céu
      E bota no chão o futuro

      (A porteira [range rangia] cedo|A enxada já [está estava] na mão|O galo cantou [faz fazia] tempo)
      E o café [cheira cheirava] na brasa
      {fact}
      E a terra [entra entrava] na casa`,
    stanzas: `
      O balde espuma de leite
      E a vaca espanta uma mosca
      O fogão de lenha estala
      E assa a primeira rosca`,
    later: `
      A roça senta na varanda
      E o grilo começa a tocar
      Na palma da mão fica o calo
      E a terra pra recordar`,
    hook: `
      Enxada na terra, chapéu contra o sol
      O dia começa no pé do arrebol`,
  },
  {
    words: 'aquário aquários aquario peixinho peixinhos peixe-beta peixe_beta peixe_dourado peixes_dourados',
    own: `
      {fact}
      E a sala vira um pedaço de mar
      O peixe dá a mesma volta
      E nunca se cansa de olhar

      (A bolha [sobe subia] sem pressa|A luz azul [fica ficava] acesa|O vidro [embaça embaçava] um pouquinho)
      E a casa [fala falava] baixinho
      {fact}
      E o peixe [segue seguia] sozinho`,
    stanzas: `
      O peixe procura o castelo
      E esquece o que foi buscar
      Uma bolha sobe e estoura
      E a tarde volta a nadar`,
    later: `
      De noite o motor murmura
      E a sala fica azulada
      No aquário o peixe passeia
      Por uma rua encantada`,
    hook: `
      Peixinho na água, bolha no ar
      Cabe na sala um pedaço de mar`,
  },
  {
    words: 'tartaruga tartarugas tartaruguinha jabuti jabutis cágado',
    own: `
      {fact}
      E a pressa [aprende aprendia] a esperar
      Quem [leva levava] a casa nas costas
      [Chega Chegava] em qualquer lugar

      (A folha de alface [some sumia]|O casco [aparece aparecia] na porta|O sol [esquenta esquentava] o quintal)
      Devagar, de bocadinho
      {fact}
      E ninguém [apressa apressava] o caminho`,
    stanzas: `
      O pescoço sai do casco
      E confere se tem sol
      Um passo, depois mais um
      E ela vence o caracol`,
    later: `
      Os anos passam correndo
      A tartaruga nem vê
      Ela atravessa a varanda
      E ainda tem o que viver`,
    hook: `
      Devagar, devagar, se chega também
      A tartaruga não espera ninguém`,
  },
  {
    words:
      'jardim jardins jardinzinho jardinagem jardineiro jardineira horta hortas hortinha hortelão canteiro canteiros regador regar rega regava regando adubo semente sementes sementinha pé_de_couve pé_de_alface pé_de_tomate tomateiro minhoca minhocas',
    own: `
      {fact}
      E a terra [responde respondia] em flor
      Quem [rega regava] um canto do mundo
      [Devolve Devolvia] ao mundo uma cor

      (O regador pesa na mão|A terra entra embaixo da unha|A mangueira faz arco-íris)
      E a joaninha faz visita
      {fact}
      E a manhã fica mais bonita`,
    stanzas: `
      Uma semente some na terra
      E ninguém mais pensa nela
      Um dia ela espia a rua
      Do parapeito da janela

      O tomate amadurece
      E pesa mais que a rama
      O mato também quer festa
      E chega sem que se chama`,
    later: `
      De noite o jardim descansa
      E a terra bebe calada
      O que a mão plantou um dia
      Segue crescendo, sem nada`,
    hook: `
      Planta, rega, espera o sol
      Abre uma flor, vira um lençol`,
  },
  {
    words:
      'plantas plantinha plantinhas samambaia samambaias suculenta suculentas orquídea orquídeas orquidea orquideas cacto cactos violetas vaso_de_planta vasos_de_planta vasinho vasinhos muda_de_planta',
    own: `
      {fact}
      E a casa respira melhor
      Uma folha nova desponta
      E a janela fica menor

      (O vaso [procura procurava] a janela|A folha se [vira virava] pra luz|A terra já [está estava] sequinha)
      E [pede pedia] um copo de água
      {fact}
      E planta não [guarda guardava] mágoa`,
    stanzas: `
      O vaso procura a janela
      E a folha aprende o caminho
      Onde ontem não tinha nada
      Hoje aparece um brotinho`,
    later: `
      Da plantinha sai uma muda
      E vai num copo pra alguém
      Quem ganha uma folha dessas
      Leva um pouco de quem tem`,
    hook: `
      Uma folha, um vaso, um raio de luz
      O verde da casa que tudo conduz`,
  },
  {
    words:
      'flores florzinha florzinhas rosas buquê buquês buque girassol girassóis girassois margaridas tulipa tulipas lírio lírios floricultura floriculturas florista floristas roseira',
    own: `
      {fact}
      E a sala [muda mudava] de cor
      Não [tem tinha] conversa difícil
      Que não melhore com flor

      (O papel estala na mão|A água espera no vaso|A fita se solta do laço)
      E um cheiro toma a varanda
      {fact}
      E a flor nem pede, ela manda`,
    stanzas: `
      A rosa se abre calada
      E a mesa para pra ver
      Uma pétala cai no livro
      E é lá que ela vai viver`,
    later: `
      A flor murcha em poucos dias
      E o gesto fica de pé
      Nas flores dentro de um livro
      Ela ainda diz quem é`,
    hook: `
      Flor na janela, flor no jardim
      Tem flor no começo, tem flor no fim`,
  },
]
