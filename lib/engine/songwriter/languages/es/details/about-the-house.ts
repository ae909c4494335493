import type { Details } from '../../stanzas.ts'

/** Things about the house: screens, letters, photographs, tools, money, brooms, wash and naps. */
export const aboutTheHouse: readonly Details[] = [
  {
    words:
      'computadora computadoras computador computadores ordenador ordenadores portátil portátiles laptop laptops programador programadora programadores programar programando código informática informático contraseña contraseñas wifi teclado teclados hojas_excel videoconferencia',
    stanzas: `
      (La pantalla alumbra la cara|La pantalla sigue encendida)
      Y ya son las dos de la mañana
      El café se enfría en la mesa
      Y la calle está muy callada

      (Nadie se acuerda de la clave|La clave vuelve a ser incorrecta)
      Y el perro tampoco la sabe
      Se apaga, se prende, se espera
      Y el reloj corre, y crece el hambre`,
    later: `
      Al final se apaga el teclado
      Y entra la noche con sus estrellas
      Se quedan migas entre las letras
      Y una tonada que no se queda`,
    hook: `
      Tecla por tecla, letra por letra
      Suena el teclado como una orquesta`,
  },
  {
    words:
      'carta cartas correos cartita cartitas postal postales buzón buzones cartero carteros estampilla estampillas sobres escribir_cartas',
    stanzas: `
      (Llega un sobre por la mañana|Hay un sobre bajo la puerta)
      Y en la mano parece que canta
      Se abre con miedo a romper algo
      Y se lee dos veces la carta

      (El papel conserva los dobleces|La tinta azul se ha vuelto pálida)
      Y una mancha de lluvia o de té
      La letra se tuerce hacia el final
      Y al final dice: te escribiré`,
    later: `
      Las cartas duermen en una caja
      Atadas todas con una cinta
      Y el día que falta compañía
      Se abren y hablan con voz de tinta`,
    hook: `
      Llega una carta, llega otra vez
      Abre la carta y sabrás quién es`,
  },
  {
    words:
      'foto fotos fotito fotitos fotografía fotografías fotografiar fotógrafo fotógrafa fotógrafos álbum álbumes cámara_de_fotos cámara_fotográfica retrato retratos polaroid polaroids',
    stanzas: `
      (En esa foto salimos todos|La foto sale un poco movida)
      Y alguien se ríe y cierra los ojos
      Hay un dedo tapando la esquina
      Y el mar se asoma por los hombros

      (El álbum cruje cuando se abre|El álbum guarda tardes enteras)
      Y caen al suelo dos cumpleaños
      Todos llevan el pelo distinto
      Y todos ríen como hace años`,
    later: `
      La foto está sobre la nevera
      Y se ha torcido con el calor
      Cada mañana, al sacar la leche
      Alguien la mira y sonríe al sol`,
    hook: `
      Mira la foto, míralos bien
      Ríe la foto, y yo río también`,
  },
  {
    words:
      'arregla arreglas arreglar arreglaba arreglabas arreglando repara reparas reparar reparaba reparabas reparando reparaciones bricolaje caja_de_herramientas herramienta herramientas destornillador destornilladores plomero plomera plomeros plomería fontanero fontanera fontaneros fontanería electricista electricistas martillo taladro alicate alicates cinta_adhesiva',
    stanzas: `
      (Se oye un golpe y luego un silencio|Sale la caja de herramientas)
      Y al poco rato ya no gotea
      Sobra una pieza encima del suelo
      Y así se pasa la tarde entera

      (La puerta ya no hace ruido|La lámpara vuelve a encenderse)
      Y el grifo ya no llora de noche
      Un tornillo rueda por la sala
      Y el gato mira la caja y el bote`,
    later: `
      Lo que se arregla dura más años
      Que lo que llega recién comprado
      Queda en la mesa la cinta negra
      Y el destornillador al lado`,
    hook: `
      Clavo y martillo, cinta y alambre
      Todo se arregla antes del hambre`,
  },
  {
    words:
      'dinero dinerito ahorra ahorras ahorrar ahorraba ahorrabas ahorrando ahorros ahorrador ahorradora alcancía hucha huchas facturas deudas deuda tacaño tacaña presupuesto sueldo sueldos monedas regatea regatear regateaba cupones',
    stanzas: `
      (Caen monedas en una lata|Suenan monedas en el bolsillo)
      Y al sacudirla parece que canta
      El recibo se dobla en dos
      Y alguien sonríe y cuenta la plata

      (La luz se apaga al salir del cuarto|Se guarda el lazo de los regalos)
      Y la camisa se cose otra vez
      Se mira el precio, se deja en su sitio
      Y se va andando hasta fin de mes`,
    later: `
      Los ahorros no son montañas
      Son una piedra y otra encima
      Y un día alcanzan para algún viaje
      Con la maleta y dos o tres primas`,
    hook: `
      Moneda a moneda se llena el cristal
      Ahorros de a poco, y a disfrutar`,
  },
  {
    words:
      'limpia limpias limpiar limpiaba limpiabas limpiando limpieza barre barres barrer barría escoba escobas aspiradora aspiradoras fregona trapeador trapea trapear trapeaba friega fregar conserje ordenada ordenado desorden desordenado desordenada',
    stanzas: `
      (La escoba empieza por los rincones|Las sillas suben patas arriba)
      Y sale el polvo, y sale el sol
      Bajo el sofá aparece un juguete
      Y una moneda de otra estación

      (El piso brilla recién mojado|Huele a limón por todo el pasillo)
      Y todos caminan de puntillas
      Suena la radio, baila la escoba
      Y salen cantando hasta las hormigas`,
    later: `
      La limpieza dura una tarde
      Después regresan migas y barro
      Pero esa tarde huele a jabón
      Y da gusto andar descalzo`,
    hook: `
      Barre que barre, y vuelve a barrer
      Baila la escoba hasta el amanecer`,
  },
  {
    words:
      'lavadora lavadoras colada planchar planchas planchaba planchabas planchando plancha tendedero tendederos lavar_la_ropa lava_la_ropa lavaba_la_ropa lavas_la_ropa ropa_limpia tender_la_ropa calcetín calcetines lavandería lavanderías',
    stanzas: `
      (La ropa cuelga y se mueve al viento|Las sábanas se hinchan al viento)
      Y hay sol y pinzas en todo el cielo
      Falta un calcetín de los verdes
      Y el que queda se siente viejo

      (La plancha suelta su nube blanca|Huele a jabón toda la ventana)
      Y el cuello queda como un papel
      Cada camisa busca su percha
      Y cada manga vuelve a su ser`,
    later: `
      Por la noche se recoge la ropa
      Que trae guardado el olor del sol
      Y el que se acuesta en sábanas limpias
      Duerme mejor, y sueña mejor`,
    hook: `
      Un calcetín aquí y otro allá
      Dime tú el otro dónde estará`,
  },
  {
    words:
      'siesta siestas siestecita sofá sofa sofás sillón sillon sillones hamaca hamacas mecedora mecedoras dormilón dormilona pantuflas',
    stanzas: `
      (La persiana baja hasta la mitad|La tarde se tumba en el sofá)
      Y un hilo de sol se queda en el suelo
      Todo el mundo camina descalzo
      Y hasta la mosca vuela más lento

      (La tele habla y nadie la escucha|El periódico cae al suelo)
      Y la boca se abre despacio
      Eran diez minutos tan solo
      Y ya se ha hecho tarde en el patio`,
    later: `
      Al despertar de aquella siesta
      Queda la marca de algún cojín
      La tarde parece recién lavada
      Y el día empieza otra vez aquí`,
    hook: `
      Cinco minutos, nada más
      Viva la siesta en el sofá`,
  },
  {
    words:
      'radio radios radiecito transistor tocadiscos disco discos vinilo vinilos cassette casete casetes playlist locutor locutora emisora emisoras bolero boleros',
    stanzas: `
      (La radio habla desde temprano|La radio suena por la ventana)
      Y la cocina se pone a bailar
      Una canción muy vieja regresa
      Y todos saben cómo cantar

      (La aguja baja sobre el disco|El disco gira sobre la mesa)
      Y suena un poco de lluvia antes
      Luego una voz llena la sala
      Y se detienen los caminantes`,
    later: `
      La radio se queda encendida
      Cuando ya todos se han ido a acostar
      Y canta bajito en la cocina
      Por si alguien vuelve y la quiere escuchar`,
    hook: `
      Sube la radio, súbela más
      Que la del disco se oiga detrás`,
  },
  {
    words: 'sombrero sombreros sombrerito gorra gorras boina boinas',
    stanzas: `
      (El sombrero cuelga junto a la puerta|La gorra cuelga junto a la puerta)
      Y en la calle empieza la fiesta
      Sopla el viento, y una mano lo agarra
      Y el sol se queda sobre la mesa

      (Un toque al ala con los dos dedos|Se quita entero para el saludo)
      Y queda dicho el buenos días
      El sol se queda fuera, esperando
      Y las orejas duermen tranquilas`,
    later: `
      El sombrero tiene ya sus años
      Y una manchita que no se va
      Nadie se atreve a ponerse otro
      Porque la sombra no es igual`,
    hook: `
      Ponte el sombrero, quítalo ya
      Dale un saludo a quien viene y va`,
  },
  {
    words:
      'película películas pelicula peliculas peli pelis cine cines serie series telenovela telenovelas novela_turca novelas_turcas maratón_de_series maratón_de_películas netflix palomitas la_tele',
    stanzas: `
      (Se apaga la luz, empieza la película|Se apaga la luz de la sala)
      Y suenan palomitas en fila
      El que ya la ha visto lo cuenta todo
      Y vuela en la sala una zapatilla

      (Se llora siempre en la misma escena|La serie acaba en lo mejor)
      Y siempre alguien dice que no llora
      Pasa el pañuelo de mano en mano
      Y ya amanece, y se ponen otra`,
    later: `
      Salen las letras de la película
      Y nadie se quiere levantar
      Se queda la manta sobre tres piernas
      Y alguien pregunta: ¿y ahora cuál?`,
    hook: `
      Apaga la luz y ven para acá
      Que la película va a empezar`,
  },
]
