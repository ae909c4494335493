import type { Plot } from '../../stanzas.ts'

/** Of childhood and how it was, told to somebody who was there. */
export const nostalgia: Plot = {
  person: 'past',
  open: `
    (Dois chinelos|Duas pedras|Dois tijolos) eram gol
    Se vinha carro, parava
    E a partida era bem longa
    Se o dono da bola deixava

    Alguém subia no telhado
    (Virar|Torcer|Girar) a antena, na mão
    Na hora do gol, chuvisco
    E grito no quarteirão

    A gente dormia em fila
    (Na sala|No quarto|Na copa), por ser verão
    Alguém contava de alma
    E ninguém soltava a mão`,
  turn: `
    Passei ontem lá na rua
    O muro encolheu um tanto
    Bate agora na cintura
    E eu pulei, só pelo espanto

    Achei o nosso caderno
    Com o plano do foguete
    Tinha tudo, menos fogo
    E a cola do capacete

    Enterramos uma lata
    Pra se abrir quando crescer
    Hoje ali passa a avenida
    Por cima, sem nem saber`,
  lift: `
    Fecha o olho e vem comigo
    Que lembrar não tem perigo

    O tempo era um picolé
    Chupado depressa, em pé`,
  chorus: `
    # Lembra, {call}
    Lembra, {call}, lembra
    Daquele tempo sem fim
    Lembra, {call}, lembra
    Que ele ainda mora em mim

    # Que saudade daquilo
    Ai, que saudade daquilo
    {me.fact}
    Ai, que saudade daquilo
    Daquele tempo tranquilo

    # Naquele tempo
    Naquele tempo, o dia era grande
    E a pressa não tinha chegado
    Naquele tempo, onde quer que eu ande
    Caminha bem do meu lado

    # Cabe tudo na lembrança
    Cabe tudo na lembrança
    A rua, o sol, a janela
    Cabe tudo na lembrança
    E eu caibo dentro dela`,
  bridge: `
    Não quero viver de ontem
    Quero uma tarde, emprestada
    Com a mesma luz na janela
    E não pedir mais nada

    Nem tudo foi perfeito
    Nem todo dia foi de sol
    E a memória acende tudo
    Com a luz de um só farol`,
  meaning: `
    A gente volta na rua
    E a rua já é outra rua
    O muro, a casa, o portão
    Só a lembrança continua

    Ninguém guarda o tempo em vidro
    Nem prende o sol no portão
    Mas tem dia que ele volta
    Inteiro, numa canção

    Eu não queria voltar
    Pra viver tudo igual, não
    Só sentar ali um minuto
    Com aquele mundo na mão

    Há lugares que não mudam
    Porque moram na memória
    O tempo leva as paredes
    Mas não apaga a história`,
}
