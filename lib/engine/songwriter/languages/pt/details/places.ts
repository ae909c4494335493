import type { Details } from '../../stanzas.ts'

/** Estrada, trilho, mar, serra e céu. */
export const places: readonly Details[] = [
  {
    words:
      'carro carros carrinho_novo carrão automóvel dirigir dirige dirigia dirigiu dirigindo dirijo volante carona caronas autoescola auto-escola cnh carteira_de_motorista gasolina pneu pneus pneu_furado garagem porta-malas lava_o_carro lavava_o_carro',
    own: `
      {fact}
      E a estrada [cabe cabia] no vidro
      O rádio [sabe sabia] a canção
      E o vento [entra entrava] no ouvido

      (O banco da frente [é era] disputado|A chave [gira girava] na hora|O tanque [está estava] na reserva)
      E a rua [aprende aprendia] o caminho
      {fact}
      E ninguém [volta voltava] sozinho`,
    stanzas: `
      O motor acorda a rua
      E a moeda dança na porta
      O vidro desce até a metade
      E a cidade já não importa`,
    later: `
      O carro dorme na garagem
      E guarda a do mar
      Tem sempre uma bala no banco
      E um mapa pra se achar`,
    hook: `
      Abre o vidro, solta o som
      A estrada é longa, o vento é bom`,
  },
  {
    words:
      'fusca fuscas fusquinha kombi kombis opala opalas chevette brasília_amarela carro_velho carros_velhos carro_antigo carros_antigos calhambeque lata-velha lata_velha carro_quebrou carro_quebrado carro_quebrava carro_enguiçou carro_não_pega moto_velha caminhonete_velha primeiro_carro',
    own: `
      {fact}
      E a rua inteira já sabe
      O motor engasga e tosse
      E nem todo mundo cabe

      (A chave vira três vezes|O motor tosse na esquina|A ladeira dá uma força)
      E a quadra inteira empurra
      {fact}
      E o escapamento sussurra`,
    stanzas: `
      O motor tosse e desperta
      E a buzina ainda espanta
      A porta fecha na força
      E o rádio é que não canta`,
    later: `
      Um dia passa outro dono
      E a rua sente o vazio
      O fusca mora no ouvido
      Como um velho assobio`,
    hook: `
      Empurra, empurra, que vai pegar
      Na descida ele aprende a andar`,
  },
  {
    words:
      'trânsito transito engarrafamento engarrafamentos congestionamento estacionar estaciona estacionava estacionou estacionamento baliza buzina buzinar buzinava flanelinha multado multada',
    own: `
      {fact}
      E a cidade não [sai saía] do chão
      O pedestre [passa passava] na frente
      Com um sorvete na mão

      (A fila não anda um palmo|O sinal abre e fecha|A buzina não resolve)
      E o vendedor fica rico
      {fact}
      E o rádio conta um mico`,
    stanzas: `
      O sinal abre e fecha
      E a fila não sai do lugar
      Quem vai a pé na calçada
      Já deu tempo de chegar`,
    later: `
      O trânsito fica na rua
      E a noite já se instalou
      O jantar esfria na mesa
      E a novela terminou`,
    hook: `
      Abre o sinal, fecha o sinal
      A fila só anda no meu quintal`,
  },
  {
    words:
      'bicicleta bicicletas bike bikes pedala pedalar pedalava pedalando pedalou pedalada pedaladas pedal ciclista ciclistas ciclismo ciclovia andar_de_bicicleta rodinhas_da_bicicleta',
    own: `
      {fact}
      E o vento [vem vinha] na cara
      A descida [é era] um presente
      E a chegada, coisa rara

      (A corrente saltou do dente|O sino [toca tocava] na esquina|A roda [risca riscava] a poeira)
      E o joelho [ganha ganhava] um ralado
      {fact}
      E o vento [vai ia] do lado`,
    stanzas: `
      A roda risca a poeira
      E a rua vira ladeira abaixo
      O freio é de mentirinha
      E o medo fica por baixo`,
    later: `
      A bicicleta enferruja
      Pendurada no portão
      O corpo nunca se esquece
      Do vento, da contramão`,
    hook: `
      Pedala, pedala, não olha pra trás
      O vento na cara é bom demais`,
  },
  {
    words:
      'ônibus onibus busão buzão buzu busao ponto_de_ônibus ponto_de_onibus parada_de_ônibus rodoviária rodoviaria catraca lotação micro-ônibus bilhete_único duas_conduções',
    own: `
      {fact}
      E a janela [vira virava] cinema
      A catraca [canta cantava] seu verso
      E a curva [é era] que [faz fazia] o poema

      (O ponto já [está estava] cheio|A catraca [gira girava] e [range rangia]|A mão [segura segurava] no ferro)
      E o sono [encosta encostava] no vidro
      {fact}
      E a parada [vem vinha] comigo`,
    stanzas: `
      O ônibus dobra a esquina
      E a fila levanta a mão
      O banco ainda está quente
      E a testa acha o colchão`,
    later: `
      O ônibus para na esquina
      E a rua chega no fim
      A cidade passa na janela
      E leva um pouco de mim`,
    hook: `
      Dá sinal, que já vem na curva
      Sobe quem pode, com sol e com chuva`,
  },
  {
    words:
      'trem trens trenzinho metrô metro_lotado metrôs vagão vagões estação_de_trem estação_do_trem estação_do_metrô estação_de_metrô ferroviário ferroviária ferrovia maquinista maria-fumaça maria_fumaça locomotiva trilhos bonde bondinho',
    own: `
      {fact}
      E o trilho [canta cantava] no chão
      A janela [leva levava] o mundo
      De estação em estação

      (O apito chama na curva|O vagão balança e geme|A plataforma acena)
      E o poste corre pra trás
      {fact}
      E a saudade pede mais`,
    stanzas: `
      O trem apita na curva
      E o lenço responde de longe
      O trilho brilha no escuro
      E o resto a noite esconde`,
    later: `
      A estação fica vazia
      E o apito fica no ar
      Quem olha o trem ir embora
      Aprende o que é voltar`,
    hook: `
      Lá vem o trem, apito na mão
      Uma saudade em cada vagão`,
  },
  {
    words:
      'avião aviao aviões aeroporto aeroportos voo voos piloto_de_avião comissária_de_bordo aeromoça aeromoças comissário_de_bordo passagem_aérea passagens_aéreas decolagem embarque portão_de_embarque',
    own: `
      {fact}
      E a cidade [vira virava] brasa
      A nuvem [passa passava] por baixo
      E o céu [é era] quem [tem tinha] a casa

      (O painel [troca trocava] de letra|O cinto [clica clicava] no colo|A [pesa pesava] na esteira)
      E o motor [empurra empurrava] o chão
      {fact}
      E o abraço [é era] no saguão`,
    stanzas: `
      A asa corta a nuvem
      E a rua vira um bordado
      O copo treme na mesa
      E o céu fica do lado`,
    later: `
      O avião já está na pista
      E a porta se abre no fim
      Alguém segura um cartaz
      Com letra torta, assim`,
    hook: `
      Sobe, avião, atravessa o céu
      O mundo lá embaixo é de papel`,
  },
  {
    words:
      'viagem viagens viajar viaja viajava viajou viajei viajamos viajando viajante mala mochilão mochileiro mochileira passaporte passaportes lua_de_mel lua-de-mel excursão excursões pé_na_estrada hotel hotéis pousada pousadas',
    own: `
      {fact}
      E a mala não [quer queria] fechar
      A estrada [começa começava] no peito
      Bem antes de começar

      (O mapa se [abre abria] no colo|A mala senta no chão|O zíper [briga brigava] na mala)
      E a placa [tem tinha] nome engraçado
      {fact}
      E o mundo [é era] logo do lado`,
    stanzas: `
      A estrada engole a placa
      E a placa engole a cidade
      O pão com queijo no colo
      Tem gosto de liberdade`,
    later: `
      A mala volta mais cheia
      E a roupa volta amassada
      Na porta da geladeira
      Um ímã guarda a estrada`,
    hook: `
      Mala na mão, mapa no chão
      O mundo começa no portão`,
  },
  {
    words:
      'praia praias praiana ondas areia beira-mar beira_mar surfe surf surfar surfa surfava surfista surfistas prancha pranchas jangada jangadas jangadeiro barco barcos barquinho veleiro marinheiro maré conchinha conchinhas concha conchas guarda-sol coqueiro coqueiros água_de_coco farofeiro oceano castelo_de_areia castelos_de_areia',
    own: `
      {fact}
      E o mar [apaga apagava] a pegada
      A areia [entra entrava] na bolsa
      E a tarde [fica ficava] salgada

      (A onda [apaga apagava] o castelo|O guarda-sol [quer queria] voar|A areia [queima queimava] no pé)
      E o sal [desenha desenhava] no braço
      {fact}
      E o sol [segue seguia] cada passo`,
    stanzas: `
      A onda chega na areia
      E leva embora o castelo
      O mar devolve na espuma
      Só um pé de chinelo`,
    later: `
      A areia fica na mala
      E o sal ainda fica na pele
      O mar não cabe na foto
      E a gente volta por ele`,
    hook: `
      Pé na areia, olho no mar
      A onda vai, mas torna a voltar`,
  },
  {
    words:
      'montanha montanhas montanhista trilheiro acampar acampa acampava acampamos acampamento acampamentos barraca_de_camping camping escalada escalar escala_montanhas cachoeira cachoeiras chapada pico_da_bandeira mochila_nas_costas',
    own: `
      {fact}
      E a cidade [some sumia] lá embaixo
      O vento [conversa conversava] com a pedra
      E a nuvem [passa passava] por baixo

      (A bota [afunda afundava] no barro|A barraca [enfrenta enfrentava] o vento|A trilha [some sumia] no mato)
      E o topo [parece parecia] perto
      {fact}
      E o céu inteiro [é era] aberto`,
    stanzas: `
      A pedra segura a bota
      E a bota segura o chão
      Lá de cima a vida toda
      Cabe na palma da mão`,
    later: `
      O acampamento se cala
      E a estrela desce um degrau
      Quem dorme debaixo do céu
      Acorda com outro astral`,
    hook: `
      Sobe a montanha, respira o ar
      Quem chega lá em cima aprende a olhar`,
  },
  {
    words:
      'chuva chuvas chuvinha chuvarada chuvoso chuvosa chove chovia chovendo choveu chover guarda-chuva guarda-chuvas guarda_chuva sombrinha temporal temporais toró garoa goteira goteiras tempestade tempestades trovão trovões trovoada trovoadas relâmpago relâmpagos poça poças enchente',
    own: `
      {fact}
      E o cheiro de terra sobe
      A poça espera o sapato
      E a nuvem ninguém comove

      (A goteira conta na lata|O trovão conta até três|O varal corre pra dentro)
      E a casa se encolhe e escuta
      {fact}
      E a rua vira uma gruta`,
    stanzas: `
      A chuva bate na telha
      E a goteira acerta o balde
      A rua vira um riacho
      E o barco sai até tarde`,
    later: `
      A chuva para de noite
      E a rua brilha no chão
      O cheiro da terra molhada
      Entra pelo portão`,
    hook: `
      Chove lá fora, chove no chão
      A poça da rua parece um trovão`,
  },
  {
    words:
      'neve nevou nevava nevando nevar neva nevasca nevascas boneco_de_neve bonecos_de_neve floco_de_neve flocos_de_neve esqui esquiar',
    own: `
      {fact}
      E o mundo [fala falava] baixinho
      O frio [pinta pintava] o nariz
      E o passo [abre abria] o caminho

      (A rua acordou sem barulho|O floco [pousa pousava] na luva|O telhado ficou branco)
      E a boca [solta soltava] fumaça
      {fact}
      E a neve [cobre cobria] a praça`,
    stanzas: `
      A neve apaga o caminho
      E o passo escreve de novo
      A cenoura vira nariz
      E o boneco encanta o povo`,
    later: `
      A neve vai derretendo
      E sobra só o chapéu
      A água volta pra terra
      E a terra devolve ao céu`,
    hook: `
      Cai, neve, cai devagar
      O mundo é branco de assustar`,
  },
  {
    words:
      'estrelas estrelinha estrelinhas céu_estrelado estrela_cadente estrelas_cadentes lua luar lua_cheia luazinha telescópio telescopio constelação constelações três_marias cruzeiro_do_sul astronomia astrônomo astrônoma',
    own: `
      {fact}
      E o céu [chega chegava] mais pra perto
      Três em fila, feito um cinto
      E o olho bem aberto

      (A rua apagou as luzes|A grama molhou a nuca|A nuvem saiu da frente)
      E o dedo [aponta apontava] pro escuro
      {fact}
      E a lua [sobe subia] no muro`,
    stanzas: `
      A lua sobe no muro
      E o telhado fica de prata
      Uma estrela cai do céu
      E ninguém lhe sabe a data`,
    later: `
      A luz das estrelas de hoje
      Saiu de lá faz mil anos
      Tem coisa que chega tarde
      E muda todos os planos`,
    hook: `
      Olha pro céu, escolhe uma, então
      Estrela não cabe, mas brilha na mão`,
  },
]
