import type { Plot } from '../../stanzas.ts'

/** What somebody tells of their own life, to nobody in particular. */
export const story: Plot = {
  person: 'me',
  open: `
    Je vais vous le (dire|raconter) comme c'était
    Ce n'est pas long, ce n'est pas grand
    Je l'ai gardé comme un secret
    Et je vous le chante à présent

    Il est tard, la (cuisine|maison) est tranquille
    Je refais le tour de ma journée
    Il y a une chose, immobile
    Qui ne veut pas s'en aller`,
  turn: `
    Le lendemain, tout était pareil
    Les gens, la rue, le pain, la pluie
    Mais moi, au milieu du sommeil
    Je me disais : c'est aujourd'hui

    Je l'ai raconté à quelqu'un
    Qui m'a répondu : moi aussi
    On marche seul, chacun le sien
    Et l'on est cent dans la même nuit`,
  meaning: `
    On porte une chose, on n'en dit rien
    On la croit petite, on la croit sage
    Et quand on la chante, elle revient
    Plus grande que nous, après l'orage

    Je n'ai pas de leçon à donner
    Je n'ai pas compris davantage
    Je le raconte, et c'est assez
    C'est un bout de mon voyage

    Il y a l'avant, il y a l'après
    On ne voit pas passer la ligne
    On se retourne, et elle est
    Derrière nous, sans faire un signe

    Des histoires, il y en a de plus belles
    Et de plus drôles, assurément
    Mais c'est la mienne, et je tiens à elle
    Comme on tient à ses enfants`,
  lift: `
    Voilà le milieu de l'histoire
    Celui qu'on dit seulement le soir

    Je ne demande rien à personne
    Je la chante, et puis je la donne`,
  chorus: `
    # Je le chante comme c'était
    Je le chante comme c'était
    {fact}
    Je le chante comme c'était
    Et c'est la pure vérité

    # C'est ma petite histoire
    C'est ma petite histoire à moi
    {fact}
    C'est ma petite histoire à moi
    Et je la chante à pleine voix

    # Et la vie continue
    Et la vie continue, elle avance
    Elle ne demande pas notre avis
    Et la vie continue, elle danse
    Et moi, je danse avec la vie

    # C'est comme ça
    C'est comme ça, on n'y peut rien
    On fait avec ce que l'on a
    C'est comme ça, et l'on s'en souvient
    Longtemps, longtemps après cela`,
  bridge: `
    Un jour, je l'aurai oublié
    C'est ce que disent les autres gens
    Moi, je crois qu'on peut tout ranger
    Sauf ce qui vit encore dedans

    Si c'était à recommencer
    Je crois que je ferais pareil
    J'irais du même côté
    Avec un peu moins de sommeil`,
}
