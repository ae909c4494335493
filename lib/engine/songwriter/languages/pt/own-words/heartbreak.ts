import type { Stanzas } from '../../stanzas.ts'

export const heartbreak: Stanzas = `
  {you.fact}
  E agora sobra metade
  De manhã eu tenho raiva
  De noite eu tenho saudade

  {you.fact}
  E eu aprendo devagar
  A passar na sua rua
  Sem querer atravessar

  {you.fact}
  E eu fiquei pra recolher
  Os cacos da casa inteira
  Que eu nem sabia varrer

  {you.fact}
  E eu acreditei, foi assim
  Quem ama não lê a letra
  Miúda, que vem no fim

  (Me dizem que logo passa|Todo mundo diz que passa|Dizem que um dia passa)
  Que o tempo sabe curar
  {you.fact}
  E o tempo nem quis começar

  (Rasguei a fotografia|Guardei a fotografia|Tirei o retrato da sala)
  E a marca ficou no lugar
  {you.fact}
  Parede não sabe apagar

  (Na festa eu sorri a noite toda|Eu digo que está tudo bem|No trabalho ninguém percebe)
  Eu sei disfarçar direito
  {you.fact}
  E em casa me aperta o peito

  {me.fact}
  E não era pra doer tanto
  A gente junta os pedaços
  E um sempre cai pelo canto

  {me.fact}
  E foi de verdade, foi sim
  Amor que acaba em um
  Demora a acabar em mim

  (Eu procuro o que fiz de errado|Eu volto a fita de novo|Eu repasso cada conversa)
  E não acho explicação
  {me.fact}
  E não foi suficiente, não

  {fact}
  E eu ri, pra não chorar
  Um dia eu conto essa história
  E não vai mais machucar

  {fact}
  Ficou tudo por dizer
  A casa perdeu o barulho
  E eu demoro a adormecer

  {fact}
  E o resto eu deixo com o vento
  Quem perde um amor não morre
  Só fica um tempo mais lento

  {fact}
  E eu nem quis acreditar
  {next}
  E agora é me acostumar

  {fact}
  E a casa ficou vazia
  {next}
  E eu conto dia por dia
`
