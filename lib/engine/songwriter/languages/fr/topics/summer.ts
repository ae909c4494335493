import type { Topic } from '../../stanzas.ts'

export const summer: Topic = {
  kin: "l'été l’été d'été d’été étés estival estivale août juillet juin pastèque pastèques melon melons glace glaces glacier sorbet parasol parasols moustique moustiques vacances canicule ventilateur cigale cigales barbecue tongs maillot bronzer bronzage chaleur piscine hamac sandales soleil camping pêches abricots transat rosé pétanque",
  you: {
    scene: `
      L'été, tu vis (dans le|au fond du) hamac
      Un pied touche terre, et ça tangue
      On t'apporte un livre, un sac
      Tu remercies dans une autre langue

      Tu as mis (la table|les chaises) dans l'eau, l'été
      On a mangé dans la rivière
      Le melon flottait de son côté
      On le suivait, cuillère en l'air`,
    later: `
      Au barbecue, tu es le vent
      La fumée te suit, elle t'adore
      Tu changes de place, elle aussi, souvent
      On vous voit danser, et on dort

      Tu perds aux boules, plein soleil
      Tu dis : c'est la terre qui penche
      L'été suivant, c'est pareil
      Et les cigales prennent leur revanche`,
  },
  me: {
    scene: `
      Trente-huit à l'ombre, (c'est|voilà) l'été
      J'ai mis la chaise dans le frigo
      Le ventilateur m'a évité
      Il souffle à gauche, je suis au chaud

      Un moustique (vit|dort) dans ma chambre, l'été
      On se connaît depuis juillet
      Il prend mon bras pour le dîner
      Je lui ai donné un nom : Mollet`,
    later: `
      J'ai planté la tente, en plein été
      Deux piquets, trois mots que je tais
      La nuit, elle s'est envolée
      C'était bien, on voyait tout, c'est vrai

      J'ai bronzé d'un bras, c'est le gauche
      L'autre a dormi sous le journal
      L'été m'a fait comme une ébauche
      On lit la une, c'est pas mal`,
  },
  past: {
    scene: `
      L'été, tu coupais (la pastèque|le melon)
      Les pépins, on les crachait loin
      Le record est dans le gazon
      Il a donné des fruits, en juin

      Le soir, (l'été|en août), tu sortais les chaises
      Devant la porte, et tout passait
      Je les sors encore, j'en mets treize
      Et la tienne reste où elle était`,
    later: `
      Il y a du sable dans ta malle
      De l'été du grand cerf-volant
      Je l'ai versé dans un bocal
      Il fait du soleil, en penchant

      L'été finit, je plie la toile
      Tu disais : il revient toujours
      Tu le disais aussi aux étoiles
      Je ferme, et je compte les jours`,
  },
  hook: `
    Reste, l'été, reste un peu plus tard
    On a des pêches dans le placard

    C'est l'été, la porte est ouverte
    La pastèque est rouge, elle est verte`,
}
