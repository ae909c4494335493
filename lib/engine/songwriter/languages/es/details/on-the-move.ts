import type { Details } from '../../stanzas.ts'

/** Getting about, moving house, keys, glasses and telephones. */
export const onTheMove: readonly Details[] = [
  {
    words:
      'coche coches carro carros cochecito carrito auto autos automóvil automóviles manejar manejando maneja_como manejas_como manejaba_como conducir conduciendo conduce_como conduces_como examen_de_conducir examen_de_manejo clases_de_conducir clases_de_manejo volante carretera carreteras autoescuela carnet_de_conducir licencia_de_conducir estacionar estaciona aparcar aparca aparcas',
    stanzas: `
      El asiento aún caliente
      Un mapa que ya no dobla
      Ventanillas medio abiertas
      Y el codo afuera, en la sombra

      Una llave, un carraspeo
      El cinturón, un chasquido
      Una curva, luego la otra
      Y un disco ya repetido

      El parabrisas con polvo
      Luces que van una a una
      La guantera, que no cierra
      Y en el espejo, la luna

      Polvo, un trapo, una sombrilla
      Botellas bajo el asiento
      Marcha atrás, cuello torcido
      Y un lugar, a puro intento`,
  },
  {
    words: 'moto motos motocicleta motocicletas motociclista motociclistas motoquero motero motera motoneta',
    stanzas: `
      Un casco que huele a calle
      Una curva, y otra curva
      Botas, cuero, un faro solo
      Y el aire, que empuja y zumba

      Una pata en el asfalto
      El tanque limpio, un espejo
      La visera con mosquitos
      Y el viento pegado al pecho

      Una patada, un gruñido
      Dos ruedas y una avenida
      Un semáforo que tarda
      Y un eco de esquina a esquina`,
  },
  {
    words:
      'tren trenes trencito estación_de_tren estaciones_de_tren ferrocarril ferrocarriles ferroviario ferroviaria vagón vagones andén andenes maquinista locomotora locomotoras el_metro en_metro del_metro subte tranvía tranvías',
    stanzas: `
      Rieles que se hacen un hilo
      Una maleta que rueda
      Un asiento de ventana
      Y un poste, y otro, en carrera

      Un traqueteo, una taza
      La frente contra el cristal
      Un boleto ya picado
      Y una vaca, y un trigal

      Una voz por altavoces
      Una puerta que resopla
      Periódicos y mochilas
      Y un túnel como una boca`,
  },
  {
    words:
      'autobús autobus autobuses bus buses guagua guaguas en_colectivo ómnibus combi microbús parada_de_autobús parada_del_autobús parada_de_bus parada_del_bus',
    stanzas: `
      Un asiento de pasillo
      Un letrero con la ruta
      Una mano sobre el tubo
      Y un frenazo que saluda

      Una fila bajo un techo
      La tarjeta preparada
      Otro número que llega
      Y el bueno, que no se para

      Vidrio lleno de dibujos
      Un timbre, una escalerita
      Fachadas que van y vienen
      Y un asiento que se brinda`,
  },
  {
    words:
      'avión avion aviones vuelos azafata azafatas auxiliar_de_vuelo aeropuerto aeropuertos piloto pilotos pilota aerolínea aterrizaje despegue',
    stanzas: `
      Ventanilla con rasguños
      Un cinturón que se ajusta
      Nubes como de algodones
      Y un río como una arruga

      Una puerta, letra y número
      Los zapatos en bandeja
      Un sello sobre otro sello
      Y un abrazo hasta la reja

      Un carrito que se acerca
      Agua en un vaso chiquito
      Rodillas contra el asiento
      Y en el oído, un chasquido`,
  },
  {
    words:
      'maleta maletas equipaje equipajes valija valijas pasaporte pasaportes viaja viajas viajar viajaba viajabas viajando viajero viajera viajeros viajes mochilero mochilera vacaciones turista turistas',
    stanzas: `
      Calcetines hechos bola
      Un cierre que no se cierra
      Rodillas sobre la tapa
      Y un cepillo que se queda

      Un mapa lleno de cruces
      Zapatos con polvo ajeno
      Una llave de otro cuarto
      Y un menú que es un misterio

      Un boleto entre las hojas
      Monedas de otro tamaño
      Un sello medio borroso
      Y arena en cada zapato`,
  },
  {
    words:
      'casa_nueva nueva_casa casa_propia primera_casa primer_piso primer_apartamento primer_departamento piso_nuevo apartamento_nuevo departamento_nuevo nuevo_apartamento nuevo_departamento nuevo_hogar hogar_nuevo estrena_casa',
    stanzas: `
      Una llave que aún no raspa
      Un eco en cada rincón
      Cajas con letra apurada
      Y la cena en un cajón

      Pintura en un par de codos
      Un clavo, el cuadro en el suelo
      Una bombilla desnuda
      Y en la sala, mucho hueco

      Los pasos que van descalzos
      El buzón, con otra letra
      Un timbre que nadie toca
      Y la luz por otra puerta`,
  },
  {
    words:
      'mudanza mudanzas mudarse mudarnos mudarme mudarte se_muda te_mudas me_mudo nos_mudamos se_mudan se_mudó te_mudaste se_mudaron camión_de_mudanzas cajas_de_cartón',
    stanzas: `
      Cajas con letras muy grandes
      Cinta que chilla, un cuchillo
      El sofá por la escalera
      Y un espejo en el pasillo

      Sombras claras en los muros
      Un clavo que ya no carga
      Platos envueltos en prensa
      Y la llave, en una palma

      El colchón sobre los hombros
      Una planta en la rodilla
      La caja que dice varios
      Y tres que dicen cocina`,
  },
  {
    words: 'llave llaves llavecita llavero llaveros cerradura cerraduras cerrajero',
    stanzas: `
      El bolsillo, y el de al lado
      La bolsa, volcada entera
      El sofá, entre los cojines
      Y en la puerta, por afuera

      Un llavero que tintina
      Un diente gastado, fino
      Dos iguales, una roja
      Y una que no tiene sitio

      La cerradura que raspa
      Media vuelta, un hombro, y abre
      Un clavo junto a la entrada
      Y el vecino, y un alambre`,
  },
  {
    words: 'gafas lentes anteojos espejuelos lentillas óptica oculista',
    stanzas: `
      Una marca en la nariz
      Dos círculos en la mesa
      Una patilla torcida
      Y en la frente, la sorpresa

      El vaho de la tetera
      Un pañuelo que da brillo
      Letras que se van de lado
      Y un minúsculo tornillo

      El estuche, que hace clac
      La manga, que borra y borra
      Una huella en cada vidrio
      Y el árbol, hoja por hoja`,
  },
  {
    words:
      'teléfono telefono teléfonos celular celulares móvil moviles móviles whatsapp audios mensajes_de_voz mensaje_de_voz smartphone selfie selfies pantalla_rota emojis memes',
    stanzas: `
      Una pantalla con grietas
      Uno por ciento, y el cable
      La lupa con los dos dedos
      Y un mensaje interminable

      Un zumbido en el bolsillo
      La linterna, sin querer
      Un audio largo, muy largo
      Y un botón por aprender

      Una letra enorme, negra
      Una foto, medio dedo
      Un pitido, y otro igual
      Y una flor, de buen deseo`,
  },
  {
    words:
      'llamadas videollamada videollamadas una_llamada la_llamada llama_por_teléfono llamas_por_teléfono llamaba_por_teléfono llamabas_por_teléfono llamar_por_teléfono hablar_por_teléfono habla_por_teléfono llama_cada llamas_cada llamaba_cada llamabas_cada llama_todos_los llamas_todos_los llamaba_todos_los llamabas_todos_los nos_llamamos',
    stanzas: `
      Dos timbres, y una voz clara
      El cable enroscado al dedo
      Lo que hay de comer, el clima
      Y un adiós, y otro, y un luego

      Una frente en la pantalla
      El techo, y luego una oreja
      Se oye, no se oye, ahora
      Y la imagen, que se queda

      Ollas de fondo, una radio
      Una larga despedida
      La silla, cerca del cable
      Y un colgar que no termina`,
  },
]
