import type { Details } from '../../stanzas.ts'

/** Roda, rede, ponta do pé, água fria e um primeiro beijo. */
export const pastimes3: readonly Details[] = [
  {
    words:
      'balé ballet bailarina bailarinas bailarino sapatilha sapatilhas jazz_dance aula_de_balé aulas_de_balé aula_de_ballet',
    stanzas: `
      Fita em volta da canela
      Coque preso com grampinho
      Barra de ferro na sala
      E um giro, bem miudinho

      Um joelho que se dobra
      Braço em arco, dedo leve
      Breu esfregado na sola
      E um tule, feito de neve

      Cortina, coxia, um frio
      Meia rosa desfiada
      Palma que vem lá do fundo
      E a reverência ensaiada`,
  },
  {
    words:
      'nadar nadava nadavam nadou nadando nadávamos nadei mergulho mergulhos mergulhar mergulhava mergulhou mergulhador mergulhadora banho_de_rio banhos_de_rio banho_de_mar banhos_de_mar banho_de_cachoeira',
    stanzas: `
      Dedo enrugado de molho
      Água que entra no ouvido
      Um mergulho, outro respingo
      E o fundo, todo tremido

      Roupa largada na beira
      Salto de bomba, mal dado
      Braçada, fôlego, perna
      E o queixo em ritmo trocado

      Toalha em volta do queixo
      Boia feita de pneu
      Cabelo escorrendo em fio
      E um pé que o fundo perdeu`,
  },
  {
    words:
      'primeiro_encontro primeiros_encontros primeiro_beijo me_beijou te_beijei nos_beijamos beijei_você jantar_romântico chamei_pra_sair chamou_pra_sair me_chamou_pra convidei_pra_sair',
    stanzas: `
      Guardanapo em mil dobrinhas
      Perfume meio dobrado
      Um assunto atrás do outro
      E um prato quase intocado

      Blusa trocada três vezes
      Espelho do elevador
      Mão que não acha lugar
      E o sinal verde, a favor

      Nariz batendo em nariz
      Óculos tortos no meio
      Um pé que pisa no outro
      E o resto, sem mais rodeio`,
  },
  {
    words: 'vôlei volei voleibol vôlei_de_praia joga_vôlei jogava_vôlei jogar_vôlei time_de_vôlei',
    stanzas: `
      Joelheira já ralada
      Bola que bate na rede
      Saque de cima, um estalo
      E um golpe feito parede

      Dois toques, depois o salto
      Manchete que queima o braço
      Tênis que chia no piso
      E a linha, questão de um passo

      Mão erguida, tempo, roda
      Um rodízio de lugar
      Bola que vem de mansinho
      E um mergulho pra salvar`,
  },
  {
    words: 'capoeira capoeirista capoeiristas berimbau berimbaus ginga roda_de_capoeira mestre_de_capoeira',
    stanzas: `
      Arame, cabaça, vara
      Palma batida na roda
      Calça branca, pé descalço
      E o corpo, que se acomoda

      Mão no chão, perna no céu
      Ginga pra lá e pra cá
      Um golpe que passa rente
      E o pé, que já não está

      Coro que responde alto
      Chocalho preso no dedo
      Poeira em volta do passo
      Arame que diz segredo`,
  },
]
