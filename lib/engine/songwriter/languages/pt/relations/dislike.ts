import type { Relation } from '../../relations.ts'

/** Somebody hates or cannot stand a thing. */
export const dislike: Relation = {
  any: `
    {you.fact}
    E não tem quem faça mudar
    Já tentaram com carinho
    Com promessa e com jantar

    {you.fact}
    Cada um sabe do seu gosto
    Nem precisa abrir a boca
    Já está escrito no rosto

    (Tem gente que gosta de tudo|Tem gente que aceita tudo|Tem gente que engole tudo)
    Você não sabe fingir
    {you.fact}
    E isso me faz sorrir

    {fact}
    E não adianta insistir
    Quem sabe do que não gosta
    Sabe pra onde quer ir`,
  grief: '',
  funny: '',
}
