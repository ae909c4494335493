import type { Details } from '../../stanzas.ts'

/** Pratos de casa e de rua, a pia e a geladeira. */
export const food2: readonly Details[] = [
  {
    words:
      'pastel pastéis pasteis pastel_de_feira coxinha coxinhas salgadinho salgadinhos esfiha esfihas empada empadas empadinha empadinhas torresmo batata_frita batatas_fritas mandioca_frita caldo_de_cana bolinho_de_bacalhau quibe quibes',
    stanzas: `
      Óleo que borbulha e canta
      Papel que já transparece
      Sopro na beira mordida
      E o recheio, que ainda aquece

      Massa que estufa na borda
      Garfo marcando a beirada
      Pimenta num pote torto
      E a língua toda queimada

      Bandeja no pano branco
      Guardanapo em cada dedo
      Bico mordido primeiro
      E a travessa limpa cedo`,
  },
  {
    words:
      'macarrão macarrao macarronada macarronadas lasanha lasanhas nhoque espaguete molho_de_tomate molho_à_bolonhesa massa_fresca',
    stanzas: `
      Molho que respinga longe
      Manjericão na panela
      Fio enrolado no garfo
      E um pingo em cada lapela

      Água com sal em fervura
      Escorredor sobre a pia
      Queijo caindo em floquinhos
      E o pão, que limpa a bacia

      Camada sobre camada
      Queijo dourado por cima
      Molho na borda, em bolhinhas
      E o canto que mais se estima`,
  },
  {
    words: 'pizza pizzas pizzaria pizzarias pizzaiolo pizzaiola',
    stanzas: `
      Caixa quente sobre o colo
      Queijo que estica e não corta
      Azeitona bem no meio
      E um cheiro que passa a porta

      Fatia erguida com a mão
      A ponta mole que pende
      Orégano pela mesa
      E a borda, que se defende

      Pá de madeira e farinha
      A boca do forno em brasa
      Disco rodando nos dedos
      E o cheiro em volta da casa`,
  },
  {
    words:
      'sopa sopas sopinha sopão canja canjas caldo_verde caldinho caldinhos caldo_de_galinha caldo_quente caldo_de_feijão canja_de_galinha',
    stanzas: `
      Panela maior da casa
      Chuchu, cenoura e batata
      Vapor na lente dos óculos
      E a concha velha de lata

      Colher soprada três vezes
      Um prato fundo até a borda
      Pão em pedaços no caldo
      E o corpo inteiro que acorda

      Caldo que engrossa sem pressa
      Salsa e cebolinha em cima
      Tampa de lado, fumaça
      E a cozinha em outro clima`,
  },
  {
    words: 'cuscuz tapioca tapiocas beiju goma_de_tapioca cuscuzeira',
    stanzas: `
      Goma espalhada na chapa
      Coco ralado no meio
      Dobrada feito envelope
      E a ponta com mais recheio

      Flocos de milho molhados
      Vapor na tampa furada
      Manteiga sumindo em cima
      E uma cúpula dourada

      Café do lado, bem quente
      Ovo mexido na beira
      Leite de coco pingando
      E a renda na frigideira`,
  },
  {
    words: 'pamonha pamonhas curau milho milho_verde milharal espiga espigas espiga_de_milho canjica munguzá mungunzá',
    stanzas: `
      Palha que rasga e descobre
      Espiga de grão miúdo
      Manteiga e sal derretendo
      E os dentes raspando tudo

      Ralador feito de lata
      Caldo grosso na bacia
      Um nó na palha dobrada
      E o tacho que ferve e chia

      Canela em cima do prato
      Creme amarelo que treme
      Colher de pau sem descanso
      E o fogo baixo, que geme`,
  },
  {
    words:
      'moqueca moquecas muqueca dendê dende vatapá acarajé acarajés acaraje camarão camarões camarao peixada peixe_frito bobó_de_camarão pirão',
    stanzas: `
      Panela preta de barro
      Dendê que tinge a colher
      Rodela de pimentão
      E o pirão, pra quem quiser

      Leite de coco em borbulha
      Pimenta em vidro rolhado
      Arroz branco na travessa
      Caldo grosso, alaranjado

      Limão virado no prato
      Casquinha fina que estala
      Azeite verde no caldo
      E um cheiro que toma a sala`,
  },
  {
    words:
      'sorvete sorvetes sorveteria sorveterias picolé picolés picole açaí acai gelato sacolé sacolés geladinho geladinhos casquinha casquinhas',
    stanzas: `
      Casquinha que pinga e molha
      Língua dando a volta inteira
      Um palito já mordido
      E um bigode de primeira

      Bola torta sobre bola
      Colherzinha cor-de-rosa
      Dedo apontado no vidro
      E a dor na testa, famosa

      Sino na rua, carrinho
      Papel grudado na mão
      Cobertura que endurece
      E um pingo doce no chão`,
  },
  {
    words:
      'queima_tudo queimou_tudo queima_o_arroz queimou_o_arroz queimei_o_arroz queimava_o_arroz queima_o_feijão queimou_o_feijão queimei_o_feijão queimava_o_feijão queima_o_bolo queimou_o_bolo queimei_o_bolo queimava_o_bolo queima_o_pão queimou_o_pão queimava_o_pão queima_a_comida queimou_a_comida queimei_a_comida queimava_a_comida queima_o_macarrão queimou_o_macarrão queima_a_panela queimou_a_panela queimou_as_panelas queima_a_pizza queimou_a_pizza queima_o_café queimou_o_café queima_a_torrada queimava_a_torrada queima_torrada queima_torradas queimou_comida queima_comida queima_panela queima_até queimou_até queimava_até arroz_queimado bolo_queimado feijão_queimado pão_queimado comida_queimada torrada_queimada deixa_queimar deixou_queimar deixava_queimar não_sabe_cozinhar',
    stanzas: `
      Fumaça embaixo da porta
      Um fundo preto, teimoso
      Um pano abanando o ar
      E o meio, que ainda é gostoso

      Panela cheia na pia
      Faca raspando a casquinha
      Palha de aço, cotovelo
      E o cheiro até na vizinha

      Cheiro que avisa primeiro
      Corrida até a panela
      Tampa caindo no chão
      Depois, pão com mortadela`,
  },
  {
    words:
      'louça louças lava_a_louça lavar_a_louça lavava_a_louça lavou_a_louça lava_louça lavar_louça lavava_louça pia_cheia escorredor detergente',
    stanzas: `
      Espuma até o cotovelo
      Copo de boca pra baixo
      Pano que range no vidro
      E, no fim de tudo, o tacho

      Torneira pingando em cima
      Pilha torta de panela
      Uma bolha que se solta
      E a cozinha dentro dela

      Avental todo molhado
      Copo, pires, prato raso
      Pano de prato já úmido
      E a frigideira em atraso`,
  },
  {
    words:
      'geladeira geladeiras assalta_a_geladeira assaltava_a_geladeira assaltar_a_geladeira lanchinho lanchinhos lanche_da_madrugada belisca beliscar beliscava',
    stanzas: `
      Porta aberta, luz no piso
      Pote que já foi sorvete
      Ímã segurando a conta
      E um recado num bilhete

      Motor que treme e sossega
      Um resto embrulhado em prato
      Colher direto no pote
      E os pés, sem nenhum sapato

      Garrafa d'água vazia
      Um limão partido ao meio
      Foto presa com um ímã
      E um pudim, ainda cheio`,
  },
]
