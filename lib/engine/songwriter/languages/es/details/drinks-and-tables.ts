import type { Details } from '../../stanzas.ts'

/** What is drunk, breakfast, the long table, the market and the restaurant. */
export const drinksAndTables: readonly Details[] = [
  {
    words:
      'café cafe cafés cafecito cafecitos cafetera cafeteras cafetería cafeterías capuchino cappuccino espresso barista cafetal',
    stanzas: `
      La cafetera que tose
      Una taza sin el asa
      Un chorro fino, muy negro
      Y el olor por media casa

      Grano molido en el aire
      Una gota, y otra gota
      Cucharita contra el vidrio
      Y un anillo en cada hoja

      El primer sorbo, que quema
      La taza entre las dos manos
      Una galleta que se hunde
      Y ojos que se abren a ratos

      Negro, con leche, sin nada
      Una mancha en el mantel
      Un dibujo en el fondito
      Y un terrón en el papel`,
  },
  {
    words:
      'mate unos_mates tomar_mates toma_mates tomamos_mates matecito matecitos matear mateando yerba_mate tereré cebar ceba cebas cebaba cebando',
    stanzas: `
      El agua, antes de que hierva
      Yerba que sube en montaña
      Bombilla puesta de un lado
      Y un ruidito cuando acaba

      De mano en mano la ronda
      El termo siempre en el brazo
      Amargo, sin vuelta alguna
      Y la espuma en cada trago

      Una calabaza tibia
      Verde de yerba hasta el borde
      Bizcochos en una bolsa
      Y un sorbo que dura el doble`,
  },
  {
    words: 'té tés tetera teteras tecito té_verde té_negro tazas_de_té infusión infusiones manzanilla tila',
    stanzas: `
      La tetera que ya silba
      Un hilo que cuelga afuera
      El agua que se oscurece
      Y un limón como una rueda

      Una gotita de miel
      La cuchara que tintina
      Hierbas secas en un frasco
      Y vapor en la cortina

      Calor que pasa a los dedos
      Una bolsita en el plato
      Menta fresca, agua que humea
      Y un sorbo largo y callado`,
  },
  {
    words: 'chocolate chocolates bombón bombones churro churros churrería cacao chocolatada chocolatera',
    stanzas: `
      Leche que sube en la olla
      Un cuadrito que se rompe
      Espuma en toda la taza
      Y sobre el labio, un bigote

      Papel de plata doblado
      Una esquina ya mordida
      El crujir de la tableta
      Y la otra media, escondida

      Un bocado que se moja
      Azúcar sobre la manga
      Una taza espesa, oscura
      Y la cuchara, parada`,
  },
  {
    words:
      'vinos un_vino de_vino del_vino vino_tinto vino_blanco botella_de_vino copa_de_vino viñedo viñedos viña viñas vendimia vinito enología enólogo enóloga',
    stanzas: `
      El corcho que sale y canta
      Una copa que se inclina
      Un reflejo por el vidrio
      Y un dedo más, de propina

      Botellas echadas, polvo
      Una etiqueta gastada
      Un queso sobre madera
      Y una copa que descansa

      La nariz dentro del vidrio
      Un giro corto de mano
      Aceitunas en la mesa
      Y un brindis que suena largo`,
  },
  {
    words:
      'cerveza cervezas cervecita cervecitas birra birras chela chelas cantina cantinas taberna tabernas tapas bar bares cervecería barman cantinero pub',
    stanzas: `
      Espuma que se desborda
      Un cartón redondo, un vaso
      Aceitunas, un palillo
      Y la barra, codo y brazo

      Una chapa que da vueltas
      Vidrio frío entre los dedos
      Un platito de algo frito
      Y tres rondas por lo menos

      Un banco de patas altas
      Un vaso que suda y brilla
      El bullicio contra el techo
      Y alguien que arrima otra silla`,
  },
  {
    words:
      'desayuno desayunos desayunar desayuna desayunas desayunaba desayunamos desayunando tostada tostadas pan_tostado tostador tostadora cereal cereales avena jugo_de_naranja zumo_de_naranja huevos_revueltos panqueque panqueques hotcakes tortitas mermelada',
    stanzas: `
      Una tostada que salta
      La naranja que se parte
      Mantequilla por las puntas
      Y la leche que se sale

      Migas por encima, miel
      Un huevo, dorado el borde
      Pan que cruje y servilletas
      Y un bostezo que se esconde

      La radio puesta bajito
      Fruta cortada en un plato
      Una silla con abrigos
      Y el reloj, que espere un rato`,
  },
  {
    words:
      'sobremesa sobremesas comida_familiar comidas_familiares almuerzo_familiar almuerzos_familiares cena_familiar cenas_familiares comida_de_domingo comidas_de_domingo almuerzo_de_domingo almuerzos_de_domingo comida_del_domingo almuerzo_del_domingo comidas_en_familia cenas_en_familia mesa_familiar',
    stanzas: `
      Sillas de alturas distintas
      Un mantel que nunca alcanza
      Fuentes de una mano a otra
      Y el pan volando, sin pausa

      Cáscaras de mandarina
      Tres cafés y nadie en pie
      Migas en toda la mesa
      Y el postre, que no se ve

      Los platos hondos, los llanos
      Un coro de tenedores
      Codos, servilletas, vasos
      Y en la punta, los menores`,
  },
  {
    words: 'helado helados heladería heladerías heladero paleta_de_hielo paletero nieve_de_limón cucurucho',
    stanzas: `
      Una bola que se inclina
      Un hilo que baja al codo
      La lengua que da la vuelta
      Y el barquillo, pese a todo

      Dos sabores que se mezclan
      Una gota en el zapato
      Servilletas que no alcanzan
      Y el final, que cruje un rato

      El vidrio frío, empañado
      Un dedo que apunta y duda
      Vainilla, limón, canela
      Y una lengua que se apura`,
  },
  {
    words:
      'mercado mercados mercadillo mercadillos mercadito tianguis verdulería verdulero verdulera frutería frutero frutera puesto_de_fruta puesto_de_frutas puesto_de_verduras pescadería carnicería carnicero carnicera',
    stanzas: `
      Una balanza que oscila
      Tomates en una caja
      Una voz que anuncia todo
      Y una prueba en la navaja

      Bolsas que cortan los dedos
      Perejil y hierbabuena
      Golpecitos a un melón
      Y una bolsa más que llena

      Escamas y hielo roto
      Un cartel escrito a mano
      Monedas, papel, saludos
      Y las uvas, grano a grano`,
  },
  {
    words:
      'restaurante restaurantes restorán mesero mesera meseros meseras camarero camarera camareros camareras propina propinas',
    stanzas: `
      Bandeja sobre tres dedos
      Un lápiz, mucho papel
      Vasos que suenan a brindis
      Y una gota en el mantel

      Un timbre, dos platos listos
      Papelitos en hilera
      El vapor por la ventana
      Y la mesa doce espera

      Manteles, copas, migajas
      Una moneda en el plato
      Sillas puestas en las mesas
      Y los pies, en agua, un rato`,
  },
]
