import type { Plot } from '../../stanzas.ts'

export const birthday: Plot = {
  person: 'you',
  open: `
    Tem (farinha|confete|açúcar) no sofá
    Tem gente atrás da cortina
    E quem não soube esperar
    Já provou da gelatina

    Combinamos (um café|um cinema|um almoço)
    Coisa pouca, coisa à toa
    E você abriu a porta
    E deu com trinta pessoas

    Você pediu (sem barulho|pouca coisa|zero festa)
    Nem parabéns, nem balão
    E a vizinhança da rua
    Trouxe bumbo e violão

    São {age} anos de (vela|fogo|brilho)
    Já contei de novo, e dá
    Quem passar agora em frente
    Pensa que o sol vai raiar`,
  turn: `
    Na foto, ainda sem dente
    Com a mão dentro do bolo
    Você já tinha essa cara
    De quem vai rir por nós todos

    Alguém puxa aquele caso
    Do carro dentro do brejo
    Cada vez tem mais enchente
    Este ano tem caranguejo

    Perguntei qual o presente
    Você respondeu: presença
    Então trouxe a turma toda
    Que entrou sem pedir licença`,
  lift: `
    Apaga a luz, chega perto
    Que o coro começa incerto

    Pede um desejo comprido
    Que a gente espera o pedido

    Todo mundo em volta agora
    Que está chegando a hora`,
  chorus: `
    # Parabéns, {call}
    Parabéns, {call}, que a vida te dê
    Saúde, risada e calor
    Parabéns, {call}, hoje é por você
    Que a gente canta com amor

    # Viva você, {call}
    Viva você, {call}, viva
    Que bom te ter por aqui
    Viva você, {call}, viva
    Que o ano que vem te sorri

    # {age} anos, {call}
    {age} anos, {call}, que alegria
    {age} anos de história pra contar
    {age} anos, {call}, e neste dia
    A casa inteira veio cantar

    # Sopra as velas, {call}
    Sopra as velas, {call}, de uma vez
    São {age}, e a gente conta
    Sopra as velas, {call}, uma, duas, três
    Que a festa já está pronta

    # Mais um ano de você
    Mais um ano de você
    {you.fact}
    Mais um ano de você
    Que sorte a gente te ter

    # A festa é hoje, {call}
    A festa é hoje, {call}, é hoje
    Traz o bolo, acende a luz
    A festa é hoje, {call}, é hoje
    Que a alegria conduz

    # Hoje é dia de cantar
    Hoje é dia de cantar
    {fact}
    Hoje é dia de cantar
    E de o tempo parar

    # Que sejam {age}, {call}
    Que sejam {age}, {call}
    E depois venha mais um
    Que sejam {age}, {call}
    E feliz cada um

    # Parabéns, parabéns
    Parabéns, parabéns
    Que a vida sorria assim
    Parabéns, parabéns
    E a festa não tenha fim`,
  bridge: `
    Amanhã tem bolo frio
    Com café, antes do banho
    E um ano novinho em folha
    Que ainda não tem tamanho

    Quem está longe também canta
    Quem já foi canta daqui
    Tem um coro na memória
    Que hoje também sorri

    O melhor desta festa
    Não cabe em nenhum presente
    É ver em volta da mesa
    Tanta vida, tanta gente`,
  meaning: `
    Mais um ano não é conta
    Que a gente deva pagar
    É mais uma porta aberta
    E mais gente pra entrar

    O tempo passa pra todos
    Mas em você fica bem
    Vai deixando história boa
    E a luz que o seu olho tem

    A gente não veio pelo bolo
    Nem pelo salgado, não
    A gente veio pelo abraço
    E pra cantar a canção

    Num dia como o de hoje
    O mundo ganhou você
    Todo ano a gente canta
    Só pra te agradecer

    Um ano não pesa nada
    Se tem com quem repartir
    Soma-se mais uma vela
    E uma história pra se ouvir

    Fazer anos é um caminho
    Que ninguém faz sem alguém
    Hoje contamos os passos
    E quem andou neles também`,
}
