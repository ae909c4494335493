import type { Plot } from '../../stanzas.ts'

/** Without the word of thanks that tells whether a man or a woman sings. */
export const thanks: Plot = {
  person: 'you',
  open: `
    Você (serve|ajuda|atende) todo mundo
    E só depois faz seu prato
    Diz que prefere o pescoço
    Ninguém prefere, é boato

    Na noite em que eu desabei
    Trouxe (pão|bolo|sopa) e se sentou
    Não perguntou coisa alguma
    E foi assim que passou

    No seu bolso sempre tem
    (Barbante|Moeda|Remédio), bala e botão
    E um lenço pra quem não pede
    Mas que chora no portão`,
  turn: `
    Ontem chegou gente nova
    Sem saber onde sentar
    Eu puxei uma cadeira
    Como vi você puxar

    Uma vez, lavando a louça
    Você me falou: vai dar
    Nem virou, nem fez discurso
    E deu, e eu tô pra contar

    Emprestou seu guarda-chuva
    Disse que tinha carona
    Da esquina eu vi você indo
    Com um jornal de coroa`,
  lift: `
    Não vem dizer que foi nada
    Deixa a canção ser cantada

    Demorei pra te falar
    Senta um pouco pra escutar

    Há coisas que não se pagam
    E há coisas que não se apagam`,
  chorus: `
    # Valeu, {call}
    Valeu, {call}, valeu
    O bem que você me fez
    Valeu, {call}, valeu
    Eu canto mais uma vez

    # Isso eu não esqueço
    Isso eu não esqueço, não
    {you.fact}
    Isso eu não esqueço, não
    E canto com gratidão

    # Gratidão tem nome, {call}
    Gratidão tem nome, {call}
    É o seu, e eu canto então
    Gratidão tem nome, {call}
    E coube nesta canção

    # Eu não me esqueço, {call}
    Eu não me esqueço, {call}
    {fact}
    Eu não me esqueço, {call}
    E canto para agradecer

    # Senta aqui, {call}
    Senta aqui, {call}, escuta
    Que hoje quem fala sou eu
    Senta aqui, {call}, escuta
    Que nada disto se perdeu

    # O bem que se faz
    O bem que se faz não se apaga
    Nem com o tempo, nem com o vento
    O bem que se faz não se paga
    Só se canta o agradecimento

    # Nada foi em vão
    Nada foi em vão, nada foi
    O bem que se fez ficou
    Nada foi em vão, nada foi
    E quem recebeu cantou`,
  bridge: `
    Se todo mundo que deve
    Trouxesse só uma flor
    Faltava flor na cidade
    E vaso no corredor

    Talvez numa noite dessas
    Te pareça que foi vão
    Olha em volta e vai contando
    Começa na minha mão

    Há quem ajude em silêncio
    E siga sem esperar
    Mas quem recebe não esquece
    E um dia vem cantar`,
  meaning: `
    Pra você foi mais um dia
    Um dia comum, talvez
    Pra mim foi o que faltava
    E mudou tudo de vez

    O bem que a gente recebe
    Não para na nossa mão
    Vai seguindo pela vida
    Feito água em plantação

    Eu procurei uma palavra
    Do tamanho que eu queria
    Só achei uma pequena
    E pus numa melodia

    Fazer o bem leva um minuto
    E dura a vida de alguém
    Quem fez talvez nem se lembre
    Quem recebeu lembra bem

    Há gestos que são pequenos
    E mudam o dia inteiro
    Uma palavra na hora
    Vale mais do que dinheiro`,
}
