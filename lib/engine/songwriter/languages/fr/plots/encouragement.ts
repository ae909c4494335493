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
  meaning: `
    Le courage, ce n'est pas crier
    C'est se lever quand on est las
    Et dire, en nouant ses souliers
    J'y vais quand même, et voilà

    Ceux qui ont l'air de tout savoir
    Ont eu peur, eux aussi, tout bas
    Ils ont avancé dans le noir
    Et ils ne l'ont pas dit, voilà

    Et si ça rate, eh bien, tant pis
    On recommencera demain
    Personne ne réussit sa vie
    Sans s'être trompé de chemin`,
  lift: `
    Un pied devant, et l'autre suit
    C'est comme ça qu'on traverse la nuit

    Respire à fond, compte jusqu'à trois
    Je suis là, je compte avec toi`,
  chorus: `
    # Vas-y, {call}
    Vas-y, {call}, je crois en toi
    Ça fait peur, mais ça va passer
    Vas-y, {call}, fais le premier pas
    Et les autres vont s'y presser

    # Tu vas y arriver, {call}
    Tu vas y arriver, {call}, tu verras
    J'en mettrais ma main à couper
    Tu vas y arriver, {call}, et ce jour-là
    On sera là pour t'embrasser

    # Tiens bon, {call}
    Tiens bon, {call}, la nuit s'achève
    On est avec toi, près de toi
    Tiens bon, {call}, le jour se lève
    Et l'on avance pas à pas

    # Encore un pas
    Encore un pas, et puis un autre
    Personne n'a dit : au galop
    Encore un pas, la route est nôtre
    Et le soleil est déjà haut`,
  bridge: `
    Un jour, tu le raconteras
    À quelqu'un d'autre, qui aura peur
    Et tu diras : viens, tu verras
    Et tu lui rendras sa couleur

    Je n'ai pas de formule magique
    Je n'ai que moi, et me voici
    C'est peu, mais quand on s'applique
    On peut traverser bien des nuits`,
}
