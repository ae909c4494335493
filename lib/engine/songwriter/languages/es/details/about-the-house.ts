import type { Details } from '../../stanzas.ts'

/** Things about the house: screens, letters, photographs, tools, money, brooms, wash and naps. */
export const aboutTheHouse: readonly Details[] = [
  {
    words:
      'computadora computadoras computador computadores ordenador ordenadores portátil portátiles laptop laptops programador programadora programadores programar programando código informática informático contraseña contraseñas wifi teclado teclados hojas_excel videoconferencia',
    stanzas: `
      Un ventilador que zumba
      Migas entre tecla y tecla
      Contraseñas en papeles
      Y un círculo que da vuelta

      Una flecha que se pierde
      Apagar, prender de nuevo
      Cables detrás de la mesa
      Y un pitido en el silencio

      Líneas que suben en verde
      Un punto y coma que falta
      Un café, frío hace horas
      Y la pantalla, muy blanca`,
  },
  {
    words:
      'carta cartas cartita cartitas postal postales buzón buzones cartero carteros estampilla estampillas sobres escribir_cartas',
    stanzas: `
      Un sobre de orillas suaves
      La lengua sobre la goma
      Letra inclinada, azul claro
      Y una mancha en una coma

      Una estampilla torcida
      Papel doblado, tan suave
      La fecha arriba, chiquita
      Y una posdata muy grande

      Un buzón que hace ruiditos
      Una caja de zapatos
      Una cinta, un nudo flojo
      Y renglones apretados`,
  },
  {
    words:
      'foto fotos fotito fotitos fotografía fotografías fotografiar fotógrafo fotógrafa fotógrafos álbum álbumes cámara_de_fotos cámara_fotográfica retrato retratos polaroid polaroids',
    stanzas: `
      Una esquina amarillenta
      Ojos rojos, media risa
      Alguien que sale movido
      Y la fecha por la orilla

      Hojas gruesas que despegan
      Un peinado como un nido
      Una fila, los más altos
      Y un dedo, a medio camino

      Quietos, a la una, a las dos
      Un flash, y todos de nuevo
      La correa contra el hombro
      Y el que parpadea, en medio`,
  },
  {
    words:
      'arregla arreglas arreglar arreglaba arreglabas arreglando repara reparas reparar reparaba reparabas reparando reparaciones bricolaje caja_de_herramientas herramienta herramientas destornillador destornilladores plomero plomera plomeros plomería fontanero fontanera fontaneros fontanería electricista electricistas martillo taladro alicate alicates cinta_adhesiva',
    stanzas: `
      Un tornillo entre los dientes
      Cinta negra, alambre, un trapo
      La tapa, vuelta hacia arriba
      Y una pieza que ha sobrado

      Una puerta que rechina
      Un ruido que no se sabe
      Una linterna en el cuello
      Y un golpecito, y ya vale

      La gota que no se acaba
      Un codo de tubo, estopa
      Aceite en una bisagra
      Y yeso sobre la ropa`,
  },
  {
    words:
      'dinero dinerito ahorra ahorras ahorrar ahorraba ahorrabas ahorrando ahorros ahorrador ahorradora alcancía hucha huchas facturas deudas deuda tacaño tacaña presupuesto sueldo sueldos monedas regatea regatear regateaba cupones',
    stanzas: `
      Monedas en una lata
      Recibos con una cinta
      Un lápiz que suma y tacha
      Y un cerdito sin barriga

      Una libreta de rayas
      Un billete bien planchado
      Cupones junto a las llaves
      Y un pantalón remendado

      El dentífrico enrollado
      Un frasco que ya no suena
      La bolsa, por quinta vez
      Y el champú, con agua nueva`,
  },
  {
    words:
      'limpia limpias limpiar limpiaba limpiabas limpiando limpieza barre barres barrer barría escoba escobas aspiradora aspiradoras fregona trapeador trapea trapear trapeaba friega fregar conserje ordenada ordenado desorden desordenado desordenada',
    stanzas: `
      La escoba tras una puerta
      Un balde lleno de espuma
      Las sillas, patas arriba
      Y en un rayo, alguna pluma

      Un motor por los rincones
      Un cable que no da más
      Trapos, limón, la ventana
      Y una moneda detrás

      Baldosas como un espejo
      Huellas en piso mojado
      Un montoncito de polvo
      Y un calcetín encontrado`,
  },
  {
    words:
      'lavadora lavadoras colada planchar planchas planchaba planchabas planchando plancha tendedero tendederos lavar_la_ropa lava_la_ropa lavaba_la_ropa lavas_la_ropa ropa_limpia tender_la_ropa calcetín calcetines lavandería lavanderías',
    stanzas: `
      Pinzas en una canasta
      Sábanas como veleros
      El tambor que da la vuelta
      Y calcetines solteros

      Vapor, un paño, un siseo
      Camisas en una percha
      El cuello, luego las mangas
      Y una raya bien derecha

      Jabón en las dos muñecas
      La manga que va al revés
      Agua que cae en el patio
      Y el blanco, blanco otra vez`,
  },
  {
    words:
      'siesta siestas siestecita sofá sofa sofás sillón sillon sillones hamaca hamacas mecedora mecedoras dormilón dormilona pantuflas',
    stanzas: `
      Un cojín con una forma
      La cortina medio echada
      El control sobre el ombligo
      Y la tele, que habla y habla

      Un vaivén que cruje apenas
      Los zapatos en el suelo
      Diez minutos, que son treinta
      Y la boca abierta al cielo

      Una manta a cuadros, floja
      Un periódico en la frente
      Un hilo de sol, despacio
      Y un mosquito muy urgente`,
  },
  {
    words:
      'radio radios radiecito transistor tocadiscos disco discos vinilo vinilos cassette casete casetes playlist locutor locutora emisora emisoras bolero boleros',
    stanzas: `
      Una antena hecha de alambre
      Una voz y algún chasquido
      Un botón que busca y busca
      Y un tema muy conocido

      La tapa de plexiglás
      Un surco, un grano de polvo
      El brazo que baja lento
      Y un siseo antes del coro

      Volumen, un poco más
      Dos nudillos en la mesa
      Los anuncios, de corrido
      Y una canción que se pega`,
  },
  {
    words: 'sombrero sombreros sombrerito gorra gorras boina boinas',
    stanzas: `
      Una marca por la frente
      Un ala que se acomoda
      Un gancho junto a la puerta
      Y una sombra que va sola

      Un toque con los dos dedos
      El sudor sobre la cinta
      Un cepillo por el borde
      Y un peinado sin salida

      El viento, una mano en alto
      Un saludo, medio vuelo
      Dos golpecitos al polvo
      Y otra vez puesto en el pelo`,
  },
]
