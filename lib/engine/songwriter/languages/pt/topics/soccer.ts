import type { Topic } from '../../stanzas.ts'

export const soccer: Topic = {
  kin: 'futebol futsal bola bolas gol gols golaço* goleiro* goleira* goleador* chute chutes chutar chuta chutou chutava chuteira* campinho trave traves travessão pênalti pênaltis zagueiro* zagueira* lateral volante-de-contenção atacante* artilheir* drible dribles driblar driblou torcida* torcedor* torcer torço torcia estádio* pelada peladas peladeir* várzea escanteio craque* placar campeonato* campeão campeões campeã copa copas libertadores brasileirão escalação juvenil arquibancada* camisa-dez caneleira* gramado time times timinho boleir*',
  you: {
    scene: `
      Você chuta (forte|torto|alto), e a bola
      Cai na vizinha, de novo
      Vai pedir, pulando o muro
      E volta com bola e ovo`,
    later: `
      Era só bater pro gol
      Você olhou, e tocou
      Pra quem nunca tinha feito
      E o campo inteiro gritou`,
  },
  me: {
    scene: `
      Meu gol foi com a (canela|barriga)
      De costas, sem nem mirar
      Comemorei meia hora
      E era contra, foi azar`,
    later: `
      Meu time perdeu de cinco
      Vesti a camisa igual
      O padeiro me deu pão
      De graça, e nenhum jornal`,
  },
  past: {
    scene: `
      Domingo, o rádio (no ouvido|na orelha)
      Você ensinava o juiz
      Se era gol, me suspendia
      Do chão, e eu era feliz`,
    later: `
      Sua cadeira no estádio
      Leva seu boné, sentado
      Quando sai gol, eu me viro
      E abraço quem tá do lado`,
  },
  hook: `
    É gol, e a rede estremece
    Quem viu jamais se esquece

    Rola a bola, rola, rola
    Que a rua é a nossa escola`,
}
