import type { Relation } from '../../relations.ts'
import { habit } from './habit.ts'

/** What is going to be. */
export const coming: Relation = {
  any: `
    {fact}
    E o dia já vem chegando
    A gente olha o calendário
    E segue as horas contando

    {fact}
    Começa outra caminhada
    Quem vai leva na bagagem
    O abraço de quem fica na entrada

    {fact}
    E o coração adianta a hora
    Tem coisa que a gente espera
    E já comemora agora

    {fact}
    E é pra cantar bem alto
    A notícia boa corre
    Da janela até o asfalto

    (Tem data que a gente marca|Tem dia que a gente marca|Tem data que a gente escreve)
    Com caneta de outra cor
    {fact}
    E a espera já tem sabor

    (Ainda falta um pouquinho|Ainda falta um tempinho|O tempo anda devagar)
    Mas já tem gente acordada
    {fact}
    E a alegria está guardada`,
  grief: `
    {fact}
    E a gente diz que está bem
    Quem fica também viaja
    Um pouco junto de quem vai também

    {fact}
    Começa outra caminhada
    Quem vai leva na bagagem
    O abraço de quem fica na entrada

    {fact}
    E já dá pra imaginar
    A cadeira vaga, a falta
    E a gente olhando pra lá

    (A gente sabia do dia|A gente já sabia a data|O dia estava marcado)
    Fingia não ver chegar
    {fact}
    E é hora de abraçar`,
  funny: habit.funny,
}
