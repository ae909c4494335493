import type { Plot } from '../../stanzas.ts'

export const retirement: Plot = {
  person: 'you',
  open: `
    O despertador (tocou|apitou|cantou) às seis
    E levou um travesseiro
    É o primeiro dia livre
    De um calendário inteiro

    O crachá foi pra (gaveta|caixinha|estante)
    Junto com foto e botão
    A manhã não tem mais chefe
    Nem fila de condução

    (Segunda|Quarta|Terça)-feira, dez horas
    A rua passa apressada
    Você na porta, de chinelo
    Com a xícara na sacada`,
  turn: `
    Quem entrou ontem na firma
    Já pergunta por você
    Como liga, onde que fica
    Quem é que vai responder

    Tem lista de coisa adiada
    Colada na geladeira
    Pintar, viajar, dormir
    E nada a semana inteira`,
  meaning: `
    Trabalho a gente termina
    O que fica é o jeito de fazer
    E tem um monte de gente
    Que aprendeu só de te ver

    Agora a hora é sua
    Sem ponto e sem sinal
    Segunda virou domingo
    E o mundo virou quintal

    Foram tantas as manhãs
    Que ninguém mais sabe a conta
    O corpo pede descanso
    E a alma já está pronta

    Quem trabalha deixa marca
    No que fez e no que ensina
    O serviço hoje acaba
    O respeito não termina`,
  lift: `
    Hoje ninguém bate ponto
    O descanso já está pronto

    Agora o tempo é amigo
    E vai passear contigo`,
  chorus: `
    # Agora o tempo é seu, {call}
    Agora o tempo é seu, {call}
    Pode acordar sem hora
    Agora o tempo é seu, {call}
    E o bom começa agora

    # Missão cumprida, {call}
    Missão cumprida, {call}
    {you.fact}
    Missão cumprida, {call}
    E agora aproveita a vida

    # Vai descansar, {call}
    Vai descansar, {call}, vai
    Você já fez a sua parte
    Vai descansar, {call}, vai
    Viver também é uma arte

    # Segunda-feira é domingo
    Segunda-feira é domingo
    Pra quem já fez o que fez
    Segunda-feira é domingo
    E agora é a sua vez

    # Trabalho feito, {call}
    Trabalho feito, {call}
    Agora o relógio descansa
    Trabalho feito, {call}
    E fica a boa lembrança`,
  bridge: `
    Vai-se sentir a falta
    No meio da correria
    De quem sabia o caminho
    E dizia bom-dia

    Amanhã a manhã é livre
    Sem horário e sem sinal
    O que se fez com cuidado
    Não acaba no final`,
}
