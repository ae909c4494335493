import type { Details } from '../../stanzas.ts'

/** The garden, the weather and the open air. */
export const outdoors: readonly Details[] = [
  {
    words:
      'jardín jardin jardines jardincito jardinería jardinero jardinera jardineros macetas maceta plantas plantita plantitas riega riegas regar regaba regabas regando regadera podar poda podaba cactus suculentas orquídeas orquídea helechos',
    stanzas: `
      (La regadera canta en las hojas|La manguera cruza el jardín)
      Y huele a tierra recién mojada
      Hay barro en las dos rodillas
      Y la rosa se ha abierto sin decir nada

      (Una maceta se rompió en marzo|Se planta un palo que parece seco)
      Y en un rincón ha brotado algo
      A nadie se le había ocurrido
      Y es lo más bello de todo el año`,
    later: `
      Las plantas saben quién las regaba
      Y crecen vueltas hacia la puerta
      Cada primavera sale una nueva
      Y el jardín se acuerda, se acuerda`,
    hook: `
      Riega la planta, riégala bien
      Que lo que se quiere florece también

      Flores al sol, raíz en la tierra
      El jardín canta cuando alguien lo riega`,
  },
  {
    words:
      'huerto huertos huerta huertas tomate tomates hortalizas milpa siembra siembras sembrar sembraba sembrabas cosecha cosechas cosechar cosechaba verduras calabazas calabacín calabacines lechugas agricultor agricultora',
    stanzas: `
      (El primer tomate está ya rojo|Los surcos miran todos al sol)
      Y hay que tocarlo con cuidado
      La tierra entra bajo las uñas
      Y todo pesa menos al lado

      (Se riega al caer la tarde|Las calabazas se hacen enormes)
      Y el agua corre de hoja en hoja
      Se reparten bolsas a los vecinos
      Y aun así siempre se queda otra`,
    later: `
      En el invierno duerme la huerta
      Y las semillas en un papel
      Con letra chica dice: tomates
      Para el verano que ha de volver`,
    hook: `
      Siembra en abril, recoge en el sol
      Un tomate del huerto es mucho mejor`,
  },
  {
    words:
      'flor flores florecitas rosas ramo ramos girasol girasoles florista floristería florería tulipanes tulipán claveles clavel margaritas jazmines lavanda florero jarrón bugambilias buganvillas',
    stanzas: `
      (Hay un jarrón junto a la ventana|Un ramo llega envuelto en papel)
      Y el agua tiene luz por dentro
      Cae un pétalo sobre la mesa
      Y nadie lo quita en mucho tiempo

      (Se corta un tallo, se quita una hoja|La flor se abre de madrugada)
      Y el cuarto entero huele a mañana
      La abeja entra a preguntar algo
      Y se marcha por la ventana`,
    later: `
      Hay una flor entre dos páginas
      Aplastada, sin su color
      Y cuando el libro se abre por ella
      Sale de allí todavía el olor`,
    hook: `
      Flores al agua, flores al sol
      Por cada flor, una canción`,
  },
  {
    words:
      'lluvia lluvias lluvioso llueve llover llovía llovió lloviendo llovizna paraguas tormenta tormentas charco charcos aguacero aguaceros chaparrón impermeable gotera goteras trueno truenos relámpago relámpagos',
    stanzas: `
      (Empieza a llover sobre el patio|La lluvia llega sin avisar)
      Y nadie quiere cerrar la ventana
      Corren los charcos, corre la gente
      Y un niño salta con las dos patas

      (El paraguas se da la vuelta|Hay un paraguas para los dos)
      Y un hombro queda todo mojado
      Pero el otro va bien cubierto
      Y el camino se hace más despacio`,
    later: `
      Deja de llover, y huele la calle
      Como si acabara de nacer
      Quedan los charcos llenos de cielo
      Y dan ganas de volver a llover`,
    hook: `
      Que llueva, que llueva, que suene el tejado
      Con lluvia o con sol, yo voy a tu lado`,
  },
  {
    words:
      'nieve nevada nevadas nevar nieva nevaba nevó nevando esquí esqui esquís esquiar esquía esquías esquiaba muñeco_de_nieve muñecos_de_nieve trineo trineos snowboard',
    stanzas: `
      (La nieve cae sin hacer ruido|Por la mañana no hay calle ya)
      Y el mundo entero se queda quieto
      Se abre la puerta con las dos manos
      Y hay una huella de un gato en el suelo

      (Tres bolas y una zanahoria|El trineo baja la cuesta)
      Y una bufanda que no es de nadie
      El muñeco mira a los coches
      Y los saluda toda la tarde`,
    later: `
      La nieve se va poquito a poco
      Y queda un charco y una nariz
      Una zanahoria en mitad del patio
      Que hasta ayer mismo era feliz`,
    hook: `
      Cae la nieve, ven a jugar
      Que cuando salga el sol se va`,
  },
  {
    words:
      'mar playa playas playita olas ola arena orilla_del_mar surf surfear surfea surfista velero veleros barco barcos barquito caracolas caracola marinero marineros marinera navegar navega navegaba gaviotas',
    stanzas: `
      (El mar respira toda la noche|La ola viene y borra los nombres)
      Y por la mañana huele a sal
      La arena se cuela en los bolsillos
      Y va a la sopa y va al sofá

      (Se entra corriendo, se sale azul|Los pies se hunden en la orilla)
      Y la toalla parece un abrazo
      Alguien guarda una caracola
      Y la escucha al oído un buen rato

      (El castillo tiene tres torres|Las gaviotas roban un pan)
      Y la marea viene a cenar
      Se salva una con las dos manos
      Y todo acaba sabiendo a sal`,
    later: `
      En pleno invierno cae de un zapato
      Un poco de arena de aquella vez
      Y la cocina por un segundo
      Se vuelve playa y huele a mar también`,
    hook: `
      El mar va y viene, viene y se va
      Y a quien lo quiere lo llama el mar

      Una ola viene, la otra se va
      Déjame un rato mirando el mar`,
  },
  {
    words:
      'montaña montañas montañero montañera senderismo sendero senderos excursión excursiones caminata caminatas escalar escalada escalaba cumbre cumbres cerro cerros volcán volcanes trekking alpinismo alpinista montañismo cordillera',
    stanzas: `
      (La cuesta empieza y no se termina|Se sube en fila por el sendero)
      Y arriba quedan dos horas más
      En la mochila hay pan y manzanas
      Y hay una fuente para brindar

      (La niebla abre y se ve el valle|Arriba el viento no dice nada)
      Y nadie habla por un momento
      El pueblo cabe dentro de un dedo
      Y el corazón se queda sin tiempo`,
    later: `
      La montaña se queda en su sitio
      Cuando las botas vuelven a casa
      Y alguna noche, cerrando los ojos
      Se sube otra vez hasta la cabaña`,
    hook: `
      Paso y aliento, paso y subir
      La montaña espera al que quiera ir`,
  },
  {
    words:
      'estrellas telescopio telescopios astronomía astrónomo astrónoma cielo_estrellado constelación constelaciones eclipse eclipses la_luna luna_llena estrella_fugaz estrellas_fugaces mira_la_luna mirar_la_luna miras_la_luna luna',
    stanzas: `
      (Se apaga todo para ver mejor|La luna asoma por la ventana)
      Y el cielo empieza a hacerse grande
      Un dedo cuenta hasta perderse
      Y el aire es dulce, y ya es muy tarde

      (Una luz cruza y no da tiempo|Alguien señala una muy pequeña)
      Y cada cual pide lo suyo
      Hace frío, se junta la gente
      Y queda el silencio, y queda el murmullo`,
    later: `
      Las estrellas siguen en su sitio
      Cuando la casa ya se durmió
      Y una se asoma por la ventana
      A ver si alguien la saludó`,
    hook: `
      Luna lunera, míranos ya
      Estrella y luna, vengan acá`,
  },
  {
    words:
      'pesca pescar pescaba pescabas pescando pescas pesco pescó caña_de_pescar cañas_de_pescar anzuelo anzuelos carnada trucha truchas',
    stanzas: `
      (El corcho flota y no pasa nada|El agua duerme, la caña espera)
      Y nadie quiere que pase más
      Se habla bajito, se pasa el termo
      Y el sol se sube por detrás

      (Tira la caña, salta el agua|Se enreda el hilo en una rama)
      Y el pez se va con el anzuelo
      Era tan grande como una puerta
      Y hay un secreto bajo el cielo`,
    later: `
      Se vuelve a casa sin un solo pez
      Y con la cara llena de sol
      Se aprende a pescar quedándose quieto
      Y a hablar poquito, que es lo mejor`,
    hook: `
      Echa la caña, siéntate ya
      Que pescar es saber esperar`,
  },
  {
    words:
      'camping acampar acampa acampas acampaba acampada acampadas acampando carpa carpas tienda_de_campaña tiendas_de_campaña fogata fogatas hoguera hogueras campamento campamentos saco_de_dormir malvaviscos',
    stanzas: `
      (La tienda queda un poco torcida|Sobra una varilla en la hierba)
      Y el suelo tiene todas las piedras
      El fuego chispea, se cuenta un cuento
      Y algo se mueve entre las hierbas

      (Se quema el dulce, se cae al suelo|La linterna alumbra las caras)
      Y se come con tierra, y está rico
      Nadie ha dormido más de una hora
      Y amanece, y canta un grillo chico`,
    later: `
      La ropa huele tres días a humo
      Y en la tienda ha quedado una flor
      Del camping solo se acuerda la gente
      De lo que entonces salió peor`,
    hook: `
      Échale leña, siéntate aquí
      La fogata canta para ti y para mí`,
  },
  {
    words:
      'pueblo pueblos pueblito pueblecito aldea aldeas rancho ranchos ranchero ranchera finca fincas granja granjas granjero granjera granjeros tractor tractores vaca vacas ovejas cabras ganadero hacienda potrero ordeñar ordeña ordeñaba casa_de_campo vida_de_campo del_campo campesino campesina',
    stanzas: `
      (El pueblo tiene una sola calle|La plaza guarda sombra en agosto)
      Y en cada puerta hay una silla
      Se sabe todo antes de que pase
      Y hay una silla en cada esquina

      (Las campanas dan siempre tarde|El bar abre cuando le parece)
      Y nadie piensa en arreglarlas
      Se cena fuera, se mira el cielo
      Y los grillos dicen lo que les falta

      (Se llega en agosto y se cena tarde|Los primos duermen todos en fila)
      Y la abuela cuenta las cabezas
      Falta uno, que está en el río
      Y en la cocina hay moras frescas`,
    later: `
      Se cierra el pueblo cuando es septiembre
      Y la llave cuelga en su rincón
      Pero las noches en que hace frío
      Uno se vuelve con el corazón`,
    hook: `
      Vuelvo a mi pueblo, vuelvo otra vez
      Que el pueblo guarda lo que yo sé`,
  },
]
