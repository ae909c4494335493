import type { Details } from '../../stanzas.ts'

/** What is drunk, breakfast, the long table, the market and the restaurant. */
export const drinksAndTables: readonly Details[] = [
  {
    words:
      'café cafe cafés cafecito cafecitos cafetera cafeteras cafetería cafeterías capuchino cappuccino espresso barista cafetal',
    stanzas: `
      (El café sube y suena la tapa|Suena el café sobre la cocina)
      Y huele la casa de lado a lado
      Hay dos tazas que no hacen juego
      Y un rayo de sol encima del plato

      (Se echa el azúcar sin medirla|La taza humea entre las manos)
      Y se revuelve pensando en algo
      Lo que hace falta decir se dice
      Y el mundo espera mientras charlamos

      (El café se enfría en la mesa|Nadie mira la hora ya)
      Y hay todavía mucho que hablar
      Se calienta otra vez y se enfría
      Y otra vez vuelta a calentar`,
    later: `
      Queda una marca redonda en la mesa
      Donde la taza estuvo ayer
      Y cada mañana, con el café
      Vuelve la charla desde donde fue`,
    hook: `
      Pon otro café, que hay que charlar
      Pon otro café, y quédate ya

      Un cafecito, y otro después
      Que el mundo se arregla con un café`,
  },
  {
    words:
      'mate unos_mates tomar_mates toma_mates tomamos_mates matecito matecitos matear mateando yerba_mate tereré cebar ceba cebas cebaba cebando',
    stanzas: `
      (El agua canta y no debe hervir|El mate da la vuelta a la mesa)
      Y hay que saber pararla a tiempo
      Pasa la ronda de mano en mano
      Y nadie dice gracias primero

      (Se ceba el mate bajo la parra|El mate es amargo, la tarde es larga)
      Y las palabras salen despacio
      El más amigo se lleva el espumoso
      Y el más hablador se queda callado`,
    later: `
      Se enfría el agua, se lava la yerba
      Y todavía nadie se va
      El mate vacío sobre la mesa
      Espera que alguien vuelva a empezar`,
    hook: `
      Ceba otro mate, pásalo ya
      Que la ronda sigue y da vueltas más`,
  },
  {
    words: 'té tés tetera teteras tecito té_verde té_negro tazas_de_té infusión infusiones manzanilla tila',
    stanzas: `
      (La tetera silba en la cocina|Las hojas giran dentro del agua)
      Y la lluvia llega puntual
      Se calientan los dedos despacio
      Y el día malo pesa la mitad

      (Una taza sobre las rodillas|El té se enfría, se habla bajito)
      Y una galleta que se deshace
      Cae en el fondo, se pesca luego
      Y huele a té toda la tarde`,
    later: `
      En la tetera queda un poquito
      Para quien llegue cuando ya no
      Y quien se sienta en esa silla
      Bebe despacio y se le pasó`,
    hook: `
      Una taza de té, y otra después
      Que llueva, que llueva, y pon otro té`,
  },
  {
    words: 'chocolate chocolates bombón bombones churro churros churrería cacao chocolatada chocolatera',
    stanzas: `
      (El chocolate es espeso y negro|Se moja un churro en la taza)
      Y queda un bigote sobre la boca
      La taza humea en la mañana fría
      Y el día empieza de otra forma

      (Se guarda un trozo para después|La tableta cruje en la noche)
      Y huele a dulce la cocina
      Queda el papel doradito y solo
      Y un dedo con una manchita`,
    later: `
      En el cajón, detrás de las cartas
      Hay chocolate para emergencias
      Y las emergencias son cada noche
      Y nadie nunca se da cuenta`,
    hook: `
      Chocolate y churros, y un poco más
      Chocolate y churros, y a celebrar`,
  },
  {
    words:
      'vinos un_vino de_vino del_vino vino_tinto vino_blanco botella_de_vino copa_de_vino viñedo viñedos viña viñas vendimia vinito enología enólogo enóloga',
    stanzas: `
      (Se descorcha y suena la fiesta|El corcho suena, la copa espera)
      Y el vino enciende media sonrisa
      Se brinda por lo que ya ha pasado
      Y por lo otro, que no hay prisa

      (La copa guarda un sol pequeño|El vino respira en la jarra)
      Y hay quien entiende y hay quien se mueve
      Dice que nota madera y frutas
      Y otro se ríe como siempre`,
    later: `
      Queda un dedito en la botella
      Y una mancha roja en el mantel
      Por esa mancha se sabe siempre
      Que aquella noche salió muy bien`,
    hook: `
      Un brindis más, y el vino a bailar
      Un brindis más, y a celebrar`,
  },
  {
    words:
      'cerveza cervezas cervecita cervecitas birra birras chela chelas cantina cantinas taberna tabernas tapas bar bares cervecería barman cantinero pub',
    stanzas: `
      (Chocan los vasos sobre la barra|La espuma sube por el vaso)
      Y se derrama un poco de espuma
      La primera se va en un suspiro
      Y la segunda se va de pregunta

      (En la misma mesa de cada viernes|El de la barra ya lo sabe)
      Y llega sola la bandeja
      Se arregla el mundo en tres cervezas
      Y mañana nadie se acuerda`,
    later: `
      Cierran el bar, suben las sillas
      Y en la puerta se sigue hablando
      De la cerveza queda una marca
      Y de la noche, un amigo al lado`,
    hook: `
      Arriba el vaso, que suene ya
      Una cerveza y la ronda va`,
  },
  {
    words:
      'desayuno desayunos desayunar desayuna desayunas desayunaba desayunamos desayunando tostada tostadas pan_tostado tostador tostadora cereal cereales avena jugo_de_naranja zumo_de_naranja huevos_revueltos panqueque panqueques hotcakes tortitas mermelada',
    stanzas: `
      (La tostada salta de golpe|La mañana huele a pan tostado)
      Y hay mermelada en el mantel
      Medio dormidos, todos despeinados
      Y la cuchara busca la miel

      (Hay una silla para cada sueño|La radio habla de la lluvia)
      Y se cuentan mientras se unta el pan
      Se hace tarde, y nadie se mueve
      Y el café llama a uno más`,
    later: `
      Los domingos dura el desayuno
      Hasta que empieza a hervir la comida
      Quedan las migas, queda el sol
      Y una tostada fría, la mía`,
    hook: `
      Buenos días, pan y café
      El desayuno, y empieza otra vez`,
  },
  {
    words:
      'sobremesa sobremesas comida_familiar comidas_familiares almuerzo_familiar almuerzos_familiares cena_familiar cenas_familiares comida_de_domingo comidas_de_domingo almuerzo_de_domingo almuerzos_de_domingo comida_del_domingo almuerzo_del_domingo comidas_en_familia cenas_en_familia mesa_familiar',
    stanzas: `
      (Se acaba el postre y nadie se mueve|Ya no queda nada en los platos)
      Y la charla empieza de verdad
      Las migas cuentan en el mantel
      Y todo el mundo vuelve a brindar

      (La mesa crece con otra silla|Se junta una mesa con otra mesa)
      Y siempre cabe uno más
      Los niños juegan ya por debajo
      Y los mayores vuelven a empezar`,
    later: `
      Se pone el sol sobre los platos
      Y en la sobremesa se hace de noche
      Cada quien busca luego su abrigo
      Y tarda una hora en llegar al coche`,
    hook: `
      Una silla más, una silla más
      La mesa es larga y no tiene final`,
  },
  {
    words: 'helado helados heladería heladerías heladero paleta_de_hielo paletero nieve_de_limón cucurucho',
    stanzas: `
      (El helado corre por la mano|Se deshace por un costado)
      Y hay que lamerlo por todos lados
      Gana el calor por un par de gotas
      Y queda un bigote de color claro

      (Hay treinta sabores en la vitrina|Se piensa mucho delante del vidrio)
      Y al final se pide el de siempre
      La cucharita es de color rosa
      Y se roba un poco al de enfrente`,
    later: `
      Cuando el verano ya se termina
      Queda la heladería sin luz
      Y alguien guarda la cucharita
      En el bolsillo de aquel pantalón azul`,
    hook: `
      Helado de fresa, helado de sol
      Antes que baje por el pantalón`,
  },
  {
    words:
      'mercado mercados mercadillo mercadillos mercadito tianguis verdulería verdulero verdulera frutería frutero frutera puesto_de_fruta puesto_de_frutas puesto_de_verduras pescadería carnicería carnicero carnicera',
    stanzas: `
      (La plaza grita todos los precios|El mercado se pone en pie)
      Y las naranjas parecen soles
      Una señora toca los melones
      Y los escoge por sus olores

      (La bolsa pesa de un lado solo|Se pide la vez y se conversa)
      Y el perejil va de regalo
      El pescadero conoce el nombre
      Y el frutero guarda lo más sano`,
    later: `
      Al mediodía se apagan los gritos
      Y en el mercado barren las hojas
      Quedan un gato, un limón rodando
      Y una moneda que no es de nadie ahora`,
    hook: `
      Vamos al mercado, que hay que llenar
      La bolsa de cosas y a conversar`,
  },
  {
    words:
      'restaurante restaurantes restorán mesero mesera meseros meseras camarero camarera camareros camareras propina propinas',
    stanzas: `
      (La puerta de la cocina gira|Los platos vuelan sobre los hombros)
      Y un plato viaja sobre cabezas
      En la del fondo celebran algo
      Y en la de al lado se hacen promesas

      (Se apunta todo en una libreta|Las velas tiemblan en cada mesa)
      Y una guitarra empieza a sonar
      Quién vino solo, quién vino triste
      Y quién pidió vino para brindar`,
    later: `
      Se va la gente del restaurante
      Y los que sirven se sientan ya
      Comen de pie lo que ha sobrado
      Y alguien cuenta un chiste, y ya está`,
    hook: `
      Mesa para dos, mesa para diez
      Pasen al fondo, y vuelvan después`,
  },
]
