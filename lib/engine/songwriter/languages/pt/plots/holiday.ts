import type { Plot } from '../../stanzas.ts'

/** Any feast at home. */
export const holiday: Plot = {
  person: 'me',
  open: `
    Nossa toalha de festa
    Tem (mancha|prova|marca) de cada ano
    O molho, o vinho, a cereja
    É o nosso livro, de pano

    Já tem (pavê|pudim|manjar) na cozinha
    E um tio com a piada
    Todo ano a gente já ri
    Antes de ela ser contada

    Sobra gente, falta (prato|banco|copo)
    Tem caixote e tem balcão
    Quem chegou por derradeiro
    Sentou na bola, no chão`,
  turn: `
    A receita está manchada
    Diz: um punhado de sal
    De qual mão, ninguém mais sabe
    Todo ano sai desigual

    Tem um prato a mais na mesa
    Pra quem chegar sem aviso
    Já veio o guarda da rua
    E um moço vendendo piso

    Às dez, briga de baralho
    Às onze, abraço e canção
    Meia-noite, estão dormindo
    Três gerações num colchão`,
  lift: `
    Deixa a sacola na entrada
    Que a travessa está dourada

    Deixa o menor acender
    E o mais velho proteger`,
  chorus: `
    # Boas festas, {call}
    Boas festas, {call}, põe a toalha
    Que o resto a gente inventa
    Boas festas, {call}, e se a luz falha
    A gente canta e esquenta

    # A casa está cheia
    A casa está cheia, o forno também
    Tem risada em todo lugar
    A casa está cheia, e ainda vem
    Alguém pela rua a cantar

    # Cabe mais um
    Cabe mais um, aperta aí
    Cabe mais um, no chão, no degrau
    Cabe mais um, e eu nunca vi
    Tanto braço num só quintal`,
  bridge: `
    O telefone dá a volta
    Quem está longe quer ver
    O arroz, a luz, a bagunça
    E finge que vai comer

    Amanhã a mesa encolhe
    Sobra um pavê, sobra um gato
    E a casa escuta o silêncio
    Lambendo o último prato`,
}
