import type { Plot } from '../../stanzas.ts'

export const praise: Plot = {
  person: 'me',
  open: `
    On m'a demandé (hier|un matin|un soir) pourquoi
    J'ai dit que je n'en savais rien
    Il y a des choses, c'est comme ça
    Qui entrent et qui se tiennent bien

    Certains (collectionnent|échangent) des timbres
    D'autres courent autour du lac
    Moi j'aime {x.the}, ça suffit
    À remplir un jour et un sac

    J'allais (au marché|à la poste), tête en bas
    Avec la liste et le panier
    J'ai levé les yeux, et voilà
    La liste a bien dû s'envoler`,
  turn: `
    Il y a des jours sans rien de beau
    Un ciel tout plat sur les volets
    Puis ça revient, sans dire un mot
    Et je remets mon beau gilet

    J'en parle au coiffeur, au facteur
    À la dame du guichet trois
    Ils me disent : oui, tout à l'heure
    Et le soir, ils y pensent, je crois

    À dix ans, j'en faisais des dessins
    Sur la nappe, au feutre indélébile
    La nappe est là, le feutre tient
    On me l'a rappelé, c'est facile`,
  meaning: `
    On peut chercher pourquoi l'on aime
    Trouver dix raisons, et très bien
    La vraie raison reste la même
    On aime, et l'on n'y peut plus rien

    Ce n'est pas grand, ce n'est pas rare
    Ça ne fait pas de bruit dehors
    Mais si ça manquait quelque part
    On verrait que c'était de l'or

    Chacun a sa petite joie
    Qui tient debout contre l'ennui
    La mienne, on l'entend dans ma voix
    Et je vous la chante aujourd'hui`,
  lift: `
    Je sais, j'en parle un peu souvent
    Mais là, vous avez bien un moment

    Poussez la chaise, ouvrez la vitre
    C'est mon plus beau, c'est mon seul titre`,
  chorus: `
    # Il fallait que ça se chante
    Il fallait que ça se chante un jour
    Quelqu'un l'a oublié, je crois
    Il fallait que ça se chante, je cours
    Après la note et après ma voix

    # Vive {x.the}
    Vive {x.the}, qu'on sonne la cloche
    Qu'on rapporte encore du pain
    Vive {x.the}, plein les deux poches
    Et qu'on recommence demain

    # J'en veux encore
    J'en veux encore, et pas qu'un peu
    Jusqu'à la miette au bord du plat
    J'en veux encore, les gens sérieux
    Ont fini leur part, et pas moi`,
  bridge: `
    On ne fera pas de statue
    Il n'y aura pas de discours
    Mais quelqu'un qui passe dans la rue
    Sifflera ça jusqu'au carrefour

    Le jour où je n'en parlerai plus
    Vérifiez si je respire
    Ouvrez la fenêtre sur la rue
    Chantez, vous me verrez sourire`,
}
