import type { Topic } from '../../stanzas.ts'

export const city: Topic = {
  kin: 'ville villes citadin citadine quartier quartiers rue rues boulevard boulevards avenue avenues trottoir trottoirs immeuble immeubles gratte-ciel banlieue faubourg concierge digicode balcon balcons vitrine vitrines kiosque carrefour carrefours taxi taxis pavé pavés périphérique néon néons embouteillage embouteillages',
  you: {
    scene: `
      Dans ta rue, tu (connais|salues) le fleuriste
      Le chat du trois, les dames du neuf
      Pour cent mètres, je fais une liste
      Une heure, et on revient à neuf

      Tu traverses la ville (à pied|en chantant)
      Par des passages que nul ne sait
      On sort toujours, on ne sait comment
      Devant un marchand de beignets`,
    later: `
      Le feu est rouge, tu fais danser
      Trois inconnus sur le trottoir
      Le feu passe au vert, c'est insensé
      Les voitures attendent pour voir

      Sur ton balcon, trois mètres carrés
      Tu as planté des haricots
      Les gens d'en face ont comparé
      La rue entière a ses pots`,
  },
  me: {
    scene: `
      (Dans ma rue|Chez moi, en ville), on refait le pavé
      Depuis l'été, ou celui d'avant
      J'ai donné un nom, tant ça a duré
      À la grue jaune, elle tourne au vent

      J'ai demandé (la rue|la place) du Marché
      À quatre personnes, sagement
      J'ai vu la ville, j'ai bien marché
      J'habitais juste là, finalement`,
    later: `
      J'ai oublié le code en bas
      J'ai fait le tour du quartier
      La concierge a crié : c'est quoi
      Ce nom que vous dites au clavier ?

      La nuit, de ma fenêtre en ville
      Je vois un voisin faire du pain
      On se salue, c'est peu, c'est utile
      À six heures il m'en laisse un`,
  },
  past: {
    scene: `
      Ta rue (n'a pas|n'a plus) changé de nom
      On a repeint la boucherie
      Moi, je marche du côté du pont
      Celui que tu avais choisi

      Au kiosque de (la place|ta rue), le marchand
      Met de côté ton journal encore
      Je le paie, je le lis sur ton banc
      Je commence, comme toi, par les sports`,
    later: `
      On a rasé le vieil immeuble
      Il reste au mur ton papier peint
      Trois fleurs, la marque d'un gros meuble
      La ville entière voit ton jardin

      Les soirs de pluie, la ville brille
      Tu disais : elle se fait belle
      Je le redis aux flaques tranquilles
      Et je marche autour, à cause d'elle`,
  },
  hook: `
    Toute la ville, et dans la ville
    Une rue, une porte, et l'ampoule qui brille

    Au bout de la rue, il y a du monde
    Il y a un banc, et la terre est ronde`,
}
