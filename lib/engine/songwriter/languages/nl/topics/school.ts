import type { Topic } from '../../stanzas.ts'

export const school: Topic = {
  kin: 'school scholen schooltas schoolplein schoolbord schoolreis* schooldag* basisschool middelbare kleuterklas klaslokaal lokaal lokalen juf juffen meester leraar lerares leraren huiswerk proefwerk* toets toetsen rapport rapporten krijt krijtje schrift schriften etui liniaal broodtrommel* gymzaal speelkwartier kleuters leerling* dictee rekenen spelling aula conciërge',
  you: {
    scene: `
      Op school was jouw plek (bij het raam|achteraan|bij de kraan), en je keek
      Naar kraaien, naar wolken, naar niets op het bord
      Maar vroeg je de meester iets, werd hij heel bleek
      Zo'n vraag, daar kwam hij nog altijd tekort

      Je tas is (te zwaar|nooit dicht|altijd vol), want er zit van alles in
      Een schrift en een schelp en een halve banaan
      De juf vroeg een zin, en jij gaf haar een begin
      En liet toen het einde in de klas rondgaan`,
    later: `
      Er stond op het plein een nieuw kind bij het hek
      Jij liep ernaartoe, met je brood in je hand
      Je zei, wij zijn piraten, en jij staat op het dek
      En daarmee was alles op school weer bemand`,
  },
  me: {
    scene: `
      Ik droom nog (soms|vaak|altijd) van school, en dan heb ik een toets
      Ik zit er in hemd, en de meester kijkt zuur
      Ik roep dan, ik werk al, ik doe al iets goeds
      Hij zegt, ga maar zitten, je hebt nog een uur`,
    later: `
      De stelling op school ben ik allang weer kwijt
      De hoofdstad van iets ook, het eind van de Maas
      Maar wel weet ik nog, na die hele tijd
      Hoe de zon viel op dat bord, en de smaak van die kaas`,
  },
  past: {
    scene: `
      We fietsten naar school, (door de wind|zij aan zij|door de mist), elke dag
      Met brood onder snelbinders, en een liedje erbij
      Het schoolplein is leeg nu, er hangt nog een vlag
      En ergens bij het hek staan nog steeds jij en wij`,
    later: `
      Ik vond nog een schrift, met jouw naam op de rand
      Vol inkt, en de meester als paard, als een beest
      Ik lees weer de briefjes, gekreukt door jouw hand
      En lach nog precies waar het verboden is geweest`,
  },
  hook: `
    En de bel gaat op school, en de deuren gaan los
    Als een troep wilde vogels, van de stoep naar het bos

    Met een tas op je rug en een krijtje in de hand
    Van de school aan de hoek tot de rand van het land`,
}
