import type { Plot } from '../../stanzas.ts'

/** One good night, told by those who were there. */
export const party: Plot = {
  person: 'me',
  open: `
    Empurramos (o sofá|o colchão)
    Pra dentro do corredor
    Cabiam dez, vieram trinta
    E mais um ventilador

    A caixa de som (pifou|queimou|morreu)
    Bem na primeira canção
    Alguém pegou balde e tampa
    E a festa trocou de mão

    Veio a vizinha (de baixo|do lado|de cima)
    De bobes, cara fechada
    Perguntou: e o meu convite?
    Trazia uma feijoada`,
  turn: `
    Quem não dança abriu a roda
    Quem é tímido cantou
    O bolo sumiu da mesa
    E a faca não confessou

    Lá pelas três, uma lenta
    Sapato pela calçada
    O gelo virou piscina
    E a meia dança, molhada

    O síndico veio, sério
    Mandar baixar o pandeiro
    Meia hora, e ele batia
    No ritmo, com o saleiro`,
  meaning: `
    Amanhã tem louça e conta
    Segunda tem de voltar
    Mas a noite ainda é da gente
    E é pra não se acabar

    Festa boa não tem pressa
    Nem lista, nem cerimônia
    Basta gente que se gosta
    E um pouquinho de insônia

    A gente guarda a alegria
    Pros dias de precisar
    E quando abre a gaveta
    Ela já sai pra dançar`,
  lift: `
    Entra, quem ficou lá fora
    Que aqui ninguém olha a hora

    Quem não sabe sai girando
    E o chão vai logo ensinando`,
  chorus: `
    # Abre a roda, {call}
    Abre a roda, {call}, entra e gira
    Que o chão decorou o seu passo
    Abre a roda, {call}, e respira
    Que o sono perdeu o compasso

    # Hoje ninguém dorme
    Hoje ninguém dorme, nem o galo
    Nem o porteiro, nem o bebê
    Hoje ninguém dorme, e eu falo
    O amanhã a gente vê

    # Mais uma, mais uma
    Mais uma, mais uma, e a gente já vai
    Já disse isso umas quatro vezes
    Mais uma, mais uma, e ninguém mais sai
    Daqui a uns dois ou três meses`,
  bridge: `
    Amanhã tem copo em vaso
    Tem confete no feijão
    Um sapato sem ninguém
    Dormindo no corrimão

    Tinha alguém perto da porta
    De casaco, quase indo
    A roda passou, puxou
    E o casaco dançou, rindo`,
}
