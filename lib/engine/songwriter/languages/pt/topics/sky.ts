import type { Topic } from '../../stanzas.ts'

export const sky: Topic = {
  kin: 'céu céus estrela* estrelad* lua luas luar lunar nuvem nuvens planeta* telescópio* constelaç* cometa* foguete* astronauta* astronomia galáxia* universo* espaço espacial satélite* eclipse* aurora horizonte* poente pôr-do-sol entardecer arco-íris meteoro* meteorito* marte saturno júpiter via-láctea nasa óvni óvnis alienígena* extraterrestre* pipa pipas',
  you: {
    scene: `
      Você (se deita|se senta), e dá nome
      A cada nuvem que vê
      Tem navio, porco e bule
      E uma que eu digo: é você`,
    later: `
      Você me deu uma estrela
      Aquela em cima do posto
      Desde então eu ando à noite
      Com um pouco de luz no rosto`,
  },
  me: {
    scene: `
      Às três, de pé pro (cometa|eclipse)
      De manta e café na mão
      Passou na hora do espirro
      E eu vi foi muito do chão`,
    later: `
      Deitei na laje e olhei
      O céu, que não se acabava
      Minha conta de luz, perto
      Disso tudo, nem piscava`,
  },
  past: {
    scene: `
      No escuro, você (mostrava|apontava)
      Cada estrela, uma por uma
      Eu via era a sua mão
      Melhor que estrela nenhuma`,
    later: `
      Olho o céu: tem uma estrela
      Pisca bem no seu lugar
      Me dizem que é um satélite
      E eu deixo quem quer falar`,
  },
  hook: `
    O céu é grande, e é de graça
    Olha pra cima, que passa

    Conta estrela, conta até
    Não caber mais no boné`,
  soft: {
    scene: `
      A estrela (piscou|sorriu)
      Um olho, dois, três
      A nuvem apaga
      Uma luz por vez`,
    later: `
      A lua passeia
      De leve no céu
      E deixa na cama
      Um fio de mel`,
  },
}
