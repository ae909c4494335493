import type { Plot } from '../../stanzas.ts'

export const devotion: Plot = {
  person: 'you',
  open: `
    Você deixa a luz (da sala|do quarto|da área)
    Acesa, e diz que apagou
    Eu levanto, e quando volto
    O meu lado já acabou

    Você nunca quer café
    (Só um gole|Só um pouco|Só um dedo) do que é meu
    Quando olho, a xícara é sua
    E quem pede gole sou eu

    Tem mil pessoas na (praça|rua|feira)
    E eu te encontro num segundo
    Você levanta dois dedos
    E some o resto do mundo`,
  turn: `
    Brigamos na sexta-feira
    Por causa de uma janela
    Às três, debaixo da manta
    Seu pé achou minha perna

    Na febre, você fez sopa
    De letrinha, a mais barata
    Na borda tinha um recado
    Que eu comi sem dizer nada

    Conheço pelo chinelo
    Se o seu dia foi comprido
    Se arrasta, eu ponho a chaleira
    Se pula, eu pulo contigo`,
  lift: `
    Nunca soube te dizer
    Vou cantar, pra você ver

    Encosta, que a noite é fria
    E eu te esquento até ser dia

    Fecha a porta, apaga a luz
    Que o caminho nos conduz`,
  chorus: `
    # Fica, {call}
    Fica, {call}, mais um pouquinho
    Que a noite mal começou
    Fica, {call}, que o seu cantinho
    A minha vida guardou

    # É você
    É você, é você
    {you.fact}
    É você, é você
    E eu só quero te ver

    # Eu escolho você, {call}
    Eu escolho você, {call}
    Todo dia, de manhã
    Eu escolho você, {call}
    Hoje, ontem e amanhã

    # O meu lugar é contigo
    O meu lugar é contigo
    {fact}
    O meu lugar é contigo
    Meu amor e meu abrigo

    # Contigo, {call}
    Contigo, {call}, contigo
    O dia começa melhor
    Contigo, {call}, contigo
    Até a chuva é calor`,
  bridge: `
    Daqui a uns quarenta anos
    Com mais ruga e menos pressa
    Quero a mesma mão na minha
    E a mesma velha conversa

    Nem tudo em mim é bonito
    Nem todo dia é de sol
    E o amor fica na mesma
    Debaixo do mesmo lençol`,
  meaning: `
    Amor não é só o começo
    Nem a flor, nem o jantar
    É saber que no fim do dia
    Tenho pra quem voltar

    Se eu escolhesse de novo
    Em qualquer tempo e lugar
    Eu ia pela mesma rua
    Só pra te encontrar

    A gente não combina em tudo
    E nem precisa combinar
    O mar não combina com a areia
    E não para de abraçar

    O amor não mora nas cartas
    Nem só no dia da flor
    Mora nas coisas pequenas
    Que a gente faz por amor

    Há quem procure a vida inteira
    E há quem chegue e reconheça
    Não foi sorte nem destino
    Foi ficar, depois da pressa`,
}
