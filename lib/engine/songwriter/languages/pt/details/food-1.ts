import type { Details } from '../../stanzas.ts'

/** Panela, forno e mesa do dia a dia. */
export const food1: readonly Details[] = [
  {
    words:
      'cozinhar cozinhava cozinhavam cozinhou cozinhei cozinho cozinham cozinhando cozinheiro cozinheira cozinheiros cozinheiras cozinha_bem cozinha_muito cozinha_para cozinha_pra cozinha_pros cozinha_pro cozinha_melhor cozinha_como cozinha_tudo cozinha_todo cozinha_todos você_cozinha sempre_cozinha comida_caseira comida_da_vó almoço_de_domingo almoços_de_domingo almoço_de_família panela panelas tempero temperos tempera temperava temperar fogão fogões receitas receita_da receita_de culinária caderno_de_receitas arroz_soltinho chef chefs chefe_de_cozinha',
    stanzas: `
      Panela no fogo baixo
      Um dente de alho amassado
      A tampa que dança um pouco
      E o cheiro pra todo lado

      Colher de pau na panela
      Salsinha picada fina
      Um pingo na palma, a prova
      E o vapor sobre a cortina

      Pano de prato no ombro
      Sal, uma pitada e meia
      O molho fazendo bolha
      E a mesa que fica cheia

      Faca batendo na tábua
      Fio de azeite no fundo
      Caderno manchado de óleo
      O arroz mais solto do mundo`,
  },
  {
    words:
      'feijão feijao feijões feijoada feijoadas feijãozinho tutu_de_feijão feijão_tropeiro baião_de_dois panela_de_pressão',
    stanzas: `
      O pino que gira e chia
      Louro no meio do escuro
      Um naco de carne-seca
      E a couve num verde puro

      Grão catado sobre a mesa
      Pedrinha posta de lado
      De molho numa bacia
      E o alho no óleo, dourado

      Laranja cortada em gomos
      Farofa em volta do prato
      Uma concha bem do fundo
      E um silêncio imediato

      Concha cheia sobre o arroz
      O caldo que escorre e brilha
      Vapor embaçando os óculos
      E a panela que fervilha`,
  },
  {
    words:
      'churrasco churrascos churrasqueira churrasqueiras churrasqueiro churrasquinho churrascão picanha picanhas linguiça linguiças espetinho espetinhos costela_no_fogo carne_na_brasa assar_carne assa_carne assava_carne',
    stanzas: `
      Carvão que pega no sopro
      Sal grosso em cada pedaço
      Fumaça que muda o rumo
      Tábua apoiada no braço

      Um pingo na brasa, e chia
      Pão com alho na beirada
      Linguiça aberta no meio
      E a lasca mais disputada

      Cadeira armada na sombra
      Vinagrete na tigela
      Abano de papelão
      E o fogo lambe a costela

      Fogo aceso entre tijolos
      Cheiro que passa o portão
      Carne descansa na tábua
      E o fim da carne no pão`,
  },
  {
    words:
      'bolo bolos fubá fuba bolo_de_fubá bolo_de_cenoura bolo_de_chocolate bolo_de_milho bolo_de_laranja bolinho_de_chuva bolinhos_de_chuva confeiteiro confeiteira confeiteiras confeitaria confeitarias cobertura_de_chocolate batedeira',
    stanzas: `
      Nariz sujo de farinha
      Ovo quebrado na borda
      Forma untada com manteiga
      E a massa quase transborda

      A massa caindo em fita
      Açúcar bem peneirado
      Luz do forno, olho no vidro
      E um canto já beliscado

      Colher raspando a tigela
      Um dedo que vai na massa
      Pano dobrado na forma
      E a fatia que esfumaça

      Forma virada no prato
      Grade de metal na pia
      Migalha em volta da faca
      E uma segunda fatia`,
  },
  {
    words:
      'pão pao pães pãozinho pãozinhos pão_caseiro pão_francês pão_quentinho pão_na_chapa padaria padarias padeiro padeira padeiros fermento fermento_natural sovar sova sovava',
    stanzas: `
      Casca que estala na mão
      Saco de papel, quentinho
      Manteiga que some inteira
      E o bico some a caminho

      A massa embaixo de um pano
      A palma que empurra e dobra
      Farinha em volta da tábua
      E casca, que nunca sobra

      Fornada saindo agora
      Um cheiro que dobra a esquina
      Cesto forrado de pano
      E a fila que não termina

      Serra de faca na casca
      Vapor que sobe do corte
      Miolo branco entre os dedos
      E a ponta pra quem tem sorte`,
  },
  {
    words: 'pão_de_queijo pães_de_queijo pao_de_queijo paes_de_queijo polvilho biscoito_de_polvilho',
    stanzas: `
      Bolinha sobre a assadeira
      Polvilho solto na mesa
      Casca que fura de leve
      E a luz do forninho acesa

      Queijo ralado bem grosso
      Leite fervendo e gordura
      Bolinha feita na palma
      E a casca fina que fura

      Saquinho meio manchado
      Fumaça presa no meio
      Um café já na caneca
      E o cesto, que estava cheio`,
  },
  {
    words:
      'brigadeiro brigadeiros beijinho_de_coco docinho docinhos doceira doceiro doceiras faz_doces fazia_doces vende_doces vendia_doces doces_caseiros doce_de_leite doce_de_abóbora doce_de_goiaba goiabada cocada cocadas pudim pudins paçoca paçocas leite_condensado sobremesa sobremesas',
    stanzas: `
      Panela até ver o fundo
      Granulado pela mesa
      Manteiga nas duas palmas
      E a bandeja, quase ilesa

      Colher de pau dando voltas
      Chocolate que desgruda
      Forminha aberta em fileira
      E um dedo doce que ajuda

      Calda que corre na borda
      Furinhos por todo lado
      Prato fundo, forma quente
      E o tombo, bem calculado

      Lata aberta, colher dentro
      Cheiro de coco e baunilha
      Papel de seda torcido
      E a lata que ainda brilha`,
  },
  {
    words:
      'café cafe cafés cafezinho cafezinhos cafezin cafeteira cafeteiras cafeteria cafeterias coador barista baristas garrafa_térmica café_coado café_da_manhã',
    stanzas: `
      O pó no fundo do pano
      Um fio que cai, fininho
      Fumaça em volta do bule
      E um gole bem de mansinho

      Xícara em cima do pires
      Colher que bate na louça
      Um cheiro que abre a cozinha
      E a casa toda que ouça

      Garrafa térmica cheia
      No copo, dois dedos só
      Um pão molhado na ponta
      E o fundo com borra e pó

      Lata que abre num suspiro
      Água perto da fervura
      Colher medida com o olho
      Asa quente, espuma escura`,
  },
  {
    words:
      'chimarrão chimarrao erva-mate erva_mate tereré terere cuia cuias roda_de_chimarrão toma_mate tomava_mate tomar_mate',
    stanzas: `
      Cuia passada em redor
      Erva verde até a beirada
      Bomba de prata, água quente
      E um ronco ao fim da rodada

      Chaleira que quase chia
      Um monte de erva de lado
      Cadeira puxada à roda
      E o gole quente e calado

      Amargo no céu da boca
      Garrafa embaixo do braço
      Pó verdinho sobre a mesa
      E a prosa, passo por passo`,
  },
  {
    words:
      'chá cha chás chazinho chazinhos camomila erva-cidreira erva_cidreira capim-limão capim_limão chaleira chaleiras chá_de_camomila hortelã',
    stanzas: `
      Chaleira apitando alto
      Saquinho preso ao cordão
      Vapor em cima da xícara
      E a quentura em cada mão

      Folha colhida no vaso
      Água quente, prato em cima
      Mel que desce bem sem pressa
      E um limão, que sempre anima

      Cheiro de erva na cozinha
      Biscoito mole que cai
      Flor seca num vidro alto
      E o vapor que sobe e vai`,
  },
  {
    words:
      'cerveja cervejas cervejinha cervejinhas boteco botecos botequim bar bares barzinho barzinhos chope chopp caipirinha caipirinhas cachaça cachacinha happy_hour saideira',
    stanzas: `
      Espuma que sobe e desce
      Copo suado na mesa
      Azeitona no palito
      E a conta, sempre surpresa

      Cadeira de ferro, bamba
      Guardanapo que não seca
      Garrafa dentro do gelo
      E um dedo em cada caneca

      Copo no copo, e respinga
      Cadeira que se acomoda
      Limão no fundo do gelo
      E uma saideira que roda`,
  },
]
