import type { Details } from '../../stanzas.ts'

/** Animals of the house and the yard. */
export const animals: readonly Details[] = [
  {
    words:
      'gato gata gatos gatas gatito gatita gatitos gatitas minino minina michi michis felino felina ronronea ronroneas ronronear ronroneo ronroneaba maullido maullidos maúlla maúllas maullar arenero ronronea_encima',
    stanzas: `
      (El sol entra por la cocina|Hay una mancha de sol en el suelo)
      Y el gato se estira en la orilla
      Una oreja escucha la calle
      Y la otra duerme en la silla

      (Se oye un salto en mitad del cuarto|Se oye un golpe en la cocina)
      Y un vaso rueda sobre la mesa
      El gato mira hacia otro lado
      Y hay una cola sobre la mesa

      (Un motorcito suena en la manta|Hay pelos en la ropa negra)
      Y ya no hay quien mueva las piernas
      La cena tendrá que esperar
      Y en la ventana ya hay estrellas`,
    later: `
      Cuando la casa apaga las luces
      El gato empieza su propio día
      Corre el pasillo de lado a lado
      Y a las cinco pide la comida`,
    hook: `
      Miau en la puerta, miau en la cama
      Manda el gato desde la ventana

      Un ronroneo, una cola, un maullido
      El gato manda y se queda dormido`,
  },
  {
    words:
      'perro perra perros perras perrito perrita perritos perritas cachorro cachorra cachorros cachorrito cachorrita ladra ladras ladrar ladraba ladrido ladridos labrador chihuahua golden_retriever pastor_alemán caniche',
    stanzas: `
      (Suena la llave en la cerradura|Se oye la puerta, se oyen pasos)
      Y llega la fiesta desde el pasillo
      La cola tira un vaso en la mesa
      Y nadie riñe, todo es cariño

      (El plato suena contra la pared|Falta un zapato junto a la puerta)
      Y hay dos ojos que piden perdón
      Hay media galleta bajo la mesa
      Y un pelo nuevo en cada pantalón

      (La noche trae frío en la ventana|Por la noche se oye la lluvia)
      Y el perro busca un sitio en los pies
      Da tres vueltas antes de echarse
      Y nadie mueve ni un dedo después`,
    later: `
      Los días grandes y los pequeños
      Todos acaban del mismo modo
      Con un hocico en la rodilla
      Y un perro al lado que lo sabe todo`,
    hook: `
      Guau si te vas y guau al volver
      No hay perro en el mundo que quiera más bien

      Cuatro patas, un corazón
      Un perro cabe en cualquier canción`,
  },
  {
    words:
      'correa correas pasea_al_perro paseas_al_perro pasear_al_perro paseaba_al_perro paseo_al_perro sacar_al_perro saca_al_perro sacas_al_perro sacaba_al_perro paseador paseadora parque_de_perros',
    stanzas: `
      (La correa suena en el perchero|Alguien descuelga ya la correa)
      Y hay cuatro patas que dan saltos
      Cada farola trae noticias
      Y hay que pararse a cada rato

      (Va la mañana fría y azul|Todavía el barrio bosteza)
      Y la correa tira hacia el parque
      Los vecinos dicen el nombre
      Y alguien saluda desde la calle`,
    later: `
      La correa vuelve al perchero
      Con arena y hojas del camino
      Se bebe el agua hasta la mitad
      Y el perro cae medio dormido`,
    hook: `
      Una vueltita, y otra después
      Coge la correa y vamos los tres`,
  },
  {
    words:
      'caballo caballos yegua yeguas potro potros potrillo montar_a_caballo monta_a_caballo montas_a_caballo montaba_a_caballo cabalg* equitación jinete jinetes establo hípica pony',
    stanzas: `
      (El caballo asoma la cabeza|El caballo espera en la cerca)
      Y hay un azúcar entre los dedos
      Respira hondo y mueve una oreja
      Y en la mañana se ve su aliento

      (Los cascos suenan por el camino|Las riendas van casi sueltas)
      Y el campo entero viene detrás
      El viento peina la crin oscura
      Y el corazón va al mismo compás`,
    later: `
      Al caer la tarde, el caballo
      Vuelve despacio por la vereda
      Se le cepilla el polvo del lomo
      Y él agradece con la cabeza`,
    hook: `
      Trota, caballo, trota hacia el mar
      Trota, caballo, y vuelve a trotar`,
  },
  {
    words: 'gallina gallinas gallo gallos gallinero gallineros pollitos pollito corral corrales',
    stanzas: `
      (Canta el gallo antes de la hora|El gallo canta sobre la cerca)
      Y la mañana no tiene remedio
      Un huevo tibio espera en la paja
      Y alguien lo lleva como un secreto

      (Cae el maíz como la lluvia|Las gallinas corren al verlo)
      Y el patio entero se alborota
      Una se escapa por la cancela
      Y queda en el aire una pluma sola`,
    later: `
      De noche duermen en una fila
      Todas las gallinas con sus plumas
      Y el gallo guarda su mejor canto
      Para después de que baje la luna`,
    hook: `
      Qui-qui-ri-quí, levántate ya
      Que el gallo canta y no va a parar`,
  },
  {
    words:
      'pájaro pajaro pájaros pajaros pajarito pajaritos canario canarios loro loros lora loras perico pericos periquito periquitos cotorra cotorras colibrí colibries colibríes gorrión gorriones jaula jaulas golondrina golondrinas',
    stanzas: `
      (Un pájaro canta en la ventana|Un pájaro se posa en la baranda)
      Y la mañana parece nueva
      Da dos saltitos, mira hacia dentro
      Y suena un canto que el patio riega

      (Hay unas migas en la baranda|Las alas suenan como un papel)
      Y cantan tres, y luego son veinte
      El más pequeño espera su turno
      Y la ventana se queda enfrente`,
    later: `
      El pájaro vuela cuando quiere
      Y cuando quiere vuelve también
      Deja una pluma junto a las migas
      Como quien paga y dice: está bien`,
    hook: `
      Pío en la rama, pío en el sol
      Canta el pajarito y cantamos los dos`,
  },
  {
    words: 'pez peces pececito pececitos pecera peceras acuario acuarios pez_dorado',
    stanzas: `
      (El pez da vueltas en su silencio|Una burbuja sube despacio)
      Y hay un silencio lleno de agua
      La luz azul se mueve en el techo
      Y el cuarto entero parece agua

      (Un dedo toca el vidrio despacio|Caen las migas sobre el agua)
      Y una boquita viene a mirar
      Nada un metro, y luego otro metro
      Y con tan poco se hace un mar`,
    later: `
      De noche el pez se queda muy quieto
      Bajo el castillo de su pecera
      Y quien lo mira se queda en calma
      Como si el mundo también lo hiciera`,
    hook: `
      Nada el pez, nada hasta el final
      Da la vuelta y vuelve a empezar`,
  },
  {
    words:
      'conejo coneja conejos conejas conejito conejita conejitos hámster hamster hámsteres hamsters cobaya cobayas chinchilla jerbo',
    stanzas: `
      (Una nariz se mueve sin prisa|La zanahoria cruje un ratito)
      Y hay dos orejas que lo oyen todo
      Se esconde luego bajo la cama
      Y el día pasa de cualquier modo

      (Cabe dormido entre las dos manos|Pesa lo mismo que una manzana)
      Y una nariz se mueve deprisa
      Se tapa un ojo con la patita
      Y en la alfombra va una caricia`,
    later: `
      Cuando la casa se queda a oscuras
      El conejo sueña que es gigante
      Y se despierta tan pequeñito
      Que cabe entero dentro de un guante`,
    hook: `
      Salta el conejo, uno, dos, tres
      Mueve la nariz y salta otra vez`,
  },
  {
    words: 'tortuga tortugas tortuguita',
    stanzas: `
      (La tortuga sale de su casa|La tortuga cruza la sala)
      Y hay todo el día, y estamos aquí
      Come una hoja como quien reza
      Y el mundo corre y la deja ahí

      (El sol calienta el caparazón|Nadie la ha visto tener prisa)
      Y el sol se estira hasta la mitad
      Cruza la alfombra de parte a parte
      Y nadie tiene prisa en llegar`,
    later: `
      Pasan los perros, pasan los años
      Y la tortuga camina igual
      Llega la última a todas partes
      Y todo el mundo la ve llegar`,
    hook: `
      Paso a pasito, sin más ni más
      La tortuga llega, ya lo verás`,
  },
  {
    words: 'abeja abejas apicultor apicultora apicultores apicultura colmena colmenas panal panales',
    stanzas: `
      (Zumba el verano junto a la caja|Una abeja baja a la flor)
      Y hay que moverse como en la luna
      Sube un poco de humo blanco
      Y se destapa la miel, tan rubia

      (El panal pesa como una piedra|La miel se estira desde el cuchillo)
      Y el sol se queda dentro a vivir
      Se llena un frasco, y luego otro frasco
      Y quien lame el dedo quiere repetir`,
    later: `
      En el invierno duerme la colmena
      Y en la despensa brilla la miel
      Una cuchara basta de noche
      Para que sea verano otra vez`,
    hook: `
      Zumba la abeja, viene y se va
      Trae la miel y vuelve a volar`,
  },
]
