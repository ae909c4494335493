import type { Plot } from '../../stanzas.ts'

/** Before an exam or a race, or after a fall. */
export const encouragement: Plot = {
  person: 'you',
  open: `
    Você (acordou|levantou|se vestiu) no escuro
    Passou a roupa, e com ela
    Passou a ferro o seu medo
    E pendurou na janela

    Sua perna treme um pouco
    (Não é medo|Não é nada|Não é frio), é só motor
    Carro parado não treme
    Nem sai pra ver o interior

    Você caiu, e eu vi (tudo|ontem)
    O joelho, o chão, a poeira
    E vi a segunda parte
    Você em pé, na ladeira`,
  turn: `
    Lembra aquela bicicleta?
    Alguém soltou no portão
    E você nem percebeu
    Só no fim do quarteirão

    Aquela gente de terno
    Parece nascer sabendo
    Tem um santinho no bolso
    E a mão no santo, tremendo

    Se não der, tem macarrão
    Filme velho e cobertor
    Se der, o molho é o mesmo
    O lugar também, e o amor`,
  lift: `
    Dá dois laços no cadarço
    Que o chão gosta do seu passo

    Nem precisa ser perfeito
    Vai do seu tamanho e jeito

    Respira fundo, devagar
    Que o passo sabe o lugar`,
  chorus: `
    # Vai, {call}
    Vai, {call}, que o vento é de costas
    E a ladeira agora é de descer
    Vai, {call}, e leva as respostas
    Que ninguém precisou te dizer

    # Você consegue, {call}
    Você consegue, {call}, eu sei
    {you.fact}
    Você consegue, {call}, eu sei
    Eu nunca duvidei

    # Eu torço por você
    Eu torço por você, de pé
    Na ponta da arquibancada
    Eu torço por você, com fé
    E de garganta arranhada

    # Mais um passo
    Mais um passo, mais um passo
    Que a montanha é feita disso
    Mais um passo, e o cansaço
    Vai ficando sem serviço`,
  bridge: `
    Eu também já quis parar
    Sentei lá no meio-fio
    Alguém dividiu a água
    Não disse nada, e serviu

    Quem vê de fora não vê
    O caminho que já foi andado
    Eu vi, e por isso digo
    Não está longe o outro lado`,
  meaning: `
    Coragem não é não ter medo
    É o medo andar do seu lado
    E você seguir em frente
    Com o cadarço amarrado

    Ninguém chega de uma vez
    É de passo em passo, e só
    Até a estrada mais longa
    Começa com um grão de pó

    Se cair, a gente levanta
    Se cansar, a gente espera
    Depois do inverno mais duro
    O chão prepara a primavera

    Há dias em que é só isto
    Levantar e pôr o pé
    O resto aprende-se andando
    Um dia se vê como é`,
}
