import type { Relation } from '../../relations.ts'

/** Somebody wants or dreams of a thing. */
export const wanting: Relation = {
  any: `
    {you.fact}
    E quem sonha já começou
    Todo caminho do mundo
    Foi alguém que imaginou

    {you.fact}
    E eu quero ver de perto
    Tem sonho que, de tão dito
    Já deu um pouquinho certo

    (Tem sonho que cabe na mala|Tem sonho que cabe no bolso|Tem sonho que nasce pequeno)
    E cresce sem avisar
    {you.fact}
    E eu quero estar lá pra olhar

    {fact}
    E querer já é um passo
    O resto vem pela estrada
    Com um pouco de cansaço`,
  grief: '',
  funny: '',
}
