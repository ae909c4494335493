import type { Details } from '../../stanzas.ts'

/** Lições: o que se canta em sala de aula e no banheiro de casa. */
export const lessons1: readonly Details[] = [
  {
    words:
      'escovar_os_dentes escova_os_dentes escovar_dentes escovava_os_dentes escova_dentes escovar_dente escova_de_dente escova_de_dentes escovas_de_dentes pasta_de_dente creme_dental fio_dental cárie cáries dentista dentistas dentinho dentinhos dente_de_leite dente_mole fada_do_dente',
    own: `
      {fact}
      A escova sobe e desce
      Não fica nenhum cantinho
      Que a escova não conhece

      (A espuma [sobe subia] na boca|A pasta [cai caía] na escova|A água [espera esperava] no copo)
      A escova [faz fazia] um trenzinho
      {fact}
      E [passa passava] em cada dentinho

      {fact}
      A espuma vira bigode
      Dente da frente e de trás
      Todo mundo escova, e pode`,
    stanzas: `
      Põe na escova um pouco de pasta
      Um grão de ervilha já vai dar
      Por fora, em círculos pequenos
      Dente por dente, devagar

      Por dentro também, de cima a baixo
      Na ponta dos dentes, vai e vem
      A língua leva uma escovada
      Dois minutos fazem bem`,
    later: `
      Depois de comer, e sempre
      Na hora de ir se deitar
      O fio dental passa no meio
      Que a escova não pode alcançar`,
    hook: `
      Escova pra cima, escova pra baixo
      Dente limpinho, sorriso que eu acho`,
  },
  {
    words:
      'lavar_as_mãos lava_as_mãos lavar_a_mão lavar_mãos lavando_as_mãos lavem_as_mãos mãos_limpas micróbio micróbios germe germes bactéria bactérias higiene',
    own: `
      {fact}
      A água [corre corria] primeiro
      E [leva levava] embora o bichinho
      Pro ralo, pelo banheiro

      (A terra ficou na mão|O micróbio pensa que [manda mandava]|A brincadeira acabou)
      O sabão [chega chegava] cantando
      {fact}
      E o bicho [sai saía] escorregando`,
    stanzas: `
      Abre a torneira, molha as mãos
      Põe o sabão e faz espumar
      Esfrega a palma, esfrega as costas
      E cada dedo, sem pular

      Entre os dedos, embaixo da unha
      O polegar e o punho também
      Canta os parabéns duas vezes
      Enxágua e seca, e fica bem`,
    later: `
      Antes de comer, mão lavada
      Depois do banheiro, também
      O micróbio desce no ralo
      E não passa pra mais ninguém`,
    hook: `
      Lava a palma, lava o dedão
      Água, espuma, limpinha a mão`,
  },
  {
    words: 'tabuada tabuadas multiplicação multiplicar conta_de_vezes contas_de_vezes tabuada_do',
    stanzas: `
      Vezes é soma repetida
      Três vezes dois é dois, dois, dois
      Dois mais dois, quatro, com mais dois, seis
      Faz a conta, e canta depois

      Vezes um, o número é o mesmo
      Vezes dez, põe um zero no fim
      Três vezes quatro, quatro vezes três
      Dá doze assim, e doze assim`,
    later: `
      Vezes cinco termina em zero
      Ou em cinco, é só reparar
      Quem sabe a tabuada de cor
      Não precisa nem contar`,
    hook: `
      Tabuada na ponta da língua, canta outra vez
      Duas vezes dois são quatro, duas vezes três são seis`,
  },
  {
    words:
      'matemática matematica matemático subtração adição fração frações numerador denominador somar equação equações álgebra conta_de_cabeça contas_de_cabeça geometria triângulo triângulos teorema porcentagem',
    own: `
      {fact}
      O dedo [ajuda ajudava] a contar
      Número [é era] feito fila
      Cada um no seu lugar

      (A conta [parece parecia] um bicho|O número [assusta assustava] na lousa|A prova chegou mais cedo)
      Mas [é era] só fazer por partes
      {fact}
      E conta [vira virava] uma arte`,
    stanzas: `
      A conta se arma na folha
      E o lápis vai devagar
      Quem erra apaga e repete
      E o certo vem se sentar`,
    later: `
      Amanhã, no troco da venda
      No bolo que vai dividir
      A conta ajuda a gente
      E a gente vai conferir`,
    hook: `
      Soma e divide, conta outra vez
      Um mais um, dois, e dois mais um, três`,
  },
  {
    words:
      'ciclo_da_água ciclo_da_agua evapora evaporar evaporação condensação condensa precipitação infiltração vapor_de_água estados_da_água',
    own: `
      {fact}
      A água nunca se cansa
      Sobe invisível no céu
      E volta em forma de dança

      (O sol esquenta a poça|A gota se despede do chão|A nuvem engorda lá em cima)
      A água muda de cara
      {fact}
      E a viagem nunca para`,
    stanzas: `
      O sol esquenta o rio e o mar
      E a água sobe feito vapor
      Evaporação é como se chama
      Quando ela some com o calor

      Lá no alto, no frio, o vapor vira gota
      Condensação: a nuvem nasceu
      A gota pesa, e a chuva desce
      Precipitação, e tudo choveu`,
    later: `
      A chuva corre pro rio
      E o rio corre pro mar
      Um pouco entra na terra
      E tudo volta a começar`,
    hook: `
      Sobe a gotinha, desce em chuvinha
      A água do mundo é toda vizinha`,
  },
  {
    words:
      'planeta planetas sistema_solar foguete foguetes astronauta astronautas saturno júpiter netuno urano galáxia galáxias nave_espacial espaço_sideral via_láctea cometa cometas',
    own: `
      {fact}
      O céu é maior que a escola
      A Terra dá voltas no escuro
      E nem parece que rola

      (O foguete conta pra trás|O sol acende no meio|O telescópio procura)
      E cada um segue a sua volta
      {fact}
      E ninguém da mão se solta`,
    stanzas: `
      Mercúrio anda perto do Sol
      E Vênus é puro calor
      A Terra tem água e tem gente
      E Marte, vermelha cor

      Júpiter é o maior de todos
      Saturno tem anéis a girar
      Urano dá voltas deitado
      Netuno é o último a passar`,
    later: `
      São oito os planetas na volta
      Do Sol, que é estrela, e dá luz
      Quem canta os nomes na ordem
      Já sabe aonde o céu conduz`,
    hook: `
      Mercúrio, Vênus, Terra, Marte, Júpiter também
      Saturno, Urano e Netuno: são oito planetas, conta bem`,
  },
  {
    words:
      'recicla reciclar reciclagem reciclável recicláveis reciclava coleta_seletiva catador catadora catadores compostagem reaproveita reaproveitar separar_o_lixo separa_o_lixo sucata',
    own: `
      {fact}
      A lata [ganha ganhava] outra vida
      Quem [separa separava] um papelzinho
      [Cuida Cuidava] da casa querida

      (A garrafa virou brinquedo|A tampinha virou roda|O papel [vai ia] na azul)
      Nada [vai ia] embora à toa
      {fact}
      E a Terra [fica ficava] numa boa`,
    stanzas: `
      Papel e papelão na azul
      Na vermelha o plástico vai
      Na verde a garrafa de vidro
      Na amarela, a lata que cai

      Casca de fruta na marrom
      Pra virar adubo do chão
      Antes de pôr, lava a garrafa
      E amassa a caixa com a mão`,
    later: `
      A lata volta a ser lata
      O vidro se faz outra vez
      O papel poupa uma árvore
      Quem separa é que fez`,
    hook: `
      Azul é papel, amarelo é metal
      Separa direitinho, que não faz mal`,
  },
]
