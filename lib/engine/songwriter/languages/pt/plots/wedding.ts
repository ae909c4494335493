import type { Plot } from '../../stanzas.ts'

/** Of the feast and of pairs of things: it suits the couple as well as one of both. */
export const wedding: Plot = {
  person: 'you',
  open: `
    Já tem (gravata|sapato) apertando
    E tia chorando à toa
    E as alianças no bolso
    De um moleque gente boa

    O bolo veio de (ônibus|carro|barco)
    Com três andares e um véu
    E a cada curva a família
    Prometia mais ao céu

    Começou (num cafezinho|num pão de queijo|numa carona)
    Que era pra ser bem ligeiro
    Um assunto puxou outro
    E levou o ano inteiro`,
  turn: `
    Depois da festa tem conta
    Tem infiltração no teto
    Tem quem resolve a barata
    E quem tem pavor de inseto

    A caneta do cartório
    Falhou em plena metade
    O resto do nome é um risco
    Fundo, de pura vontade

    Perguntaram o segredo
    A um casal de oitenta e tal
    Um falou: é só conversa
    E o outro: eu escuto mal`,
  lift: `
    Silêncio no fundo, gente
    Que o sim se diz de repente

    Segura o buquê, que agora
    Até quem não chora chora

    Levanta o copo, família
    Que o olho de todos brilha`,
  chorus: `
    # Vivam {pair}
    Vivam {pair}, vivam
    Que o caminho é pra dois
    Vivam {pair}, vivam
    Hoje, amanhã e depois

    # {pair}, que seja assim
    {pair}, que seja assim
    Mão na mão, passo com passo
    {pair}, que seja assim
    Até o último abraço

    # É hoje, {call}
    É hoje, {call}, é hoje
    O coração já sabia
    É hoje, {call}, é hoje
    Começa aqui outro dia

    # Diz que sim
    Diz que sim, diz que sim
    Na alegria e no aperto
    Diz que sim, diz que sim
    De longe ou bem de perto

    # Duas vidas, uma estrada
    Duas vidas, uma estrada
    {fact}
    Duas vidas, uma estrada
    E uma casa iluminada`,
  bridge: `
    Vai ter dia de silêncio
    De prato duro na pia
    Alguém que fale primeiro
    Basta falar um bom-dia

    E quando a festa acabar
    E varrerem o salão
    Fica o que a gente veio ver
    Uma mão em outra mão

    Há de haver dia cinzento
    E chuva no corredor
    E alguém que chegue com o pano
    E seque tudo com amor`,
  meaning: `
    O amor não é só a festa
    Nem o bolo, nem o véu
    É dividir a segunda
    E o café com pão e mel

    Tem dia que é só de riso
    Tem dia que é de ceder
    Casamento é todo dia
    De novo se escolher

    Um sim se diz num segundo
    E leva a vida a dizer
    Na louça, na febre, na conta
    No sol do amanhecer`,
}
