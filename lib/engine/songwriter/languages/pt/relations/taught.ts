import type { Relation } from '../../relations.ts'
import { habit } from './habit.ts'

/** Somebody taught something. */
export const taught: Relation = {
  any: `
    {you.fact}
    Quem ensina não vai embora
    Fica na mão de quem sabe
    E aparece a qualquer hora

    {you.fact}
    Com paciência e com carinho
    Errar não era problema
    Era parte do caminho

    {you.fact}
    Hoje eu faço sem pensar
    Mas a primeira vez foi sua
    E eu não esqueço de contar

    {you.fact}
    E a porta ficou aberta
    Tem coisa que a gente aprende
    E a vida inteira desperta

    (Tem presente que se quebra|Tem presente que se gasta|Tem presente que se perde)
    E some no fim do mês
    {you.fact}
    E esse eu uso toda vez

    (Tem gente que sabe muito|Tem gente que sabe tudo|Tem gente cheia de estudo)
    E guarda tudo trancado
    {you.fact}
    E eu fiz bom uso do herdado

    {you.fact}
    Do jeito que só você faz
    E eu ensino a quem vier
    Que é pra seguir mais e mais

    {fact}
    E o que se aprende com gosto
    Não fica só na cabeça
    A gente vê pelo rosto`,
  grief: `
    {you.fact}
    Quem ensina não vai embora
    Fica na mão de quem sabe
    E aparece a qualquer hora

    {you.fact}
    Hoje eu faço sem pensar
    E a mão que me guiava antes
    Parece que ainda está lá

    (Tem presente que se quebra|Tem presente que se gasta|Tem presente que se perde)
    E some no fim do mês
    {you.fact}
    E esse eu uso toda vez

    {fact}
    E o que se aprende com amor
    Não fica na sala vazia
    Vai junto pra onde a gente for`,
  funny: habit.funny,
}
