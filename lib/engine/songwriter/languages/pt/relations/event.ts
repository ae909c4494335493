import type { Relation } from '../../relations.ts'
import { habit } from './habit.ts'

/** What somebody did once. */
export const event: Relation = {
  any: `
    {you.fact}
    E eu lembro como se fosse agora
    Tem dia que a gente vive
    E nunca mais vai embora

    {you.fact}
    Na hora eu não percebi
    Que uma parte da minha vida
    Começava bem ali

    {you.fact}
    Podia ser um dia qualquer
    E virou desses que a gente
    Reconta pra quem quiser

    {you.fact}
    Dali em diante mudou
    Parece que o mundo, na hora
    Um pouquinho se ajeitou

    {you.fact}
    Já contei pra tanta gente
    Que tem quem jure que estava
    Ali, bem na nossa frente

    {you.fact}
    E não foi por acaso, não
    Tem coisa que a gente só faz
    Com o tamanho do coração

    {you.fact}
    E pra mim ficou gravado
    Como o nome numa árvore
    Que cresceu, e está guardado

    (Muito dia passa à toa|Tem dia que passa à toa|Tanto dia passa à toa)
    E a gente nem vê passar
    {you.fact}
    Desse eu vou sempre lembrar

    (Se eu pudesse voltar a fita|Se desse pra voltar no tempo|Se a vida fosse um cinema)
    Pra ver uma cena de novo
    {you.fact}
    E eu chamava todo o povo

    (Nem teve foto nem festa|Não teve banda nem festa|Não teve placa nem data)
    Ninguém parou pra aplaudir
    {you.fact}
    E isso não vai sumir

    (A vida dá voltas grandes|A vida tem muita curva|A estrada tem muita curva)
    E a gente só vê depois
    {you.fact}
    E já valeu por dois

    (Se alguém escrever um dia|Quando contarem um dia|Se um dia alguém perguntar)
    A história do que você fez
    {you.fact}
    E eu conto mais uma vez

    {fact}
    E ficou na nossa história
    Tem coisa que não precisa
    De foto, só de memória

    {fact}
    E a gente vai recontar
    Cada vez um pouco mais linda
    Sem nunca precisar inventar`,
  grief: `
    {you.fact}
    E eu lembro como se fosse agora
    Tem dia que a gente vive
    E nunca mais vai embora

    {you.fact}
    E não teve despedida
    Que apagasse esse momento
    Do meio da minha vida

    (Muito dia passa à toa|Tem dia que passa à toa|Tanto dia passa à toa)
    E a gente nem vê passar
    {you.fact}
    Desse eu vou sempre lembrar

    {fact}
    E fica aqui, bem guardado
    O que a gente viu de perto
    Nunca vai ser só passado

    {fact}
    É assim que eu vou lembrar
    Não do fim, nem da tristeza
    Disso, que ninguém vai tirar

    {fact}
    E o tempo passou por cima
    Levou a data e a hora
    E deixou a parte mais linda`,
  funny: habit.funny,
}
