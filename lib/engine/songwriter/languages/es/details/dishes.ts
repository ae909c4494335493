import type { Details } from '../../stanzas.ts'

/** Kitchens and dishes: from the grill to the oven. */
export const dishes: readonly Details[] = [
  {
    words:
      'cocin* guisa guisas guisar guisaba guisabas guisando receta recetas sartén sarten sartenes delantal fogón fogones olla ollas chef especias',
    stanzas: `
      (La olla canta desde temprano|Huele a cebolla en toda la casa)
      Y la ventana se va empañando
      Una cuchara pasa de mano en mano
      Y alguien pregunta si falta tanto

      (Hay harina hasta en las cejas|La receta nunca se ha escrito)
      Y nadie sabe cuánto se echa
      Se echa un puño de lo que haya
      Y nunca queda nada en la cazuela

      (Suena el cuchillo sobre la tabla|El fuego baja, el guiso espera)
      Y poco a poco se llena la mesa
      El que pasaba se queda un rato
      Y cada comida acaba en fiesta`,
    later: `
      Se lavan platos, se guardan sobras
      Y huele a cocina hasta el portal
      Y el que se marcha se lleva un tarro
      Que volverá vacío, como es normal`,
    hook: `
      Huele a cocina, huele a canción
      Traigan más platos, que sobra amor

      Sube el vapor, baja el mantel
      Que la cocina ya sabe a miel`,
  },
  {
    words:
      'asado asados asadito asador asadores parrilla parrillas parrillada parrilladas parrillero barbacoa barbacoas churrasco churrascos brasas carbón a_la_brasa a_la_plancha carne_asada carnes_asadas',
    stanzas: `
      (Se prende el fuego, se aparta el humo|El carbón tarda, pero ya prende)
      Y el humo persigue siempre al mismo
      Hay opiniones por todas partes
      Y el perro espera lo prometido

      (La carne suena sobre la parrilla|La carne está, según, casi lista)
      Y el que la cuida no quiere ayuda
      Pasan los platos de mano en mano
      Y del carbón ya nadie duda

      (Se pone negra por una punta|Se hace tarde, crece el hambre)
      Y alguien pregunta si eso es normal
      La ensalada espera en su fuente
      Y el pan se acaba antes de empezar`,
    later: `
      Queda la brasa roja en la noche
      Y quedan huesos para el perro fiel
      La parrilla se lava mañana
      Y mañana, se lavará después`,
    hook: `
      Vuelta a la carne, vuelta y ya está
      Que de esta parrilla no sobra na más

      Humo en los ojos, brasa y carbón
      Viva el asado, y sin discusión`,
  },
  {
    words: 'paella paellas arroz arroces arrocito paellera azafrán arroz_con_pollo',
    stanzas: `
      (El arroz no se toca nunca|El caldo cubre el arroz entero)
      Y hay siete tíos que dan consejo
      El sol pega sobre la sartén grande
      Y huele a mar desde muy lejos

      (Se oye el arroz cuando ya no hay caldo|Se tapa un rato con un periódico)
      Y todos callan por si se pega
      Lo del fondo es lo que más vale
      Y hay tres cucharas que ya pelean`,
    later: `
      Se acaba el arroz, llega la siesta
      Y la paella queda al sol
      Un niño rasca el fondo dorado
      Y se lo come como un campeón`,
    hook: `
      Arroz al fuego, y no remover
      Domingo y arroz, y vuelta a comer`,
  },
  {
    words:
      'tortilla_española tortilla_de_patatas tortilla_de_patata tortilla_de_papas tortilla_de_papa tortillas_de_patatas huevos_fritos huevo_frito',
    stanzas: `
      (Bate los huevos un tenedor|La patata se dora despacio)
      Y el aceite suena como la lluvia
      Se le da vuelta con un gran plato
      Y toda la casa se pone muda`,
    later: `
      Fría o caliente, al día siguiente
      La tortilla sabe mejor
      En un trozo de pan, en la calle
      Sentada en un banco, al sol`,
    hook: `
      Vuelta a la tortilla, vuelta en el aire
      Que de la tortilla no sobra a nadie`,
  },
  {
    words: 'croqueta croquetas bechamel empanizado empanizada',
    stanzas: `
      (La masa espera desde la noche|La masa descansa en una fuente)
      Y alguien la prueba con el dedo
      Se les da forma con dos cucharas
      Y se las pone en fila, luego

      (Se cuentan bien las que hay en la fuente|Salen doradas de la sartén)
      Y alguien las cuenta, y falta alguna
      Queman los dedos, queman la boca
      Y nadie espera, nadie se asusta`,
    later: `
      Queda en el plato la última croqueta
      Y todos miran para otro lado
      Pasa un minuto, se va la luz
      Y cuando vuelve, ya ha volado`,
    hook: `
      Una croqueta, dos y tres más
      Que la última nadie la va a dejar

      Croquetas doradas, croquetas de ayer
      Si queda una sola, la voy a esconder`,
  },
  {
    words:
      'taco tacos taquito taquitos taquería taqueria taquero tortillas tortillería tortillas_de_maíz enchiladas quesadilla quesadillas chilaquiles pozole comal molcajete guacamole mole_poblano burritos burrito salsa_verde salsa_picante chiles',
    stanzas: `
      (La tortilla se infla en el comal|El comal humea desde temprano)
      Y el limón espera partido
      Se dobla el taco con los tres dedos
      Y un poco siempre cae al vestido

      (Hay dos salsas, verde y roja|La salsa dice que no pica)
      Y hay un limón para quien se atreve
      Llora un valiente, pide más agua
      Y aún quedan ganas de otros trece`,
    later: `
      Ya casi cierran, quedan dos tacos
      Y el parque huele a cebolla y sal
      Se queda el gusto en las servilletas
      Y uno promete no volver más`,
    hook: `
      Uno más y ya, uno más y ya
      Con todo el taco, y a disfrutar`,
  },
  {
    words: 'tamal tamales tamalitos tamalada tamalera hallaca hallacas humita humitas hojas_de_maíz',
    stanzas: `
      (Se abren las hojas sobre la mesa|Las hojas de maíz se remojan)
      Y cuatro manos untan la masa
      Las tías cuentan todos los chismes
      Y el vapor llena toda la casa

      (La olla cruje y no se destapa|Ya huele a tamal en la escalera)
      Y el que no espera se va a quemar
      Se desenvuelve como un regalo
      Y todo el mundo empieza a soplar`,
    later: `
      Mañana habrá tamal recalentado
      Con un café y la luz de las diez
      Y dicen todos que al día siguiente
      Sabe mejor que la primera vez`,
    hook: `
      Abre la hoja, que hay un tamal
      Abre la hoja, y no digas más`,
  },
  {
    words: 'arepa arepas arepita arepitas arepera areperas pupusa pupusas cachapa cachapas',
    stanzas: `
      (Las manos dan vueltas a la masa|Suena la masa de palma en palma)
      Y sale el sol sobre el budare
      Se abre por medio con un cuchillo
      Y sale un humo que llama a alguien

      (Lleva queso, lleva lo que haya|El queso se derrite dentro)
      Y así se arregla cualquier mañana
      La primera es para quien madruga
      Y la segunda, para el que llama`,
    later: `
      Lejos de casa, en otro invierno
      Alguien prepara masa otra vez
      Y con la primera arepa caliente
      La cocina parece la de ayer`,
    hook: `
      Una arepa aquí, y otra allá
      Con una arepa la vida va`,
  },
  {
    words: 'empanada empanadas empanadita empanaditas empanadilla empanadillas repulgue',
    stanzas: `
      (El borde se cierra con el tenedor|Los bordes se cierran con dos dedos)
      Y cada una parece un barco
      La masa sobrante se hace muñeco
      Y el horno da calor por un lado

      (Salen las empanadas del horno|La bandeja quema en las manos)
      Y el que se quema pide la suya
      Se sopla un lado, se muerde el otro
      Y huele a horno, y nadie se asusta`,
    later: `
      Para el camino, en una servilleta
      Van dos empanadas con poco peso
      Y en la parada, con tanto frío
      Calientan las manos como un beso`,
    hook: `
      Una empanada, y otra también
      Con el borde dorado saben muy bien`,
  },
  {
    words:
      'sopa sopas sopita caldo caldos caldito guiso guisos guisado guisados lentejas garbanzos cocido puchero sancocho ajiaco potaje fabada estofado consomé frijoles frijolitos cazuela',
    stanzas: `
      (El caldo hierve toda la mañana|La sopa hierve a fuego muy bajo)
      Y hay vapor en toda la cocina
      Quien tiene frío acerca las manos
      Y todo el mundo busca una silla

      (La cuchara llega al fondo del plato|Se sopla un poco cada cuchara)
      Y ya la frente está calentita
      Se moja el pan en lo que queda
      Y hay quien repite, y hay quien suspira`,
    later: `
      Queda en la olla para mañana
      Que reposada sabe mejor
      Y en el invierno, un plato de sopa
      Vale lo mismo que un doctor`,
    hook: `
      Sopa calentita, sopla, cuchara
      Con esta sopa se cura el alma`,
  },
  {
    words:
      'pan panes pancito panadería panaderia panaderías panadero panadera panaderos masa_madre amasa amasas amasar amasaba amasabas amasando levadura barra_de_pan bolillo bolillos',
    stanzas: `
      (La masa crece bajo el paño|La masa duerme bajo un paño)
      Y nadie debe hacer mucho ruido
      Se enciende el horno de madrugada
      Y el barrio huele a recién cocido

      (La calle es negra, la luz es una|Hay una luz en toda la calle)
      Y huele a pan hasta la plaza
      El que pasaba para el trabajo
      Se lleva uno caliente a casa

      (Cruje la corteza entre los dedos|El pan se parte, no se corta)
      Y ya no llega entero a la mesa
      Falta la punta, falta la otra
      Y queda harina sobre la mesa`,
    later: `
      Pasan los años y pasa el barrio
      Y el olor a pan sigue en su esquina
      Y hay quien cruza la ciudad entera
      Por una miga de aquella harina`,
    hook: `
      Pan de la noche, pan del portal
      Huele a pan bueno y a pan de verdad

      Pan calentito, pan del de aquí
      Guárdame uno, que ya voy por ti`,
  },
  {
    words:
      'pastel pasteles pastelito pastelitos pastelería pastelero pastelera tarta tartas torta_de_chocolate bizcocho bizcochos bizcochuelo queque hornea* repostería repostero repostera magdalenas cupcake cupcakes flan flanes alfajor alfajores brownie brownies postre postres tres_leches arroz_con_leche',
    stanzas: `
      (El bizcocho sube en el horno|El pastel crece detrás del vidrio)
      Y nadie abre, que se nos cae
      Hay chocolate por las mejillas
      Y un dedo marcado en alguna parte

      (La tarta llega un poco torcida|Se corta un trozo, se corta otro)
      Y hay chocolate en la cara de alguien
      La mitad más grande se la lleva
      Y siempre hay alguien que tiene hambre`,
    later: `
      Quedan las migas en la bandeja
      Y alguien las junta con el dedito
      Del pastel grande de aquella tarde
      Queda una foto y queda el sitio`,
    hook: `
      Un trozo grande y otro después
      Pastel y canción, contando hasta tres`,
  },
]
