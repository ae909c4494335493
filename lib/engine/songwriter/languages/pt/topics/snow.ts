import type { Topic } from '../../stanzas.ts'

/** As those see it who mostly know it from pictures. */
export const snow: Topic = {
  kin: 'neve neves nevar neva nevou nevava nevando nevasca* nevado nevada nevados gelo gelos gelado gelada geladas geada* geou inverno* invernal boneco-de-neve floco flocos esqui esquis esquiar esquiando trenó trenós luva luvas cachecol cachecóis gorro* lareira* geleira* iglu* congel* patinação pinguim pinguins nórdico polar avalanche*',
  you: {
    scene: `
      Nevou: você, de (chinelo|pijama|pantufa)
      Abriu a boca pro céu
      Provou, e achou que faltava
      Groselha, limão e mel

      (Seis|Três|Dez) blusas e um cachecol
      Pra neve que não chegou
      Quem foi te dar um abraço
      Até agora não te achou`,
    later: `
      O boneco que era neve
      Ganhou nome e profissão
      Derreteu, e da cenoura
      Você fez sopa e pirão

      Nevou a noite inteirinha
      De manhã, de pá na mão
      Você limpou a calçada
      Até o último portão`,
  },
  me: {
    scene: `
      Fui ver a neve na serra
      (De gorro|De luva|De bota), e ela não veio
      Fiz um boneco de barro
      Sem nariz, e meio feio

      A neve do meu pinheiro
      É (algodão|isopor), não derrete
      Lá fora, quarenta graus
      E o trenó pede um sorvete`,
    later: `
      Na neve, andei uns três metros
      De pé, e o resto de lado
      O professor bateu palma
      E cobrou adiantado

      Acordei, e não se ouvia
      Nem carro, nem bem-te-vi
      A neve pediu silêncio
      À rua, e eu obedeci`,
  },
  past: {
    scene: `
      Você nunca viu a neve
      E (explicava|contava) como era
      Cai sem bater na vidraça
      Feito visita sincera

      Nas manhãs de (gelo|neve), as luvas
      Esperavam no fogão
      Você ria, e eu saía
      Com um forno em cada mão`,
    later: `
      Hoje nevou, e eu andei
      Ida e volta, até o portão
      Pra ter pegada de dois
      Lado a lado pelo chão

      O seu cachecol de lã
      Tem um ponto que escapou
      Eu podia dar um nó
      Deixo aberto, onde parou`,
  },
  hook: `
    Cai, neve, cai na vidraça
    Que aqui dentro o frio passa

    Pode vir neve, vir vento
    Que o fogo mora aqui dentro`,
  soft: {
    scene: `
      A neve (chegou|desceu)
      De meia de lã
      Cobriu o telhado
      Até de manhã`,
    later: `
      Um floco caiu
      Na ponta do pinho
      O esquilo lá dentro
      Dobrou o rabinho`,
  },
}
