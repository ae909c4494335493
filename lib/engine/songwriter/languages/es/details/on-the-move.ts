import type { Details } from '../../stanzas.ts'

/** Getting about, moving house, keys, glasses and telephones. */
export const onTheMove: readonly Details[] = [
  {
    words:
      'coche coches carro carros cochecito carrito auto autos automóvil automóviles manejar manejando maneja_como manejas_como manejaba_como conducir conduciendo conduce_como conduces_como examen_de_conducir examen_de_manejo clases_de_conducir clases_de_manejo volante carretera carreteras autoescuela carnet_de_conducir licencia_de_conducir estacionar estaciona aparcar aparca aparcas',
    stanzas: `
      (El coche tose por la mañana|El coche arranca a la tercera)
      Y la radio suena de un solo lado
      Hay una mancha en el asiento
      Y un mapa viejo del verano

      (La carretera se hace larga|El mapa cubre todo el cristal)
      Y alguien pregunta si falta mucho
      Se canta entera la misma cinta
      Y el perro saca el hocico al mundo`,
    later: `
      El coche tiene ya muchos años
      Y suena más de lo que anda
      Pero conoce cada camino
      Y la canción de cada banda`,
    hook: `
      Sube al coche, que hay que cantar
      Todo recto y vuelta hacia el mar`,
  },
  {
    words: 'moto motos motocicleta motocicletas motociclista motociclistas motoquero motero motera motoneta',
    stanzas: `
      (La moto suena desde la esquina|El casco espera sobre la silla)
      Y el barrio sabe ya quién viene
      Va la chaqueta llena de viento
      Y en cada curva la calle se mueve

      (La calle es larga, la moto es chica|La moto duerme bajo la lluvia)
      Y caben cosas que no se creen
      Una maceta, tres panes, un perro
      Y un saludo al que pasa y al que viene`,
    later: `
      La moto está tapada en el patio
      Con una lona y un gato encima
      Y los domingos, con un pañuelo
      Alguien la limpia y la acaricia`,
    hook: `
      Suena la moto, suena al pasar
      La moto y el viento van a la par`,
  },
  {
    words:
      'tren trenes trencito estación_de_tren estaciones_de_tren ferrocarril ferrocarriles ferroviario ferroviaria vagón vagones andén andenes maquinista locomotora locomotoras el_metro en_metro del_metro subte tranvía tranvías',
    stanzas: `
      (El tren arranca sin hacer ruido|El tren salió con tres minutos de retraso)
      Y la ventana empieza a correr
      Pasan los postes, pasan los campos
      Y hay alguien que ya no sabe leer

      (Hay dos asientos frente a frente|El vagón se mueve despacio)
      Y un café baila en la mesita
      Si el tren frena, algo se derrama
      Y así comienza alguna cita

      (En el andén alguien saluda|Una maleta cierra el pasillo)
      Y el tren se lleva el adiós entero
      Todo queda atrás en la estación
      Y por delante está el mundo nuevo`,
    later: `
      Los trenes pasan todos los días
      Y nadie sabe a quién le va a tocar
      Que en un asiento de ventanilla
      Vaya sentado el amor, quizás`,
    hook: `
      Suena el tren, que se va, que se va
      Sube conmigo y no mires atrás

      Chaca-chaca, el tren por la vía
      Así se viaja de noche y de día`,
  },
  {
    words:
      'autobús autobus autobuses bus buses guagua guaguas en_colectivo ómnibus combi microbús parada_de_autobús parada_del_autobús parada_de_bus parada_del_bus',
    stanzas: `
      (El autobús abre su puerta|El autobús va lleno hasta arriba)
      Y sube el barrio medio dormido
      Alguien se agarra de la barra
      Y alguien se duerme en su vecino

      (La lluvia corre por los cristales|Se va la parada por la ventana)
      Y un dedo dibuja una cara
      El conductor conoce los nombres
      Y espera a la señora que tarda`,
    later: `
      El último autobús de la noche
      Lleva tres almas y una canción
      Y el que conduce baja la radio
      Para que nadie pierda el sopor`,
    hook: `
      Sube al autobús, que ya se va
      Paga, saluda y pasa hacia atrás`,
  },
  {
    words:
      'avión avion aviones vuelos azafata azafatas auxiliar_de_vuelo aeropuerto aeropuertos piloto pilotos pilota aerolínea aterrizaje despegue',
    stanzas: `
      (El avión sube entre las nubes|La ciudad se hace pequeñita)
      Y una mano aprieta otra mano
      Abajo quedan las casas de juguete
      Y un río como un hilo dorado

      (En la puerta de las salidas|La pantalla cambia de letras)
      Y hay un abrazo que no se acaba
      Rueda la maleta, suena un nombre
      Y alguien se da vuelta y llama`,
    later: `
      El avión deja una raya blanca
      Que el viento borra poco a poco
      Y en tierra firme alguien la mira
      Con una mano sobre los ojos`,
    hook: `
      Vuela el avión, y sabe muy bien
      Que quien se marcha regresa también`,
  },
  {
    words:
      'maleta maletas equipaje equipajes valija valijas pasaporte pasaportes viaja viajas viajar viajaba viajabas viajando viajero viajera viajeros viajes mochilero mochilera vacaciones turista turistas',
    stanzas: `
      (La maleta no cierra nunca|La maleta espera en la puerta)
      Y hay que sentarse un rato encima
      Falta el cepillo, sobra un abrigo
      Y la mitad no se usaría

      (Hay un mapa lleno de cruces|El pasaporte guarda un sello)
      Y hay una calle que se pierde
      Se pierde el norte, se encuentra un bar
      Y es lo mejor que a uno le sucede`,
    later: `
      Vuelve el viaje lleno de arena
      Y la maleta huele a otro lugar
      Queda en el fondo una piedra chica
      Y un tique que no se va a tirar`,
    hook: `
      Haz la maleta, vámonos ya
      Con la maleta se llega al mar`,
  },
  {
    words:
      'casa_nueva nueva_casa casa_propia primera_casa primer_piso primer_apartamento primer_departamento piso_nuevo apartamento_nuevo departamento_nuevo nuevo_apartamento nuevo_departamento nuevo_hogar hogar_nuevo estrena_casa',
    stanzas: `
      (La llave nueva gira despacio|Las cajas llegan hasta el techo)
      Y la voz rebota en la pared
      Se cena pizza sobre una caja
      Y en un vaso solo beben tres

      (La casa huele toda a pintura|La ventana da a otra calle)
      Y no hay cortinas ni hay sofá
      Se duerme un colchón en medio de todo
      Y qué bien se duerme, qué más da`,
    later: `
      Poco a poco la casa nueva
      Se va aprendiendo los pasos ya
      Cruje de noche donde debe
      Y huele a café y huele a hogar`,
    hook: `
      Abre la puerta, enciende la luz
      Que la casa nueva la llenas tú`,
  },
  {
    words:
      'mudanza mudanzas mudarse mudarnos mudarme mudarte se_muda te_mudas me_mudo nos_mudamos se_mudan se_mudó te_mudaste se_mudaron camión_de_mudanzas cajas_de_cartón',
    stanzas: `
      (Las cajas dicen cosas en negro|La cinta chilla por el pasillo)
      Y hay cosas de hace mucho tiempo
      Aparece aquel jarrón de boda
      Y unas fotos, y se para el tiempo

      (La sala queda sin una silla|En la pared hay un cuadro claro)
      Y la voz hace eco en la pintura
      Se mira todo por última vez
      Y queda la llave en un sobre, a oscuras`,
    later: `
      Después de la mudanza, en otra calle
      Se abre la caja con los cubiertos
      Y suena igual la misma cuchara
      En otra taza, en otro invierno`,
    hook: `
      Una caja más, y otra después
      Que la mudanza no cabe en un mes`,
  },
  {
    words: 'llave llaves llavecita llavero llaveros cerradura cerraduras cerrajero',
    stanzas: `
      (Las llaves nunca están en su sitio|Se buscan llaves por toda la casa)
      Y ya se ha mirado en la nevera
      Se palpa el bolsillo, se mira el otro
      Y algo brilla en la puerta de fuera`,
    later: `
      Hay una llave que ya no abre
      Ninguna puerta que exista ya
      Y nadie quiere tirar la llave
      Porque la casa está dentro, quizá`,
    hook: `
      ¿Dónde está la llave? Mira otra vez
      La llave en la mano, y tú sin saber`,
  },
  {
    words: 'gafas lentes anteojos espejuelos lentillas óptica oculista',
    stanzas: `
      (Las gafas viajan por toda la casa|Se buscan gafas por el sofá)
      Y la casa entera las va buscando
      Estaban puestas sobre la frente
      Y todo el mundo se queda callado`,
    later: `
      En el cajón quedan unas gafas
      Con una patita pegada ya
      Quien se las pone ve el mundo grande
      Y un poco más dulce, y un poco atrás`,
    hook: `
      Ponte las gafas, mírame bien
      Con gafas o sin gafas, te quiero también`,
  },
  {
    words:
      'teléfono telefono teléfonos celular celulares móvil moviles móviles whatsapp audios mensajes_de_voz mensaje_de_voz smartphone selfie selfies pantalla_rota emojis memes',
    stanzas: `
      (Vibra el teléfono en la mesa|Suena el teléfono a media cena)
      Y todos miran para otro lado
      Hay cien mensajes sin abrir
      Y un audio de cinco minutos largos

      (Se graba un audio caminando|La batería está al dos por ciento)
      Y se oye el viento y se oye el tren
      Se dice adiós, y luego otra cosa
      Y otro adiós, y otra cosa también`,
    later: `
      En el teléfono queda un audio
      Que nadie piensa ya en borrar
      Dice tan solo: compra la leche
      Y se lo vuelve a escuchar`,
    hook: `
      Suena el teléfono, contesta ya
      Mándame un audio y no pares de hablar`,
  },
  {
    words:
      'llamadas videollamada videollamadas una_llamada la_llamada llama_por_teléfono llamas_por_teléfono llamaba_por_teléfono llamabas_por_teléfono llamar_por_teléfono hablar_por_teléfono habla_por_teléfono llama_cada llamas_cada llamaba_cada llamabas_cada llama_todos_los llamas_todos_los llamaba_todos_los llamabas_todos_los nos_llamamos',
    stanzas: `
      (Suena el teléfono los domingos|La pantalla se llena de frentes)
      Y corre alguien por el pasillo
      ¿Me ves? ¿Me oyes? Se corta un poco
      Y se ríen todos de lo mismo

      (La voz atraviesa medio mundo|Allá es de noche, aquí es mañana)
      Y hay risas un poco fuera de tiempo
      Se enseña el gato, se enseña el plato
      Y en el cristal se queda un beso`,
    later: `
      Se cuelga al fin, y queda la sala
      Con la llamada dando vueltas
      El café frío, la silla tibia
      Y media risa detrás de la puerta`,
    hook: `
      Llama otra vez, que te quiero oír
      Una llamada para dormir`,
  },
]
