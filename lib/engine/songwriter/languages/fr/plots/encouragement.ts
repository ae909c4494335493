import type { Plot } from '../../stanzas.ts'

/** Somebody needs courage. */
export const encouragement: Plot = {
  person: 'you',
  open: `
    Tu as mal dormi, ça se voit
    Tes chaussettes ne vont pas ensemble
    Mets-les quand même, et crois-moi
    On marche aussi quand on tremble

    La côte est là, elle est (très|bien|trop) raide
    Elle a l'air de toucher le ciel
    Vue d'ici, même un âne plaide
    Pour un détour et du miel

    Le réveil sonne, il fait tout noir
    La peur a mis ton pull, tes gants
    Dis-lui (bonjour|salut) dans le miroir
    Et passe la porte devant`,
  turn: `
    On apprend le vélo en tombant
    Les genoux verts, le coude à vif
    Puis on pédale, et c'est le vent
    Qui doit se montrer attentif

    Ceux qui ont l'air de tout savoir
    Ont répété dans la cuisine
    Ils ont eu peur, et puis, un soir
    La peur a changé de voisine

    Et si ça rate, eh bien, tant pis
    On fera des crêpes, et puis
    On remettra tes souliers gris
    Et la montagne aura minci`,
  lift: `
    Un pied devant, un pied, et hop
    Pas besoin d'aller au galop

    Respire à fond, compte jusqu'à trois
    À deux et demi, c'est déjà toi`,
  chorus: `
    # Vas-y, {call}
    Vas-y, {call}, le monde est rond
    On ne peut pas rater le bord
    Vas-y, {call}, et si c'est long
    On t'apportera du renfort

    # Tu vas y arriver
    Tu vas y arriver, je parie
    Mon vélo, mes plants de tomates
    Tu vas y arriver, et la pluie
    Lavera la boue de tes pattes

    # Encore un pas
    Encore un pas, et puis un autre
    Personne n'a dit : au galop
    Encore un pas, la route est nôtre
    Même en pantoufles, en sabots`,
  bridge: `
    Un jour, tu le raconteras
    En riant, la bouche bien pleine
    À quelqu'un d'autre, qui tremblera
    Et ça lui ôtera sa peine

    Je n'ai pas de formule magique
    J'ai un thermos, un parapluie
    J'attends devant, et je m'applique
    À croire en toi toute la nuit`,
}
