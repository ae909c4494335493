import type { Topic } from '../../stanzas.ts'

export const travel: Topic = {
  kin: 'viagem viagens viajar viajo viaja viajam viajei viajou viajando viajava viajante* mala malas malinha mochilão mochileir* passaporte* aeroporto* avião aviões voo voos hotel hotéis mapa mapas turista* turismo passagem passagens pousada* bagagem bagagens embarque destino destinos fronteira* excursão excursões albergue* hostel roteiro* aventura* intercâmbio intercambista lua-de-mel cruzeiro trilha trilhas acampar acampamento* cartão-postal',
  you: {
    scene: `
      Na sua mala tem (rede|ferro|bule)
      Casaco, remédio e pão
      Você diz que é só o básico
      E a balança diz que não`,
    later: `
      Na viagem, sem a língua
      Você falou com as mãos
      E voltamos com almoço
      Receita e nove irmãos`,
  },
  me: {
    scene: `
      Fui pra praia, e a minha mala
      Foi pro (Japão|Peru|Irã), sem aviso
      Voltou com mais três carimbos
      Do que os meus, e mais juízo`,
    later: `
      Viajei pra descansar
      Foram seis museus por dia
      Descansei foi na segunda
      Na fila da padaria`,
  },
  past: {
    scene: `
      Você marcava no mapa
      (De lápis|Com linha|Com giz), cada lugar
      A gente não tinha carro
      E ia longe, sem andar`,
    later: `
      A nossa mala vermelha
      Dorme em cima do armário
      Tem areia na costura
      E um julho sem calendário`,
  },
  hook: `
    Põe na mala o que couber
    E vamos pra onde der

    Toda viagem tem volta
    E a gente nunca se solta`,
}
