import type { Relation } from '../../relations.ts'

/** Somebody is afraid of a thing. */
export const afraid: Relation = {
  any: `
    {you.fact}
    Mas coragem não é não ter
    É ficar perto de alguém
    Até o medo se esconder

    {you.fact}
    Então a gente fica perto
    Um medo fica menor
    Com mais um olho aberto

    {you.fact}
    Todo mundo tem um medo
    O seu a gente respeita
    E guarda como um segredo

    (Medo não é vergonha|Medo todo mundo tem|Medo é coisa de gente)
    Cada um sabe do seu
    {you.fact}
    E quem te acode sou eu

    {fact}
    E medo não se discute
    A gente acende uma luz
    E chama quem nos escute`,
  grief: '',
  funny: `
    {you.fact}
    Coragem tem pro mundo inteiro
    Mas nessa hora, com licença
    É quem foge primeiro

    {you.fact}
    Corre pra se esconder num lugar
    Depois que o perigo passa
    Volta com pose de enfrentar

    (Enfrenta trovão e chuva|Enfrenta qualquer vizinho|Enfrenta até gente grande)
    Com a cara mais valente
    {you.fact}
    E aí some de repente

    {you.fact}
    E o perigo nem se mexe
    Mas só de ouvir o nome
    O pelo da nuca cresce`,
}
