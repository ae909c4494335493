import type { Details } from '../../stanzas.ts'

/** Walks, church, parties, the holidays of the year, and mornings. */
export const daysAndHolidays: readonly Details[] = [
  {
    words:
      'camina caminas caminar caminaba caminabas caminando caminamos paseo paseos paseíto pasea paseas pasear paseaba paseabas paseando bastón alameda malecón',
    stanzas: `
      Un par de suelas de goma
      Otra vuelta por la plaza
      Hojas que crujen, un perro
      Y un saludo en cada casa

      Las manos a las espaldas
      Una banca a medio trecho
      El paso, que marca el ritmo
      Y un camino bien derecho

      Un árbol, otro, la esquina
      Los zapatos, sin apuro
      Piedritas que van rodando
      Y una sombra contra el muro`,
  },
  {
    words:
      'iglesia iglesias misa misas reza rezas rezar rezaba rezabas rezando rosario templo parroquia párroco sacerdote catequesis catequista bautizo bautismo primera_comunión confirmación campanario oración oraciones biblia',
    stanzas: `
      Bancas de madera gruesa
      Un velón, la cera blanda
      Un murmullo por la nave
      Y el eco de la campana

      Un librito de hojas finas
      Una vela y otra vela
      La rodilla en el cojín
      Y un apretón por la hilera

      Piedra fría, flores frescas
      Un canto, y todos de pie
      Un abanico, un pañuelo
      Y, a la salida, un café`,
  },
  {
    words:
      'fiesta fiestas fiestón fiestita celebración celebraciones feria ferias verbena verbenas carnaval carnavales parranda parrandas discoteca discotecas pachanga romería',
    stanzas: `
      Guirnaldas de lado a lado
      Vasos con nombre en el borde
      Una silla que es perchero
      Y un bajo que va de golpe

      Hielo en una palangana
      Confeti dentro del pelo
      El mismo tema, tres veces
      Y los zapatos, al suelo

      Papel picado que vuela
      Una hilera de bombillas
      Buñuelos en una bolsa
      Y un trombón en las esquinas`,
  },
  {
    words:
      'navidad navidades navideño navideña navideños nochebuena villancico villancicos reyes_magos roscón rosca_de_reyes árbol_de_navidad pesebre pesebres posadas aguinaldo aguinaldos turrón turrones papá_noel santa_claus regalos_de_navidad',
    stanzas: `
      Una caja del armario
      Luces hechas un ovillo
      Una estrella que se tuerce
      Y un burrito de bolsillo

      Papel brillante, tijeras
      La cinta, que no se estira
      Una fuente de galletas
      Y una caja que se agita

      Panderetas y cucharas
      Sillas prestadas, un coro
      Los abrigos en la cama
      Y azúcar hasta en el codo`,
  },
  {
    words: 'año_nuevo fin_de_año nochevieja doce_uvas las_uvas víspera_de_año fuegos_artificiales',
    stanzas: `
      Doce uvas en un plato
      Una campanada larga
      Copas altas, puestas juntas
      Y una mejilla muy ancha

      Algo rojo, algo amarillo
      Cuenta atrás, de diez a tres
      Una maleta en la puerta
      Y el brindis, y otro después

      Cohetes sobre los techos
      Lentejas en el bolsillo
      Un abrazo a cada silla
      Y un calendario amarillo`,
  },
  {
    words: 'día_de_muertos ofrenda ofrendas altar_de_muertos cempasúchil pan_de_muerto calaverita calaveritas',
    stanzas: `
      Pétalos por el pasillo
      Una luz sobre la mesa
      Un vaso de agua, un retrato
      Y el pan de azúcar, que espera

      Naranja de cempasúchil
      Humo que sube a la viga
      Un plato tapado, tibio
      Y junto al mantel, la silla

      Azúcar en calaveras
      El nombre sobre la frente
      Canela, tequila, mole
      Y la canción, la de siempre`,
  },
  {
    words:
      'idioma idiomas clases_de_inglés clase_de_inglés aprender_inglés aprende_inglés aprendes_inglés habla_inglés hablar_inglés profesora_de_inglés profesor_de_inglés maestra_de_inglés maestro_de_inglés estudiar_inglés clases_de_español clases_de_francés clases_de_alemán acento traductor traductora duolingo',
    stanzas: `
      Verbos pegados al espejo
      Una lista por la puerta
      La lengua contra los dientes
      Y una erre que no suena

      Un diccionario con notas
      Una palabra prestada
      Las manos, a media frase
      Y un gesto por la que falta

      Un cuaderno a dos columnas
      Los números, hasta ciento
      El acento, en otro sitio
      Y un plato pedido a tiento`,
  },
  {
    words:
      'anécdota anécdotas cuenta_historias cuentas_historias contaba_historias contabas_historias contar_historias contando_historias historias_de batallitas cuentacuentos',
    stanzas: `
      Un ademán con el pan
      La pausa, justo en lo bueno
      La misma ceja de siempre
      Y las sillas, más al centro

      El principio, como siempre
      El pez, un palmo más largo
      El río, que ya es un mar
      Y el plato, frío hace rato

      Los dedos que hacen la lluvia
      Un trueno sobre la mesa
      Los ojos, cada vez grandes
      Y otra vez la parte aquella`,
  },
  {
    words:
      'quinceañera quinceañeras mis_quince sus_quince tus_quince quince_años fiesta_de_quince fiesta_de_quinceañera',
    stanzas: `
      Una falda como nube
      Un zapato que se cambia
      Un vals, un dos tres, y un giro
      Y un ramo contra la manga

      Un pastel de cuatro pisos
      El ensayo, a puerta abierta
      Las luces sobre la pista
      Y una espalda bien derecha

      Una corona que pica
      Fotos en cada escalón
      Chambelanes, primos, tías
      Y mil vueltas de salón`,
  },
  {
    words: 'abrazo abrazos abraza abrazas abrazar abrazaba abrazabas abrazando abracitos apapacho apapachos besitos',
    stanzas: `
      Dos palmadas en la espalda
      El olor de la camisa
      Un cuello de lana vieja
      Y un botón en la mejilla

      Los pies casi por el aire
      Una barbilla en el hombro
      Bolsas que caen al suelo
      Y un crujido en lo más hondo

      Los abrigos, las bufandas
      Un balanceo chiquito
      La puerta que sigue abierta
      Y otro más, por si es poquito`,
  },
  {
    words:
      'madruga madrugas madrugar madrugaba madrugabas madrugando madrugador madrugadora se_levanta_temprano te_levantas_temprano levantarse_temprano levantarte_temprano levanta_antes levantas_antes levantaba_antes levantabas_antes levanta_a_las levantas_a_las levantaba_a_las levantabas_a_las',
    stanzas: `
      Los zapatos, en silencio
      Una luz bajo la puerta
      El vapor sobre los vidrios
      Y un gallo que no despierta

      Pan de ayer, mucho cuidado
      El frío por la rendija
      La radio, casi apagada
      Y un autobús en la esquina

      Números verdes, la mesa
      Un bostezo que no cabe
      Agua fría por los ojos
      Y la calle, que se abre`,
  },
  {
    words: 'nieto nieta nietos nietas nietecito nietecita nietecitos nietitos bisnieto bisnieta bisnietos',
    stanzas: `
      Migas debajo de un mueble
      Una torre de cojines
      Dos manos en un paquete
      Y un circo de calcetines

      Rodillas llenas de tierra
      Una galleta partida
      El mismo juego, y de nuevo
      Y alguien tras una cortina

      Un zapatito sin dueño
      Lápices por todo el cuarto
      La silla, que ahora es nave
      Y un dulce de contrabando`,
  },
]
