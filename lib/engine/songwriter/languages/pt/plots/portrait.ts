import type { Plot } from '../../stanzas.ts'

/** What somebody is like, whoever it is. */
export const portrait: Plot = {
  person: 'you',
  open: `
    Você entra (numa fila|numa loja|num mercado)
    E em dez minutos já sabe
    Quem casou, quem perdeu dente
    Tudo em você sempre cabe

    Sua (bolsa|mesa|mala) tem de tudo
    Menos o que você quer
    Tem mapa, pilha, uma rolha
    E o cabo de uma colher

    Sei que é você, {call}, (na escada|lá fora|na esquina)
    Pelo jeito de assobiar
    Sempre a mesma nota errada
    No mesmíssimo lugar`,
  turn: `
    Você não diz não pra rifa
    Nem pra bicho abandonado
    Ganhou, num ano, um trombone
    E um pato mal-humorado

    Todo mundo sai da festa
    Você fica pra varrer
    Diz que vassoura é descanso
    E canta sem perceber

    Um dia te vi na chuva
    Segurar, sem ninguém ver
    O guarda-chuva num gato
    Até o gato resolver`,
  lift: `
    Tentei tirar seu retrato
    Você se mexe, é um fato

    Deixa eu falar, não me corta
    Põe a modéstia na porta

    Chega perto, escuta bem
    Que esta canção vai mais além`,
  chorus: `
    # Só você, {call}
    Só você, {call}, só você
    {you.fact}
    Só você, {call}, só você
    E quem conhece logo vê

    # Ninguém é como você, {call}
    Ninguém é como você, {call}
    Pode o mundo procurar
    Ninguém é como você, {call}
    Ninguém pro mesmo lugar

    # Igual a você não tem
    Igual a você não tem
    Nem na loja de encomenda
    Igual a você não tem
    E, se tem, não está à venda

    # Igual não há, {call}
    Igual não há, {call}, não há
    {fact}
    Igual não há, {call}, não há
    E outro assim não haverá

    # Esta canção, {call}
    Esta canção, {call}, esta canção
    Foi feita à medida, sem mais
    Esta canção, {call}, esta canção
    Não se repete jamais`,
  bridge: `
    Se fosse tudo certinho
    Não dava esta canção
    É do jeito que se gosta
    Com defeito e coração

    Há quem passe pela vida
    Sem ninguém a reparar
    E há quem deixe em cada dia
    Uma história por contar`,
  meaning: `
    Cada um é feito de coisas
    Que pouca gente percebeu
    De perto é que se descobre
    Aquilo que é só seu

    Se o mundo fosse uma fila
    De gente toda igual
    Você saía dançando
    Bem no meio do sinal

    A gente se acostuma
    Com quem está do lado
    De vez em quando é bom parar
    E olhar com mais cuidado

    De longe somos parecidos
    De perto, ninguém é igual
    É nos pequenos costumes
    Que mora o que é especial`,
}
