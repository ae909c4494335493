import type { Plot } from '../../stanzas.ts'

export const apology: Plot = {
  person: 'you',
  open: `
    Subi (dois|três|seis) lances de escada
    Com a frase decorada
    Em frente da sua porta
    Da frase não sobrou nada

    Rasguei (três|seis|dez) versões da carta
    Todas culpavam a chuva
    Na que eu trouxe não choveu
    E a culpa coube de luva

    Você não bateu a porta
    (Dobrou|Torceu|Guardou) o pano de prato
    Você falou: tudo bem
    Faz um mês que ouço, do quarto

    Eu fui {do}, (é isso|é verdade|tá dito)
    E não tem mas, nem porém
    Não foi chuva, não foi pressa
    Foi só eu e mais ninguém`,
  turn: `
    Toda noite eu volto à cena
    No minuto antes do estrago
    Dava tempo de parar
    Eu grito, e não faço caso

    O copo quebrou depressa
    Varrer leva a vida inteira
    Ontem mesmo achei um caco
    Debaixo da geladeira

    Em criança era mais fácil
    Ficar de bem, no mindinho
    Dava o dedo e ia brincar
    Hoje eu trouxe o meu, sozinho`,
  lift: `
    Vou falar sem dar rodeio
    Sem pôr desculpa no meio

    É tarde, é pouco, eu sei bem
    Mas é o que esta boca tem`,
  chorus: `
    # Desculpa, {call}
    Desculpa, {call}, desculpa
    {me.fact}
    Desculpa, {call}, desculpa
    Ninguém mais leva essa culpa

    # Fui eu
    Fui eu, não foi o acaso
    Fui eu, e vim te dizer
    Fui eu, com todo o atraso
    Que um orgulho pode ter

    # Desculpa por {doing}
    Desculpa por {doing}
    Eu não medi o que fiz
    Desculpa por {doing}
    Eu quero te ver feliz

    # Me perdoa, {call}
    Me perdoa, {call}, eu errei
    Não tem mas, não tem porém
    Me perdoa, {call}, eu sei
    Não foi justo com ninguém`,
  bridge: `
    Promessa é fácil, não faço
    Repara é no mês que vem
    Se eu chego, se eu ligo, se ouço
    E aí me diz: tudo bem

    Se a porta ficar fechada
    Eu espero no degrau
    Quem errou espera a vez
    E não acha isso mau`,
  meaning: `
    Ninguém acerta sempre
    E isso não é desculpa
    Amar também é saber
    Dar nome à própria culpa

    Confiança é feito louça
    Leva tempo pra juntar
    Eu recolho os pedacinhos
    Com calma, até colar

    Não quero ganhar a briga
    Nem quero ter razão
    Eu quero ouvir a sua voz
    Do outro lado do portão

    Quem erra e fica calado
    Erra a segunda vez
    Eu vim dizer em voz alta
    Que sei o mal que se fez`,
}
