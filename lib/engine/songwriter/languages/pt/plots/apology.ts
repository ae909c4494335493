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
    # Me perdoa, {call}
    Me perdoa, {call}, não tem mas
    Não tem foi sem querer, nem talvez
    Me perdoa, {call}, e, se não dá mais
    Eu entendo, e peço outra vez

    # Fui eu
    Fui eu, não foi a sorte, o vento
    Fui eu, com todas as letras
    Fui eu, e se houver julgamento
    Eu trago as provas completas

    # Desculpa por {doing}
    Desculpa por {doing}
    Pareceu coisa pequena
    Desculpa por {doing}
    Do seu lado, eu vi a cena`,
  bridge: `
    Promessa é fácil, não faço
    Repara é no mês que vem
    Se eu chego, se eu ligo, se ouço
    E aí me diz: tudo bem

    A planta que eu esqueci
    Ficou só graveto e pó
    Reguei sem muita esperança
    Hoje tem folha, uma só`,
}
