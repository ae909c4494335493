import type { Plot } from '../../stanzas.ts'

export const farewell: Plot = {
  person: 'past',
  open: `
    A sua mesa está (limpa|lisa|vaga)
    Só ficou uma rodela
    Do café de tantos anos
    Ninguém passa pano nela

    Passou um cartão na (quinta|sexta|terça)
    Pra todo mundo assinar
    Sobrou pra mim um cantinho
    Botei: não precisa ir, tá?

    (Fechamos|Enchemos|Descemos) as suas caixas
    Roupa, livro, violão
    Numa escreveram: saudade
    E essa não saiu do chão`,
  turn: `
    Quem vai saber de memória
    O aniversário do andar
    E qual das duas garrafas
    Tem café de se tomar?

    No dia em que faltou luz
    Você cantou pelo escuro
    Quando a luz veio, gritaram
    Pra apagar de novo, eu juro

    A sua planta é comigo
    Água na terça e na sexta
    Se morrer, compro uma igual
    E boto a mesma etiqueta`,
  lift: `
    A gente olha pro portão
    E repete: pois então

    O motor já deu partida
    E a conversa está comprida`,
  chorus: `
    # Boa viagem, {call}
    Boa viagem, {call}, abre a janela
    Pra gente acenar do portão
    Boa viagem, {call}, leva a panela
    Que saudade não faz feijão

    # Foi bom demais
    Foi bom demais, que bom que foi
    Foi curto feito recreio
    Foi bom demais, e dói, e dói
    Igual quando o sino veio

    # A porta fica aberta
    A porta fica aberta
    A chave no mesmo lugar
    A porta fica aberta
    E o café, é só passar`,
  bridge: `
    Um dia a gente se cruza
    No corredor do sabão
    E a conversa continua
    Sem nem mudar de estação

    Quem fica também viaja
    O lugar muda, é normal
    Tem mais vento na cadeira
    E menos riso, afinal`,
}
