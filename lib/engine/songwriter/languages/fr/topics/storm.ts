import type { Topic } from '../../stanzas.ts'

export const storm: Topic = {
  kin: 'orage orages orageux orageuse tonnerre tonnerres éclair éclairs foudre averse averses pluie pluies pleut pleuvoir pleuvait pleuvra tempête tempêtes ouragan ouragans grêle grêlons gouttière gouttières parapluie parapluies imperméable flaque flaques trempé trempée bourrasque bourrasques rafale rafales déluge crachin bruine mousson nuages',
  you: {
    scene: `
      L'orage (grondait|arrivait), on rentrait vite
      Les draps, les chaises, le panier
      Toi, tu restais dehors, sous la fuite
      De la gouttière, à rigoler`,
    later: `
      Le tonnerre a coupé le courant
      Tu as trouvé deux bougies, un jeu
      On a triché en s'éclairant
      Depuis, on attend qu'il pleuve un peu`,
  },
  me: {
    scene: `
      La pluie est (entrée|passée) par le plafond
      J'ai mis une bassine, un seau, un bol
      Ça fait do, ré, mi, c'est trop long
      Pour un orage en la bémol`,
    later: `
      L'éclair a éteint mon réveil
      Le tonnerre l'a remplacé
      Au bureau, il faisait grand soleil
      On a regardé mes souliers`,
  },
  past: {
    scene: `
      Tu comptais (tout bas|tout haut) après l'éclair
      Un, deux, trois, il est au moulin
      Je compte encore, le nez en l'air
      L'orage est proche, et toi plus loin`,
    later: `
      Ton parapluie est dans l'entrée
      Une baleine tordue, tu jurais
      De la redresser avant l'été
      Il pleut dessous, je le prends exprès`,
  },
  hook: `
    Laisse venir l'orage et ses tambours
    On ouvrira la porte au petit jour

    Tonne, tonnerre, et tombe, la pluie
    Nous, on chante plus fort que lui`,
}
