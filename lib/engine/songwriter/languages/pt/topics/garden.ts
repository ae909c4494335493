import type { Topic } from '../../stanzas.ts'

export const garden: Topic = {
  kin: 'jardim jardins jardinei* jardinag* jardinar horta hortas hortaliça* horto flor flores florid* floresce* floricult* florzinha* floreira* rosas roseira* planta plantas plantinha* plantar plantei plantou plantando plantava plantio plantações plantação semente* canteiro* regador* regar rega rego regava reguei regando adubo* enxada* girassol girassóis margaridas orquídea* violetas tulipa* lírio* jasmim samambaia* suculenta* cacto* manjericão hortelã alecrim tomateiro* pimenteira* limoeiro* jabuticabeira* bananeira* pé-de-manga broto brotos brotou pétala* gramado* estufa* vaso vasos couve* muda mudas quintal quintais',
  you: {
    scene: `
      Você conversa (com a horta|com as flores|com o vaso)
      De pijama e regador
      Quer saber como dormiram
      E espera que fale a flor

      Tem (tomateiro|manjericão|pimenteira) nascendo
      Em lata, balde e até bota
      Você enfia um graveto
      Na terra, e o graveto brota`,
    later: `
      A planta que era de copo
      Hoje já tapa a janela
      Você diz que foi a chuva
      E toma café com ela

      Você me deu uma muda
      Embrulhada no jornal
      Eu nem sabia regar
      E ela tomou o quintal`,
  },
  me: {
    scene: `
      Eu plantei (cenoura|alface|quiabo) em março
      Nasceu coisa que eu nunca vi
      O vizinho diz que é mato
      Eu já me apeguei, e aí?

      Até cacto já morreu
      (De sede|De frio|De susto) na minha mão
      Comprei flor que era de pano
      Desbotou, por solidão`,
    later: `
      Três meses olhando a terra
      De um vaso, sem desistir
      Hoje nasceu uma folha
      Chamei gente pra assistir

      Cortei a roseira toda
      Ficou um pau, que vergonha
      Em setembro ela voltou
      Maior do que a gente sonha`,
  },
  past: {
    scene: `
      Seu chapéu ia e voltava
      (Por cima|Em volta) do limoeiro
      De longe era um girassol
      De conversa com o canteiro

      Ninguém saía da (horta|roça)
      De mão vazia, jamais
      Você colhia, colhia
      E a terra dava era mais`,
    later: `
      Eu rego as suas roseiras
      Podei demais, não sei bem
      Uma abriu virada à porta
      Como quem espera alguém

      Achei no fundo da lata
      Sementes, sem etiqueta
      Plantei, pra saber o que eram
      A sua cor predileta`,
  },
  hook: `
    Abre a porta pro jardim
    Que a flor não espera o fim

    Toda flor deste canteiro
    Quis nascer aqui primeiro`,
  soft: {
    scene: `
      A flor já (fechou|dobrou)
      A saia amarela
      E o sono do vaso
      Subiu na janela`,
    later: `
      A semente dorme
      Debaixo do chão
      A terra é coberta
      A chuva é canção`,
  },
}
