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
    E eu te esquento até ser dia`,
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

    # Meu endereço é você
    Meu endereço é você
    Não tem rua nem tem placa
    Meu endereço é você
    Até dormindo em barraca`,
  bridge: `
    Daqui a uns quarenta anos
    Dentadura em dois copinhos
    A minha rindo da sua
    No escuro, feito vizinhos

    Nem tudo em mim é bonito
    Você viu, e não correu
    Foi abrindo as janelas
    E a casa amanheceu`,
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
    E não para de abraçar`,
}
