import type { Topic } from '../../stanzas.ts'

export const garden: Topic = {
  kin: 'ogród ogrod* ogród* ogródk* ogródek działk* działce działkow* grządk* grządek grządce grządki kwiat kwiaty kwiatów kwiatk* kwiatek rabat* róża róże różę róży różami pelargoni* piwoni* tulipan* lawend* pomidor* ogórk* ogórek ogórki rzodkiew* sadzi sadzić sadzonk* sieje siać nasion* nasiona podlewa* konewk* konewce grabi* łopat* szklarni* tuneli* kompost* trawnik* kosiark* malin* truskaw* jabłoń jabłoni* sadzie sadem żywopłot* chwast* pielić pieli płotek dyni* dynia marchew* marchewk* szczypior* bzy bzów',
  you: {
    scene: `
      Konewka (cieknie|dziurawa|kapie), więc śpieszysz się do róż
      I gubisz po drodze pół deszczu na buty
      Sąsiad przez płot ci pomidora dał już
      A ty mu dwa ogórki i taniec bez nuty

      Masz ziemię (za uchem|na nosie|na łokciu), sekator w kieszeni
      I jedną grządkę, o której wiesz wszystko
      Mówisz do marchwi, że niebo się zmieni
      I marchew ci wierzy, i rośnie tam szybko`,
    later: `
      Przez płot oddajesz dalie, maliny
      A jak ktoś nie chce, dokładasz kwiatek
      Połowa ulicy od twojej rośliny
      Ma dzisiaj sadzonkę i cały światek

      W pudełku po butach masz nasion torebki
      Na każdej twe pismo i jakiś rok
      Zimą je liczysz jak małe sekretki
      I ogród się budzi, i robi krok`,
  },
  me: {
    scene: `
      Sieję (rzodkiewkę|koper|sałatę), wschodzi coś innego
      Ma liście jak uszy, i rośnie, jak chce
      Podlewam je grzecznie, bo niby dlaczego
      Ma wiedzieć, że wcale nie chodzi o nie

      Moje pomidory (stoją|siedzą|mieszkają) na balkonie
      Każdy ma patyk i ręcznik na noc
      Zjem je w październiku, wszystkie trzy, słone
      Kosztowały tyle, co nowy koc`,
    later: `
      Ślimak mi zeżarł sałatę do ziemi
      Wynoszę go nocą, w wiadrze, za płot
      Rano już wraca, oczkami swymi
      Pyta, co dzisiaj, i siada jak kot

      Pielę od świtu, i nagle tak cicho
      Że słychać, jak pije wodę krzak bzu
      I chwast, co się schował, i całe licho
      I ja, w tym ogrodzie, boso, bez tchu`,
  },
  past: {
    scene: `
      Twój ogród pamięta, (gdzie rosły|gdzie stały) tulipany
      Wychodzą co roku, choć nikt ich nie woła
      Jak goście, co mają klucz obiecany
      I stają w dwóch rzędach, a w środku ich pszczoła

      Została konewka i (kalosz|rękawica|kapelusz) na płocie
      Ptak zrobił w nim gniazdo, niech sobie trwa
      Na twojej grządce, zielone, w błocie
      Coś samo wschodzi, a ma już liście dwa`,
    later: `
      Kwitnie ta róża, co miała nie przeżyć
      Mówiło się wszystkim, że marny krzak
      A w tobie był upór, żeby jej wierzyć
      I teraz pół płotu jest z niej, o, tak

      W ziemi przed domem znalazł się guzik
      Z twojej kurtki, tej na deszcz i na mróz
      Leży przy grządce, gdzie bez już się budzi
      Nie ruszam, niech rośnie, niech idzie wśród róż`,
  },
  hook: `
    Niech kwitnie ogród, niech kwitnie płot
    Niech w każdym z liści zamieszka lot

    Od pierwszej rzodkiewki po ostatnią z róż
    Świat jest do podlania, i to zaraz, już`,
  soft: {
    scene: `
      Śpi już rzodkiewka, śpi koperek
      Ślimak na liściu zdjął sweterek
      Konewka stoi do góry dnem
      I tylko róża pachnie snem`,
    later: `
      W ogrodzie cicho, śpią grządki dwie
      Mak kiwa głową, że tak, że chce
      Pszczoła w kieliszku kwiatka śpi
      Rano ją budzi słońce i ty`,
  },
}
