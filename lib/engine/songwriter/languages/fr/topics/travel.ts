import type { Topic } from '../../stanzas.ts'

export const travel: Topic = {
  kin: 'voyage voyages voyager voyageur voyageuse voyageurs valise valises bagage bagages avion avions aéroport aéroports passeport passeports embarquement touriste touristes tourisme hôtel hôtels auberge carte souvenir boussole étranger destination aventure croisière caravane camping-car camping tente explorer vol vols douane frontière frontières itinéraire randonnée',
  you: {
    scene: `
      Ta valise (est faite|attend) depuis le printemps
      Deux chemises, huit confitures
      La douane ouvre, goûte, et prend
      Ton adresse, par écriture

      En voyage, tu (parles|discutes) avec les mains
      Trois mots, un chapeau, une grimace
      Une heure après, tout le chemin
      Nous invite, et tu as ta place`,
    later: `
      Tu as retourné la carte, deux fois
      Tu as dit : c'est par là, sans peine
      On n'a jamais vu le château du roi
      On a vu mille oies dans la plaine

      À l'hôtel, tu as refait le lit
      Et celui des voisins d'en face
      La femme de chambre a dit merci
      Elle voyage avec nous, en terrasse`,
  },
  me: {
    scene: `
      Ma valise (est|voyage) à Singapour
      Et moi, j'ai atterri à Nantes
      Elle m'a écrit, elle fait un détour
      Elle a l'air reposée, contente

      À l'aéroport, (la machine|ça) a sonné trois fois
      C'était la clé, puis la ceinture
      Puis un couteau à beurre, ma foi
      J'ai le voyage à l'aventure`,
    later: `
      J'ai pris l'hôtel avec vue sur mer
      On la voit bien, sur le calendrier
      J'ai salué le mois d'hiver
      Et j'ai dormi comme un voyage entier

      J'ai trop de bagages, c'est certain
      J'ai mis six pulls, pour la banquise
      Il fait trente-deux depuis ce matin
      On m'appelle ici : la valise`,
  },
  past: {
    scene: `
      Ta valise (est|reste) au-dessus de l'armoire
      Avec ses étiquettes, ses ports
      Je l'ouvre un peu, certains soirs
      Ça sent le savon, et le dehors

      Au départ, tu (comptais|disais) : un, deux, trois
      Les sacs, les enfants, le panier
      En voyage, je compte comme toi
      Il en manque toujours un, le dernier`,
    later: `
      J'ai fait le voyage qu'on disait
      Avec ta photo dans la poche
      Je l'ai sortie devant le quai
      Et j'ai sonné, en haut, la cloche

      Ta carte est pleine de points bleus
      Les endroits vus, et puis des croix
      Où l'on devait aller à deux
      Je fais les croix, un voyage à la fois`,
  },
  hook: `
    Fais ta valise, prends un manteau
    On part en voyage, il est encore tôt

    Le voyage est long, et la terre est ronde
    On repasse chez nous au bout du monde`,
}
