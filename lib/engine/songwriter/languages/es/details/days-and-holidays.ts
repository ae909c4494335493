import type { Details } from '../../stanzas.ts'

/** Walks, church, parties, the holidays of the year, and mornings. */
export const daysAndHolidays: readonly Details[] = [
  {
    words:
      'camina caminas caminar caminaba caminabas caminando caminamos paseo paseos paseíto pasea paseas pasear paseaba paseabas paseando bastón alameda malecón',
    stanzas: `
      (Los zapatos saben el camino|La tarde invita a dar un paseo)
      Y no hay que saber adónde se va
      Se saluda al señor de la esquina
      Y se regresa cuando huele a pan

      (Se camina sin prisa ninguna|El paseo empieza en la plaza)
      Y se detiene en cada portal
      Las hojas crujen bajo las suelas
      Y el día entero pesa la mitad`,
    later: `
      Después del paseo quedan los pies
      Cansados y un poco contentos
      Y lo que ayer no tenía arreglo
      Se ha ido solo con el viento`,
    hook: `
      Paso a pasito, por la ciudad
      Un buen paseo y a descansar`,
  },
  {
    words:
      'iglesia iglesias misa misas reza rezas rezar rezaba rezabas rezando rosario templo parroquia párroco sacerdote catequesis catequista bautizo bautismo primera_comunión confirmación campanario oración oraciones biblia',
    stanzas: `
      (Suena la campana del domingo|La campana llama a las doce)
      Y se abre la puerta grande
      Huele a cera y a flores frescas
      Y todos cantan sin escucharse

      (Una velita tiembla en lo oscuro|Se enciende una vela pequeña)
      Y alguien le cuenta lo que le pesa
      Las manos se quedan muy quietas
      Y lo de afuera ya no interesa`,
    later: `
      Al salir de misa hay sol en la plaza
      Y una señora reparte el pan
      La vela sigue encendida dentro
      Por los que vienen y los que van`,
    hook: `
      Suena la campana, suena otra vez
      Que la oración suba donde esté`,
  },
  {
    words:
      'fiesta fiestas fiestón fiestita celebración celebraciones feria ferias verbena verbenas carnaval carnavales parranda parrandas discoteca discotecas pachanga romería',
    stanzas: `
      (Se apartan todas las sillas|Las luces cuelgan de lado a lado)
      Y alguien sube la música ya
      Los zapatos quedan en una esquina
      Y se baila descalzo hasta el final

      (Llegan tres con una guitarra|Viene la gente de todas partes)
      Y en un cubo tintinea el hielo
      La misma canción suena cinco veces
      Y las cinco veces tiembla el suelo`,
    later: `
      Cuando la fiesta ya se ha acabado
      Queda confeti por el jardín
      Dos se han dormido sobre los abrigos
      Y uno barre y canta: que siga, que sí`,
    hook: `
      Que siga la fiesta, que no pare ya
      Que siga la fiesta hasta que salga el sol y más`,
  },
  {
    words:
      'navidad navidades navideño navideña navideños nochebuena villancico villancicos reyes_magos roscón rosca_de_reyes árbol_de_navidad pesebre pesebres posadas aguinaldo aguinaldos turrón turrones papá_noel santa_claus regalos_de_navidad',
    stanzas: `
      (La caja baja desde el armario|Huele a pino por la escalera)
      Y las luces son un gran nudo
      Alguien se sube a poner la estrella
      Y queda torcida, y le gusta a alguno

      (Se aparta el plato de las galletas|Suena un papel detrás de la puerta)
      Y faltan ya más de la mitad
      Se canta alto, se canta fuera
      Y se repite por Navidad`,
    later: `
      Pasa la Navidad, se guarda el árbol
      Y aparece una bola en el sofá
      Brilla sola hasta el mes de abril
      Y nadie la quiere guardar`,
    hook: `
      Es Navidad, que suene el portal
      Es Navidad, y hay sitio para uno más`,
  },
  {
    words: 'año_nuevo fin_de_año nochevieja doce_uvas las_uvas víspera_de_año fuegos_artificiales',
    stanzas: `
      (El reloj da las doce en la tele|Hay doce uvas en cada plato)
      Y nadie ha llegado a la de ocho
      Todos se abrazan con la boca llena
      Y alguien llora y se ríe un poco

      (Se prometen cosas muy grandes|El cielo se llena de estrellas verdes)
      Y hay copas en cada mano
      El perro tiembla bajo la cama
      Y ya ha empezado otro año`,
    later: `
      El año nuevo amanece tarde
      Con serpentinas en el sillón
      Y las promesas, sobre la mesa
      Esperan turno, una por una, al sol`,
    hook: `
      Año nuevo, vida igual o mejor
      Doce uvas y un abrazo, por favor`,
  },
  {
    words: 'día_de_muertos ofrenda ofrendas altar_de_muertos cempasúchil pan_de_muerto calaverita calaveritas',
    stanzas: `
      (Se enciende una vela por cada nombre|Se hace un camino de flor naranja)
      Y el camino se ve desde el cielo
      Hay pan de muerto sobre la mesa
      Y un vaso de agua junto al espejo

      (La foto mira desde la ofrenda|La casa huele a copal y a flor)
      Y se recuerda lo de este año
      Se pone el plato que más gustaba
      Y por una noche no hace daño`,
    later: `
      Se apagan solas todas las velas
      Y en la ofrenda falta un poco de pan
      Quién sabe quién se lo habrá comido
      Y todos saben y no lo dirán`,
    hook: `
      Flor en la ofrenda, luz en el altar
      Por esta noche vuelven a cenar`,
  },
  {
    words:
      'idioma idiomas clases_de_inglés clase_de_inglés aprender_inglés aprende_inglés aprendes_inglés habla_inglés hablar_inglés profesora_de_inglés profesor_de_inglés maestra_de_inglés maestro_de_inglés estudiar_inglés clases_de_español clases_de_francés clases_de_alemán acento traductor traductora duolingo',
    stanzas: `
      (Una palabra sale torcida|Las palabras nuevas se enredan)
      Y los dos se echan a reír
      Se busca otra con las dos manos
      Y con las manos se puede decir

      (Hay un cuaderno lleno de verbos|Se aprende un verbo cada mañana)
      Y en cada cosa hay un papel
      La silla tiene ya dos nombres
      Y el pan se pide bastante bien`,
    later: `
      Un día el idioma ya no se estudia
      Se sueña solo, de madrugada
      Y una palabra que era de otros
      Se queda a vivir en la casa`,
    hook: `
      Hola, bonjour, hello y adiós
      En cualquier idioma se entienden dos`,
  },
  {
    words:
      'anécdota anécdotas cuenta_historias cuentas_historias contaba_historias contabas_historias contar_historias contando_historias historias_de batallitas cuentacuentos',
    stanzas: `
      (Se junta gente alrededor|Se acerca todo el mundo a la mesa)
      Y todos saben ya la historia
      El pez era grande la otra vez
      Y hoy se le añade alguna cosa

      (La historia crece cada verano|Nadie recuerda cómo fue)
      Y hay siempre un perro y una tormenta
      Todos conocen bien el final
      Y todos quieren darle otra vuelta`,
    later: `
      Las historias se quedan en casa
      Cuando se apaga el último vaso
      Y un niño, en la cama, la repite
      Y le pone un dragón por si acaso`,
    hook: `
      Cuéntala otra vez, cuéntala más
      Que la historia empieza y no tiene final`,
  },
  {
    words:
      'quinceañera quinceañeras mis_quince sus_quince tus_quince quince_años fiesta_de_quince fiesta_de_quinceañera',
    stanzas: `
      (El vestido cruje en la escalera|Se apagan las luces del salón)
      Y nadie en la sala dice nada
      El papá estrena un paso de vals
      Y en primera fila llora la hermana

      (Se cambian hoy los zapatos planos|La corona se va de lado)
      Y hay flores blancas, y hay una risa
      La abuela busca un pañuelo limpio
      Y alguien recuerda a una chiquita`,
    later: `
      La fiesta acaba, y a los quince años
      Les duelen mucho los dos tacones
      Se baila el último vals descalza
      Con la corona y con los calcetones`,
    hook: `
      Quince años, que suene el vals
      Quince años, y muchos más`,
  },
  {
    words: 'abrazo abrazos abraza abrazas abrazar abrazaba abrazabas abrazando abracitos apapacho apapachos besitos',
    stanzas: `
      (Dos brazos se abren en la puerta|Un abrazo no pide permiso)
      Y no hace falta decir más nada
      Se juntan los botones de dos abrigos
      Y se calienta la madrugada

      (Aprieta fuerte, dura un segundo|Hay días fríos de pies a cabeza)
      Y el miedo se va por el otro lado
      Vuelve la risa, vuelve el aliento
      Y el mundo queda mejor colocado`,
    later: `
      El abrazo dura después de irse
      Como el calor dentro de un abrigo
      Y por la noche, si sopla el viento
      Sigue el abrazo por el camino`,
    hook: `
      Dame un abrazo, y otro después
      Que un abrazo solo se queda en tres`,
  },
  {
    words:
      'madruga madrugas madrugar madrugaba madrugabas madrugando madrugador madrugadora se_levanta_temprano te_levantas_temprano levantarse_temprano levantarte_temprano levanta_antes levantas_antes levantaba_antes levantabas_antes levanta_a_las levantas_a_las levantaba_a_las levantabas_a_las',
    stanzas: `
      (La calle duerme y hay una luz|Suena el reloj y es noche todavía)
      Y huele a café en la cocina
      El primer autobús va vacío
      Y la luna va sola en la esquina

      (Se visten a oscuras los zapatos|El sol aún no sabe nada)
      Y la puerta se cierra bajito
      Cuando los otros abren los ojos
      Ya está el trabajo medio servido`,
    later: `
      Quien madruga tanto, a la noche
      Se duerme a mitad de una frase
      Y alguien le quita los zapatos
      Y apaga la luz, y que nadie hable`,
    hook: `
      Madruga el gallo, madruga el pan
      Madruga la gente que quiere de verdad`,
  },
  {
    words: 'nieto nieta nietos nietas nietecito nietecita nietecitos nietitos bisnieto bisnieta bisnietos',
    stanzas: `
      (Entran los nietos como tormenta|Los nietos llegan y ya no hay orden)
      Y queda la casa patas arriba
      Hay un dibujo en la nevera
      Y un calcetín en cada silla

      (Se sienta uno en cada rodilla|Se esconden todos tras la cortina)
      Y piden el cuento del león
      El más pequeño se sabe el final
      Y nadie duerme con la emoción`,
    later: `
      Cuando los nietos se van a casa
      Queda un calcetín en el pasillo
      Y el silencio dura cinco minutos
      Y ya se extraña todo aquel ruido`,
    hook: `
      Vienen los nietos, abran el portal
      Vienen los nietos, y a merendar`,
  },
  {
    words: 'jubil* pensionado pensionada pensionados pensionista retirarse',
    stanzas: `
      (El despertador se queda mudo|Las llaves quedan sobre la mesa)
      Y el cuerpo se despierta igual
      Se mira el techo, se ríe un poco
      Y se vuelve a acomodar

      (Hay un pastel y vasos de plástico|Todos firman en una tarjeta)
      Y un discurso en algún papel
      Se dice: pásate cuando quieras
      Y en la garganta algo no va bien

      (El lunes llega como un domingo|El lunes ya no tiene prisa)
      Y hay pan caliente sin correr
      Se va el café tomando su tiempo
      Y todo está aún por hacer`,
    later: `
      En el trabajo queda una silla
      Que nadie quiere ocupar aún
      Y el jubilado pasa los viernes
      Y se sienta en ella con toda su luz`,
    hook: `
      Apaga el reloj, que ya puedes dormir
      Viva el jubilado, y a vivir`,
  },
]
