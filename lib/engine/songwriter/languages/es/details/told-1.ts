import type { Details } from '../../stanzas.ts'

/** What pets, children and tables are told of. */
export const told1: readonly Details[] = [
  {
    words:
      'duermes_en_el_teclado duerme_en_el_teclado dormías_en_el_teclado te_sientas_en_el_teclado te_acuestas_en_el_teclado te_duermes_en_el_teclado caminas_por_el_teclado duermes_sobre_el_teclado duermes_en_mi_teclado duermes_en_mi_laptop duermes_en_la_computadora duermes_en_el_ordenador duermes_en_mi_computadora',
    stanzas: `
      (Hay un cojín y una cama blanda|Hay un sofá y una manta nueva)
      Y nada gusta como las teclas
      Sale en la pantalla una frase larga
      Y hay una cola sobre las letras

      (La reunión va por la mitad|El trabajo espera en la pantalla)
      Y por la cámara pasa una cola
      Se manda un correo sin terminar
      Y alguien pregunta qué es jota, jota`,
    later: `
      El trabajo sale tarde y con pelos
      Y en la barra espaciadora hay una huella
      El teclado ya no escribe la o
      Y nadie piensa en quejarse de ella`,
    hook: `
      Duerme en las teclas, duérmete ya
      El teclado es tuyo, el trabajo da igual`,
  },
  {
    words:
      'miedo_a_la_aspiradora miedo_a_los_truenos miedo_de_los_truenos miedo miedos miedosa miedoso cobarde asusta asustas asustaba asustan',
    stanzas: `
      (Algo suena al final del pasillo|Empieza el ruido por el pasillo)
      Y bajo la cama hay ya dos ojos
      El corazón va como un tambor
      Y luego se pasa, poquito a poco

      (El valiente grande de la casa|Por la calle parece muy fiera)
      Y bajo la cama hay un rincón
      Hace falta una mano en el lomo
      Y una voz dice: ya se pasó`,
    later: `
      Se calla el ruido, se va el miedo
      Y alguien asoma por el sofá
      Mira a los lados, se estira un poco
      Como quien dice: ¿miedo yo? ¡Ja!`,
    hook: `
      No tengas miedo, ven para acá
      Que juntos el miedo se va, se va`,
  },
  {
    words:
      'me_despiertas me_despierta me_despertabas me_despertaba nos_despiertas nos_despierta despiertas_a_todos me_levantas nos_despertaba nos_despertabas',
    stanzas: `
      (Aún es de noche en la ventana|Todavía no cantan los gallos)
      Y algo se mueve sobre la almohada
      Se abre un ojo, se cierra otra vez
      Y llega la segunda llamada

      (La manta sube hasta las orejas|El sueño era tan bueno, tan tibio)
      Y por debajo entra la mañana
      Los pies descalzos buscan el suelo
      Y no hay domingo que valga nada`,
    later: `
      Luego la casa vuelve a su sueño
      Y quien despierta ya está dormido
      Ya no hace falta ningún despertador
      Con un tesoro tan divertido`,
    hook: `
      Arriba, arriba, despierta ya
      Despierta, que el día no va a esperar`,
  },
  {
    words:
      'robas_calcetines roba_calcetines robas_los_calcetines roba_los_calcetines robas_mis_calcetines roba_mis_calcetines robabas_calcetines robabas_los_calcetines escondes_los_calcetines escondes_calcetines escondes_mis_calcetines',
    stanzas: `
      (Falta un calcetín, y luego falta otro|Se cuentan dos veces los calcetines)
      Y la lavadora no tiene la culpa
      Hay un tesoro detrás del sofá
      Y hay doce solteros y alguna pelusa

      (Pasa una sombra por el pasillo|Cruje la cesta de la ropa)
      Y va una punta de lana detrás
      Se llama, se busca bajo las camas
      Y en una esquina se oye masticar`,
    later: `
      Un día se mueve al fin el sofá
      Y aparecen todos como en un museo
      Los calcetines vuelven al cajón
      Y al otro día otra vez al paseo`,
    hook: `
      Un calcetín rojo, ¿y el otro dónde está?
      Mira en su cama y lo encontrarás`,
  },
  {
    words: 'zapatos zapato zapatillas zapatilla tenis_nuevos pantufla sandalias botas',
    stanzas: `
      (Hay un zapato junto a la puerta|Quedó un zapato bajo la mesa)
      Y el otro no hay quien lo alcance
      Se busca un rato por toda la casa
      Y falta siempre alguna parte

      (La suela cuenta lo que ha andado|Los zapatos saben de charcos)
      Y en la punta se asoma un dedo
      Se lustran un poco los domingos
      Y brillan casi como los nuevos`,
    later: `
      En el armario siguen guardados
      Unos zapatos que ya no van
      Conocen todos los caminos
      Y esperan por si hay que andar`,
    hook: `
      Un zapato aquí y otro allá
      Con un solo zapato se puede bailar`,
  },
  {
    words:
      'en_mis_pies a_mis_pies en_mi_cama sobre_mis_pies en_nuestra_cama a_los_pies_de_la_cama encima_de_mí en_mi_almohada',
    stanzas: `
      (La cama es grande, la noche es fría|La manta pesa un poco de más)
      Y queda un huequito para los pies
      Nadie se atreve a mover un dedo
      Y así se duerme mejor que bien

      (Da tres vueltas antes de echarse|Se oye un suspiro en lo oscuro)
      Y el colchón se hunde por ese lado
      Hay un calorcito contra la pierna
      Y lo de hoy se queda olvidado`,
    later: `
      Todavía de noche, medio en sueños
      Queda ese hueco en la cama, al final
      Y los pies lo buscan sin darse cuenta
      Como si fuera su propio lugar`,
    hook: `
      Hazme un huequito, que vengo ya
      Que en esta cama hay sitio de más`,
  },
  {
    words: 'notas notitas nota notita papelitos recados mensajitos',
    stanzas: `
      (Hay un papel en la nevera|Hay un papel junto al café)
      Y la letra va deprisa
      Dice que hay sopa, que hace frío
      Y en una esquina hay una sonrisa

      (Unas palabras con mala letra|Un imán sujeta el papel)
      Y el día empieza de otra manera
      Se lee dos veces, se dobla en cuatro
      Y se guarda siempre en la cartera`,
    later: `
      Las notas viejas no se han tirado
      Llenan un frasco hasta la mitad
      Y el día gris se saca una de ellas
      Y dice: hay flan, y vuelvo ya`,
    hook: `
      Déjame una nota, déjame dos
      La nota más corta dice: mi amor`,
  },
  {
    words: 'en_el_río al_río el_río del_río un_río poza la_poza laguna',
    stanzas: `
      (El agua está fría hasta en agosto|Hay una piedra para saltar)
      Y el primero que entra da un grito
      Se secan todos sobre las piedras
      Y el pan con queso sabe más rico

      (Corren descalzos por la orilla|Se oye el agua desde el camino)
      Y las libélulas van delante
      Alguien se tira con la camisa
      Y el agua brilla como un diamante`,
    later: `
      El río sigue pasando igual
      Aunque no haya nadie en la orilla
      Y lleva siempre el mismo rumor
      De aquellas voces y aquella risa`,
    hook: `
      Al agua, al río, sin mirar atrás
      Que el río corre y no vuelve más`,
  },
  {
    words:
      'cerezas cereza moras mango mangos naranjas naranja higos ciruelas manzanas manzana sandía sandías uvas fruta frutas durazno duraznos',
    stanzas: `
      (El árbol da a los dos lados del muro|La rama cuelga sobre la valla)
      Y la fruta no sabe de quién es
      Se llenan las manos y los bolsillos
      Y se echa a correr después

      (La boca queda toda manchada|Hay una mancha en la camisa)
      Y así no hay quien diga que no
      Se escupen los huesos a ver quién llega
      Y siempre gana el menor`,
    later: `
      Nunca ha sabido ninguna fruta
      Como la que era de otro jardín
      Y cuando llega otra vez su tiempo
      Vuelve aquel gusto hasta aquí`,
    hook: `
      Una para ti y otra para mí
      La fruta madura sabe a jardín`,
  },
  {
    words: 'aniversario aniversarios',
    stanzas: `
      (La fecha está en el calendario|Hay una fecha marcada en rojo)
      Y un corazón alrededor
      Una vela se va haciendo chica
      Y sobre el mantel hay una flor

      (Pasan las horas sobre la mesa|El día empieza como cualquiera)
      Y el reloj sigue sin decir nada
      Hay dos copas, una junto a la otra
      Y una de ellas está apartada`,
    later: `
      El aniversario vuelve cada año
      Como los pájaros a un balcón
      Y aunque una vez pasara de largo
      Sigue su fecha en el corazón`,
    hook: `
      Otro aniversario, y vuelta a empezar
      Que este aniversario no se va a olvidar`,
  },
  {
    words: 'pizza pizzas',
    stanzas: `
      (La caja viene caliente en las manos|Suena el timbre, llega la caja)
      Y se abre en medio de la mesa
      Se estira el queso como un puente
      Y nadie habla, nadie espera

      (Se queman siempre las puntas de los dedos|Se discute qué lleva encima)
      Y al final gana lo de siempre
      Queda un pedazo que nadie toma
      Y todos miran al de enfrente`,
    later: `
      A la mañana, fría y doblada
      Queda la pizza de ayer, también
      Se come de pie frente a la nevera
      Y a todo el mundo le sabe bien`,
    hook: `
      Un trozo de pizza, y otro después
      Que llegue la pizza y seamos tres`,
  },
  {
    words: 'lasaña lasañas espaguetis espagueti macarrones canelones ñoquis ravioles pasta_con pasta_fresca',
    stanzas: `
      (La salsa hierve toda la tarde|El horno alumbra la cocina)
      Y se va llenando la fuente
      Una capa, y otra capa encima
      Y el queso espera, y el horno siente

      (La mesa está puesta desde las ocho|La fuente humea sobre el mantel)
      Y huele toda la escalera
      Hay una vela junto a los platos
      Y la cena espera y espera`,
    later: `
      Queda lasaña para mañana
      Pero mañana no es igual
      Lo que se cocina para alguien
      Sabe a ese alguien al final`,
    hook: `
      Capa por capa, queso y amor
      Se hace la pasta como una canción`,
  },
  {
    words: 'caramelos caramelo caramelitos dulces golosinas galletas galleta galletitas',
    stanzas: `
      (Hay una lata sobre el armario|Suena un papel en el bolsillo)
      Y todos saben cómo llegar
      Una silla, y luego otra silla
      Y un dedo más para alcanzar

      (Quedan las migas por la camisa|Falta una, faltan luego cuatro)
      Y nadie sabe quién ha sido
      Se mira al perro, que no dice nada
      Y que parece muy dormido`,
    later: `
      La lata de galletas sigue arriba
      Y dentro suena ya nada más
      Un par de botones y una llave
      Y un olorcito que no se va`,
    hook: `
      Una galleta para los dos
      Una galleta y me marcho yo`,
  },
]
