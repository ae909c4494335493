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
    Que a gente espera o pedido`,
  chorus: `
    # Parabéns, {call}
    Parabéns, {call}, bate palma
    Que a casa toda balança
    Parabéns, {call}, corta o bolo
    Hoje até velho é criança

    # Apaga as velas, {call}
    Apaga as velas, {call}
    Mas deixa uma acesa, a menor
    O ano que foi já valeu
    E o ano que vem é maior

    # {age} anos, {call}
    {age} anos, {call}, quem diria
    Parece que foi anteontem
    {age} anos, {call}, e a alegria
    Não tem número que conte

    # Mais um ano de você
    Mais um ano de você
    Sorte de quem está perto
    Mais um ano de você
    E o mundo já tem conserto`,
  bridge: `
    Amanhã tem bolo frio
    Com café, antes do banho
    Que é quando o bolo é mais bolo
    E o ano, do seu tamanho

    Eu sei que te dá vergonha
    De ouvir a gente cantar
    É só uma vez por ano
    Você pode até gostar`,
}
