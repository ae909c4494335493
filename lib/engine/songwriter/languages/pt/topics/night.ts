import type { Topic } from '../../stanzas.ts'

export const night: Topic = {
  kin: 'noite noites noitinha noturno noturna noturnas madrugada* meia-noite sono sonos sonolent* soneca* sonho sonhos sonhar sonhei sonhou sonhando sonhava sonha sonhador* dormir dorme dormem dormi dormia dormiu dormindo durmo cama camas caminha travesseiro* cobertor* lençol lençóis pijama* insônia abajur* ronco roncos roncar ronca roncava roncou cochil* acordar bocej* anoitec* lua luar pesadelo*',
  you: {
    scene: `
      Você dorme no sofá
      Com o (livro|jornal) na cara, e jura
      Que era só pra descansar
      A vista dessa leitura

      De noite, você (resmunga|discursa|conversa)
      De um frango no elevador
      Eu anoto no caderno
      Você nega, e pede o autor`,
    later: `
      Perdi o sono, e você
      Acordou sem eu chamar
      Contou carneiro comigo
      Até o carneiro roncar

      Você vê a lua e me liga
      Corre pra janela, e vê
      Duas janelas distantes
      E a lua entre eu e você`,
  },
  me: {
    scene: `
      De noite, a minha cabeça
      (Resolve|Começa a|Decide) abrir reunião
      Na pauta, uma coisa boba
      Que eu disse noutro verão

      Sonhei que eu tocava (harpa|banjo|lira)
      Num teatro, e era lotado
      Acordei: era o lençol
      Nos meus dedos, enrolado`,
    later: `
      Às três, a noite é da gente
      Que perdeu o sono, e olha
      A geladeira por dentro
      Como um livro, folha a folha

      O vizinho ronca em si
      A vizinha ronca em lá
      De noite, o prédio é orquestra
      Eu rejo, do meu sofá`,
  },
  past: {
    scene: `
      De noite, você (voltava|entrava|subia)
      Pra ajeitar meu cobertor
      Eu fingia que dormia
      Só pra guardar o calor

      Nossa conversa (de noite|sem lâmpada|no escuro)
      Não sabia se acabar
      Você falava: então dorme
      E voltava a conversar`,
    later: `
      Sonhei com você de novo
      De casaco, a reclamar
      Da conta de luz, do preço
      Eu não queria acordar

      Deixo a luz do corredor
      Acesa de madrugada
      A conta vem um pouco alta
      Pra ter você, não é nada`,
  },
  hook: `
    Noite, noite, abre a janela
    Que o sonho é maior que ela

    Dorme a lua, dorme a praça
    E a madrugada me abraça`,
  soft: {
    scene: `
      A noite (vestiu|calçou)
      A meia no escuro
      E veio de leve
      Por cima do muro`,
    later: `
      A cama é um barco
      Lençol é a vela
      A lua lá fora
      Sopra na janela`,
  },
}
