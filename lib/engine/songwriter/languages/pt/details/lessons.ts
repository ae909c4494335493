import type { Details } from '../../stanzas.ts'

/** Lições: o que se canta em sala de aula e no banheiro de casa. */
export const lessons: readonly Details[] = [
  {
    words:
      'escovar_os_dentes escova_os_dentes escovar_dentes escovava_os_dentes escova_dentes escovar_dente escova_de_dente escova_de_dentes escovas_de_dentes pasta_de_dente creme_dental fio_dental cárie cáries dentista dentistas dentinho dentinhos dente_de_leite dente_mole fada_do_dente banguela',
    stanzas: `
      Espuma em volta da boca
      Escova que sobe e desce
      Gargarejo, água na pia
      E um dente novo aparece

      Tubo apertado no meio
      Cerda gasta, meio torta
      Espelho com um respingo
      E um fio que quase corta

      Dente da frente, o de trás
      Língua, gengiva, cantinho
      Banquinho perto da pia
      E um sorriso geladinho`,
  },
  {
    words:
      'lavar_as_mãos lava_as_mãos lavar_a_mão lavar_mãos lavando_as_mãos lavem_as_mãos mãos_limpas sabonete sabonetes micróbio micróbios germe germes bactéria bactérias vírus higiene',
    stanzas: `
      Espuma por entre os dedos
      Palma na palma, que gira
      Unha raspada no meio
      E uma água que leva e tira

      Torneira aberta um pouquinho
      Bolha que se solta e voa
      Toalha presa no prego
      E um cheiro de coisa boa

      Terra na linha da mão
      Água da bacia, escura
      Sabão que foge do dedo
      E a pele, de novo, pura`,
  },
  {
    words:
      'tabuada tabuadas matemática matematica matemático multiplicação multiplicar subtração adição fração frações numerador denominador somar equação equações álgebra conta_de_cabeça contas_de_cabeça conta_de_vezes contas_de_vezes geometria triângulo triângulos teorema porcentagem',
    stanzas: `
      Seis vezes sete, e a pausa
      Dedo contando escondido
      Nove que vai, sobe um
      E um quarenta e dois, sabido

      Conta armada no quadrinho
      Vai um, escrito por cima
      Borracha que rasga a folha
      E a prova real, que anima

      Pizza cortada em oitavos
      Número embaixo do traço
      Régua, compasso, quadrado
      E o inteiro em cada pedaço`,
  },
  {
    words:
      'ciclo_da_água ciclo_da_agua evapora evaporar evaporação condensação condensa precipitação infiltração vapor_de_água estados_da_água',
    stanzas: `
      Poça que some no asfalto
      Gota que sobe sem asa
      Nuvem inchada, pesada
      E a chuva, voltando à casa

      Bafo no vidro gelado
      Pingo que em outro se agarra
      Riacho descendo a pedra
      E o rio inteiro na jarra

      Sol que puxa um fio d'água
      Nuvem de todo tamanho
      Terra que bebe e que guarda
      E a mesma água do banho`,
  },
  {
    words:
      'planeta planetas sistema_solar foguete foguetes astronauta astronautas saturno júpiter netuno urano galáxia galáxias nave_espacial espaço_sideral via_láctea cometa cometas',
    stanzas: `
      Bola azul, bola vermelha
      Anel feito de pedrinha
      Volta comprida no escuro
      E o sol que puxa e que alinha

      Isopor, tinta e barbante
      Um giro que dura um ano
      Cratera feita com o dedo
      E um planetinha de pano

      Contagem, fogo, fumaça
      Capacete feito aquário
      Pé que pisa em pó cinzento
      E um céu que não tem horário`,
  },
  {
    words:
      'recicla reciclar reciclagem reciclável recicláveis reciclava coleta_seletiva lixo lixos lixeira lixeiras catador catadora catadores compostagem reaproveita reaproveitar separar_o_lixo separa_o_lixo sucata',
    stanzas: `
      Lata azul, lata amarela
      Papelão dobrado ao meio
      Garrafa que estala e murcha
      E um saco bem menos cheio

      Casca de fruta na terra
      Pote lavado de novo
      Vidro que bate no vidro
      E a velha caixa de ovo

      Robô de caixa e tampinha
      Lata que vira um vasinho
      Jornal virado em chapéu
      E uma garrafa, um carrinho`,
  },
  {
    words:
      'alfabeto abecedário abc vogal vogais consoante consoantes letrinha letrinhas aprender_a_ler aprendeu_a_ler aprendendo_a_ler aprendi_a_ler ensinou_a_ler ensinava_a_ler aprendeu_a_escrever aprender_a_escrever alfabetizou alfabetização alfabetizar alfabetizadora soletrar soletra ortografia sílaba sílabas',
    stanzas: `
      A de abelha, B de bola
      O S que sai ao contrário
      Língua no canto, capricho
      Nome inteiro num diário

      Linha de cima, de baixo
      Barriga do B bem cheia
      Pingo esquecido no i
      E um rabo que o Q passeia

      Dedo embaixo da palavra
      Sílaba dita em pedaço
      Placa de rua, letreiro
      E a frase ganhando espaço`,
  },
  {
    words:
      'dinossauro dinossauros dino dinos tiranossauro tiranossauros tricerátopo fóssil fósseis paleontólogo paleontóloga t-rex',
    stanzas: `
      Osso maior que uma porta
      Pescoço acima da mata
      Pegada cheia de chuva
      E um braço que é quase pata

      Pincel limpando a poeira
      Um dente feito uma faca
      Nome que enrola na língua
      E o ovo, atrás de uma placa

      Rugido feito com a boca
      Cauda que derruba o vaso
      Boneco em cima da cama
      E o asteroide, sem atraso`,
  },
  {
    words:
      'atravessar_a_rua atravessa_a_rua atravessava_a_rua atravessando_a_rua faixa_de_pedestre faixa_de_pedestres semáforo semáforos sinaleira farol_vermelho sinal_vermelho cinto_de_segurança educação_no_trânsito pedestre pedestres',
    stanzas: `
      Luz vermelha, pé parado
      Listra em branco pelo chão
      Buzina longe, outra perto
      E um aperto em cada mão

      Bonequinho verde aceso
      Para-choque atrás da linha
      Cinto que clica no banco
      E uma fila de mãozinha

      Amarelo, e o pé no freio
      Calçada, guia, sarjeta
      Apito agudo na esquina
      E o freio de uma lambreta`,
  },
]
