import type { Plot } from '../../stanzas.ts'

/** To a baby that is just born. */
export const newBaby: Plot = {
  person: 'you',
  open: `
    Cały dom (chodzi|mówi|stąpa) na palcach i szeptem
    Czajnik gwiżdże tylko na pół
    A ty śpisz w środku tego wszystkiego
    I rządzisz, jak mały, różowy król

    Ubranka (na sznurze|na łóżku|w szufladzie) jak dla lalki
    Skarpetka mniejsza niż mój kciuk
    I każdy, kto wchodzi, mówi to samo
    Jaki ten świat ma dziś mały próg`,
  turn: `
    Jeszcze nie umiesz nawet zapytać
    A my już szukamy dla ciebie słów
    Trzeba ci będzie wszystko pokazać
    Od pierwszych śniegów do pierwszych bzów

    Dzień pomylił się z nocą i trudno
    Zegar się uczy od ciebie dnia
    I wszyscy chodzimy trochę niewyspani
    A każdy powtarza: jak dobrze, że ma`,
  meaning: `
    Wczoraj cię jeszcze nie było na świecie
    A dzisiaj świat cały kręci się tu
    Wokół tej piąstki, tego ziewnięcia
    I wokół twojego spokojnego snu

    Nie musisz nic umieć, nie musisz nic wiedzieć
    Wystarczy oddychać i mieć dobry sen
    Pokażemy ci wszystko, po kolei, powoli
    I kota, i księżyc, i noc, i dzień

    Kiedyś wyrośniesz, kiedyś pobiegniesz
    Będziesz mieć buty i własny plan
    A na razie śpij i rośnij powoli
    Na wszystko jest czas, ja to dobrze znam`,
  lift: `
    Takie maleńkie, a tyle zmienia
    I nikt nie żałuje tego zdarzenia

    Ciszej, bo śpi, a jak się obudzi
    To niech zobaczy szczęśliwych ludzi`,
  chorus: `
    # Witaj, {call}
    Witaj, {call}, witaj na świecie
    {fact}
    Witaj, {call}, najmniejszy człowieku
    Wszyscy czekali na ciebie przecież

    # Witaj na świecie, {call}
    Witaj na świecie, {call}, dobrze, że jesteś
    Tu niebo jest duże i dużo jest drzew
    Witaj na świecie, {call}, nic się nie śpieszy
    Zaczniemy od zaraz: to cisza, to śpiew

    # Dobrze, że jesteś
    Dobrze, że jesteś, to cały jest cud
    {fact}
    Dobrze, że jesteś, i niech cię nie minie
    Ni jeden uśmiech, ni słońce, ni miód`,
  bridge: `
    Kiedyś zapytasz, jak to było
    A my ci powiemy: jak pierwszy śnieg
    Wszystko ucichło, wszystko zniknęło
    I tylko twój oddech w tym wszystkim biegł

    Niech ci się wiedzie, niech ci się darzy
    Niech cię omija, co może zranić
    A gdyby czasem przyszło złe, to wiedz
    Że cała rodzina stoi za plecami`,
}
