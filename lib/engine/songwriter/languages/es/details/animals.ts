import type { Details } from '../../stanzas.ts'

/** Animals of the house and the yard. */
export const animals: readonly Details[] = [
  {
    words:
      'gato gata gatos gatas gatito gatita gatitos gatitas minino minina michi michis felino felina ronronea ronroneas ronronear ronroneo ronroneaba maullido maullidos maúlla maúllas maullar arenero',
    stanzas: `
      Un ovillo tibio y sordo
      Un motor bajo la manta
      Una pata que se estira
      Y una oreja que se alza

      Pelos en el pantalón
      Un hilo suelto en la silla
      La cola en signo de duda
      Y al sol, toda la barriga

      Los ojos como dos platos
      Una pata y una copa
      Mucha calma en los bigotes
      Y un charco sobre la alfombra

      Un bostezo con colmillos
      El lomo que se hace puente
      Un plato a medio llenar
      Y un maullido muy urgente`,
  },
  {
    words:
      'perro perra perros perras perrito perrita perritos perritas cachorro cachorra cachorros cachorrito cachorrita ladra ladras ladrar ladraba ladrido ladridos labrador chihuahua golden_retriever pastor_alemán caniche',
    stanzas: `
      La cola que barre el suelo
      Uñas que corren deprisa
      La correa en el perchero
      Y un trozo de zapatilla

      La nariz fría en la palma
      Una ceja y la otra ceja
      Huellas de barro en el piso
      Y un pan que falta en la mesa

      El hocico en la rodilla
      Una pelota mojada
      Pelos en la ropa negra
      Y otra vuelta por la casa

      El timbre, y un terremoto
      Una lengua muy alegre
      Un plato que corre y suena
      Y un hueco en la cama, siempre`,
  },
  {
    words:
      'correa correas pasea_al_perro paseas_al_perro pasear_al_perro paseaba_al_perro paseo_al_perro sacar_al_perro saca_al_perro sacas_al_perro sacaba_al_perro paseador paseadora parque_de_perros',
    stanzas: `
      Una pata contra el muro
      Cada poste, una noticia
      Bolsitas en el bolsillo
      Y en la esquina, una caricia

      Vuelta y vuelta a la manzana
      La nariz leyendo el suelo
      Un tirón hacia las hojas
      Y otro perro, y un revuelo

      El pasto de punta a punta
      Cuatro patas, una senda
      Un palo que es casi un árbol
      Y la lengua que ya cuelga`,
  },
  {
    words:
      'caballo caballos yegua yeguas potro potros potrillo montar_a_caballo monta_a_caballo montas_a_caballo montaba_a_caballo cabalg* equitación jinete jinetes establo hípica pony',
    stanzas: `
      Un azúcar en la palma
      Labios que son terciopelo
      Una oreja que da vuelta
      Y el casco que pisa el suelo

      El cepillo por el lomo
      Polvo dorado que sale
      Cuero, heno, una cubeta
      Y un resoplido en el aire

      Riendas flojas, cuero tibio
      Cuatro golpes y otros cuatro
      La crin, como una bandera
      Y polvo por todo el campo`,
  },
  {
    words: 'gallina gallinas gallo gallos gallinero gallineros pollitos pollito corral corrales',
    stanzas: `
      Un puñado de maíz
      Patas que rascan la tierra
      Una pluma por la malla
      Y un huevo tibio en la hierba

      Cresta roja, ojo redondo
      Un paso, un cuello, otro paso
      Una puerta de tablitas
      Y la fila, sin retraso

      Un revuelo por la cerca
      La cubeta contra el suelo
      Granos que caen como lluvia
      Y al fondo, un nido secreto`,
  },
  {
    words:
      'pájaro pajaro pájaros pajaros pajarito pajaritos canario canarios loro loros lora loras perico pericos periquito periquitos cotorra cotorras colibrí colibries colibríes gorrión gorriones jaula jaulas golondrina golondrinas',
    stanzas: `
      Semillas en la ventana
      Un brinco y otro más corto
      Un plato de agua que tiembla
      Y un trino de medio tono

      Alas que apenas se oyen
      Migas sobre la baranda
      Un ojo como semilla
      Y un silbido que se agranda

      Una pluma azul, tan leve
      Cáscaras por todo el suelo
      La cabeza de costado
      Y el aire, después del vuelo`,
  },
  {
    words: 'pez peces pececito pececitos pecera peceras acuario acuarios pez_dorado',
    stanzas: `
      Burbujas que van subiendo
      Un castillo de piedritas
      Una cola como un velo
      Y unas bocas, calladitas

      Luz azul por los rincones
      Un dedo pegado al agua
      Escamas que dan la vuelta
      Y el silencio, nada y nada

      Arena blanca en el fondo
      Una pizca de alimento
      Una curva anaranjada
      Y otra vez el movimiento`,
  },
  {
    words:
      'conejo coneja conejos conejas conejito conejita conejitos hámster hamster hámsteres hamsters cobaya cobayas chinchilla jerbo',
    stanzas: `
      Pelo que cabe en un hueco
      Una nariz que no para
      Zanahoria a mordisquitos
      Y un ovillo en una palma

      Vueltas y vueltas de noche
      Dientes que van como aguja
      Viruta, un tubo, semillas
      Y una mejilla que abulta

      Un túnel bajo un cojín
      Un bigote que tirita
      Una hojita que se encoge
      Y un salto de bailarina`,
  },
  {
    words: 'tortuga tortugas tortuguita',
    stanzas: `
      Un caparazón con mapas
      Un cuello que sale lento
      Una lechuga partida
      Y un metro, sin aspaviento

      Una piedra que camina
      Ojos de mucho cuidado
      El sol encima del lomo
      Y un trébol bien masticado

      La cabeza que se guarda
      Una uña contra la loza
      Agua tibia en una fuente
      Y una boca cautelosa`,
  },
  {
    words: 'abeja abejas apicultor apicultora apicultores apicultura colmena colmenas panal panales',
    stanzas: `
      Un velo, humo, dos guantes
      Un zumbido en una caja
      Cera pegada en los dedos
      Y una gota que no baja

      Un techo de chapa, piedras
      Celdas de cera amarilla
      Alas que tiemblan al sol
      Y miel hasta en la mejilla

      Un frasco contra la luz
      Un hilo que se hace nudo
      La cuchara que da vueltas
      Y un dedo, con disimulo`,
  },
]
