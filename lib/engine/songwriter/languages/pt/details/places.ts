import type { Details } from '../../stanzas.ts'

/** Estrada, trilho, mar, serra e céu. */
export const places: readonly Details[] = [
  {
    words:
      'carro carros carrinho_novo carrão automóvel dirigir dirige dirigia dirigiu dirigindo dirijo volante carona caronas autoescola auto-escola cnh carteira_de_motorista gasolina pneu pneus pneu_furado garagem porta-malas lava_o_carro lavava_o_carro',
    stanzas: `
      Cinto, chave, uma olhadinha
      Banco puxado pra frente
      Moeda no porta-luvas
      E um volante meio quente

      Seta piscando à direita
      Vento no vão da janela
      Areia embaixo do banco
      E a rua que cabe nela

      Marcha que às vezes arranha
      Um pé que já sabe o freio
      Papel de bala no piso
      E o tanque, menos que meio

      Balde, esponja, espuma, rodo
      Tapetinho no varal
      Pano seco no capô
      Pombo no fio, afinal`,
  },
  {
    words:
      'fusca fuscas fusquinha kombi kombis opala opalas chevette brasília_amarela carro_velho carros_velhos carro_antigo carros_antigos calhambeque lata-velha lata_velha carro_quebrou carro_quebrado carro_quebrava carro_enguiçou carro_não_pega moto_velha caminhonete_velha primeiro_carro',
    stanzas: `
      Chave virada três vezes
      Tosse, engasgo, fumaceira
      Empurrão ladeira abaixo
      E o ronco na quadra inteira

      Porta que fecha com força
      Vidro que sobe na mão
      Arame no escapamento
      E um furo que mostra o chão

      Ferrugem na lataria
      Banco rasgado, uma manta
      Um cheiro de gasolina
      E a buzina que ainda espanta`,
  },
  {
    words:
      'trânsito transito engarrafamento engarrafamentos congestionamento estacionar estaciona estacionava estacionou estacionamento baliza buzina buzinar buzinava flanelinha multa multas multado multada',
    stanzas: `
      Luz vermelha em fila longa
      Dedo tocando o volante
      Vendedor de bala e água
      E um metro, enfim, adiante

      Ré, primeira, ré de novo
      Volante virado inteiro
      Guia que raspa na roda
      E um palpite do porteiro

      Buzina atrás de buzina
      Moto no vão da fileira
      Um rádio que conta a hora
      E a marcha, sempre primeira`,
  },
  {
    words:
      'bicicleta bicicletas bike bikes pedala pedalar pedalava pedalando pedalou pedalada pedaladas pedal ciclista ciclistas ciclismo ciclovia andar_de_bicicleta rodinhas_da_bicicleta',
    stanzas: `
      Corrente que salta e suja
      Uma roda meio torta
      Vento na cara, descida
      E um cachorro a cada porta

      Selim alto, pé na ponta
      Raio que brilha e que roda
      Garrafa presa no quadro
      E a subida, que incomoda

      Joelho ralado no asfalto
      Graxa na barra da calça
      Uma mão só no guidão
      E uma sandália sem alça`,
  },
  {
    words:
      'ônibus onibus busão buzão buzu busao ponto_de_ônibus ponto_de_onibus parada_de_ônibus rodoviária rodoviaria catraca lotação micro-ônibus bilhete_único duas_conduções',
    stanzas: `
      Mão no ferro lá de cima
      Catraca que gira e estala
      Testa encostada no vidro
      E um cochilo sobre a mala

      Ponto cheio, olho na curva
      Cartão que não quer passar
      Um freio, e todos pra frente
      E um só lugar pra sentar

      Degrau alto, corrimão
      Mochila em cima do peito
      Janela que não destrava
      E um aperto, mas com jeito

      Cordinha que toca um sino
      Letreiro aceso na frente
      Sacola presa entre os pés
      E um banco, ainda bem quente`,
  },
  {
    words:
      'trem trens trenzinho metrô metro_lotado metrôs vagão vagões estação_de_trem estação_do_trem estação_do_metrô estação_de_metrô ferroviário ferroviária ferrovia maquinista maria-fumaça maria_fumaça locomotiva trilhos bonde bondinho',
    stanzas: `
      Trilho que canta no ferro
      Vagão que balança e geme
      Poste que passa e que passa
      E o vidro, que treme e treme

      Um apito antes da curva
      Um bilhete já picado
      Faixa amarela no piso
      E um aceno em cada lado

      Porta que avisa e se fecha
      Um túnel, depois a luz
      Mão pendurada na alça
      E um trilho que ainda reluz`,
  },
  {
    words:
      'avião aviao aviões aeroporto aeroportos voo voos piloto_de_avião comissária_de_bordo aeromoça aeromoças comissário_de_bordo passagem_aérea passagens_aéreas decolagem embarque portão_de_embarque',
    stanzas: `
      Cinto preso, luz acesa
      Nuvem embaixo da asa
      Um copo de água com gelo
      E a cidade, feito brasa

      Painel trocando de letra
      Uma fila atrás da mala
      Garrafa jogada fora
      E o portão, sempre outra sala

      Motor que ronca e empurra
      Mão que se agarra no braço
      Janelinha meio oval
      E o chão, pedaço a pedaço`,
  },
  {
    words:
      'viagem viagens viajar viaja viajava viajou viajei viajamos viajando viajante mala malas mochilão mochileiro mochileira passaporte passaportes lua_de_mel lua-de-mel excursão excursões pé_na_estrada hotel hotéis pousada pousadas',
    stanzas: `
      Zíper que não quer fechar
      Joelho em cima da mala
      Meia enrolada na outra
      E a rodinha, que não cala

      Mapa aberto sobre o colo
      Placa com nome engraçado
      Pão com queijo num papel
      E um ímã, logo comprado

      Posto, banheiro, salgado
      Pé em cima do painel
      Travesseiro na janela
      E a chave fria do hotel`,
  },
  {
    words:
      'praia praias praiana mar mares ondas areia beira-mar beira_mar surfe surf surfar surfa surfava surfista surfistas prancha pranchas jangada jangadas jangadeiro barco barcos barquinho veleiro marinheiro maré conchinha conchinhas concha conchas guarda-sol coqueiro coqueiros água_de_coco farofeiro oceano castelo_de_areia castelos_de_areia',
    stanzas: `
      Areia dentro da bolsa
      Sal secando sobre o braço
      Guarda-sol meio de lado
      E a onda apagando o passo

      Onda que vem e que puxa
      Toalha cheia de areia
      Milho com sal na manteiga
      Canga que o vento passeia

      Pé descalço sobre a espuma
      Balde, concha, um castelinho
      Maré que sobe de leve
      E o fosso, bem redondinho

      Barulho que nunca para
      Linha reta lá no fim
      Coco aberto, um canudinho
      E areia no amendoim`,
  },
  {
    words:
      'montanha montanhas montanhista trilha trilhas trilheiro acampar acampa acampava acampamos acampamento acampamentos barraca_de_camping camping escalada escalar escala_montanhas cachoeira cachoeiras chapada pico_da_bandeira mochila_nas_costas',
    stanzas: `
      Bota com barro vermelho
      Pedra que rola do pé
      Água fria no cantil
      E o topo, que ainda não é

      Barraca que o vento empurra
      Estaca torta no chão
      Lanterna presa na testa
      E um mosquito de plantão

      Mochila de um lado só
      Um galho como bengala
      Mato fechado dos lados
      E a água que cai, e não cala`,
  },
  {
    words:
      'chuva chuvas chuvinha chuvarada chuvoso chuvosa chove chovia chovendo choveu chover guarda-chuva guarda-chuvas guarda_chuva sombrinha temporal temporais toró garoa goteira goteiras tempestade tempestades trovão trovões trovoada trovoadas relâmpago relâmpagos poça poças enchente',
    stanzas: `
      Goteira dentro do balde
      Varal recolhido às pressas
      Cheiro de terra e de mato
      E poças, todas travessas

      Guarda-chuva pelo avesso
      Barra da calça molhada
      Meia chiando no tênis
      E um salto em cada calçada

      Pingo que corre no vidro
      Tambor na folha de zinco
      Luz que pisca e que resiste
      E um vento que bate o trinco

      Clarão, e a conta até três
      Copo tremendo na mesa
      Vela no pires, um fósforo
      E a casa toda surpresa`,
  },
  {
    words:
      'neve nevou nevava nevando nevar neva nevasca nevascas boneco_de_neve bonecos_de_neve floco_de_neve flocos_de_neve esqui esquiar',
    stanzas: `
      Bota que afunda e que range
      Silêncio em cima do muro
      Bafo que vira fumaça
      Tudo branco até no escuro

      Nariz vermelho na ponta
      Floco pousado na luva
      Um galho que se sacode
      E um chão mais mudo que a chuva

      Cenoura em vez de nariz
      Um cachecol numa bola
      Dois botões em vez de olhos
      Gorro que quase descola`,
  },
  {
    words:
      'estrelas estrelinha estrelinhas céu_estrelado estrela_cadente estrelas_cadentes lua luar lua_cheia luazinha telescópio telescopio constelação constelações três_marias cruzeiro_do_sul astronomia astrônomo astrônoma',
    stanzas: `
      Nuca encostada na grama
      Dedo apontado pro escuro
      Três em fila, feito um cinto
      E a lua em cima do muro

      Lente que treme no olho
      Cratera em volta da borda
      Ponto que pisca, avião
      E a rua, que não acorda

      Prata em cima do telhado
      Uma nuvem que atravessa
      Sombra comprida no piso
      E a noite, sem muita pressa`,
  },
]
