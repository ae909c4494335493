import type { Topic } from '../../stanzas.ts'

export const coffee: Topic = {
  kin: 'café cafés cafezinho* cafezal cafezais cafeteira* cafeteria* cafeína coador coadores coar coado coada coava coei coou coando xícara* caneca canecas espresso expresso cappuccino* capuccino* latte bule bules pingado pingados barista* garrafa-térmica torrado torrefação filtro borra pó-de-café mocha macchiato',
  you: {
    scene: `
      No seu café, a colher
      (Fica em pé|Para em pé), sem apoiar
      Quem toma um gole de tarde
      Passa a noite a faxinar

      Você coa o café (no pano|sem pressa|cantando)
      A água em roda, de leve
      Ninguém pode dizer nada
      Até que o cheiro se eleve`,
    later: `
      Só um café, você disse
      Foi um bule, foi mais um
      A tarde ficou pra trás
      E assunto, sobrou algum

      Minha xícara tem trinca
      Você não deixa jogar
      Diz que é por onde o café
      Aprendeu a respirar`,
  },
  me: {
    scene: `
      Antes do café, sou (móvel|pedra|porta)
      Que alguém largou pela sala
      Me dão bom-dia, e eu respondo
      Em língua que ninguém fala

      Jurei parar (na segunda|em agosto)
      De viver só de café
      Na rua, abracei um poste
      Conversei com um boné`,
    later: `
      O moço do café sabe
      Como é que vai minha vida
      Um pingado, é que vai bem
      Se é duplo, é despedida

      Derramei café na agenda
      Pegou a semana inteira
      A mancha parece um barco
      Cancelei segunda-feira`,
  },
  past: {
    scene: `
      Seu café vinha (no escuro|na escada|no vento)
      Na frente do próprio dia
      Ninguém vinha me chamar
      O cheiro é que me vestia

      Você soprava o café
      No pires, (fazendo|formando) onda
      Falava: lá vem navio
      E eu via a vela redonda`,
    later: `
      Faço café, e erro a conta
      Sai sempre um pouco de mais
      Ponho na sua caneca
      E a fumaça sobe em paz

      Achei um bilhete seu
      Dentro da lata de pó
      Compra café, tinha escrito
      Comprei, e tomei eu só`,
  },
  hook: `
    Café quente, porta aberta
    Chegou bem na hora certa

    Mais um café, mais um gole
    Que a vida hoje não me engole`,
}
