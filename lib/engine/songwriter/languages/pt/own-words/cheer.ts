import type { Stanzas } from '../../stanzas.ts'

export const cheer: Stanzas = `
  {fact}
  Ninguém aqui joga só
  Quando um tropeça, o outro
  Já vem desatando o nó

  {fact}
  Com sol, com chuva, com vento
  A gente não vem pelo placar
  A gente vem pelo momento

  {fact}
  É disso que a gente é feito
  Não tem taça que pague
  O que se leva no peito

  {fact}
  Ganhar é bom, ninguém nega
  Mas melhor é ter do lado
  A mão de quem não se entrega

  {fact}
  Ouve a rua acompanhar
  Tem janela que se abre
  Só pra ver a gente passar

  {fact}
  Perdendo, a gente levanta
  Ganhando, a gente se abraça
  E em qualquer caso a gente canta

  {fact}
  Ninguém comprou, ninguém deu
  Foi treino e foi teimosia
  Um pedaço é meu e seu

  {fact}
  Levanta quem quer cantar
  Quem chegou agora escuta
  Na segunda já vai gritar

  (Pode anotar no caderno|Pode escrever na parede|Pode bordar na bandeira)
  Que é pra ninguém esquecer
  {fact}
  E é bonito de se ver

  (Do primeiro até o último|Do mais novo ao mais velho|De quem entra a quem assiste)
  Todo mundo sabe e diz
  {fact}
  E a gente sai feliz

  (O bumbo já bate forte|O coração bate junto|A palma já bate junto)
  Ninguém mais fica parado
  {fact}
  E o grito sai afinado

  (Tem dia de sair rindo|Tem dia de sair chorando|Tem dia de braço erguido)
  E dia de recomeçar
  {fact}
  E a gente vai estar lá

  (Quem é de longe pergunta|Quem passa na rua pergunta|Quem chega agora pergunta)
  De onde vem tanto barulho
  {fact}
  E a gente responde, com orgulho

  {fact}
  E quem vem de trás já vem
  Os mais velhos passam o grito
  E os menores gritam também

  {fact}
  Canta alto, até o portão
  {next}
  Quem chegou, levanta a mão

  {fact}
  Com sol, com lama, com trovão
  {next}
  A gente não sai do chão
`
