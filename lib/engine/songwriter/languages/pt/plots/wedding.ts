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
    Segura o buquê, que agora
    Até quem não chora chora

    Silêncio no fundo, gente
    Que o sim se diz de repente`,
  chorus: `
    # Sim com todas as letras
    Sim com todas as letras
    Sim na fartura e no aperto
    Sim com dor de cabeça
    Sim de longe, sim de perto

    # Vivam {pair}
    Vivam {pair}, e viva
    Quem apresentou, sem saber
    Vivam {pair}, e a comida
    Que ninguém parou pra comer

    # Hoje é dia, {call}
    Hoje é dia, {call}, de dançar
    Com o sapato na mão, no capim
    Hoje é dia, {call}, de contar
    Pra cidade toda esse sim

    # Duas xícaras na mesa
    Duas xícaras na mesa
    Dois nomes num só cartão
    Duas xícaras na mesa
    E o açúcar de mão em mão`,
  bridge: `
    Vai ter dia de silêncio
    De prato duro na pia
    Alguém que fale primeiro
    Basta falar um bom-dia

    A banda guardou o surdo
    O trombone e o violão
    E ficou um par na pista
    Dançando a respiração`,
}
