import type { OwnWords } from '../own-words.ts'

/** The person's own words stand in the unrhymed lines, as they come. */
export const ownWords: OwnWords = {
  warm: `
    {you.fact}
    E eu conto pra rua inteira
    {you.next}
    Com a voz de quem grita em feira

    {fact}
    Só de lembrar, já dou risada
    {next}
    E a semana parece arrumada

    {you.fact}
    Eu vi, ninguém me contou
    {you.next}
    E foi aí que me ganhou

    {fact}
    Tem gente que nem repara
    {next}
    E eu guardo, que é coisa rara

    {you.fact}
    Eu conto, e a mesa silencia
    {you.next}
    E depois ri, de simpatia

    {fact}
    É a primeira coisa que eu conto
    {next}
    E aumento um ponto, e outro ponto

    {fact}
    Pode perguntar na praça
    Tem quem ache coisa pouca
    Eu acho que é toda a graça

    {you.fact}
    E eu rodei toda a cidade
    Achei muita gente boa
    E como você, nem metade

    {fact}
    Parece pouco, e não é
    Se a casa pegasse fogo
    Eu salvava isso, e um café

    {fact}
    Eu podia parar por aqui
    Já dava uma música inteira
    Mas tem muito mais, que eu já vi

    {fact}
    Quem não viu não sabe como é
    Eu tava na primeira fila
    E no fim aplaudi de pé

    {you.fact}
    Eu podia só reparar
    Mas reparei, e deu nisso
    Deu vontade de cantar

    {fact}
    Guardo isso num vidro fechado
    Pra abrir numa segunda-feira
    E ter a manhã do seu lado`,
  funny: `
    {fact}
    Eu queria estar inventando
    {next}
    E o vizinho segue contando

    {fact}
    Você pensa que acabou? Não
    {next}
    Por isso virou canção

    {fact}
    Tenho três testemunhas, juro
    {next}
    Uma delas riu no escuro

    {fact}
    Eu tava na paz, eu tava bem
    {next}
    Hoje não respondo a ninguém

    {fact}
    Anotei com data e hora
    Mandei pra alguém importante
    Que riu, e foi logo embora

    {fact}
    Pode rir, eu também ria
    Se não fosse com a minha cara
    Às nove, em plena luz do dia`,
  grief: `
    {fact}
    Se fecho o olho, eu vejo inteiro
    {next}
    E vem junto até o cheiro

    {fact}
    Eu guardei, não perdi nada
    {next}
    É o que me acorda, de madrugada

    {fact}
    Escrito assim, parece pouco
    {next}
    Cabe num bilhete de troco

    {fact}
    Eu dava um ano por esse dia
    {next}
    E aquele sol batendo na pia

    {fact}
    Eu conto a quem quer me ouvir
    As pessoas fazem que sim
    E não viram a sala se abrir

    {fact}
    Tem dia em que é só o que eu ouço
    Alguém pergunta o que foi
    Eu digo: o gato, o almoço`,
  sorry: `
    {fact}
    Eu ouço como isso soa
    {next}
    Não tem desculpa que seja boa

    {fact}
    Não tem jeito bonito de dizer
    {next}
    Se desse, eu ia lá desfazer

    {fact}
    Queria dizer que alguém me empurrou
    {next}
    Mas o espelho já confessou

    {fact}
    Já olhei de todo lado
    De cima, de costas, de longe
    E continua errado

    {fact}
    Você calou, e eu entendi
    Falei com a parede a noite inteira
    Ela ficou do seu lado, eu vi`,
  lesson: `
    {fact}
    (Fala baixo|Fala alto|Bate palma), e já entrou
    {next}
    Quem repetiu, decorou

    {fact}
    Essa parte é a primeira, segura
    {next}
    E com a outra ela se mistura

    {fact}
    Agora não sai da cabeça
    {next}
    Ensina, antes que eu esqueça

    {fact}
    Quem sabe isso, sabe o resto
    Batuca na mesa com o lápis
    Que a lição entra pelo gesto

    {fact}
    Repete, com a mão na mesa
    A primeira vez é susto
    A segunda já é certeza`,
  soft: `
    {fact}
    Psiu, amanhã tem mais
    {next}
    A lua vem logo atrás

    {fact}
    Tudo isso dorme também
    {next}
    E não falta mais ninguém

    {fact}
    De leve, sem fazer ruído
    Fecha um olho, fecha o outro
    Que o dia já foi vivido`,
  cheer: `
    {fact}
    Canta alto, até o portão
    {next}
    Quem chegou, levanta a mão

    {fact}
    Põe no muro, põe na faixa
    {next}
    Que a voz da gente não abaixa

    {fact}
    Pode escrever no muro
    Tem quem tenha taça e trombeta
    A gente tem isso, eu juro`,
  plain: `
    {fact}
    O resto pode levar
    {next}
    Isso eu deixo no lugar

    {fact}
    Eu ficava a tarde vendo
    {next}
    E a canção vai se escrevendo

    {fact}
    Passa feito ônibus na rua
    {next}
    Quem perdeu, a gente continua

    {fact}
    Não precisa de mais nada
    {next}
    Cabe na mesa, e na calçada

    {fact}
    É simples assim, e é tudo
    Eu até inventava mais
    Mas gosto disso, miúdo

    {fact}
    Pode escrever no portão
    Tem música de rei e cavalo
    Eu quis foi esta, de chão`,
  hook: `
    {fact}
    (Canta baixo, canta alto, canta inteiro|É pouquinho, e parece o mundo inteiro)

    {fact}
    É daí que nasce a canção`,
}
