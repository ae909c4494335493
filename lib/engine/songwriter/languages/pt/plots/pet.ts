import type { Plot } from '../../stanzas.ts'

/** Sung to an animal of any size. */
export const pet: Plot = {
  person: 'you',
  open: `
    São (seis|cinco), e você me olha
    De plantão junto à tigela
    Jantou duas vezes ontem
    E jura que não foi nela

    Chego em casa (feito trapo|feito lixo|aos pedaços)
    Sem assunto e sem bom-dia
    Você respira ao meu lado
    E eu volto a ter companhia

    Comprei um (livro|manual|guia) que explica
    Tudo o que você quer dizer
    Você farejou a capa
    E resolveu foi comer`,
  turn: `
    No doutor, você tremia
    Eu falei que nunca dói
    Na hora, só um gritou
    Você sabe bem quem foi

    No começo, era de longe
    Que você me vigiava
    Cada dia um palmo a menos
    E eu, que nem respirava

    A visita olhou o vaso
    E perguntou pela planta
    Eu disse que foi o vento
    Você limpou a garganta`,
  lift: `
    Quem diz que bicho não fala
    Nunca te viu nesta sala

    O que você pensa, eu não sei
    Mas fui com você, e fiquei

    Um olhar, uma orelha no ar
    E a casa inteira no lugar`,
  chorus: `
    # Vem cá, {call}
    Vem cá, {call}, encosta em mim
    Que o dia foi longo demais
    Vem cá, {call}, e fica assim
    Que do seu lado tem paz

    # {call}, que foi?
    {call}, que foi? Que cara é essa?
    Eu já te conheço bem
    {call}, que foi? Não tenho pressa
    Me conta, e não conto a ninguém

    # Ô, {call}
    Ô, {call}, ô, {call}
    {you.fact}
    Ô, {call}, ô, {call}
    Quem é que manda em quem?

    # Meu bicho, meu dono
    Meu bicho, meu dono, quem manda é você
    Eu pago o aluguel e abro a porta
    Meu bicho, meu dono, só quero saber
    Se a minha opinião ainda importa`,
  bridge: `
    Não sei quanto tempo temos
    Bicho não usa relógio
    Ensina a gastar a tarde
    E acha isso um bom negócio

    Dizem: é só um bichinho
    O sol também é só um
    E dia sem esta alegria
    Eu já não quero nenhum`,
  meaning: `
    Quem nunca teve um bicho
    Não sabe o que é chegar
    E achar alguém em casa
    Feliz só de te olhar

    Você não fala a minha língua
    E eu não falo a sua, não
    E a gente se entende tanto
    Sem nenhuma explicação

    Não tem conta, não tem hora
    Nem segunda pra você
    Só existe o agora
    E eu queria aprender

    Não há conta nem há hora
    Nem segunda, nem talvez
    Para um bicho a vida inteira
    É agora, e é de uma vez`,
}
