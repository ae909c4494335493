import type { Phrasebook } from './phrasebook.ts'

/**
 * Slots: `plek` where; `ding` an object, "het kompas" or "je kompas"; `beeld` what happens by itself, as a main clause or
 * after "als"; `doe` what people do, after "ik" or as an infinitive with its object before it; `als` a comparison; `wat`
 * what somebody is; `tijd` when. Whatever stands before the verb at the beginning turns subject and verb around.
 */
export const dutch: Phrasebook = {
  language: 'nl',
  forms: { ding: 'de je', beeld: 'hoofd bij', doe: 'ik inf' },
  everyday: {
    tijd: `om half (een|twee|drie|vier|vijf)
      om kwart over (twee|drie|vier|negen|tien)
      kort voor (tien|twaalf|drie|zes)
      lang na (tien|twaalf|twee)
      laat op een (zondag|maandag|vrijdag|dinsdag)
      vroeg op een (zondag|vrijdag|zaterdag)
      op een avond in (mei|maart|juni|september)
      op een ochtend in (mei|april|november)
      midden in de nacht
      bij het eerste licht
      voor dag en dauw
      in het holst van de nacht
      in het blauwe uur`,
  },
  stances: [
    {
      name: 'longing',
      keywords:
        'verlang gemis missen heimwee verdriet traan tranen alleen eenzaam afscheid verloren verlat huil pijn weg ver herinner treur voorbij',
      about: `iemand die {ding.de} (nog altijd|al jaren|stiekem) bewaart
        de eerste nacht alleen {plek}
        een stem die {tijd} nog {plek} klinkt
        twee mensen die nog één keer {doe.inf}`,
    },
    {
      name: 'devotion',
      keywords:
        'liefde verliefd hart trouw huwelijk bruid kus teder samen schat romant omhels mama moeder vader papa lief minnaar hou',
      about: `twee mensen die zo graag {doe.inf}
        het geluk om niet alleen te zijn {plek}
        een huwelijksaanzoek {tijd} {plek}
        een oud paar en {ding.de}`,
    },
    {
      name: 'celebration',
      keywords:
        'feest vier vreugde vrolijk blij gelukkig verjaardag juich lachen plezier hoera proost weekend gezellig vrienden overwinn',
      about: `een feest {plek} dat niet wil eindigen
        vrienden die {tijd} nog zo graag {doe.inf}
        de mooiste avond van het jaar {plek}
        vreemden die vannacht samen {doe.inf}`,
    },
    {
      name: 'defiance',
      keywords:
        'woede boos kwaad haat wraak leugen gelogen bedrog strijd vecht oorlog nooit genoeg rebel vrij sterk schreeuw trots verzet',
      about: `een laatste woord {plek}
        iemand die {ding.de} teruggeeft en gaat
        de dag waarop een vrouw niet meer zwijgt {plek}
        de woede {tijd}, {als}`,
    },
    {
      name: 'hope',
      keywords:
        'hoop moed opnieuw begin toekomst droom geloof verder opstaan kracht kans inspir wens belofte vertrouw genez durf',
      about: `de dag waarop alles opnieuw begint {plek}
        iemand die {ding.de} als geluksbrenger draagt
        de moed om weer te hopen, {als}
        het moment waarop {beeld.bij}`,
    },
    {
      name: 'calm',
      keywords: 'rust kalm stilte vrede zacht ontspan slaap wieg zondag pauze adem rustig sereen dut avond lui',
      about: `een middag {plek} waarop niets gebeurt
        de kleine vreugde, {als}
        iemand die {tijd} zomaar wat zit, {plek}
        het geluk als {beeld.bij}`,
    },
  ],
  themes: [
    {
      name: 'sea',
      companions: 'summer sky',
      keywords:
        'zee strand golf golven water haven schip boot kust eiland zeil zand meeuw vloed anker matroos schelp vuurtoren duin',
      phrases: {
        plek: `aan de kade; achter het duin; op het strand; op de pier; aan de rand van de baai; buiten op het wad;
          aan de reling; bij de boten; op de dijk; in het havencafé; op het natte zand; tussen eb en vloed`,
        ding: `het roestige anker / je roestige anker; de flessenpost / je flessenpost; de blauwe roeispaan / je blauwe roeispaan;
          de schelp uit Zeeland / je schelp uit Zeeland; het kompas / je kompas; het net vol gaten / je net vol gaten;
          de oude zeekaart / je oude zeekaart; de gele regenjas / je gele regenjas;
          het touw en het zout / je touw en je zout; de verrekijker / je verrekijker`,
        beeld: `de vloed komt terug / de vloed terugkomt; de meeuwen vliegen weg / de meeuwen wegvliegen;
          de vuurtoren knippert / de vuurtoren knippert; de boten wiegen zacht / de boten wiegen;
          de mist trekt op / de mist optrekt; de zee ademt in / de zee ademhaalt; de branding ruist / de branding ruist;
          de wind draait naar west / de wind naar het westen draait; de veerboot vertrekt / de veerboot vertrekt;
          de zeilen vallen / de zeilen vallen`,
        doe: `tel de golven / de golven tellen; zwem ver van het land / ver van het land zwemmen;
          vouw een boot van papier / een boot van papier vouwen; boet de netten / de netten boeten;
          zoek naar schelpen / naar schelpen zoeken; luister naar de misthoorn / naar de misthoorn luisteren;
          schrijf in het zand / in het zand schrijven; ren door het schuim / door het schuim rennen;
          hijs de zeilen / de zeilen hijsen; slaap op het water / op het water slapen`,
        als: `als zout op de huid; als een boot zonder land; als zand door mijn hand; als schuim op de zee;
          als de vloed in de nacht; als een steen in het diep; als wind om het duin; als een licht in de mist;
          als wrakhout aan zee; als een meeuw in de wind`,
        wat: `een haven in de storm; het licht op de pier; een boot zonder touw; het zout in de lucht;
          de baai achter de kaap; de wind in het zeil; de zee zonder kust; een anker van goud; een eiland in de mist`,
      },
    },
    {
      name: 'city',
      companions: 'dance rain',
      keywords:
        'stad straat asfalt neon metro tram kroeg café amsterdam rotterdam flat verkeer steeg buurt stoplicht dak gracht',
      phrases: {
        plek: `bij het stoplicht; op het dak; in de laatste tram; onder het neon; op de hoek van de straat; in de metro;
          aan de bar; voor jouw huis; op de brug; in het trappenhuis; bij de kiosk; tussen beton en glas; langs de gracht`,
        ding: `de sleutel van het dak / je sleutel van het dak; de leren jas / je leren jas;
          het kaartje van gister / je kaartje van gister; het lege glas / je lege glas;
          de plattegrond / je plattegrond; de kapotte fiets / je kapotte fiets; de zonnebril / je zonnebril;
          het laatste tientje / je laatste tientje; de aansteker / je aansteker; het kleingeld / je kleingeld`,
        beeld: `het stoplicht springt op groen / het stoplicht op groen springt; de stad slaapt nooit / de stad nooit slaapt;
          de nachtbus rijdt weg / de nachtbus wegrijdt; het neonlicht zoemt / het neonlicht zoemt;
          de duiven vliegen op / de duiven opvliegen; een taxi rijdt voorbij / een taxi voorbijrijdt;
          de kroegen gaan dicht / de kroegen dichtgaan; het asfalt glanst / het asfalt glanst;
          de ramen gaan uit / de ramen uitgaan; een saxofoon huilt / een saxofoon huilt`,
        doe: `loop door rood / door rood lopen; tel de lantaarns / de lantaarns tellen;
          rijd tot het eindpunt / tot het eindpunt rijden; koop bloemen op straat / bloemen op straat kopen;
          steel een fiets / een fiets stelen; slaap in de tram / in de tram slapen;
          dwaal door de stegen / door de stegen dwalen; klim op het dak / op het dak klimmen;
          zoek naar die ene kroeg / naar die ene kroeg zoeken; schrijf op de muur / op de muur schrijven`,
        als: `als neon op het glas; als een trein onder het huis; als rook uit een schacht; als een taxi in de nacht;
          als stappen op de trap; als verf op een muur; als een lied uit de straat; als munten in een hoed;
          als licht op beton; als een fiets zonder slot`,
        wat: `het licht op driehoog; de straat naar mijn huis; een park zonder hek; de hartslag van de stad;
          een kamer met zicht; het groen in beton; het gras op het plein; een raam op het zuiden; de sleutel van de nacht`,
      },
    },
    {
      name: 'road',
      companions: 'city sky',
      keywords:
        'weg reis reizen auto snelweg trein koffer onderweg rijd vertrek avontuur kilometer horizon motor vrachtwagen grens vrijheid lift',
      phrases: {
        plek: `aan de kant van de weg; op de stoel naast jou; over de grens; bij de pomp; ergens in het zuiden;
          op de andere baan; op de parkeerplaats; in de achteruitkijkspiegel; onder het grote blauw;
          voorbij het laatste dorp; in de oude bus; tussen twee steden; op het perron`,
        ding: `de oude koffer / je oude koffer; de wegenkaart / je wegenkaart; het goede mes / je goede mes;
          het cassettebandje / je cassettebandje; de koffie in het bekertje / je koffie in het bekertje;
          de stoffige laarzen / je stoffige laarzen; de tent en de hoed / je tent en je hoed; de slaapzak / je slaapzak;
          de ansichtkaart / je ansichtkaart; het houten stuur / je houten stuur`,
        beeld: `de weg trilt van hitte / de weg trilt van hitte; de motor zingt / de motor zingt;
          de velden vliegen voorbij / de velden voorbijvliegen; de tank raakt leeg / de tank leegraakt;
          een vrachtwagen knippert / een vrachtwagen knippert; de radio ruist / de radio ruist;
          de grens ligt achter ons / de grens achter ons ligt; het stof daalt neer / het stof neerdaalt;
          de bergen komen dichtbij / de bergen dichterbij komen; de nacht rolt aan / de nacht aanrolt`,
        doe: `rijd de hele nacht / de hele nacht rijden; steek mijn duim omhoog / liftend verder gaan;
          slaap op de achterbank / op de achterbank slapen; pak de koffer / de koffer pakken;
          volg de rivier / de rivier volgen; draai de ramen open / de ramen opendraaien;
          verscheur alle kaarten / alle kaarten verscheuren; ruil van schoenen / van schoenen ruilen;
          zing met de radio / met de radio zingen; zoek een omweg / een omweg zoeken`,
        als: `als stof op de ruit; als een trein zonder halt; als teer in de zon; als een band in het zand;
          als een lamp in de bocht; als een pas zonder naam; als de wijdte van het land; als een wiel dat draait;
          als de wind door mijn haar; als een hond langs de weg`,
        wat: `de weg die nog blijft; een omweg naar huis; de wijdte voor mij; een pas in de bergen;
          de wind in mijn haar; de laatste afslag; een motor die zingt; het eind van de kaart; een plek in de zon`,
      },
    },
    {
      name: 'rain',
      companions: 'city letters',
      keywords: 'regen onweer storm donder bliksem wolk paraplu plas nat grijs mist druppel bui weer',
      phrases: {
        plek: `onder het afdak; bij het open raam; in het portiek; bij de halte; onder één paraplu; op de natte bank;
          achter de ruit; in de regen; langs de goot; in de wasserette; op het balkon; onder het lekkende dak`,
        ding: `de natte paraplu / je natte paraplu; de grijze jas / je grijze jas; de regenlaarzen / je regenlaarzen;
          de brief vol vlekken / je brief vol vlekken; de kaars in het glas / je kaars in het glas;
          de thee zonder suiker / je thee zonder suiker; het boek van de bank / je boek van de bank;
          de wollen deken / je wollen deken; de rode sjaal / je rode sjaal; de hoed van papier / je hoed van papier`,
        beeld: `de regen valt / de regen valt; de donder rolt aan / de donder aanrolt; de goten stromen over / de goten overstromen;
          de wolken breken / de wolken breken; de ruiten beslaan / de ruiten beslaan;
          een bliksem verlicht het dak / een bliksem het dak verlicht; de plassen trillen / de plassen trillen;
          het weer slaat om / het weer omslaat; de druppels trommelen / de druppels trommelen;
          de storm haalt adem / de storm ademhaalt`,
        doe: `spring in de plassen / in de plassen springen; tel tot de donder / tot de donder tellen;
          hang de jassen op / de jassen ophangen; teken op het raam / op het raam tekenen;
          schuil in het portiek / in het portiek schuilen; dans op straat / op straat dansen;
          wring mijn hemd uit / kletsnat worden; laat de ramen open / de ramen open laten;
          zet thee voor twee / thee voor twee zetten; wacht op de bliksem / op de bliksem wachten`,
        als: `als regen op het dak; als inkt in de plas; als een flits in de nacht; als mist op het land;
          als een kapotte paraplu; als druppels aan een draad; als het grijs voor het blauw; als de donder na het licht;
          als een beek na de storm; als een jas in de kou`,
        wat: `een dak boven mijn hoofd; het blauw na het grijs; een licht achter glas; de scheur in de wolken;
          een paraplu voor twee; de rust in de storm; de eerste warme dag; een jas tegen de kou; de donder in mij`,
      },
    },
    {
      name: 'morning',
      companions: 'letters winter',
      keywords: 'morgen ochtend vroeg ontbijt koffie wakker zonsopgang thee keuken bed wekker brood dauw kussen',
      phrases: {
        plek: `in de keuken; aan de tafel; op het balkon; bij de bakker; onder het dekbed; bij het raam; op de trap;
          op de rand van het bed; tussen kopjes en brood; naast het fornuis; in de gang; in de ochtendzon`,
        ding: `de tweede kop koffie / je tweede kop koffie; het blauwe kopje / je blauwe kopje; het warme brood / je warme brood;
          de krant van vandaag / je krant van vandaag; de oude wekker / je oude wekker;
          het geruite hemd / je geruite hemd; de bril bij het bed / je bril bij het bed;
          de honing van de markt / je honing van de markt; de radio in bad / je radio in bad;
          de wollen sokken / je wollen sokken`,
        beeld: `de ketel fluit / de ketel fluit; de merel zingt al / de merel al zingt;
          de zon komt binnen / de zon naar binnen komt; de koffie wordt koud / de koffie koud wordt;
          het brood is nog warm / het brood nog warm is; het gordijn waait op / het gordijn opwaait;
          de postbode belt / de postbode belt; de buren staan op / de buren opstaan;
          het licht tekent strepen / het licht strepen tekent; de straat wordt wakker / de straat wakker wordt`,
        doe: `zet de koffie te sterk / de koffie te sterk zetten; snijd het brood / het brood snijden;
          laat de wekker gaan / de wekker laten gaan; geef de planten water / de planten water geven;
          lees hardop de krant / hardop de krant lezen; blijf in bed tot tien / in bed blijven tot tien;
          gooi de ramen open / de ramen opengooien; tel de kruimels / de kruimels tellen;
          neurie in de thee / in de thee neuriën; bak een paar eieren / een paar eieren bakken`,
        als: `als licht op het brood; als melk in de thee; als brood uit de oven; als dauw op het gras;
          als een lied zonder woord; als de zon in je haar; als een laken in de wind; als damp op het raam;
          als een kat op de trap; als de geur in de straat`,
        wat: `het licht op de vloer; een ochtend in mei; een zondag met jou; het brood en het zout; de honing in mijn thee;
          een raam naar de zon; het lied voor de dag; de eerste slok thee; een bed vol met licht`,
      },
    },
    {
      name: 'sky',
      companions: 'sea summer',
      keywords:
        'hemel ster sterren maan zon nacht planeet heelal vlieg vleugel vogel komeet melkweg blauw raket ruimte',
      phrases: {
        plek: `onder de sterren; op de heuvel; boven de daken; in het hoge gras; bij de sterrenwacht; achter de maan;
          op het garagedak; in de open lucht; aan de rand van de nacht; in een zweefvliegtuig; bij de Grote Beer;
          tussen Venus en Mars`,
        ding: `de oude telescoop / je oude telescoop; de sterrenkaart / je sterrenkaart; de vlieger van zij / je vlieger van zij;
          de wollen deken / je wollen deken; de steen van de maan / je steen van de maan;
          het molentje / je molentje; de witte veer / je witte veer; de ring met de maan / je ring met de maan;
          het boek vol planeten / je boek vol planeten; de zaklamp / je zaklamp`,
        beeld: `de maan komt op / de maan opkomt; een ster valt neer / een ster neervalt;
          de wolken drijven weg / de wolken wegdrijven; de hemel wordt wijd / de hemel wijd wordt;
          een vliegtuig knippert / een vliegtuig knippert; de zwaluwen cirkelen / de zwaluwen cirkelen;
          Venus verschijnt / Venus verschijnt; de poolster waakt / de poolster waakt;
          het blauw wordt zwart / het blauw zwart wordt; de aarde draait / de aarde draait`,
        doe: `tel de sterren / de sterren tellen; lig op mijn rug / op de grond liggen;
          zoek de Grote Beer / de Grote Beer zoeken; laat een vlieger op / een vlieger oplaten;
          doe een wens / een wens doen; wacht op de maan / op de maan wachten; vlieg in mijn droom / in een droom vliegen;
          doop een ster / een ster dopen; kijk naar Saturnus / naar Saturnus kijken; doof alle lampen / alle lampen doven`,
        als: `als een ster in haar val; als de maan op het land; als een vogel in de wind; als licht uit een ver jaar;
          als een vlieger aan touw; als de nacht voor het blauw; als een zwerm boven het meer; als stof van de maan;
          als een vonk in de lucht; als een pluim in de zon`,
        wat: `de ster boven het dak; een maan zonder nacht; het blauw boven het land; de staart van een komeet;
          een vleugel van licht; de hemel in het meer; het eind van de nacht; een planeet zonder strijd;
          de stilte van het heelal`,
      },
    },
    {
      name: 'summer',
      companions: 'sea dance',
      keywords: 'zomer vakantie heet juli augustus juni ijs zwembad tuin hitte strand warm zonnig terras barbecue',
      phrases: {
        plek: `aan het meer; in het hoge gras; op de steiger; onder de kersenboom; in het zwembad; bij het vuur;
          op de fiets; achter het koren; op de veranda; bij de ijscoman; in de schaduw; op het terras`,
        ding: `de jurk met de strepen / je jurk met de strepen; de zonnebril / je zonnebril; de roestige fiets / je roestige fiets;
          de strohoed / je strohoed; de kersen in het mandje / je kersen in het mandje;
          het ijs met citroen / je ijs met citroen; het luchtbed / je luchtbed; de leren bal / je leren bal;
          de oude gitaar / je oude gitaar; de pot vol krekels / je pot vol krekels`,
        beeld: `de krekels zingen / de krekels zingen; het koren staat hoog / het koren hoog staat;
          het asfalt smelt / het asfalt smelt; de kersen zijn rijp / de kersen rijp zijn;
          de avond wordt lang / de avond lang wordt; de zwaluwen vliegen laag / de zwaluwen laag vliegen;
          de sproeier draait / de sproeier draait; het vuur knispert / het vuur knispert;
          het meer ligt stil / het meer stil ligt; het ijs smelt weg / het ijs wegsmelt`,
        doe: `spring van de steiger / van de steiger springen; pluk de kersen / de kersen plukken;
          fiets zonder handen / zonder handen fietsen; slaap in de tuin / in de tuin slapen;
          loop blootsvoets door het gras / blootsvoets door het gras lopen; bak in de zon / in de zon bakken;
          sla de maandag over / de maandag overslaan; bouw een vlot / een vlot bouwen;
          vang glimwormpjes / glimwormpjes vangen; deel een meloen / een meloen delen`,
        als: `als ijs op mijn hand; als zand in mijn schoen; als een lied uit het gras; als juli in je haar;
          als kersen in mijn mond; als stof van het land; als een sprong in het meer; als de wind door het graan;
          als gloed in het vuur; als een krekel in de nacht`,
        wat: `de zomer in mij; een sprong in het meer; het goud op het land; de langste der dagen; de schaduw van een boom;
          de zoetste meloen; het vuur op het strand; een vrije dag; de geur van het gras`,
      },
    },
    {
      name: 'dance',
      companions: 'city summer',
      keywords: 'dans disco club bas beat dj muziek ritme party wals podium concert plaat discotheek zaal',
      phrases: {
        plek: `op de dansvloer; onder de discobal; aan de bar; voor de boxen; op de eerste rij; in de rook;
          op het podium; in het hart van de zaal; aan de rand van het lied; bij de garderobe; in het volle licht;
          tussen bas en applaus`,
        ding: `de zilveren schoenen / je zilveren schoenen; de glitterjurk / je glitterjurk; het polsbandje / je polsbandje;
          de plaat van vroeger / je plaat van vroeger; de laatste dans / je laatste dans;
          het glas met de kers / je glas met de kers; de boa van veren / je boa van veren;
          de hoed met het lint / je hoed met het lint; de microfoon / je microfoon; de rode das / je rode das`,
        beeld: `de bas valt in / de bas invalt; de lichten draaien / de lichten draaien; de naald springt / de naald springt;
          de vloer trilt mee / de vloer meetrilt; de menigte zingt / de menigte zingt; de bol strooit sterren / de bol sterren strooit;
          de violen beginnen / de violen beginnen; het doek gaat op / het doek opgaat;
          het zaallicht gaat aan / het zaallicht aangaat; de trommel roept / de trommel roept`,
        doe: `dans op de tafel / op de tafel dansen; draai de plaat om / de plaat omdraaien;
          trap mijn schoenen uit / op blote voeten gaan; klap op de tweede tel / op de tweede tel klappen;
          blijf tot het eind / tot het eind blijven; draai in het rond / in het rond draaien;
          zing zonder tekst / zonder tekst zingen; leer een wals / een wals leren;
          huil voor de boxen / voor de boxen huilen; val uit de maat / uit de maat vallen`,
        als: `als een klap op de trom; als glitter in je haar; als een tol in het licht; als de bas in mijn hart;
          als lak op de vloer; als een wals om kwart over vier; als de naald in de plaat; als een spot op de huid;
          als applaus in de nacht; als een vonk in de rook`,
        wat: `de bas in mijn borst; de bol van glas; een wals in de nacht; de maat zonder eind; het licht op mijn huid;
          het hart van de zaal; een lied dat niet zwijgt; de vonk in de zaal; een ster zonder podium`,
      },
    },
    {
      name: 'winter',
      companions: 'letters morning',
      keywords: 'winter sneeuw vorst ijs koud kou kerst haard slee december januari schaats vlok februari spar',
      phrases: {
        plek: `bij de haard; in de diepe sneeuw; op het bevroren meer; bij de kachel; onder de sparren; voor de hut;
          in het witte bos; op de kerstmarkt; bij het berijpte raam; in december; op het ijs; tussen sneeuw en gloed`,
        ding: `de dikke sjaal / je dikke sjaal; de wollen wanten / je wollen wanten; de laatste kaars / je laatste kaars;
          de houten slee / je houten slee; de muts van opa / je muts van opa; de warme wijn / je warme wijn;
          het breiwerk / je breiwerk; de sneeuwbol / je sneeuwbol; de ster van papier / je ster van papier;
          het hout voor de haard / je hout voor de haard`,
        beeld: `de sneeuw valt zacht / de sneeuw zacht valt; het ijs kraakt ver / het ijs ver kraakt;
          de kachel gloeit / de kachel gloeit; de vlokken dwarrelen / de vlokken dwarrelen;
          het meer vriest dicht / het meer dichtvriest; de klokken luiden / de klokken luiden;
          mijn adem wordt wit / mijn adem wit wordt; de kraaien zwijgen / de kraaien zwijgen;
          de dagen zijn kort / de dagen kort zijn; de vorst tekent het raam / de vorst het raam tekent`,
        doe: `leg hout op het vuur / hout op het vuur leggen; steek een kaars aan / een kaars aansteken;
          veeg het pad weer vrij / het pad weer vrijvegen; schaats over het meer / over het meer schaatsen;
          maak een sneeuwpop / een sneeuwpop maken; volg de sporen / de sporen volgen;
          bak sterren van deeg / sterren van deeg bakken; warm mijn handen / melk met honing warmen;
          brei een das / een das breien; val in de sneeuw / in de sneeuw vallen`,
        als: `als sneeuw op het dak; als gloed onder het ijs; als adem op het raam; als een spoor in de sneeuw;
          als een licht in de kou; als ijs dat kraakt; als wol op de huid; als het bos in het wit; als rijp op een blad;
          als een kaars in de nacht`,
        wat: `de gloed onder het ijs; een kachel in maart; het licht in de kou; het pad door de sneeuw; een jas om mij heen;
          de rijp op het blad; de kaars voor het raam; een huis vol met hout; de ster in de boom`,
      },
    },
    {
      name: 'letters',
      companions: 'rain winter',
      keywords:
        'brief brieven schrijf schreef post foto dagboek woord inkt papier gedicht bericht herinner kaart regels',
      phrases: {
        plek: `aan het bureau; bij de la; naast het bed; naast jouw dagboek; in de kantlijn; achter de lijst;
          bij de brievenbus; op zolder; in de laatste zin; bij de schrijfmachine; bij het album; tussen twee regels`,
        ding: `de eerste brief / je eerste brief; de oude foto / je oude foto; het adres in Gent / je adres in Gent;
          de pen van glas / je pen van glas; het kleine gedicht / je kleine gedicht; de gedroogde roos / je gedroogde roos;
          het briefje op de spiegel / je briefje op de spiegel; het blikken doosje / je blikken doosje;
          de boekenlegger / je boekenlegger; het rode schrift / je rode schrift`,
        beeld: `de inkt verbleekt / de inkt verbleekt; de klok tikt te hard / de klok te hard tikt;
          de postbode belt / de postbode belt; het papier vergeelt / het papier vergeelt;
          de lamp flakkert / de lamp flakkert; de envelop scheurt / de envelop scheurt;
          de bladzijden ritselen / de bladzijden ritselen; het kaarsvet drupt neer / het kaarsvet neerdrupt;
          de pen krast door / de pen doorkrast; een zin breekt af / een zin afbreekt`,
        doe: `schrijf een brief / een brief schrijven; lees tussen de regels / tussen de regels lezen;
          verscheur het klad / het klad verscheuren; plak postzegels op / postzegels opplakken;
          zoek naar dat ene woord / naar dat ene woord zoeken; vouw een boot van papier / een boot van papier vouwen;
          tel de jaren / de jaren tellen; streep een zin door / een zin doorstrepen;
          leer een gedicht / een gedicht leren; blader in het album / in het album bladeren`,
        als: `als inkt in de dauw; als een brief zonder naam; als het woord dat niet kwam; als lak op een blad;
          als een foto achter glas; als stof op een boek; als een punt na een zin; als een vlek op mijn jas;
          als een rijm zonder dwang; als een naam op het raam`,
        wat: `het woord dat niet kwam; een brief zonder naam; het schrift op de muur; een zin zonder eind;
          de foto achter glas; het rijm op mijn pijn; een boek zonder slot; de regel die blijft; een groet uit die tijd`,
      },
    },
  ],
  ideas: `een (zacht|rauw|warm|koppig|dromerig|stuwend) {style}-nummer over {about}. (In het refrein|Aan het eind|Tussendoor): {beeld.hoofd}.
    {style}, (langzaam|met veel lucht|bijna gefluisterd|luid en recht|met een koor): een lied over {about}.
    schrijf een (lied|hymne|ballade) over {about}. Het (begint|eindigt) {tijd}, {plek}.
    een (duet|afscheidslied|zomerhit|slaapliedje|meezinger) in {style}-stijl over {about}. (Het sleutelwoord|Het beeld erbij|De laatste zin): {wat}.
    wat als {beeld.bij}? Een {style}-nummer over {about}.`,
}
