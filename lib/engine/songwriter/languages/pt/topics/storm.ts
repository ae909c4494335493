import type { Topic } from '../../stanzas.ts'

export const storm: Topic = {
  kin: 'tempestade* trovão trovões trovoada* trovej* raio raios relâmpago* relampej* chuva chuvas chuvinha chuvarada* chuvisc* chuvoso chuvosa chove chover chovendo chovia choveu chovesse guarda-chuva guarda-chuvas temporal temporais aguaceiro* toró garoa garoando pingo pingos goteira goteiras poça poças enxurrada* granizo ventania* vendaval vendavais furacão furacões ciclone* enchente* sombrinha sombrinhas para-raios apagão',
  you: {
    scene: `
      Deu trovão, e você (corre|pula|voa)
      Pra tapar tudo que é espelho
      Depois diz que não tem medo
      De manta até o joelho

      Chove, e todo mundo corre
      Você (sai|desce|vai) pra ver de perto
      Volta com a meia na mão
      Jurando que é mar aberto`,
    later: `
      Deu goteira no meu quarto
      Você botou três panelas
      Afinou pingo com pingo
      E tirou um samba delas

      Depois da chuva, você
      Vai salvar minhoca tonta
      Da calçada pro canteiro
      Uma por uma, e faz conta`,
  },
  me: {
    scene: `
      Meu guarda-chuva (virou|dobrou|quebrou)
      Do avesso, bem na avenida
      Peguei três rádios, um jogo
      E a previsão, já vencida

      O rádio (jurava|dizia) sol
      Saí de branco, sem nada
      Na chuva, hoje eu nado bem
      Até no meio da enxurrada`,
    later: `
      De noite, com o temporal
      Prometi ser bem melhor
      De manhã, já com o sol
      Não lembrei nada de cor

      Caiu um raio, e no escuro
      Desceu todo o condomínio
      Sete anos no mesmo teto
      E eu conheci meu vizinho`,
  },
  past: {
    scene: `
      Quando chovia, você
      (Sentava|Ficava|Deitava) lá na varanda
      Cinema melhor não tem
      Dizia, e a chuva era a banda

      No temporal, sua mão
      Era (um pato|um galo|um lobo), à luz da vela
      O bicho ria mais alto
      Que o trovão lá na janela`,
    later: `
      O seu guarda-chuva torto
      Ficou no mesmo lugar
      Eu abro dentro da sala
      Que venha, se for, o azar

      A calha que você fez
      De lata, arame e barbante
      Pinga torto a cada chuva
      E eu deixo pingar, adiante`,
  },
  hook: `
    Pode chover canivete
    Que a gente dança e repete

    Vai, trovão, vai mais além
    Que o sol está pronto, e vem`,
  soft: {
    scene: `
      O trovão (mudou|voltou)
      Pra outra cidade
      Levou a cadeira
      E a tempestade`,
    later: `
      A chuva cansada
      Virou um pinguinho
      Diz pro meu telhado
      Dorme, meu vizinho`,
  },
}
