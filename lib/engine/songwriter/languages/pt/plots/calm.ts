import type { Plot } from '../../stanzas.ts'

/** A quiet hour. */
export const calm: Plot = {
  person: 'me',
  open: `
    Veio o (domingo|sereno|silêncio) de chinelo
    E se sentou na varanda
    Ninguém perguntou a hora
    Quem tem pressa aqui não manda

    A água do chá (demora|não corre|cochila)
    Eu fico olhando subir
    Bolha por bolha, e me esqueço
    Do que eu ia decidir

    A rede (range|embala) pra lá
    E volta inteira pra cá
    No vão entre um lado e outro
    Cabe inteiro um sabiá`,
  turn: `
    Lá fora alguém acelera
    Parou no mesmo sinal
    Da moça da bicicleta
    Que vem devagar, normal

    Deixei a louça na pia
    Ela não vai reclamar
    Uma formiga e um farelo
    E eu tenho tempo de olhar

    Respirei como quem abre
    Uma gaveta emperrada
    Fez força, rangeu, cedeu
    E dentro não tinha nada`,
  lift: `
    Solta o ombro, solta o queixo
    O que pesava eu já deixo

    Não falta nada, repara
    O vento passa na cara`,
  chorus: `
    # Sem pressa nenhuma
    Sem pressa nenhuma, o rio vai
    Sem pressa, a folha vai com ele
    Sem pressa nenhuma, a tarde cai
    E eu sinto o sol na minha pele

    # Hoje não faço nada
    Hoje não faço nada
    E faço bem devagar
    Hoje não faço nada
    E ainda vai me sobrar

    # Escuta o silêncio
    Escuta o silêncio, tem grilo
    Tem um rádio longe, um portão
    Escuta o silêncio, e aquilo
    Que caiu foi um mamão`,
  bridge: `
    Amanhã eu me preocupo
    Deixei marcado na agenda
    Às três, por quinze minutos
    Depois já fechou a venda

    Já corri atrás de tanto
    Que passei do que eu queria
    Estava atrás, nesta sombra
    Me esperando, e eu nem via`,
}
