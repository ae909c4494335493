import type { Plot } from '../../stanzas.ts'

export const portrait: Plot = {
  person: 'you',
  open: `
    Tu arrives (toujours|souvent) avec un sac
    Dont personne n'a vu le fond
    Une lampe, un vieil almanach
    Et la moitié d'un saucisson

    Tu dis (bonjour|salut) aux chiens d'abord
    Aux gens après, s'il reste un peu
    De temps, et les chiens sont d'accord
    Les gens disent : tant mieux pour eux

    On t'entend (rire|chanter) depuis la rue
    Avant la clé, avant les pas
    Et la voisine du dessus
    Ouvre la porte et met un plat`,
  turn: `
    Ton grille-pain, tu l'as réparé
    Il tire les tartines au plafond
    On les attrape sans discuter
    On a progressé au ballon

    Tu perds aux cartes, tu perds bien
    Quand c'est un enfant qui joue contre
    J'ai vu ton as, dans l'autre main
    Il n'était pas pressé qu'on le montre

    Tu ne téléphones pas, tu passes
    Cinq minutes, tu ne restes pas
    Deux heures plus tard, sur la terrasse
    Tu nous demandes si on a froid`,
  meaning: `
    On ne tient pas dans un portrait
    Il manque la voix, il manque le geste
    On en dit un peu, on voudrait
    Pouvoir chanter aussi le reste

    On n'est pas fait de grands moments
    On est fait de petites choses
    De ce qu'on fait, tout simplement
    Et que personne ne suppose

    Personne ne t'a demandé
    D'être comme ça, d'être toi-même
    Tu l'es, sans même y penser
    Et c'est pour ça, au fond, qu'on t'aime

    Le monde est plein de gens pressés
    De gens parfaits, de gens très bien
    Toi, tu es toi, et c'est assez
    Et l'on n'y changerait plus rien`,
  lift: `
    Si je te raconte, on croira
    Que j'en rajoute, et même pas

    Il faut le dire, il faut le chanter
    Tout le monde peut en témoigner`,
  chorus: `
    # C'est tout toi, {call}
    C'est tout toi, {call}, c'est bien toi
    On te reconnaît entre mille
    C'est tout toi, {call}, et tu vois
    T'aimer comme ça, c'est facile

    # Reste comme ça, {call}
    Reste comme ça, {call}, ne change rien
    Le monde a besoin de gens pareils
    Reste comme ça, {call}, tout va bien
    Tu mets du jour dans nos réveils

    # Rien que toi, {call}
    Rien que toi, {call}, comme on te connaît
    Il n'y en a pas deux sur la terre
    Rien que toi, {call}, et l'on voudrait
    Te le chanter la vie entière

    # C'est pour toi, {call}
    {you.fact}
    Et voilà comment on te connaît
    C'est pour toi, {call}, cette chanson-là
    Et pas une ligne n'est inventée

    # Il n'y en a pas deux
    Il n'y en a pas deux, on a cherché
    Sur toute la terre et plus loin
    Il n'y en a pas deux, on l'a trouvé
    Et l'on ne cherche plus rien`,
  bridge: `
    On pourrait en chanter encore
    Des pages, sans jamais finir
    Mais une chanson, ça s'endort
    Sur un refrain, sur un sourire

    Tu diras : c'est n'importe quoi
    Que j'invente, que j'exagère
    Demande au facteur, demande aux toits
    Demande à la boulangère`,
}
