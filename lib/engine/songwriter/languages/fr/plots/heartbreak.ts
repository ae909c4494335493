import type { Plot } from '../../stanzas.ts'

/** Somebody has left. */
export const heartbreak: Plot = {
  person: 'past',
  open: `
    Ta tasse (traîne encore|est restée) sur l'évier
    Le café y dessine une île
    Je passe, je la laisse sécher
    Le plus petit, c'est difficile

    On a partagé les assiettes
    Tu as pris les creuses, et le sel
    Il me reste (deux|six|huit) fourchettes
    Et un tiroir plein de ficelle

    J'ai (remis|recollé) mon nom sur la porte
    L'ancien papier collait encore
    Le facteur m'a dit : peu importe
    Le courrier connaît le décor`,
  turn: `
    J'ai repassé par notre rue
    Le cœur n'a même pas trébuché
    Il a regardé l'avenue
    Puis le feu vert, et j'ai marché

    J'ai effacé ton numéro
    D'un geste ferme, après le vin
    Je l'ai retapé aussitôt
    Rien que pour voir, et puis plus rien

    Les amis parlent à voix basse
    Et m'invitent le samedi
    On met une chaise à ta place
    Un manteau s'y est assoupi`,
  meaning: `
    Le plus dur, ce n'est pas la nuit
    La nuit, je dors, ou je fais semblant
    C'est le matin, quand je me dis
    Ce que je me suis dit avant

    Je ne regrette pas l'amour
    Je regrette de n'avoir rien vu
    On s'est perdus au fil des jours
    Comme on perd son chemin, la rue

    Les amis viennent le samedi
    Ils ne parlent pas de toi
    Ils font du bruit, ils font la vie
    Et je leur dis merci tout bas`,
  lift: `
    Je n'ai claqué aucune porte
    J'ai laissé le vent qui l'emporte

    On dit qu'un jour, ça passera
    J'attends le jour, je suis là`,
  chorus: `
    # Sans toi, ça va
    Sans toi, ça va, je mens à peine
    J'apprends à vivre autrement
    Sans toi, ça va, et la semaine
    Prend un peu plus son temps

    # C'est fini
    C'est fini, je l'ai dit tout haut
    Dans le salon, devant la glace
    C'est fini, ce n'est qu'un mot
    Il faudra bien qu'il prenne place

    # Tu peux garder
    Tu peux garder les clés, les photos
    Les bons moments, je les partage
    Tu peux garder le dernier mot
    Moi, je garde un peu de courage`,
  bridge: `
    Un jour, j'entendrai ton prénom
    Sans que mon cœur change de pas
    Je dirai : c'était une chanson
    Elle était belle, et puis voilà

    On se verra dans une rue
    On parlera de tout, de rien
    Et l'on se dira, presque émus
    Que l'on s'est fait aussi du bien`,
}
