import type { Topic } from '../../stanzas.ts'

export const summer: Topic = {
  kin: 'verão verões veraneio calor calorão calorzão piscina* sorvete* sorveteria picolé picolés férias ventilador* bermuda* chinelo* melancia* limonada* bronze* protetor janeiro cigarra* vaga-lume vaga-lumes piquenique* suor suando ensolarad* caipirinha* rede-de-balanço geladinho chup-chup guarda-sol sol-a-pino mormaço água-de-coco havaianas',
  you: {
    scene: `
      Na piscina de mil litros
      Você (manda|reina|mora), de chapéu
      Corta a melancia em sete
      E acha que chegou no céu`,
    later: `
      Picolé de suco em copo
      Você faz, e a rua vem
      O preço é uma piada
      Que você conta também`,
  },
  me: {
    scene: `
      Calor de (rachar|fritar|assar), e o vento
      Só muda ele de lugar
      Abro a geladeira, e penso
      Que ali dava pra morar`,
    later: `
      Cochilei no sol, de lado
      Um lado branco, outro em brasa
      Pareço sorvete misto
      E riem de mim em casa`,
  },
  past: {
    scene: `
      Nos verões, você (abria|ligava)
      A mangueira no quintal
      Saía um arco-íris torto
      Que secava no varal`,
    later: `
      O verão voltou, e a rede
      Balança sem ninguém nela
      Eu sento perto, e divido
      A melancia com ela`,
  },
  hook: `
    Deixa o sol entrar, verão
    De calção e pé no chão

    Melancia e limonada
    Verão não pede mais nada`,
  soft: {
    scene: `
      O calor (cansou|sentou)
      Na beira da rede
      E a noite lhe trouxe
      Um copo pra sede`,
    later: `
      O vaga-lume acende
      Apaga, e então
      Esconde no bolso
      O sol do verão`,
  },
}
