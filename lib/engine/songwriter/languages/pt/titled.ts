import type { Stanzas } from '../stanzas.ts'

export const titled: Stanzas = `
  {title}, canta comigo
  {title}, canta mais alto
  Que acorde o prédio da frente
  E venha a rua, de assalto

  {title}, risquei no muro
  {title}, com giz, sem pressa
  Choveu a semana toda
  E ainda está lá a promessa

  {title}, não falo mais nada
  {title}, e já falei tudo
  O resto é só violão
  E um bumbo de veludo

  {title}, quem não sabe inventa
  {title}, quem sabe ensina
  No fim a gente se encontra
  Cantando na mesma esquina

  {title}, assim, baixinho
  {title}, feito um segredo
  Que a gente conta no ouvido
  E a rua sabe bem cedo

  {title}, me veio no banho
  {title}, ficou o dia
  Assobiei no mercado
  E a fila inteira sabia
`
