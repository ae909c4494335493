import type { Details } from '../../stanzas.ts'

/** The garden, the weather and the open air. */
export const outdoors: readonly Details[] = [
  {
    words:
      'jardín jardin jardines jardincito jardinería jardinero jardinera jardineros macetas maceta plantas plantita plantitas riega riegas regar regaba regabas regando regadera podar poda podaba cactus suculentas orquídeas orquídea helechos',
    stanzas: `
      Tierra negra entre las uñas
      La manguera que se enreda
      Una pala, unas semillas
      Y un brote junto a la piedra

      Una regadera vieja
      Guantes rotos por la punta
      Lombrices, hojas, raíces
      Y una flor que no pregunta

      Agua que moja las hojas
      Un caracol de visita
      Las rodillas en el lodo
      Y una hojita ya mordida

      Tijeras de podar, guantes
      El sol pegado en la espalda
      Un nombre en cada palito
      Y la manguera, enroscada`,
  },
  {
    words:
      'huerto huertos huerta huertas tomate tomates hortalizas milpa siembra siembras sembrar sembraba sembrabas cosecha cosechas cosechar cosechaba verduras calabazas calabacín calabacines lechugas agricultor agricultora',
    stanzas: `
      Cañas atadas con hilo
      Tomates aún calientes
      Sal en la punta del dedo
      Y el jugo rojo en los dientes

      Surcos derechos, o casi
      La azada junto a la tapia
      Hojas con gotas redondas
      Y un sombrero que descansa

      Un balde lleno hasta el tope
      Barro en la suela y la bota
      Una lechuga con tierra
      Y una mesa que se dobla`,
  },
  {
    words:
      'flor flores florecitas rosas ramo ramos girasol girasoles florista floristería florería tulipanes tulipán claveles clavel margaritas jazmines lavanda florero jarrón bugambilias buganvillas',
    stanzas: `
      Tallos cortados al sesgo
      Papel que cruje y se dobla
      Un jarrón con agua fresca
      Y un pétalo por la alfombra

      Una cinta, un lazo flojo
      Espinas, dedo, cuidado
      Tijeras, hojas, el cubo
      Y agua nueva, casi a diario

      Polen sobre la camisa
      Una nariz muy de cerca
      Amarillo, rojo, blanco
      Y un estornudo, una abeja`,
  },
  {
    words:
      'lluvia lluvias lluvioso llueve llover llovía llovió lloviendo llovizna paraguas tormenta tormentas charco charcos aguacero aguaceros chaparrón impermeable gotera goteras trueno truenos relámpago relámpagos',
    stanzas: `
      Gotas que corren carreras
      Un paraguas boca abajo
      Zapatos en la escalera
      Y un charco que pide un salto

      Un tambor en el tejado
      Un balde por la gotera
      Un dibujo en el cristal
      Y el olor que da la tierra

      Varillas vueltas al cielo
      El abrigo, de sombrilla
      Semáforos en el charco
      Y la gota en la mejilla

      La calle, vuelta un espejo
      Un desagüe que borbota
      Un perchero que gotea
      Y un barco que fue una hoja`,
  },
  {
    words:
      'nieve nevada nevadas nevar nieva nevaba nevó nevando esquí esqui esquís esquiar esquía esquías esquiaba muñeco_de_nieve muñecos_de_nieve trineo trineos snowboard',
    stanzas: `
      Techos blancos, ramas blancas
      Un crujido en cada paso
      La bufanda hasta la boca
      Y la nariz, como un faro

      Un copo sobre la manga
      Un guante que no se seca
      Humo blanco de los labios
      Y una bola que se acerca

      Una bufanda prestada
      Zanahoria, tres botones
      Dos ramas como dos brazos
      Y por ojos, dos carbones`,
  },
  {
    words:
      'mar playa playas playita olas ola arena orilla_del_mar surf surfear surfea surfista velero veleros barco barcos barquito caracolas caracola marinero marineros marinera navegar navega navegaba gaviotas',
    stanzas: `
      Sal que se seca en los hombros
      Una toalla con arena
      Un castillo que se inclina
      Y la espuma, que no espera

      Huellas casi ya borradas
      Un sombrero fugitivo
      Viento que infla la camisa
      Y un cangrejo ya escondido

      Olor a sal y a madera
      Gaviotas en una soga
      Redes, boyas de colores
      Y el agua, que sube y moja

      Sandalias en una mano
      Un libro lleno de sal
      Sombrilla que el aire tumba
      Y el agua, como un cristal`,
  },
  {
    words:
      'montaña montañas montañero montañera senderismo sendero senderos excursión excursiones caminata caminatas escalar escalada escalaba cumbre cumbres cerro cerros volcán volcanes trekking alpinismo alpinista montañismo cordillera',
    stanzas: `
      Una mochila que cruje
      Piedras sueltas, una cuesta
      Agua fría en cantimplora
      Y un pan que allá arriba es fiesta

      Una flecha sobre el árbol
      Botas con polvo hasta arriba
      Aire que corta la cara
      Y otra curva todavía

      El mapa que se desdobla
      Un bastón de rama verde
      El valle como un mantel
      Y la casa, que se pierde`,
  },
  {
    words:
      'estrellas telescopio telescopios astronomía astrónomo astrónoma cielo_estrellado constelación constelaciones planetas eclipse eclipses la_luna luna_llena estrella_fugaz estrellas_fugaces',
    stanzas: `
      Puntitos como de azúcar
      Un dedo que apunta y calla
      Una manta sobre el pasto
      Y una chispa que se marcha

      El cuello doblado, el frío
      Un ojo cerrado, un lente
      Puntos unidos con líneas
      Y un oso que no parece

      Las lámparas apagadas
      Un gajo blanco en lo oscuro
      Nubes que pasan despacio
      Y un grillo detrás del muro`,
  },
  {
    words:
      'pesca pescar pescaba pescabas pescando pescas pesco pescó pescador pescadora pescadores caña_de_pescar cañas_de_pescar anzuelo anzuelos carnada trucha truchas',
    stanzas: `
      Un hilo que corta el agua
      Un corcho rojo que flota
      Una caja de cajones
      Y en el anzuelo, una bota

      Un tirón, la caña en curva
      Termo, banquito, dos vasos
      Escamas en una manga
      Y el tamaño, entre los brazos

      Barro fresco en la ribera
      Un gusano en una lata
      Círculos que van creciendo
      Y una cola, toda plata`,
  },
  {
    words:
      'camping acampar acampa acampas acampaba acampada acampadas acampando carpa carpas tienda_de_campaña tiendas_de_campaña fogata fogatas hoguera hogueras campamento campamentos saco_de_dormir malvaviscos',
    stanzas: `
      Varillas que no coinciden
      Un saco de tela fría
      Tazas de metal, un jarro
      Y una piedra en la costilla

      Una cremallera larga
      La linterna entre los dientes
      Grillos que no tienen turno
      Y latas medio calientes

      Leña apilada a la mano
      Una manta, algún tizón
      Chispas que suben en fila
      Y frío en el pantalón`,
  },
  {
    words:
      'pueblo pueblos pueblito pueblecito aldea aldeas rancho ranchos ranchero ranchera finca fincas granja granjas granjero granjera granjeros tractor tractores vaca vacas ovejas cabras ganadero hacienda potrero ordeñar ordeña ordeñaba casa_de_campo vida_de_campo del_campo campesino campesina',
    stanzas: `
      Polvo de un solo camino
      Sombra de un árbol muy ancho
      Una campana que cuenta
      Y un perro de nadie, al paso

      Botas con barro en la puerta
      Leche tibia en una jarra
      Alambre, postes, terneros
      Y una nube que se alarga

      Un sombrero en cada clavo
      Un grillo dentro del horno
      Maíz secándose al sol
      Y la silla contra el tronco`,
  },
]
