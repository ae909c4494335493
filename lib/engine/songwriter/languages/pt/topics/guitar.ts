import type { Topic } from '../../stanzas.ts'

/** Music, whoever makes it. Words for styles and for songs as such are left out: every wish has them. */
export const guitar: Topic = {
  kin: 'violão violões violonista* guitarra* guitarrista* acorde acordes corda cordas viola violas violeir* violino* violinista* cavaquinho* sanfona* sanfoneir* pandeiro* bateria baterias baterista* baixista* banda bandas bandinha músico músicos música-ao-vivo melodia* refrão refrões palco palcos show shows cantor cantores cantora cantoras orquestra* maestro maestrina microfone* flauta* flautista* gaita trompete* trombone* saxofone* cantoria coral afinar afinado partitura* palheta*',
  you: {
    scene: `
      Você tem (três|dois|seis) acordes
      No violão, e mais nada
      Com isso, carrega a gente
      Até virar madrugada`,
    later: `
      Arrebentou uma corda
      Você imitou, na garganta
      Desde então o violão
      Espera, pra ver quem canta`,
  },
  me: {
    scene: `
      Comprei um violão (usado|barato|bonito)
      E aprendi uma canção
      O vizinho decorou
      E corrige, do portão`,
    later: `
      Nossa banda de garagem
      Deu seu show pra dois ou três
      Um cachorro pediu bis
      Tocamos tudo outra vez`,
  },
  past: {
    scene: `
      Depois da janta, o violão
      (Descia|Saía|Pulava) do prego, e a gente
      Nem sabia que era muito
      O que tinha pela frente`,
    later: `
      O violão tem a marca
      Do seu braço, no verniz
      Encosto o meu no lugar
      E escuto o que ela me diz`,
  },
  hook: `
    Toca mais um, violão
    Que a noite cabe na mão

    Quem não sabe o tom, inventa
    Que o violão tudo aguenta`,
}
