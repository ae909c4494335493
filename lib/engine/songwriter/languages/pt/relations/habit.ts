import type { Relation } from '../../relations.ts'

/** What somebody does or is, or did and was again and again. */
export const habit: Relation = {
  any: `
    {you.fact}
    Sem alarde, do seu jeito
    Quem tem pressa nem repara
    Eu reparo, e guardo no peito

    {you.fact}
    Todo mundo aqui já sabe
    Tem coisa que não se explica
    Só numa canção é que cabe

    {you.fact}
    Não vai sair no jornal
    Mas pra quem vive ao seu lado
    É a notícia principal

    {you.fact}
    E eu conto pra quem não viu
    Começo querendo ser breve
    Quando vejo, o dia sumiu

    {you.fact}
    E a gente já nem estranha
    Faz parte de quem você é
    Como o verde na montanha

    {you.fact}
    Parece coisa miúda
    Mas é de miudeza assim
    Que o dia da gente muda

    {you.fact}
    Se faltasse, eu ia notar
    Como se nota na mesa
    Quem não veio pro jantar

    {you.fact}
    E eu fico olhando de lado
    Com aquela cara de quem
    Tirou bilhete premiado

    {you.fact}
    Pergunta pra quem conhece
    Não tem uma história sua
    Em que isso não aparece

    (Quando alguém me pede um resumo|Quando alguém quer saber de você|Quando eu falo de você na rua)
    Eu não sei nem resumir
    {you.fact}
    E eu já começo a sorrir

    (Já vi muita gente boa|Já andei por muita terra|Conheci gente de sobra)
    Daqui até o litoral
    {you.fact}
    E nunca encontrei igual

    (O mundo anda tão depressa|A semana vai tão depressa|O relógio vai tão depressa)
    Que a gente nem vê passar
    {you.fact}
    E isso me faz parar

    (Tem coisa que não se compra|Tem coisa que ninguém vende|Tem coisa que não tem preço)
    Nem na loja, nem na feira
    {you.fact}
    E vale uma vida inteira

    (Dava pra escrever um livro|Dava pra falar por horas|Dava uma conversa longa)
    De tudo que eu sei de você
    {you.fact}
    E quem ouve já quer ver

    (Tem gente que chega e passa|Tem gente que passa e some|Tem gente que a vida leva)
    Como um ônibus na avenida
    {you.fact}
    E fica na minha vida

    (Não tem estátua na praça|Não tem medalha nem placa|Não tem diploma na parede)
    Pra quem vive desse jeito
    {you.fact}
    Devia ter, por direito

    {fact}
    E quem vê de fora entende
    Tem coisa que vem de dentro
    Não se imita nem se aprende

    {fact}
    É assim, e é bom de ver
    A gente só dá valor
    Depois que para pra dizer`,
  grief: `
    {you.fact}
    É disso que eu sinto falta
    A saudade fala baixo
    Mas nisso ela fala em voz alta

    {you.fact}
    E eu ainda espero, às vezes
    A gente não desaprende
    Assim, em questão de meses

    {you.fact}
    Não precisa fotografia
    Eu fecho os olhos e vejo
    Como se fosse outro dia

    {you.fact}
    Eu conto pra quem não viu
    E por um minuto, contando
    Parece que ninguém partiu

    {you.fact}
    E agora, quando anoitece
    É a primeira lembrança
    Que chega perto e me aquece

    {you.fact}
    E ficou um pouco em mim
    Eu me pego no seu jeito
    E sorrio mesmo assim

    {you.fact}
    E eu sei isso de cor
    De tudo que a gente deixa
    O mais simples é o maior

    {you.fact}
    Alguém hoje perguntou
    Comecei a responder
    E a voz no meio falhou

    {you.fact}
    E não fazia barulho
    Mas agora, no silêncio
    É a parte que eu mais procuro

    (O tempo leva o que pode|O tempo carrega muito|O tempo apaga um bocado)
    Mas tem coisa que ficou
    {you.fact}
    E isso ninguém me tirou

    (Tem saudade que é de festa|Tem saudade que é de longe|Tem saudade de viagem)
    A minha é do dia a dia
    {you.fact}
    E era só isso que eu queria

    (Se eu pudesse ter de volta|Se a vida me devolvesse|Se eu ganhasse de presente)
    Um minuto, uma tarde à toa
    {you.fact}
    Era coisa simples, e boa

    (Não ficou nada de ouro|Não sobrou nenhum tesouro|Nem casa, nem ouro, nem terra)
    Nem precisava ficar
    {you.fact}
    Herança é isso, é lembrar

    (Eu procuro a palavra grande|Procuro palavra bonita|Procuro o que dizer hoje)
    E só me vem a pequena
    {you.fact}
    E foi isso que valeu a pena

    {fact}
    É assim que eu vou lembrar
    Não do fim, nem da tristeza
    Disso, que era bom de olhar

    {fact}
    E fica aqui, bem guardado
    O que a gente viu de perto
    Nunca vai ser só passado`,
  funny: `
    {you.fact}
    E faz cara de inocente
    Se existisse campeonato
    Ganhava com folga da gente

    {you.fact}
    E explica com tanta calma
    Que quem veio pra brigar
    No fim ainda bate palma

    {you.fact}
    A ciência quis estudar
    Mandaram três professores
    E os três foram descansar

    {you.fact}
    E não é de vez em quando
    Se um dia parar de repente
    A gente vai ficar estranhando

    {you.fact}
    Já teve até votação
    Deu empate: metade ri
    Metade pede explicação

    {you.fact}
    Podia ser pior, podia
    Eu fiquei pensando em como
    E já se passou o dia

    {you.fact}
    E o pior é que eu dou risada
    Eu chego pra dar uma bronca
    E saio sem dizer nada

    {you.fact}
    Eu disse: vira canção
    Ninguém me levou a sério
    E olha a gente no refrão

    {you.fact}
    A gente já fez abaixo-assinado
    Quem assinou por último
    Foi você, do outro lado

    (O vizinho não acreditava|A vizinha não acreditava|Minha tia não acreditava)
    Falou que era invenção
    {you.fact}
    Agora pede perdão

    (Já pensei em pôr aviso|Já pensei em pôr cartaz|Já pensei em pôr plaquinha)
    Na porta, em letra de fôrma
    {you.fact}
    E aqui isso já é norma

    (Tem gente que joga xadrez|Tem gente que faz ioga|Tem gente que faz crochê)
    Tem gente que lê jornal
    {you.fact}
    E acha a coisa mais normal

    (Cada família tem um|Todo grupo tem um desses|Toda turma tem alguém)
    Que dá assunto o ano inteiro
    {you.fact}
    E o troféu é seu, verdadeiro

    (Dizem que ninguém é perfeito|Ninguém nasceu perfeito|Perfeito ninguém nasceu)
    Mas você capricha além
    {you.fact}
    E a gente te quer bem

    {fact}
    Juro que foi desse jeito
    Quem quiser pode aumentar
    Mas eu já acho perfeito

    {fact}
    E eu de longe, só olhando
    Tem coisa que nem novela
    Consegue ir inventando`,
}
