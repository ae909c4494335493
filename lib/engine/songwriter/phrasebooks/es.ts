import type { Phrasebook } from './phrasebook.ts'

/**
 * Slots: `lugar` where; `cosa` an object, "la brújula" or "tu brújula"; `escena` what happens by itself, a clause that
 * may follow "cuando"; `acto` what people do; `como` a comparison; `ser` what somebody is; `hora` when. Nothing tells the singer's gender.
 */
export const spanish: Phrasebook = {
  language: 'es',
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
  stances: [
    {
      name: 'longing',
      keywords:
        'extrañ nostalg adiós despedida triste tristeza lágrima llor solo sola soledad lejos perd ausencia recuerd olvid distancia dolor',
      about: `alguien que guarda {cosa.def} (en secreto|desde hace años)
        la primera noche sin nadie {lugar}
        una voz que todavía suena {lugar}
        dos personas que soñaban con {acto.inf}`,
    },
    {
      name: 'devotion',
      keywords:
        'amor amo quier enamor corazón beso bes abraz boda casar novi matrimonio juntos ternura cariño madre mamá padre papá famil románt',
      about: `dos que se ponen a {acto.inf} y olvidan la hora
        la suerte de no estar sin nadie {lugar}
        una pedida de mano {lugar}
        una pareja de abuelos y {cosa.def}`,
    },
    {
      name: 'celebration',
      keywords:
        'fiest celebr alegr feliz felicidad cumpleaños baila risa brind divert gozar goza viernes sábado carnaval contento rumba',
      about: `una fiesta {lugar} que no termina
        unos amigos que no paran de {acto.inf}
        la mejor noche del año, {lugar}
        unos desconocidos y las ganas de {acto.inf}`,
    },
    {
      name: 'defiance',
      keywords:
        'rabia odio enojo ira furia mentir mentira traicion veng pele luch lucha basta nunca libre rebeld grit fuerte guerra valiente',
      about: `la última palabra {lugar}
        alguien que devuelve {cosa.def} y se va
        el día en que una mujer deja de callar {lugar}
        la rabia, {como}`,
    },
    {
      name: 'hope',
      keywords:
        'esper sueñ soñ futuro mañana luz comenz empez nuevo ánimo fuerza seguir adelante valor levant oportunidad inspir vivir milagro',
      about: `el día en que todo empieza de nuevo {lugar}
        alguien que lleva {cosa.def} como amuleto
        el valor de volver a creer, {como}
        ese momento en que {escena}`,
    },
    {
      name: 'calm',
      keywords:
        'calma tranquil paz silenci descans relaj suave duerme dormir nana seren quiet domingo siesta lento respir pausa',
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
        ser: `el camino que queda; un desvío a casa; la última salida; el motor que canta; la curva y el vértigo;
          un pueblo en el mapa; el norte que busco; un tanque lleno; el fin de este mapa`,
      },
    },
    {
      name: 'rain',
      companions: 'city letters',
      keywords:
        'lluvia llover llueve tormenta paraguas nube trueno charco mojad relámpago gotas gris temporal aguacero rayo',
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
        ser: `un techo en la lluvia; el claro entre nubes; la luz tras el vidrio; un abrigo prestado;
          la paz tras el trueno; el primer día seco; un río sin cauce; la lluvia que esperaba;
          el trueno en mi pecho`,
      },
    },
    {
      name: 'morning',
      companions: 'letters winter',
      keywords: 'mañana desayuno café amanec despert sol temprano cocina pan cama alba aurora rocío té levant',
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
        ser: `la luz en la mesa; un domingo sin prisa; el pan y la sal; la miel de mi té; el canto del gallo;
          el primer café; la sábana limpia; el sol de la cocina; una cama con luz`,
      },
    },
    {
      name: 'sky',
      companions: 'sea summer',
      keywords:
        'cielo estrella luna sol planeta universo volar vuelo ala alas nube cometa galaxia espacio constelación eclipse',
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
        ser: `la estrella en mi techo; una luna sin noche; el azul sobre el campo; la estela de un cometa;
          un ala de luz; el cielo en el lago; el fin de la noche; un planeta sin guerra; la paz del espacio`,
      },
    },
    {
      name: 'summer',
      companions: 'sea dance',
      keywords:
        'verano calor sol vacaciones playa julio agosto junio helado piscina bicicleta hoguera jardín cálid siesta',
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
        ser: `el verano en mi calle; un salto en el río; el oro del trigo; el día más largo; la sombra de julio;
          el sabor de la fruta; la hoguera en la playa; una tarde sin clases; el jazmín de la tapia`,
      },
    },
    {
      name: 'dance',
      companions: 'city summer',
      keywords:
        'bail danza discoteca club música ritmo fiesta dj concierto salsa vals tambor canción guitarra cumbia reguetón',
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
        ser: `la palabra que falta; una carta sin calle; el verso que vuelve; un libro sin final;
          la foto en mi sala; la rima de mi pena; el nombre en el sobre; la línea que queda;
          la voz en el papel`,
      },
    },
  ],
  ideas: `una canción de {style} (lenta|luminosa|rebelde|tierna|con alma) sobre {about}. (En el estribillo|Al final|De fondo), {escena}.
    {style} (a media voz|con mucho aire|con coro|con palmas): una canción sobre {about}.
    escribe (una canción|un himno|una balada) de {style} sobre {about}. (Empieza|Termina) {hora} {lugar}.
    (un dueto|una despedida|un éxito de verano|una nana) en clave de {style} sobre {about}. (La imagen|La última frase): {ser}.
    ¿Y si {escena}? Una historia de {style} sobre {about}.`,
}
