import type { Plot } from '../../stanzas.ts'

export const getWell: Plot = {
  person: 'you',
  open: `
    Na janela do seu quarto
    Bate um sol (devagarinho|de manhã|de mansinho)
    Ele também veio visita
    E trouxe um passarinho

    Mandaram (flores|bilhete|sopa) e recado
    Do prédio, da rua, do bar
    Tem gente que nem te conhece
    E já aprendeu a rezar

    A sua cadeira (espera|descansa|te espera)
    Do lado do violão
    Ninguém senta, ninguém mexe
    É sua, e não tem discussão`,
  turn: `
    Hoje foram cinco passos
    Da cama até o corredor
    Ontem tinham sido quatro
    E a conta tem seu valor

    A sopa veio sem sal
    Você fez cara de espanto
    Quem reclama da comida
    Já melhorou mais um tanto`,
  meaning: `
    O corpo tem o seu tempo
    E ele não sabe correr
    A gente senta do lado
    E ajuda o dia a descer

    Força não é fazer cara
    De quem não sente dor, não
    É aceitar, quando precisa
    O apoio de outra mão

    Tem dia que é só descanso
    E isso também é lutar
    Até a terra se deita
    Antes de a planta brotar

    Sarar não é ser valente
    É deixar o tempo andar
    Um dia come-se a sopa
    Noutro vem vontade de cantar`,
  lift: `
    Respira fundo, devagar
    Que a gente vai te esperar

    Um dia atrás do outro dia
    E volta a sua alegria

    Descansa, que o tempo ajeita
    Cada dia uma colheita`,
  chorus: `
    # Força, {call}
    Força, {call}, um passo só
    Que a gente vai do seu lado
    Força, {call}, um passo só
    E o resto já está guardado

    # Vai passar, {call}
    Vai passar, {call}, vai passar
    Que toda chuva se cansa
    Vai passar, {call}, vai passar
    E eu canto a minha esperança

    # Estou aqui
    Estou aqui, estou aqui
    {you.fact}
    Estou aqui, estou aqui
    E não saio sem te ver sorrir

    # Melhora logo
    Melhora logo, sem correr
    Tem muita coisa pra viver
    Melhora logo, sem correr
    Que a gente quer te ver`,
  bridge: `
    Quando tudo isto passar
    Há de ter sol na janela
    E um café feito sem pressa
    E a vida, de novo, é aquela

    Não sei dizer coisa bonita
    Nem preciso ter razão
    Fico aqui, que às vezes basta
    Uma mão em outra mão`,
}
