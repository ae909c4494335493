import type { Plot } from '../../stanzas.ts'

export const missing: Plot = {
  person: 'past',
  open: `
    Pus um relógio na (sala|estante)
    Com a hora do seu lugar
    Ele diz que aí é cedo
    E eu falo baixo ao passar

    De vez em quando eu (me sento|me encosto|espero)
    Na estação, ver quem chegou
    Todo mundo ganha abraço
    O meu ainda não embarcou

    A chamada (trava|falha|para) e fica
    O seu riso congelado
    Eu não desligo, e te conto
    O meu dia, do meu lado`,
  turn: `
    No seu canto do sofá
    Botei roupa pra passar
    De noite, a pilha tem ombros
    E eu quase vou conversar

    A lista do que te conto
    Já passou da geladeira
    Vai pela parede, dobra
    E segue a cozinha inteira

    Fiz aquele seu feijão
    Faltou um não sei o quê
    Botei louro, alho, cominho
    E faltava era você`,
  lift: `
    Risco os dias com caneta
    E eles me fazem careta

    Chega perto, em pensamento
    Que eu te escuto pelo vento`,
  chorus: `
    # Que saudade, {call}
    Que saudade, {call}, que saudade
    Não tem remédio, não tem cura
    Que saudade, {call}, que saudade
    E quanto mais longe, mais dura

    # Volta, {call}
    Volta, {call}, nem que seja um dia
    Nem que seja pra brigar
    Volta, {call}, que a casa vazia
    Não sabe mais conversar

    # Falta você
    Falta você, falta você
    {you.fact}
    Falta você, falta você
    E tudo me faz te ver

    # Do lado de cá
    Do lado de cá, tudo em ordem
    A planta, a conta, o portão
    Do lado de cá, tudo em ordem
    Só quem te espera é que não`,
  bridge: `
    Se eu pudesse ter um minuto
    Eu não dizia nada, não
    Só ficava ali do lado
    Segurando a sua mão

    Tenho medo que a distância
    Me roube o jeito do riso
    Por isso eu fecho os olhos
    E chamo, quando preciso

    Há de chegar uma tarde
    De mala posta no chão
    E o tempo que foi tão longo
    Vira só recordação`,
  meaning: `
    A distância é só um mapa
    Com um risco de caneta
    Saudade não paga passagem
    Nem cabe numa maleta

    De noite eu olho pra lua
    E penso: é a mesma daí
    Se você olhar também
    A gente se vê por ali

    Eu aprendi a esperar
    Mas não aprendi a gostar
    A casa faz mais barulho
    Quando tem com quem falar`,
}
