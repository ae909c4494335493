import type { Details } from '../../stanzas.ts'

/** Kitchens and dishes: from the grill to the oven. */
export const dishes: readonly Details[] = [
  {
    words:
      'cocin* guisa guisas guisar guisaba guisabas guisando receta recetas sartén sarten sartenes delantal fogón fogones olla ollas chef especias',
    stanzas: `
      Canta el aceite en el fuego
      Ajo dorado, cebolla
      Una cuchara de palo
      Y el vapor abre la olla

      Un paño limpio en el hombro
      Una pizca y otra pizca
      La tapa que tiembla y salta
      Y en la camisa, una chispa

      Perejil picado fino
      Un hervor, la llama baja
      El dedo que prueba y vuelve
      Y en la receta, una mancha

      Platos que esperan en fila
      Vapor pegado en el vidrio
      Laurel, comino, pimienta
      Y el fondo del plato, limpio`,
  },
  {
    words:
      'asado asados asadito asador asadores parrilla parrillas parrillada parrilladas parrillero barbacoa barbacoas churrasco churrascos brasas carbón a_la_brasa a_la_plancha carne_asada carnes_asadas',
    stanzas: `
      Carbón que prende sin prisa
      Humo que cambia de lado
      Un cuchillo, una tablita
      Y el mejor corte, apartado

      Grasa que gotea y silba
      Un cartón por abanico
      Sal gruesa por los dos lados
      Y un borde oscuro, el más rico

      Brasas de un rojo dormido
      Una pinza, un trapo al cuello
      Pan que se tuesta en la orilla
      Y todo el humo en el pelo

      La mesa larga, los platos
      Vuelta y vuelta, sal y calma
      Un limón partido en cuartos
      Y el aplauso que se gana`,
  },
  {
    words: 'paella paellas arroz arroces arrocito paellera azafrán arroz_con_pollo',
    stanzas: `
      El caldo cubre los granos
      Un hervor y luego calma
      Un trapo sobre la olla
      Y abajo, lo que se rasca

      Granos sueltos, amarillos
      Un diente de ajo, un laurel
      El vapor que empaña el vidrio
      Y un grano sobre el mantel

      La tapa que apenas tiembla
      Dos tazas de agua por una
      Burbujas en todo el borde
      Y un velo blanco de espuma

      Un chorro largo de aceite
      Cebolla que suda lenta
      Un puñado de la bolsa
      Y otro plato, si alguien entra`,
  },
  {
    words:
      'tortilla_española tortilla_de_patatas tortilla_de_patata tortilla_de_papas tortilla_de_papa tortillas_de_patatas huevos_fritos huevo_frito',
    stanzas: `
      Huevos batidos con ruido
      Aceite tibio y cebolla
      Un plato encima, un respiro
      Y cae la luna, redonda

      El tenedor contra el plato
      Media vuelta y un silencio
      Una orilla que se cuaja
      Y el centro, tierno por dentro

      Rodajas finas y blancas
      Aceite que habla bajito
      Una fuente que hace tapa
      Y un triángulo, calentito`,
  },
  {
    words: 'croqueta croquetas bechamel empanizado empanizada',
    stanzas: `
      Masa que espera en un plato
      Dos cucharas que dan forma
      Harina, huevo, pan seco
      Y la fuente, que se borra

      Leche que espesa despacio
      Una muñeca que gira
      La cuchara contra el fondo
      Y el dedo en la orilla tibia

      Filas iguales, doradas
      Aceite que ya murmura
      Papel doblado en la fuente
      Y un soplo, y a la segunda`,
  },
  {
    words:
      'taco tacos taquito taquitos taquería taqueria taquero tortillas tortillería tortillas_de_maíz enchiladas quesadilla quesadillas chilaquiles pozole comal molcajete guacamole mole_poblano burritos burrito salsa_verde salsa_picante chiles',
    stanzas: `
      Un comal sobre la lumbre
      Palmas que van aplaudiendo
      Un trapo que guarda tibio
      Y un círculo hinchado y lento

      Limón, cilantro, cebolla
      Salsa roja y salsa verde
      Un doblez, la mano en alto
      Y un hilo rojo se pierde

      Un montón dentro de un trapo
      Un molcajete de piedra
      Chile tostado hasta el humo
      Y sal para quien se atreva

      Platos de barro en la mesa
      Servilletas, un montón
      Dos bocados, tres si hay calma
      Y en cuartos, otro limón`,
  },
  {
    words: 'tamal tamales tamalitos tamalada tamalera hallaca hallacas humita humitas hojas_de_maíz',
    stanzas: `
      Hojas mojadas, abiertas
      Masa untada a cucharadas
      Un nudo, un pliegue, otro nudo
      Y la olla llena de cartas

      Manos que untan, manos que atan
      Tiras largas por el hombro
      Vapor por toda la mesa
      Y uno que se abre en el fondo

      La hoja que se despega
      Un soplo, vapor caliente
      Masa que tiembla y se parte
      Y la salsa, roja y verde`,
  },
  {
    words: 'arepa arepas arepita arepitas arepera areperas pupusa pupusas cachapa cachapas',
    stanzas: `
      Harina, sal, agua tibia
      Una bola en cada palma
      Golpecitos por el borde
      Y un sol chiquito en la plancha

      Una costra que ya suena
      El cuchillo por el medio
      Vapor que sube a la cara
      Y un hilo largo de queso

      Masa pegada en las uñas
      Una gota que da brincos
      Vuelta y vuelta, y otra vuelta
      Y mantequilla en los filos`,
  },
  {
    words: 'empanada empanadas empanadita empanaditas empanadilla empanadillas repulgue',
    stanzas: `
      Círculos de masa en fila
      Relleno frío en el centro
      Un dedo mojado en agua
      Y el borde en trenza, bien hecho

      El repulgue bien marcado
      Una bandeja que brilla
      Huevo pintado con pluma
      Y un puntito en cada orilla

      Aceitunas, huevo duro
      Un horno que ya perfuma
      Un plato lleno, tapado
      Y al rato no queda ni una`,
  },
  {
    words:
      'sopa sopas sopita caldo caldos caldito guiso guisos guisado guisados lentejas garbanzos cocido puchero sancocho ajiaco potaje fabada estofado consomé frijoles frijolitos cazuela',
    stanzas: `
      Una olla grande y tiznada
      Un hueso, cebolla y apio
      Cuchara que da la vuelta
      Y el vapor sube despacio

      Zanahoria en moneditas
      Un soplo en cada cuchara
      Sal, y otra pizca, por gusto
      Y otro plato, si hace falta

      Fuego bajo, olla tapada
      Burbujas de poca prisa
      Un cucharón que se asoma
      Y pan mojado en la orilla

      Círculos de grasa, de oro
      Dos manos contra la loza
      Perejil cortado al ras
      Y el pan raspando la olla`,
  },
  {
    words:
      'pan panes pancito panadería panaderia panaderías panadero panadera panaderos masa_madre amasa amasas amasar amasaba amasabas amasando levadura barra_de_pan bolillo bolillos',
    stanzas: `
      Masa que crece en silencio
      Un paño limpio, una taza
      Harina hasta en los zapatos
      Y la corteza que canta

      El puño que empuja y vuelve
      Un corte en forma de hoja
      El horno abierto, el aliento
      Y una miga tibia y honda

      Bolsa caliente en los brazos
      La punta que ya no llega
      Mantequilla que se funde
      Y migas por la escalera

      Tabla, cuchillo de dientes
      El lomo todo tostado
      Nudillos que tocan hueco
      Y el humo del primer tajo`,
  },
  {
    words:
      'pastel pasteles pastelito pastelitos pastelería pastelero pastelera tarta tartas torta_de_chocolate bizcocho bizcochos bizcochuelo queque galleta galletas galletitas hornea* repostería repostero repostera magdalenas cupcake cupcakes flan flanes alfajor alfajores brownie brownies postre postres tres_leches arroz_con_leche',
    stanzas: `
      Tres huevos, azúcar, leche
      Harina blanca cernida
      El molde untado con grasa
      Y una cuchara lamida

      El horno con luz adentro
      La nariz junto al cristal
      Un palillo sale limpio
      Un trozo, y luego otro igual

      Azúcar fina que llueve
      Un dedo sobre la crema
      Un molde, un papel, un trapo
      Y la corteza morena

      Una rejilla en la mesa
      Vainilla en todo el pasillo
      Chocolate en las dos mangas
      Y un pedazo en el bolsillo`,
  },
]
