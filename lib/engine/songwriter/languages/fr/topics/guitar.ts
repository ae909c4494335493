import type { Topic } from '../../stanzas.ts'

export const guitar: Topic = {
  kin: 'guitare guitares guitariste guitaristes piano pianiste violon violons violoniste violoncelle trompette trombone flûte accordéon batterie batteur tambour tambours bassiste instrument instruments accords corde cordes médiator orchestre chorale chœur fanfare concert concerts saxophone saxo ukulélé banjo harmonica partition solfège musicien musicienne musiciens musique karaoké gamme gammes ampli',
  you: {
    scene: `
      Tu (prends|sors) ta guitare après le café
      Tu cherches un accord, tu le perds
      On l'entend rire dans l'escalier
      Le voisin le rapporte, très fier

      Ta guitare a (cinq|quatre) cordes, à peu près
      Tu dis : le reste, on l'imagine
      Et c'est un fait, quand tu jouais
      On entendait tout, jusqu'en cuisine`,
    later: `
      Sur ta guitare, le même accord
      Trois fois de suite, les yeux fermés
      Le chien s'assoit, la soupe s'endort
      Et la bouilloire s'est accordée

      À ton concert, j'étais seize personnes
      J'ai applaudi de tous côtés
      Ta guitare a fait le tour, elle sonne
      Depuis, dans les tasses à thé`,
  },
  me: {
    scene: `
      J'apprends (la guitare|le piano) depuis septembre
      Je sais la moitié d'un morceau
      Le chat a demandé une autre chambre
      Et le voisin, un autre bureau

      Mes doigts sur (la guitare|les cordes) font des nœuds
      Le fa, c'est un sport de combat
      J'ai réussi, un soir, vers deux
      Et personne n'était là pour ça`,
    later: `
      Dans la chorale, on m'a dit : ouvre
      La bouche, et chante avec les yeux
      J'ai tout donné, et je découvre
      Que le concert n'en fut que mieux

      J'ai joué dans la rue, une heure
      Ma guitare ouverte, à l'envers
      J'ai gagné un bouton, une fleur
      Une pomme, et l'adresse d'un somnifère`,
  },
  past: {
    scene: `
      Ta guitare (dort|est là), contre l'armoire
      Je n'ose pas la déranger
      Parfois une corde, dans le noir
      Chante seule, sans rien demander

      Tu faisais (piano|tambour) sur la table
      Et les verres te répondaient
      Je tape aussi, c'est agréable
      Mais ils savent bien que tu jouais`,
    later: `
      Au fond de l'étui, un médiator
      Un ticket, du sable, un mot plié
      C'est l'accord de la fin, je le sors
      Il manque un doigt pour l'essayer

      On a passé ta cassette, hier
      Tu joues, tu te trompes, tu ris
      Et la guitare, un peu de travers
      Reprend plus loin, comme guérie`,
  },
  hook: `
    Prends ta guitare, prends le refrain
    Trois accords, ça va toujours très loin

    Encore un accord, encore un couplet
    La guitare sait où elle allait`,
}
