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

    Não é adeus, é até breve
    Que a saudade fica leve`,
  chorus: `
    # Vai em frente, {call}
    Vai em frente, {call}, vai
    Que a estrada é sua agora
    Vai em frente, {call}, vai
    Que o abraço não vai embora

    # Leva um pouco de nós, {call}
    Leva um pouco de nós, {call}
    Que de você fica bastante
    Leva um pouco de nós, {call}
    E segue em frente, adiante

    # A porta fica aberta, {call}
    A porta fica aberta, {call}
    O café, é só passar
    A porta fica aberta, {call}
    É só querer voltar

    # Foi bom demais
    Foi bom demais, foi bom demais
    {you.fact}
    Foi bom demais, foi bom demais
    E a gente ainda quer mais

    # Até breve, {call}
    Até breve, {call}, até breve
    Que a estrada também tem volta
    Até breve, {call}, até breve
    Abraço assim não se solta

    # Não é adeus
    Não é adeus, é até mais
    A estrada chama, e é hora
    Não é adeus, é até mais
    O abraço não vai embora`,
  bridge: `
    Um dia a gente se cruza
    Sem marcar, por acaso, e então
    A conversa continua
    De onde ficou a canção

    Quem fica também viaja
    O lugar muda, é normal
    Tem mais vento na cadeira
    E falta um bom-dia, afinal`,
  meaning: `
    Quem vai leva um pedaço
    De todos, e de mim
    E deixa um pedaço em troca
    Despedida é assim

    O lugar vai ser de outro
    A cadeira vai também
    Mas o jeito que era seu
    Não se passa pra ninguém

    Amanhã a gente chega
    E vai te procurar
    Até lembrar que a vida
    Também é mudar de lugar`,
}
