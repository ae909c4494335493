import type { Topic } from '../../stanzas.ts'

export const night: Topic = {
  kin: 'noc nocy nocą noce nocne nocny nocnego nocna bezsenn* księżyc* północ północy zmierzch* zmrok* wieczór wieczoru wieczorem wieczory ciemno ciemność ciemności latarni* latarka świt świcie świtu gwiazdy gwiazd sowa ćma ćmy',
  you: {
    scene: `
      Nocą chodzisz po domu (w skarpetkach|po ciemku|na palcach), jak kot
      Poprawiasz kołdry, zamykasz krany
      Mówisz księżycowi, że ma dziś zły rok
      I stawiasz mu w oknie dwa tulipany`,
    later: `
      Gdy nie śpię o trzeciej, pali się u ciebie
      Jedno okienko na cały blok
      Nie trzeba dzwonić, jak statek w niebie
      Widzę to światło i mija mi mrok`,
  },
  me: {
    scene: `
      Druga w nocy, (leżę|liczę barany|patrzę w sufit), baran trzydziesty
      Staje przed płotem i mówi: a po co?
      Siada mi w nogach, je herbatniki
      I gada o życiu, jak to nocą`,
    later: `
      Idę do kuchni, lodówka to księżyc
      Stoję w jej świetle, jem sobie ser
      Noc taka długa, a miała się zwężyć
      To jeszcze ogórek, i po nim deser`,
  },
  past: {
    scene: `
      W takie noce (na dachu|na schodach|na pomoście) leżało się w kocu
      I każdej gwieździe dawało się imię
      Jedna ma twoje, mruga z północy
      I mruga tak samo, w lecie i w zimie`,
    later: `
      Zostawiam w nocy światło na ganku
      Taki mam zwyczaj, nie pytam, na kogo
      Ćmy robią wokół niego do ranka
      To, co ja robię, chodząc tą drogą`,
  },
  hook: `
    Noc ma swój zamek i ma swój klucz
    Kto nie śpi, ten śpiewa, i widno jest już

    Ciemno na dworze, a w oknie ćma
    Noc jest najkrótsza, gdy śpiewa się w dwa`,
  soft: {
    scene: `
      Noc ma kieszeń, w niej jest sowa
      Gwiazdka, kamyk i kłębuszek
      Wszystko ci do rana schowa
      Pod twój mały, ciepły brzuszek`,
    later: `
      Księżyc usiadł na kominie
      Nogi zwiesił, nuci coś
      Noc jak rzeka cicho płynie
      Łódką w niej kołysze się ktoś`,
  },
}
