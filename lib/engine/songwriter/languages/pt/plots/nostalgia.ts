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
    Fecha o olho, e sente o cheiro
    Da chuva no galinheiro

    O tempo era um picolé
    Chupado depressa, em pé`,
  chorus: `
    # Lembra, {call}
    Lembra, {call}, do pé de manga
    Do cão que latia pra lua
    Lembra, {call}, da roupa, da lama
    Da gente sem hora na rua

    # Naquele tempo
    Naquele tempo, a rua era o mundo
    E o mundo acabava na esquina
    Naquele tempo, o rio era fundo
    E a gente pulava de cima

    # Cabe tudo num quintal
    Cabe tudo num quintal
    A manga, o grito, a goteira
    Cabe tudo num quintal
    E não cabe a vida inteira`,
  bridge: `
    Não quero voltar pra sempre
    Quero uma tarde, emprestada
    Sentar com você no muro
    E não conversar de nada

    Vai ver nem era tão bom
    Tinha mosca, tinha escuro
    A saudade passa cal
    E fica novinho o muro`,
}
