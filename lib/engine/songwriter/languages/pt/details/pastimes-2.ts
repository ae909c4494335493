import type { Details } from '../../stanzas.ts'

/** Livro, tela, baralho, tênis no pé. */
export const pastimes2: readonly Details[] = [
  {
    words:
      'ler lê lendo leu livro livros livrinho livrinhos leitura leituras leitor leitora leitores biblioteca bibliotecas bibliotecária bibliotecário livraria livrarias sebo sebos gibi gibis poesia poesias poema poemas estante estantes lia_muito lia_tudo lia_livros lia_livro lia_jornal lia_gibi lia_poesia palavras-cruzadas palavras_cruzadas palavra_cruzada',
    stanzas: `
      Página de orelha torta
      Cheiro de papel antigo
      Bilhete de marcador
      E o fim, que é sempre um perigo

      Pilha torta ao pé da cama
      Abajur meio de lado
      Mais um capítulo, e só
      E o chá gelado, intocado

      Dedo que molha e que vira
      Lombada gasta de sol
      Frase a lápis sublinhada
      E um farelo no lençol

      Ponto de ônibus perdido
      Boca mexendo sem som
      Capa quase se soltando
      E um cheiro de livro bom`,
  },
  {
    words:
      'novela novelas noveleira noveleiro televisão televisao televisor tv séries seriado seriados filme filmes cinema cinemas maratona_de_séries maratonar controle_remoto controle_na_mão controle_da_tv pipoca pipocas netflix',
    stanzas: `
      Controle atrás da almofada
      Vinheta que invade a sala
      Pipoca em cima do colo
      E a vilã, que ninguém cala

      Luz azul na sala escura
      Coberta até no nariz
      Bacia só de pipoca
      E um final quase feliz

      Volume lá nas alturas
      Sofá com marca de gente
      Palpite dado na cena
      E um cochilo bem na frente`,
  },
  {
    words:
      'videogame videogames video_game vídeo_game video_games joguinho joguinhos jogos_online jogo_online playstation xbox nintendo minecraft fortnite free_fire gamer gamers joga_online jogava_online fliperama',
    stanzas: `
      Controle quente na mão
      Fone torto, olho na tela
      Uma fase que não passa
      E o mundo numa janela

      Tela acesa, quarto escuro
      Cadeira que gira e geme
      Só mais uma, a derradeira
      E o dedão que nunca treme

      Fio embolado na sala
      Botão de tanto apertado
      Bateria no vermelho
      E o jantar, meio gelado`,
  },
  {
    words:
      'baralho baralhos truco canastra tranca_e_buraco cacheta pife dominó dominós domino bingo bingos carteado jogo_de_cartas joga_cartas jogava_cartas jogar_cartas jogar_baralho joga_baralho jogava_baralho joga_dominó jogava_dominó jogar_dominó joga_truco jogava_truco',
    stanzas: `
      Papel no pé da mesinha
      Ponto marcado em feijão
      Olho no jogo do lado
      Mesa tremendo no chão

      Carta escondida no leque
      Um sinal com a sobrancelha
      Grito de truco na sala
      E a ponta quente da orelha

      Baralho de ponta gasta
      Monte cortado no meio
      Um blefe, cara lavada
      E um ás que sai sem rodeio`,
  },
  {
    words:
      'corrida corridas corredor_de_rua maratona maratonas maratonista meia-maratona meia_maratona correr_na_rua correr_no_parque correr_maratona correr_maratonas gosta_de_correr adora_correr pra_correr para_correr corria_na_rua corria_todo corria_toda corre_todo corre_toda corre_no_parque corria_no_parque são_silvestre',
    stanzas: `
      Cadarço com nó dobrado
      Alfinete em cada ponta
      Tênis batendo no asfalto
      E uma placa que desponta

      Copo d'água pelo chão
      Ladeira que não termina
      Passo, fôlego, outro passo
      E a chegada atrás da esquina

      Joelho que estala no frio
      Relógio apitando a volta
      Banana inteira na mão
      E uma perna que se solta`,
  },
  {
    words:
      'academia academias musculação musculacao malha malhar malhava malhando crossfit pilates halter halteres personal agachamento',
    stanzas: `
      Ferro batendo no ferro
      Toalha em volta da nuca
      Contagem feita entre dentes
      E uma música maluca

      Anilha, barra, presilha
      Espelho de ponta a ponta
      Garrafa quase vazia
      E mais três, fora da conta

      Esteira que não vai longe
      Escada, o dia seguinte
      Perna tremendo por baixo
      E a série, que era de vinte`,
  },
  {
    words:
      'piscina piscinas natação natacao nadador nadadora nadadores hidroginástica aula_de_natação aulas_de_natação',
    stanzas: `
      Touca que puxa o cabelo
      Cloro no olho e na toalha
      Azulejo azul no fundo
      E um pulo que tudo espalha

      Óculos presos na testa
      Prancha, boia, pé de pato
      Uma raia de rolhinha
      E um salto nada exato

      Cheiro de cloro na pele
      Degrau de escada gelado
      Chinelo boiando, um só
      E um respingo pro outro lado`,
  },
  {
    words:
      'pipa pipas solta_pipa soltar_pipa soltava_pipa empinar_pipa empinava_pipa soltávamos_pipa rabiola rabiolas pião piões bolinha_de_gude bolinhas_de_gude',
    stanzas: `
      Linha enrolada na lata
      Rabiola de sacola
      Puxão curto, depois solto
      E o vento, que desenrola

      Varetas, papel de seda
      Cola feita de farinha
      Cara virada pro alto
      E o mundo preso na linha

      Laje, rua, campo aberto
      Um losango contra a luz
      Um fio de poste, à espreita
      Rabo que risca uma cruz`,
  },
  {
    words:
      'caminhada caminhadas caminhar caminhava caminhamos caminhando passeio passeios passear passeava passeávamos passeando passeia pracinha praça praças banco_da_praça',
    stanzas: `
      Banco de praça no meio
      Tênis com pó na biqueira
      Folha seca sob o pé
      E uma volta, quase inteira

      Passo curto, passo largo
      Um cachorro em cada grade
      Raiz erguendo a calçada
      E um pedaço de cidade

      Cumprimento numa esquina
      Vitrine olhada de lado
      Sinal fechado, outro aberto
      E um sorvete derramado`,
  },
  {
    words:
      'abraço abraços abraçar abraça abraçava abraçou abracei abraçando abracinho abracinhos abraco abracos abraçam',
    stanzas: `
      Ponta do pé levantada
      Casaco que amassa inteiro
      Um tapa leve nas costas
      E um cheiro de travesseiro

      Bolsa que fica no meio
      Nariz dentro do cabelo
      Costela que quase estala
      E um botão no cotovelo

      Braço que não dá a volta
      Um balanço bem de lado
      Olho fechado um segundo
      E o casaco perfumado`,
  },
]
