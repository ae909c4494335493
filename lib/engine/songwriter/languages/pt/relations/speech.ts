import type { Relation } from '../../relations.ts'

/** Somebody says or tells something. */
export const speech: Relation = {
  any: `
    {you.fact}
    E eu repito sem querer
    Tem frase que vira herança
    Antes da gente perceber

    {you.fact}
    E a gente já sabe de cor
    Mas na sua voz, não tem jeito
    Fica sempre bem melhor

    {you.fact}
    E quem escuta dá risada
    Já ouvi um vizinho dizendo
    A mesma coisa na calçada

    (Tem frase que a gente escuta|Tem coisa que a gente escuta|Tem conversa que se escuta)
    E esquece logo em seguida
    {you.fact}
    E isso eu levo pela vida

    {fact}
    E ninguém mais esqueceu
    Uma frase, quando é boa
    Cada um acha que escreveu`,
  grief: `
    {you.fact}
    E eu ainda escuto o tom
    A voz que a gente ama
    Demora a perder o som

    {you.fact}
    E hoje quem diz sou eu
    Me escuto falando igual
    E sinto que não se perdeu

    (Tem frase que a gente escuta|Tem coisa que a gente escuta|Tem conversa que se escuta)
    E esquece logo em seguida
    {you.fact}
    E isso eu levo pela vida`,
  funny: `
    {you.fact}
    Com a cara mais lavada
    Se eu ganhasse um real por vez
    A casa já estava quitada

    {you.fact}
    Isso eu já sei de trás pra frente
    Se um dia faltar palavra
    O papagaio completa pra gente

    {you.fact}
    E a gente finge que acredita
    Tem desculpa que, de tão velha
    Já podia ganhar uma fita

    (O porteiro já conhece|O cachorro já conhece|A vizinha já conhece)
    E faz a segunda voz
    {you.fact}
    E a risada sobra pra nós`,
}
