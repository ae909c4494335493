import type { Tongue } from './tongue.ts'

/**
 * Slots: `lugar` where; `cosa` an object, "la brújula" or "tu brújula"; `escena` what happens by itself, a clause that
 * may follow "cuando"; `acto` what people do; `como` a comparison, `caer` one with what falls and fades; `ser` what
 * somebody is; `hora` when. Nothing tells the singer's gender.
 */
export const spanish: Tongue = {
  language: 'es',
  pace: 1.15,
  rhyme: 'assonant',
  titled: { after: '{title}, {line}', before: '{line}, {title}' },
  light:
    'el la los las un una unos unas lo le les me te se mi mis tu tus su sus y o ni que de del al a en con sin por para no es si yo tú como cuando donde porque mientras sobre entre desde hasta esta este todavía siempre nunca nada nadie',
  forms: { cosa: 'def tu', acto: 'yo tu inf' },
  everyday: {
    hora: `a las (dos|tres|cuatro|cinco) de la mañana
      a las (siete|ocho|nueve|diez) de la noche
      un (lunes|martes|jueves|viernes|domingo) (de abril|de enero|de otoño|de lluvia)
      al filo de la medianoche
      cuando cierran los bares
      en plena madrugada
      al caer la tarde
      con la primera luz
      antes del amanecer
      a media voz, a media luz
      en la hora más callada
      al final de la jornada`,
  },
  openings: `{hora} (te espero|me quedo|despierto|respiro|me siento) (en silencio|sin prisa|sin sueño|otra vez) {lugar}
    {escena} y (yo me quedo|nadie dice nada|te busco|aquí seguimos|me siento a mirar) {lugar}
    (alguien|un niño|un extraño|una vecina) (dejó|perdió|olvidó|escondió) {cosa.def} {lugar}
    hay (un silencio|una canción|un secreto|una promesa|un recuerdo) {lugar} (y|mientras) {escena}
    (miro|escucho|recuerdo|imagino) cómo {escena} {hora}
    {hora}, con {cosa.def} (en la mano|en el regazo|en la mirada|a mi lado)
    (llegamos|volvemos|hablamos|callamos) (los dos|tú y yo|sin ruido|con frío) {lugar}, {escena}
    {escena} {hora}, (y el mundo se calla|y no tengo prisa|y nadie pregunta|y la vida pasa)
    (aquí|allí|siempre) {lugar} (se nos queda|se despierta|se termina|va creciendo) (la noche|la tarde|la espera|el verano)`,
  stances: [
    {
      name: 'longing',
      keywords:
        'extrañ nostalg adiós despedida triste tristeza lágrima llor solo sola soledad lejos perd ausencia recuerd olvid distancia dolor',
      detail: `(guardo|escondo|conservo|protejo) {cosa.tu} (todavía|en secreto|como entonces|con cuidado) {lugar}
        (tu sombra|tu risa|tu nombre|tu voz|tu perfume) (sigue|se queda|me espera|se duerme) {lugar}
        te fuiste (sin ruido|despacio|de golpe|sin mí) {hora}, y {escena}
        queríamos {acto.inf} (algún día|los dos|sin prisa|hasta el alba|para siempre)
        {acto.yo} y (pienso en ti|hablo contigo|sueño contigo|digo tu nombre|te invento de nuevo)
        (la gente|tu hermana|el portero|un amigo) (aún|siempre|todavía) pregunta por ti {lugar}
        (a veces|en sueños|sin querer|de noche) (te veo|te escucho|te encuentro|te nombro) {lugar}
        quise (vender|quemar|perder|regalar) {cosa.tu}, (y no pude|y no supe|me faltó valor|me tembló la voz)`,
      turn: `y (te extraño|te busco|me faltas|te nombro) (aún más|en silencio|cada noche|todavía) {caer}
        nada (brilla|suena|sabe|duele) igual desde que {escena}
        fuiste {ser}, y (ya no estás|te perdí|ahora hace frío|me quedo aquí|no sé vivir)
        te pierdo (día tras día|poco a poco|sin remedio|cada invierno) {caer}
        y (grito|repito|susurro|dibujo) tu nombre (al aire|en vano|sin voz|otra vez) {lugar}
        y (mi corazón|mi reloj|mi canción|la ilusión) (se rompe|se apaga|se pierde|se para) {lugar}`,
      lift: `¿(cuánto falta|cuántas noches|cuánta vida) (para verte|sin tus ojos|para olvidarte) {lugar}?
        dime si (sueñas|me piensas|también lloras|te despiertas) cuando {escena}
        ¿(dónde estás|quién te abraza|quién te espera|dónde duermes) {hora}, cuando {escena}?
        daría (mi vida|mi verano|los años|mi sueño) por {cosa.tu} (y tu voz|y un abrazo|otra vez|y tu risa)
        cada vez que {escena} (me doy la vuelta|creo que vuelves|digo tu nombre|se me va el alma)
        ¿con quién voy ahora a {acto.inf} (sin ti|de noche|en abril|los domingos)?`,
      answer: `(vuelve|regresa|ven) (conmigo|a casa|esta noche|una vez más), {escena}
        (te espero|te canto|te busco|te sueño) (todavía|sin descanso|cada noche|como siempre) {lugar}
        (quédate|ríete|baila|duerme) una vez más (conmigo|a mi lado|en mis brazos|como antes) {lugar}
        sin ti (me apago|me pierdo|me caigo|me hundo) (despacio|de noche|sin ruido) {caer}
        (para mí|todavía|en mis sueños|a pesar de todo) tú (eres|serás|fuiste) {ser}
        quisiera (contigo|otra vez|esta noche|sin miedo) {acto.inf}
        (mándame|déjame|dime) (una palabra|una señal|un adiós|una canción), que {escena}`,
      bridge: `quizás (ahora|esta noche|también) tú (bailas|respiras|sonríes|caminas) {lugar}
        algún día podré {acto.inf} (sin llorar|sin pensarte|en calma|de nuevo)
        dejé {cosa.tu} {lugar} (para siempre|sin mirar|bajo llave|con un beso)
        dicen que (ahora|por fin|de vez en cuando) (vives|cantas|duermes|te ríes) {lugar}
        y {hora}, si {escena}, (te dejo marchar|te dejo volar|me pongo a llorar|me vuelvo a encontrar)`,
      about: `alguien que guarda {cosa.def} (en secreto|desde hace años)
        la primera noche sin nadie {lugar}
        una voz que todavía suena {lugar}
        dos personas que soñaban con {acto.inf}`,
    },
    {
      name: 'devotion',
      keywords:
        'amor amo quier enamor corazón beso bes abraz boda casar novi matrimonio juntos ternura cariño madre mamá padre papá famil románt',
      detail: `(traes|llevas|me prestas|me das) {cosa.def} (sonriendo|sin palabras|con cuidado|cada día) {lugar}
        {acto.tu} y (yo te miro|pierdo la hora|se para el tiempo|todo es sencillo|me río contigo)
        (quiero|podemos|debemos|sabemos) {acto.inf} (los dos|sin reloj|contigo|toda la vida)
        tu mano (en la mía|en mi pelo|en mi espalda|en mi hombro) {lugar}, y {escena}
        (duermes|cantas|te ríes|descansas) (en mi pecho|a mi lado|junto a mí|entre mis brazos) {lugar}
        (el miedo|el orgullo|la duda|el cansancio) se me (olvida|deshace|termina|perdona) cuando {escena}
        te (regalo|enseño|guardo|ofrezco) {cosa.def} {hora}, (porque sí|y mi tiempo|y mi risa|y lo que soy)
        me (llamas|besas|buscas|despiertas) (despacio|bajito|por mi nombre|sin aviso) {hora} {lugar}`,
      turn: `y te (quiero|abrazo|respiro|prometo) (aún más|en silencio|sin medida|cada noche) {como}
        eres {ser}, (y yo soy de ti|no quiero más|y aquí estaré|y me haces reír|y sé quién soy)
        y (me quedo|vivimos|soñamos|estamos) (contigo|en paz|a salvo|los dos) {lugar}
        contigo (la vida|la noche|mi voz|cualquier día) (se enciende|despierta|florece|camina) {como}
        y (lo sé|lo siento|lo juro|se nota): tú eres {ser}
        (crecemos|brillamos|flotamos|volamos) (los dos|sin miedo|despacio|por fin) {como}`,
      lift: `y cuando {escena}, (me quedo contigo|te abrazo más fuerte|te canto al oído|volvemos a casa|te quiero de nuevo)
        (dime|júrame|promete) que vamos a {acto.inf} (de viejos|por siempre|mañana|otra vez)
        dame {cosa.def} y (tu mirada|un beso|tu mano|la vida)
        ¿qué sería (de mí|del sol|de abril|de la noche) sin ti cuando {escena}?
        (no pregunto|no recuerdo|no me importa|se me olvida) la hora {lugar} (contigo|a tu lado|si ríes|si bailas)
        (bésame|llévame|abrázame|mírame) {hora}, que {escena}`,
      answer: `eres {ser}, (y mucho más|para mí|y mi verdad|de noche y de día)
        quiero contigo (siempre|mañana|de nuevo|sin prisa) {acto.inf}
        (quédate|duerme|sueña|baila) (conmigo|a mi lado|esta noche|en mis brazos) {lugar}
        te quiero (así|tanto|en voz alta|de verdad|sin final) {como}
        (mi voz|mi corazón|mi alegría|mi casa) (te espera|te nombra|te canta|te sigue) {lugar}
        (ven|corre|vuelve) (a mi lado|a mis brazos|junto a mí), que {escena}
        (vivir|reír|soñar|despertar) contigo {lugar} (me basta|es todo|y nada más|toda la vida)`,
      bridge: `y si (llega el invierno|se acaba el mundo|nos hacemos viejos), (serás|eres) {ser}
        te busqué (sin saber|mil años|a ciegas|sin mapa), y ahora {escena}
        tenemos (los dos|un techo|un beso|el viento) y {cosa.def}
        y nadie (sabe|ve|imagina) cómo (bailamos|reímos|dormimos|callamos) {lugar}
        vamos otra vez a {acto.inf} (con cien años|bajo el agua|de la mano|sin zapatos)`,
      about: `dos que se ponen a {acto.inf} y olvidan la hora
        la suerte de no estar sin nadie {lugar}
        una pedida de mano {lugar}
        una pareja de abuelos y {cosa.def}`,
    },
    {
      name: 'celebration',
      keywords:
        'fiest celebr alegr feliz felicidad cumpleaños baila risa brind divert gozar goza viernes sábado carnaval contento rumba',
      detail: `vamos a {acto.inf}, (y nadie se va|como nunca más|que el barrio lo sepa|y todos cantando)
        (alguien|mi hermano|la abuela|un extraño|Lucía) (levanta|regala|estrena|pasea) {cosa.def} {lugar}
        quien (canta|se ríe|se lanza|se atreve) (se queda|ya gana|no duerme) {lugar} (esta noche|con nosotros)
        (la gente|mi calle|la banda|los míos) (grita|salta|brilla|canta) {hora}, porque {escena}
        te (presto|regalo|cambio) {cosa.def}, (ven a bailar|canta más alto|que hoy todo vale|que hoy invito yo)
        (la radio|el bajo|el tambor|la trompeta) (nos llama|nos lleva|retumba|se enciende) {lugar} {como}
        dejamos (las penas|los lunes|las deudas|las prisas) {lugar}, y {escena}
        (hoy toca|vinimos a|queremos|no paro de) {acto.inf} {hora}`,
      turn: `y (volamos|saltamos|brillamos|giramos) (más alto|sin freno|los dos|sin dormir) {como}
        (esta noche|hoy|por fin) (nos toca|nos llega|nos canta) (la vida|la suerte|la fiesta|la luz) {lugar}
        y nadie (duerme|llora|se marcha|se rinde) {lugar} (todavía|esta noche|ni un segundo)
        la (vida|noche|suerte|alegría) (nos sabe|nos suena|nos llega|nos quema) {como}
        eres {ser}, y (hoy es tu noche|esto no para|vamos por más|no hay quien te calle)
        y {escena}, (que siga la fiesta|que tiemble la calle|y queda la noche|y nadie se cansa)`,
      lift: `¿(lo oyes|lo ves|lo sientes|te das cuenta)? ya {escena}, (vamos|ven|corre)
        (una copa|una canción|una vuelta|una hora) más {lugar}, (y otra|y ya|mi amor|qué más da)
        (arriba|al aire|al cielo) (las manos|las voces|los vasos|las ganas), que {escena}
        ¿quién (viene|quiere|se anima) (conmigo|sin miedo|de nuevo) a {acto.inf}?
        y cuando {escena} (subimos la voz|empieza lo bueno|cantamos más fuerte|bailamos los dos)
        (suelta|deja|guarda) {cosa.def} y (baila|salta|canta|corre) {lugar}`,
      answer: `(bailamos|cantamos|brindamos|saltamos) (descalzos|sin miedo|hasta el alba|más fuerte) {lugar}
        vamos (de nuevo|sin pausa|los dos|por favor) a {acto.inf}
        la (noche|vida|calle|suerte) (arde|vuela|gira|brilla) {como}
        (mil|todos los|nuestros) corazones (laten|brillan|cantan|arden) {lugar}
        que (bailen|se enciendan|se llenen) (las calles|las almas|las luces|las copas), {escena}
        hoy eres {ser}, (baila|canta|salta|brilla) (sin parar|por los dos|hasta el final)
        y nadie (se va|se calla|se duerme|se cansa) cuando {escena}`,
      bridge: `(mañana|de viejos|un día) diremos cómo (reímos|brindamos|bailamos|cantamos) {lugar}
        un año de (trabajo|silencio|sueños|espera), y ahora a {acto.inf}
        nadie pregunta (la hora|el precio|por qué|por ayer) cuando {escena}
        guarda {cosa.def}, (nos tenemos|la noche es larga|la vida es esta|el cielo es grande)
        (más bajo|más alto|más lento|más fuerte) {hora}, que {escena}`,
      about: `una fiesta {lugar} que no termina
        unos amigos que no paran de {acto.inf}
        la mejor noche del año, {lugar}
        unos desconocidos y las ganas de {acto.inf}`,
    },
    {
      name: 'defiance',
      keywords:
        'rabia odio enojo ira furia mentir mentira traicion veng pele luch lucha basta nunca libre rebeld grit fuerte guerra valiente',
      detail: `toma {cosa.tu} y (vete|corre|camina|sal), (no te retengo|la puerta está abierta|yo ya no lo quiero|se acabó)
        (dijiste|juraste|creíste|pensaste) que iba a (romperme|caerme|rendirme|perderme) {caer}
        {acto.yo}, (te guste o no|sin tu permiso|cuando yo quiero|y tú te callas)
        me querías (en silencio|en la sombra|de rodillas|sin voz) {lugar}
        tiré {cosa.tu} {hora} (a la calle|contra el muro|por la ventana|sin temblar)
        (hablan|murmuran|se ríen|esperan) {lugar}, (y no los escucho|y yo no me callo|y yo no me voy)
        tu (promesa|sonrisa|mentira|palabra) se (rompió|apagó|quebró|cayó) {lugar} {caer}
        (camino|respiro|me planto) con la frente (en alto|al viento|al sol), aunque {escena}`,
      turn: `y (sigo mi camino|ardo sin tu permiso|me pongo de pie|crezco sin ti) {como}
        (hoy|ahora|por fin) se acaba, porque {escena}
        y soy {ser}, (no soy de ti|apréndelo bien|y tú ya no estás|y puedo reír)
        nunca más (te espero|te lloro|me callo|me rindo) {lugar} (por ti|por nada|sin luz)
        (mi nombre|mi fuego|mi rabia|mi voz) (resuena|se queda|despierta|se alza) {lugar}
        y si {escena}, (me río de ti|yo sigo de pie|ya estoy lejos|no vuelvo a caer)`,
      lift: `¿(cuándo|dónde|dime cuándo) me (preguntaste|escuchaste|dejaste decir) qué quería {lugar}?
        ¿(cuántas veces|hasta cuándo|por qué) tengo que {acto.inf} (por ti|en silencio|sin luz)?
        mira cómo {escena}, (no tengo miedo|me da lo mismo|yo sigo en pie|cuento hasta tres)
        ni un (grito|golpe|muro|miedo) (me frena|me calla|me tumba|me apaga) {lugar}
        {hora} (rompo|quemo|vendo|regalo) {cosa.tu} (y canto|y me río|y respiro)
        (una vez|otra vez|por última vez) te digo (adiós|que no|la verdad), mientras {escena}`,
      answer: `(ardo|grito|corro|sigo) (sin ti|de pie|por mí|sin miedo) {como}
        quédate {cosa.tu}, (me voy|se acabó|yo quiero más|ya me da igual|soy libre)
        (no me callas|no me rompes|no me tienes) (nunca más|ni un día más|aunque quieras) {lugar}
        (sin ti|por fin|desde hoy) (ya puedo|prefiero|yo quiero|me toca) {acto.inf}
        (aquí|hoy|así) me planto {lugar} (y digo que no|y no me voy|y grito|y canto)
        soy {ser}, (grábalo bien|y no soy de ti|mírame bien|y tú ya no estás)
        (vete ya|corre ya|cállate), que {escena}`,
      bridge: `dejé {cosa.tu} {lugar} (sin llorar|y me fui|sin rencor|sin mirar)
        (antes|ayer|un año) yo (callaba|lloraba|dormía|esperaba) {lugar} (por ti|sin luz|sin voz)
        mírame ahora: {acto.yo} (sin ti|de pie|y me río|por mí)
        se (cae|aprende|crece|vive) (una vez|de noche|con miedo), {como}
        y {escena}, (ya no me giro|voy por delante|no te necesito)`,
      about: `la última palabra {lugar}
        alguien que devuelve {cosa.def} y se va
        el día en que una mujer deja de callar {lugar}
        la rabia, {como}`,
    },
    {
      name: 'hope',
      keywords:
        'esper sueñ soñ futuro mañana luz comenz empez nuevo ánimo fuerza seguir adelante valor levant oportunidad inspir vivir milagro',
      detail: `{acto.yo} (despacio|de nuevo|temblando|por fin), (y vuelvo a creer|y puedo seguir|y algo me canta)
        encontré {cosa.def} {lugar} (en el polvo|y sonreí|por azar|y lo entendí)
        (el invierno|el miedo|la duda|la sombra) se (aleja|cansa|duerme|rinde) cuando {escena}
        fue un año (muy largo|sin luz|de piedra|callado), y ahora {escena}
        (las heridas|las preguntas|las sombras|las grietas) se (cierran|apagan|deshacen) {lugar} {caer}
        (alguien|un niño|mi madre|un viejo) me dice {lugar}: (no te rindas|vuelve a empezar|levántate ya|aprende a volar)
        llevo {cosa.def} (por suerte|conmigo|de amuleto|en el alma) {lugar}
        (podemos|queremos|sabemos) (mañana|otra vez|de nuevo) {acto.inf} {hora}`,
      turn: `y (me levanto|respiro|despierto|camino) (despacio|de nuevo|sin miedo|hacia el sol) {como}
        y (sé|siento|creo|presiento) que {escena} (por mí|muy pronto|hoy mismo|por fin)
        (en algún sitio|mañana|muy cerca) (espera|empieza|se enciende) (un día|la suerte|la luz) {lugar}
        y (la vida|mi voz|el mundo|el alma) se (enciende|abre|levanta|despierta) {como}
        eres {ser}, (y voy a empezar|y vuelvo a creer|y puedo volar|y sé caminar)
        ningún (camino|sueño|día) (es en vano|se pierde|se acaba) si {escena}`,
      lift: `(aguanta|espera|respira|confía), que {escena} (y llega|mi vida|y canta|y sigue)
        ¿y si {escena} (y despertamos|y era tan fácil|y todo cambia|y estamos listos)?
        ¿no (ves|oyes|sientes) cómo {escena} (por ti|despacio|ya mismo)?
        un (paso|día|sueño|verso) más {lugar}, (y llegamos|y amanece|no te rindas)
        (lleva|levanta|enseña) {cosa.def} (al sol|al mundo|sin miedo) y (corre|canta|cree|sigue)
        quiero (por fin|contigo|sin miedo|de nuevo) {acto.inf}, (pase lo que pase|día tras día|paso a paso)`,
      answer: `(me levanto|nos levantamos|te levantas) (otra vez|de nuevo|mañana) {como}
        (cree|sueña|canta|corre) (una vez más|conmigo|sin parar), que {escena}
        va a (amanecer|clarear|florecer) {lugar} (por ti|por los dos|de nuevo|al fin)
        vamos (mañana|de nuevo|muy lejos|los dos) a {acto.inf}
        eres {ser}, (no lo olvides|no te pierdas|ya falta poco|voy contigo)
        (la vida|un día|el mundo|la luz) (despierta|comienza|se asoma) {lugar} {como}
        (mañana|algún día|muy pronto) (bailas|cantas|ríes|vuelas) (de nuevo|conmigo|sin miedo) {lugar}`,
      bridge: `(ayer|un año|mil noches) (lloré|callé|caí|temblé) {lugar} (sin luz|sin voz|y en vano)
        hoy llevo {cosa.def}, (y eso me basta|y sé por qué|y voy delante)
        y si (caigo|dudo|me pierdo) {lugar}, (me esperas|me alzas|me encuentras) (tú|después|al sol)
        (a veces|quizás|al final) (la suerte|la paz|el amor) nos llega {como}
        vamos de nuevo a {acto.inf} (sin miedo|como de niños|de la mano)`,
      about: `el día en que todo empieza de nuevo {lugar}
        alguien que lleva {cosa.def} como amuleto
        el valor de volver a creer, {como}
        ese momento en que {escena}`,
    },
    {
      name: 'calm',
      keywords:
        'calma tranquil paz silenci descans relaj suave duerme dormir nana seren quiet domingo siesta lento respir pausa',
      detail: `{acto.yo} (y tengo tiempo|y me callo|y nada más|en paz) {hora}
        tengo (un té|un libro|una silla|una canción) y {cosa.def}, (y me sobra|no hace falta más|y me basta|y respiro)
        {escena}, (yo solo escucho|lo dejo estar|suelto el aire|me quedo aquí) {hora}
        (el tiempo|el día|el viento|el mundo) (pasa|duerme|flota|canta) {lugar} (y no pesa|muy despacio|y sonríe)
        (callamos|soñamos|respiramos) (los dos|sin prisa|un buen rato) {lugar}, y {escena}
        (deja|cuelga|olvida) {cosa.def} (a mi lado|en la silla|un momento), (ven aquí|siéntate|quédate) {lugar}
        nadie (llama|espera|molesta|pregunta) {lugar} cuando {escena}
        (leo|sueño|canto|pienso) (bajito|despacio|sin voz) {lugar}, {como}`,
      turn: `y (todo|el día|el alma|el mundo) se (aquieta|aclara|duerme|ensancha) {como}
        y (me quedo|me duermo|descanso|respiro) (aquí|contigo|despacio|en calma) {lugar}
        y nada (pesa|duele|falta|sobra) ya cuando {escena}
        eres {ser}, (y tengo tiempo|me duermo ya|así está bien|y no hay reloj)
        (las penas|las horas|las dudas) se (van|alejan|deshacen) (despacio|sin ruido|flotando) {caer}
        (qué leve|qué simple|qué suave) (la vida|la tarde|la suerte) {lugar}`,
      lift: `(espera|escucha|respira), que {escena} (muy suave|conmigo|y calla)
        ¿para qué (correr|buscar|pensar) (tanto|más|sin fin), si {escena}?
        deja {cosa.def} {lugar}, (no hay prisa|que espere|mañana será)
        (apaga la luz|abre la ventana|baja la voz|quítate los zapatos) {hora}, que {escena}
        hoy (no quiero más que|prefiero|me gusta) {acto.inf} (despacio|contigo|en paz)
        ¿oyes cómo {escena}? (nada más|muy suave|solo eso)`,
      answer: `(quédate|descansa|sueña|duerme) (conmigo|un rato|en silencio|sin prisa) {lugar}
        (muy suave|despacio|sin ruido) (flota|pasa|cae|canta) (el día|el tiempo|la luz) {como}
        y {escena}, (no hace falta más|me duermo ya|estoy aquí|así está bien)
        solo quiero (contigo|despacio|otra vez|en calma) {acto.inf}
        eres {ser}, (quédate así|duérmete ya|gracias por ti)
        (respira|cuenta|canta) conmigo {lugar}, (muy lento|uno a uno|y otra vez)
        que (espere|se calle|se duerma) (el mundo|el reloj|la prisa), que {escena}`,
      bridge: `(antes|ayer) (corría|gritaba|buscaba) (sin rumbo|sin pausa|en vano), y ahora descanso {lugar}
        y {cosa.def} (ya no pesa|se duerme|descansa) (en el viento|en la sombra|a mi lado)
        un (día|sueño|amor|verano) se (va|borra|pierde) {caer}
        (alguien|la vecina|un niño) (canta|ríe|silba) {lugar}, (y me duermo|y hace bien|muy lejos)
        (mañana|después|otro día) habrá tiempo (de sobra|también) de {acto.inf}`,
      about: `una tarde {lugar} en la que no pasa nada
        la alegría pequeña de {acto.inf}
        alguien que solo respira {lugar}
        la paz cuando {escena}`,
    },
  ],
  themes: [
    {
      name: 'sea',
      companions: 'summer sky',
      keywords: 'mar océano ola olas playa puerto barco isla arena faro costa vela gaviota marinero agua muelle',
      words: 'mareas; gaviotas; olas; velas; espumas; islas; sirenas; arenas',
      phrases: {
        lugar: `en el puerto; sobre la arena; a la orilla del mar; en el muelle; detrás del faro; en la cubierta;
          junto a las redes; en la bahía; al borde del agua; entre la espuma; en la última isla;
          bajo las velas`,
        cosa: `el ancla oxidada / tu ancla oxidada; la brújula rota / tu brújula rota;
          la botella con carta / tu botella con carta; el remo azul / tu remo azul;
          la red vacía / tu red vacía; la caracola / tu caracola; el mapa del norte / tu mapa del norte;
          la gorra de marinero / tu gorra de marinero; el nudo de cuerda / tu nudo de cuerda;
          la vela de lino / tu vela de lino`,
        escena: `sube la marea; vuelven las gaviotas; el faro se enciende; se alejan los barcos; la niebla se abre;
          el mar respira; rompen las olas; cambia el viento; zarpa el último barco; la sal se seca`,
        acto: `cuento las olas / cuentas las olas / contar las olas;
          nado mar adentro / nadas mar adentro / nadar mar adentro;
          remo sin rumbo / remas sin rumbo / remar sin rumbo;
          escribo en la arena / escribes en la arena / escribir en la arena;
          remiendo las redes / remiendas las redes / remendar las redes;
          busco caracolas / buscas caracolas / buscar caracolas;
          duermo en la barca / duermes en la barca / dormir en la barca;
          sigo a las gaviotas / sigues a las gaviotas / seguir a las gaviotas;
          suelto las amarras / sueltas las amarras / soltar las amarras;
          miro el horizonte / miras el horizonte / mirar el horizonte`,
        como: `como sal en la piel; como el viento en la vela; como la luz en el agua; como el mar a la luna;
          como un faro en la noche; como el ancla en la roca; como la ola que vuelve`,
        caer: `como arena en las manos; como espuma en la orilla; como un barco sin vela; como la sal en la herida;
          como una piedra en el agua; como huellas en la playa; como niebla en el muelle`,
        ser: `un puerto en la tormenta; el faro de la costa; un barco sin amarras; la sal de mi aire;
          la isla que busco; el viento en las velas; un mar sin orillas; la calma tras la ola;
          el ancla de mi vida`,
      },
    },
    {
      name: 'city',
      companions: 'dance rain',
      keywords:
        'ciudad calle barrio neón metro bar avenida edificio asfalto semáforo taxi urban esquina terraza centro',
      words: 'luces; esquinas; azoteas; farolas; sirenas; avenidas; ventanas; aceras',
      phrases: {
        lugar: `en la azotea; en el último metro; bajo las farolas; en la esquina de tu calle; en la barra del bar;
          en el paso de cebra; frente a tu portal; en la escalera; sobre el puente; en la plaza vacía;
          junto al semáforo; entre cristal y neón`,
        cosa: `la llave del portal / tu llave del portal; la chaqueta de cuero / tu chaqueta de cuero;
          el billete de ayer / tu billete de ayer; la bici robada / tu bici robada;
          el paraguas del bar / tu paraguas del bar; el mechero dorado / tu mechero dorado;
          la copa vacía / tu copa vacía; el mapa del metro / tu mapa del metro;
          la moneda de la suerte / tu moneda de la suerte; los cascos gastados / tus cascos gastados`,
        escena: `cambia el semáforo; la ciudad no duerme; pasa el último bus; parpadea el neón; cierran los bares;
          se apagan las ventanas; ruge una moto; brilla el asfalto; vuelan las palomas; un saxo se queja`,
        acto: `cruzo con el rojo / cruzas con el rojo / cruzar con el rojo;
          cuento las farolas / cuentas las farolas / contar las farolas;
          bailo en la azotea / bailas en la azotea / bailar en la azotea;
          duermo en el metro / duermes en el metro / dormir en el metro;
          pinto en los muros / pintas en los muros / pintar en los muros;
          compro flores tardías / compras flores tardías / comprar flores tardías;
          camino sin mapa / caminas sin mapa / caminar sin mapa;
          salto los charcos / saltas los charcos / saltar los charcos;
          llamo a tu portal / llamas a mi portal / llamar al portal;
          robo una canción / robas una canción / robar una canción`,
        como: `como neón en el vidrio; como un tren bajo el suelo; como la luz de un portal;
          como música en el patio; como un parque en abril; como el pulso del barrio;
          como un grafiti en el muro`,
        caer: `como humo en la escalera; como un taxi que pasa; como pasos en la acera; como monedas al suelo;
          como un cristal que se rompe; como papel en la vía; como la luz de un letrero`,
        ser: `la luz del cuarto piso; la calle de mi casa; un parque sin vallas; el pulso de este barrio;
          la llave de la noche; un balcón con geranios; el verde del semáforo; la voz de la azotea;
          una chispa en el tráfico`,
      },
    },
    {
      name: 'road',
      companions: 'city sky',
      keywords:
        'carretera camino viaj viaje coche auto maleta autopista ruta kilómetro rumbo lejos moto aventura horizonte mapa partir',
      words: 'caminos; maletas; curvas; fronteras; kilómetros; horizontes; desvíos; ruedas',
      phrases: {
        lugar: `en la carretera; en la gasolinera; al otro lado del río; en el asiento de atrás;
          en un motel sin nombre; en la última curva; camino del sur; en el retrovisor; bajo un cielo sin fin;
          en medio del polvo; junto a la frontera; entre dos ciudades`,
        cosa: `la maleta vieja / tu maleta vieja; el mapa arrugado / tu mapa arrugado;
          la radio del coche / tu radio del coche; las botas con barro / tus botas con barro;
          el café de la venta / tu café de la venta; la cinta grabada / tu cinta grabada;
          el sombrero de paja / tu sombrero de paja; la postal de Lima / tu postal de Lima;
          la manta de viaje / tu manta de viaje; el reloj parado / tu reloj parado`,
        escena: `la carretera brilla; ruge el motor; se acaba el asfalto; suena la radio; el polvo se posa;
          pasan los pueblos; se acercan los montes; la noche avanza; se vacía el tanque; quema el volante`,
        acto: `conduzco sin prisa / conduces sin prisa / conducir sin prisa;
          sigo la carretera / sigues la carretera / seguir la carretera;
          bajo las ventanas / bajas las ventanas / bajar las ventanas;
          canto con la radio / cantas con la radio / cantar con la radio;
          hago la maleta / haces la maleta / hacer la maleta;
          cruzo la frontera / cruzas la frontera / cruzar la frontera;
          pierdo los mapas / pierdes los mapas / perder los mapas;
          duermo en el coche / duermes en el coche / dormir en el coche;
          persigo la luna / persigues la luna / perseguir la luna;
          elijo un desvío / eliges un desvío / elegir un desvío`,
        como: `como un tren sin parada; como el viento en la cara; como la rueda que gira; como un canto de viaje;
          como el sol en el vidrio; como un bus hacia el sur; como la línea del cielo`,
        caer: `como polvo en el vidrio; como un neumático roto; como la huella en el barro;
          como un mapa en el fuego; como un pueblo vacío; como gasolina en el suelo; como un cartel oxidado`,
        ser: `el camino que queda; un desvío a casa; la última salida; el motor que canta; la curva y el vértigo;
          un pueblo en el mapa; el norte que busco; un tanque lleno; el fin de este mapa`,
      },
    },
    {
      name: 'rain',
      companions: 'city letters',
      keywords:
        'lluvia llover llueve tormenta paraguas nube trueno charco mojad relámpago gotas gris temporal aguacero rayo',
      words: 'gotas; tormentas; nubes; charcos; paraguas; relámpagos; goteras; cristales',
      phrases: {
        lugar: `bajo la lluvia; en el portal; tras los cristales; bajo un paraguas; en la parada del bus;
          en el balcón mojado; junto a la ventana; en el umbral; sobre los charcos; bajo la cornisa;
          en el banco del parque; entre dos truenos`,
        cosa: `el paraguas negro / tu paraguas negro; el abrigo mojado / tu abrigo mojado;
          la carta borrosa / tu carta borrosa; las botas de goma / tus botas de goma;
          la vela encendida / tu vela encendida; la taza de menta / tu taza de menta;
          el libro empapado / tu libro empapado; la manta de lana / tu manta de lana;
          el pañuelo gris / tu pañuelo gris; el barco de papel / tu barco de papel`,
        escena: `la lluvia cae; truena a lo lejos; se rompen las nubes; tiembla la ventana; crecen los charcos;
          cae un relámpago; se empañan los vidrios; escampa en el barrio; gotea el tejado; el viento se calma`,
        acto: `bailo en los charcos / bailas en los charcos / bailar en los charcos;
          cuento los truenos / cuentas los truenos / contar los truenos;
          cierro el paraguas / cierras el paraguas / cerrar el paraguas;
          dibujo en el vidrio / dibujas en el vidrio / dibujar en el vidrio;
          tiendo la ropa / tiendes la ropa / tender la ropa;
          corro bajo el agua / corres bajo el agua / correr bajo el agua;
          enciendo las velas / enciendes las velas / encender las velas;
          escucho el tejado / escuchas el tejado / escuchar el tejado;
          espero que escampe / esperas que escampe / esperar que escampe;
          mojo los zapatos / mojas los zapatos / mojar los zapatos`,
        como: `como lluvia en el techo; como el claro en las nubes; como el trueno en el pecho; como un río crecido;
          como el musgo en la piedra; como un techo en invierno; como el arco en el cielo`,
        caer: `como tinta en el agua; como un rayo en la noche; como la niebla en el valle;
          como un paraguas que vuela; como gotas en el cable; como granizo en el huerto;
          como un dique que cede`,
        ser: `un techo en la lluvia; el claro entre nubes; la luz tras el vidrio; un abrigo prestado;
          la paz tras el trueno; el primer día seco; un río sin cauce; la lluvia que esperaba;
          el trueno en mi pecho`,
      },
    },
    {
      name: 'morning',
      companions: 'letters winter',
      keywords: 'mañana desayuno café amanec despert sol temprano cocina pan cama alba aurora rocío té levant',
      words: 'tazas; mañanas; almohadas; cortinas; campanas; tostadas; migas; balcones',
      phrases: {
        lugar: `en la cocina; en el balcón; bajo las sábanas; en la mesa de siempre; junto a la ventana;
          en la panadería; al pie de la cama; entre tazas y pan; en el patio con sol; en la barra del café;
          en el pasillo; con la radio encendida`,
        cosa: `el café cargado / tu café cargado; la taza azul / tu taza azul; el pan caliente / tu pan caliente;
          el diario de hoy / tu diario de hoy; la camisa planchada / tu camisa planchada;
          la miel del mercado / tu miel del mercado; el despertador / tu despertador;
          las gafas del baño / tus gafas del baño; el jersey de rayas / tu jersey de rayas;
          la naranja partida / tu naranja partida`,
        escena: `canta el gallo; silba la tetera; entra el sol; se enfría el café; huele a pan nuevo;
          despierta la calle; se mueve la cortina; suena una campana; bosteza el barrio; se va la noche`,
        acto: `preparo el café / preparas el café / preparar el café;
          tuesto el pan / tuestas el pan / tostar el pan;
          apago el despertador / apagas el despertador / apagar el despertador;
          riego las plantas / riegas las plantas / regar las plantas;
          leo el periódico / lees el periódico / leer el periódico;
          abro las ventanas / abres las ventanas / abrir las ventanas;
          duermo hasta tarde / duermes hasta tarde / dormir hasta tarde;
          canto en la ducha / cantas en la ducha / cantar en la ducha;
          parto la naranja / partes la naranja / partir la naranja;
          barro las migas / barres las migas / barrer las migas`,
        como: `como sol en la mesa; como pan recién hecho; como rocío en la hierba; como el olor a canela;
          como luz en tu pelo; como un gato en la alfombra; como mermelada de abril`,
        caer: `como leche en el café; como un sueño que olvido; como el humo del té; como migas en la mesa;
          como la noche en los ojos; como un plato en el suelo; como el vapor del espejo`,
        ser: `la luz en la mesa; un domingo sin prisa; el pan y la sal; la miel de mi té; el canto del gallo;
          el primer café; la sábana limpia; el sol de la cocina; una cama con luz`,
      },
    },
    {
      name: 'sky',
      companions: 'sea summer',
      keywords:
        'cielo estrella luna sol planeta universo volar vuelo ala alas nube cometa galaxia espacio constelación eclipse',
      words: 'estrellas; lunas; cometas; alas; planetas; golondrinas; satélites; constelaciones',
      phrases: {
        lugar: `bajo las estrellas; sobre los tejados; en lo alto del cerro; en la hierba mojada; al pie de la luna;
          detrás de las nubes; en el observatorio; en la azotea; al borde del mundo; a cielo abierto;
          en el último vuelo; entre Venus y Marte`,
        cosa: `el viejo telescopio / tu viejo telescopio; la cometa de seda / tu cometa de seda;
          el mapa del cielo / tu mapa del cielo; la pluma de halcón / tu pluma de halcón;
          la linterna azul / tu linterna azul; el globo perdido / tu globo perdido;
          la manta de lana / tu manta de lana; el anillo de plata / tu anillo de plata;
          el libro de planetas / tu libro de planetas; la piedra de la luna / tu piedra de la luna`,
        escena: `sale la luna; cae una estrella; se apaga el cielo; cruza un avión; se van las nubes; gira la tierra;
          vuelan los vencejos; brilla la noche; asoma Venus; se abre el azul`,
        acto: `cuento las estrellas / cuentas las estrellas / contar las estrellas;
          miro la luna / miras la luna / mirar la luna;
          vuelo en mis sueños / vuelas en tus sueños / volar en los sueños;
          bautizo un planeta / bautizas un planeta / bautizar un planeta;
          suelto una cometa / sueltas una cometa / soltar una cometa;
          pido un deseo / pides un deseo / pedir un deseo;
          busco la Osa Mayor / buscas la Osa Mayor / buscar la Osa Mayor;
          duermo al raso / duermes al raso / dormir al raso;
          persigo un eclipse / persigues un eclipse / perseguir un eclipse;
          apago las luces / apagas las luces / apagar las luces`,
        como: `como la luna en el campo; como un ave en el viento; como la luz de otro tiempo;
          como el azul tras la noche; como un vuelo en la tarde; como la chispa en el cielo;
          como un astro despierto`,
        caer: `como un astro que muere; como una cometa sin hilo; como el polvo de Marte; como las nubes de marzo;
          como una pluma en el aire; como un cohete sin rumbo; como la luz de un eclipse`,
        ser: `la estrella en mi techo; una luna sin noche; el azul sobre el campo; la estela de un cometa;
          un ala de luz; el cielo en el lago; el fin de la noche; un planeta sin guerra; la paz del espacio`,
      },
    },
    {
      name: 'summer',
      companions: 'sea dance',
      keywords:
        'verano calor sol vacaciones playa julio agosto junio helado piscina bicicleta hoguera jardín cálid siesta',
      words: 'veranos; cerezas; hogueras; grillos; girasoles; bicicletas; tormentas; sandías',
      phrases: {
        lugar: `en el río; bajo el cerezo; en la hierba alta; en la piscina; alrededor del fuego; en bicicleta;
          en la terraza; detrás del trigal; en la hamaca; a la sombra del pino; en la heladería;
          entre maíz y sol`,
        cosa: `el vestido de rayas / tu vestido de rayas; las gafas de sol / tus gafas de sol;
          la bici oxidada / tu bici oxidada; el sombrero de paja / tu sombrero de paja;
          la sandía partida / tu sandía partida; el helado de menta / tu helado de menta;
          la guitarra vieja / tu guitarra vieja; la toalla amarilla / tu toalla amarilla;
          el balón de cuero / tu balón de cuero; la foto del río / tu foto del río`,
        escena: `cantan los grillos; arde el asfalto; madura el trigo; se alarga la tarde; crepita el fuego;
          vuelan las cigarras; duerme la siesta; huele a jazmín; se derrite el hielo; el río espera`,
        acto: `salto al agua / saltas al agua / saltar al agua; robo cerezas / robas cerezas / robar cerezas;
          duermo la siesta / duermes la siesta / dormir la siesta;
          piso la hierba / pisas la hierba / pisar la hierba;
          pedaleo sin manos / pedaleas sin manos / pedalear sin manos;
          enciendo la hoguera / enciendes la hoguera / encender la hoguera;
          toco la guitarra / tocas la guitarra / tocar la guitarra;
          parto la sandía / partes la sandía / partir la sandía;
          olvido los zapatos / olvidas los zapatos / olvidar los zapatos;
          cazo luciérnagas / cazas luciérnagas / cazar luciérnagas`,
        como: `como un salto en el río; como el sol en tu pelo; como cerezas en mayo; como el viento en el trigo;
          como la brasa encendida; como la miel en el vaso; como el canto del grillo`,
        caer: `como hielo en la mano; como arena en los ojos; como un helado en el suelo; como el polvo en la senda;
          como la flor del almendro; como un fuego sin leña; como la siesta que acaba`,
        ser: `el verano en mi calle; un salto en el río; el oro del trigo; el día más largo; la sombra de julio;
          el sabor de la fruta; la hoguera en la playa; una tarde sin clases; el jazmín de la tapia`,
      },
    },
    {
      name: 'dance',
      companions: 'city summer',
      keywords:
        'bail danza discoteca club música ritmo fiesta dj concierto salsa vals tambor canción guitarra cumbia reguetón',
      words: 'tacones; tambores; luces; caderas; discos; espejos; vueltas; noches',
      phrases: {
        lugar: `en la pista; bajo la bola de espejos; junto a los altavoces; en primera fila; en el centro del salón;
          detrás del telón; en la barra; en la tarima; bajo los focos; en el guardarropa; al compás del tambor;
          entre el bajo y la voz`,
        cosa: `los zapatos rojos / tus zapatos rojos; el vestido brillante / tu vestido brillante;
          el disco rayado / tu disco rayado; la corbata torcida / tu corbata torcida;
          el último vals / tu último vals; el sello en la mano / tu sello en la mano;
          la copa de ron / tu copa de ron; el abanico / tu abanico;
          el pendiente perdido / tu pendiente perdido; la chaqueta de plata / tu chaqueta de plata`,
        escena: `suena el tambor; tiembla la pista; giran las luces; entra el bajo; salta la aguja; canta la gente;
          se abre el telón; sube el volumen; estalla el coro; llora el violín`,
        acto: `bailo sin zapatos / bailas sin zapatos / bailar sin zapatos;
          giro hasta el alba / giras hasta el alba / girar hasta el alba;
          pierdo el compás / pierdes el compás / perder el compás;
          doy la vuelta al disco / das la vuelta al disco / darle la vuelta al disco;
          canto sin letra / cantas sin letra / cantar sin letra;
          subo a la tarima / subes a la tarima / subir a la tarima;
          muevo los hombros / mueves los hombros / mover los hombros;
          sigo al tambor / sigues al tambor / seguir al tambor;
          aprendo un bolero / aprendes un bolero / aprender un bolero;
          rompo los tacones / rompes los tacones / romper los tacones`,
        como: `como el bajo en el pecho; como un trompo en la pista; como la luz en la piel;
          como un vals a las cuatro; como un golpe de tambor; como lentejuelas al viento;
          como un coro en la plaza`,
        caer: `como confeti en el suelo; como la aguja que salta; como un tacón que se quiebra;
          como el eco en la sala; como un aplauso que acaba; como el humo en el foco; como una copa que cae`,
        ser: `el bajo en mi pecho; un vals a las cuatro; el compás de la noche; la luz de la pista;
          un coro sin dueño; la chispa en el micro; la vuelta sin fin; el centro del baile;
          la estrella del barrio`,
      },
    },
    {
      name: 'winter',
      companions: 'letters morning',
      keywords:
        'invierno nieve frío hielo navidad chimenea diciembre enero bufanda helad escarcha abrigo vela villancico',
      words: 'copos; huellas; bufandas; velas; inviernos; chimeneas; campanas; abrigos',
      phrases: {
        lugar: `junto al fuego; en la nieve; bajo las mantas; en el lago helado; al pie del abeto; en la cabaña;
          en el andén de enero; en el bosque blanco; tras la escarcha; en la feria de invierno;
          al calor de la estufa; entre brasa y cristal`,
        cosa: `la bufanda de lana / tu bufanda de lana; los guantes grises / tus guantes grises;
          la última vela / tu última vela; el trineo del abuelo / tu trineo del abuelo;
          el gorro rojo / tu gorro rojo; la taza de chocolate / tu taza de chocolate;
          el abrigo largo / tu abrigo largo; la bola de cristal / tu bola de cristal;
          la leña seca / tu leña seca; la estrella de papel / tu estrella de papel`,
        escena: `cae la nieve; cruje el hielo; arde la leña; se hiela el lago; suenan campanas; tiemblan las ramas;
          nieva en la plaza; callan los pájaros; humea la sopa; se acorta el día`,
        acto: `echo leña al fuego / echas leña al fuego / echar leña al fuego;
          enciendo una vela / enciendes una vela / encender una vela;
          piso la nieve / pisas la nieve / pisar la nieve;
          tejo una bufanda / tejes una bufanda / tejer una bufanda;
          patino en el lago / patinas en el lago / patinar en el lago;
          sigo las huellas / sigues las huellas / seguir las huellas;
          caliento las manos / calientas las manos / calentar las manos;
          horneo galletas / horneas galletas / hornear galletas;
          canto villancicos / cantas villancicos / cantar villancicos;
          espero el deshielo / esperas el deshielo / esperar el deshielo`,
        como: `como brasa en invierno; como lana en la piel; como la luz de una vela; como el fuego en la casa;
          como canela en el aire; como un bosque nevado; como un guante en la mano`,
        caer: `como nieve en la mano; como huellas que borran; como el hielo que cruje; como el humo del pueblo;
          como la escarcha en el vidrio; como la cera en la mesa; como el vaho en el aire`,
        ser: `la brasa bajo el hielo; un fuego en enero; la luz de diciembre; el camino en la nieve;
          un abrigo prestado; la vela en la ventana; la escarcha en el cristal; un hogar con leña;
          la flor de la nieve`,
      },
    },
    {
      name: 'letters',
      companions: 'rain winter',
      keywords:
        'carta cartas escrib recuerdo foto fotograf diario palabra tinta papel poema correo memoria libro verso página cajón',
      words: 'cartas; palabras; páginas; sellos; fotos; versos; postales; promesas',
      phrases: {
        lugar: `en el cajón; al margen de la página; en el buzón; debajo de la cama; en la última línea;
          al dorso de la foto; en el escritorio; entre dos palabras; en mi cuaderno; en el sofá de siempre;
          en la biblioteca; bajo la lámpara`,
        cosa: `la primera carta / tu primera carta; la foto vieja / tu foto vieja;
          el sobre cerrado / tu sobre cerrado; la pluma de vidrio / tu pluma de vidrio;
          el poema doblado / tu poema doblado; la rosa seca / tu rosa seca;
          la nota del espejo / tu nota del espejo; la caja de lata / tu caja de lata;
          el diario sin llave / tu diario sin llave; la dirección en Quito / tu dirección en Quito`,
        escena: `se borra la tinta; suena el reloj; llega el cartero; arde el papel; parpadea la lámpara;
          cruje la página; se gasta la foto; falta una palabra; la cera gotea; se cierra el libro`,
        acto: `escribo una carta / escribes una carta / escribir una carta;
          leo entre líneas / lees entre líneas / leer entre líneas;
          rompo el borrador / rompes el borrador / romper el borrador;
          busco la palabra / buscas la palabra / buscar la palabra;
          doblo un barco / doblas un barco / doblar un barco; abro la caja / abres la caja / abrir la caja;
          tacho los versos / tachas los versos / tachar los versos;
          pego los sellos / pegas los sellos / pegar los sellos;
          firmo sin nombre / firmas sin nombre / firmar sin nombre;
          aprendo un poema / aprendes un poema / aprender un poema`,
        como: `como tinta en la piel; como un verso que vuelve; como la voz en un libro; como un sobre que llega;
          como la letra del padre; como la foto en la sala; como un nombre en el árbol`,
        caer: `como tinta en el agua; como una carta sin calle; como el polvo en los libros;
          como la cera en el sobre; como un punto al final; como papel en el fuego;
          como una mancha en el verso`,
        ser: `la palabra que falta; una carta sin calle; el verso que vuelve; un libro sin final;
          la foto en mi sala; la rima de mi pena; el nombre en el sobre; la línea que queda;
          la voz en el papel`,
      },
    },
  ],
  titles: `{word} (y fuego|y ceniza|y miel|sin dueño|de abril|sin nombre)
    (entre|bajo|sobre|contra) {word}
    (mil|dos|estas|nuestras) {word}
    {ser}
    (cuando|mientras|porque|si) {escena}
    {acto.inf}
    {lugar}
    {word} {lugar}`,
  ideas: `una canción de {style} (lenta|luminosa|rebelde|tierna|con alma) sobre {about}. (En el estribillo|Al final|De fondo), {escena}.
    {style} (a media voz|con mucho aire|con coro|con palmas): una canción sobre {about}.
    escribe (una canción|un himno|una balada) de {style} sobre {about}. (Empieza|Termina) {hora} {lugar}.
    (un dueto|una despedida|un éxito de verano|una nana) en clave de {style} sobre {about}. (La imagen|La última frase): {ser}.
    ¿Y si {escena}? Una historia de {style} sobre {about}.`,
}
