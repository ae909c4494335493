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
    Nem me vem com esse imagina
    Hoje a louça é toda minha

    Demorei pra te falar
    Senta um pouco pra escutar`,
  chorus: `
    # Valeu, {call}
    Valeu, {call}, pela porta aberta
    Pela luz que você deixou
    Valeu, {call}, que a gente acerta
    Porque você acreditou

    # Senta aqui, {call}
    Senta aqui, {call}, tira o sapato
    Que hoje a gente é quem faz
    Senta aqui, {call}, larga esse prato
    E aceita um pouco de paz

    # Isso eu aprendi com você
    Isso eu aprendi com você
    Botar mais água no feijão
    Isso eu aprendi com você
    E nunca trancar o portão`,
  bridge: `
    Se todo mundo que deve
    Trouxesse só uma flor
    Faltava flor na cidade
    E vaso no corredor

    Talvez numa noite dessas
    Te pareça que foi vão
    Olha em volta e vai contando
    Começa na minha mão`,
}
