import type { Details } from '../../stanzas.ts'

/** What people do for each other, meet, learn and mend. */
export const told2: readonly Details[] = [
  {
    words: 'años_de_casados años_juntos años_casados años_de_matrimonio años_de_novios bodas_de_plata_con años_contigo',
    stanzas: `
      (Hay dos cepillos en un vaso|La cama tiene ya sus dos formas)
      Y dos tazas que no combinan
      Se acaban las frases uno al otro
      Y hay una risa en cada esquina

      (Se discute dónde va el sofá|Se sabe ya quién apaga la luz)
      Y nadie recuerda cómo empezó
      Se hace la paz con un café solo
      Y el sofá sigue donde empezó`,
    later: `
      Pasaron años juntos, y juntos
      Se han vuelto grises, y qué más da
      La mano sabe sola el camino
      Y la otra mano la espera ya`,
    hook: `
      Años juntos, y muchos más
      Que juntos los años no pesan igual`,
  },
  {
    words:
      'trabajas_mucho trabajabas_mucho trabajas trabajabas trabajaba trabaja trabajaste dos_trabajos turnos turno jornada',
    stanzas: `
      (Las manos saben lo que ha costado|La espalda sabe lo que ha pesado)
      Y nadie nunca lo dice en voz alta
      El día empieza cuando aún es noche
      Y por la noche todavía falta

      (La cena espera bajo otro plato|Se oye la llave ya muy de noche)
      Y la luz del pasillo, prendida
      Hay unos zapatos llenos de polvo
      Y una sonrisa recién traída`,
    later: `
      Nadie le pone medallas a eso
      Ni sale en fotos, ni da la fama
      Pero en la mesa nunca faltó nada
      Porque trabaja quien se levanta`,
    hook: `
      Descansa un rato, siéntate ya
      Que quien trabaja se gana cantar`,
  },
  {
    words: 'toda_la_noche en_vela noches_enteras hasta_el_amanecer hasta_la_madrugada',
    stanzas: `
      (La noche es larga cuando se espera|El reloj anda con pies de plomo)
      Y la silla es dura y pequeña
      Hay una luz bajo una puerta
      Y el alba tarda, y nadie se queja

      (Un café frío, una manta corta|Se habla de todo, se habla de nada)
      Y el mundo entero se queda en eso
      Se pone azul la ventana al fin
      Y la mañana da el primer beso`,
    later: `
      Se olvidan mil noches parecidas
      Pero no aquella que fue así
      De las que duran toda la noche
      Y amanecen con alguien aquí`,
    hook: `
      Toda la noche, hasta ver el sol
      Toda la noche, y aquí estoy yo`,
  },
  {
    words:
      'me_esperabas me_esperas esperas_en esperabas_en en_la_puerta en_la_ventana me_esperaba nos_esperabas nos_esperas',
    stanzas: `
      (Se oyen los pasos desde muy lejos|Se mueve un poco la cortina)
      Y ya hay alguien tras el cristal
      La calle dobla, la luz se enciende
      Y ya está abierto antes de llamar

      (No importa nada la hora que sea|Vuelve cansado quien vuelva tarde)
      Y hay una silla junto al zaguán
      Y lo primero que se pregunta
      Y hay una luz en el portal`,
    later: `
      Todavía alguien, al dar la vuelta
      Mira hacia arriba, hacia el balcón
      Como si alguien en la ventana
      Esperara siempre, con luz o con sol`,
    hook: `
      Deja la puerta sin cerrar
      Que en la puerta hay alguien que sabe esperar`,
  },
  {
    words:
      'nos_conocimos conocerse se_conocieron te_conocí me_conociste conocernos conocimos conocieron nos_encontramos_en',
    stanzas: `
      (Nadie esa tarde esperaba nada|Era una tarde como cualquiera)
      Y se cruzaron dos miradas
      Se dijo algo bastante torpe
      Y se rieron las dos caras

      (Si el reloj hubiera ido en hora|Un paso antes o un paso tarde)
      Y dos miradas se han encontrado
      Pero el azar se ató los cordones
      Y el mundo entero quedó cambiado`,
    later: `
      Dos tardan años en conocerse
      Por otras calles, por otra esquina
      Y cada paso, visto de lejos
      Llevaba justo hasta este día`,
    hook: `
      Qué suerte la calle, qué suerte el lugar
      Que un día cualquiera a dos quiso juntar`,
  },
  {
    words: 'consejo consejos me_aconsejas me_aconsejabas',
    stanzas: `
      (Dice dos cosas, y con dos basta|Se oye un silencio antes de hablar)
      Y luego sirve otro café
      Un día se entiende lo que decía
      Y ya han pasado dos años o tres

      (No alza la voz ni levanta el dedo|Lo dice fácil, como de paso)
      Y se le escucha hasta el final
      Se hace lo contrario muchas veces
      Y al cabo se entiende lo principal`,
    later: `
      Un buen consejo tarda en llegar
      Como una carta que va por mar
      Y el día que al fin se abre y se lee
      Tenía razón, y era verdad`,
    hook: `
      Dame un consejo y quédate aquí
      Que tu consejo me sirve a mí`,
  },
  {
    words: 'hueles huele_a hueles_a olías_a olía_a perfume colonia jazmín vainilla',
    stanzas: `
      (Pasa un segundo por el pasillo|Queda en el aire, queda en la ropa)
      Y ya se sabe que ha pasado
      Se abre un cajón, se abre un abrigo
      Y hay todo un mundo allí guardado

      (No hay quien lo diga con palabras|Se cierra un ojo, se cierra el otro)
      Y el aire huele a jardín y a pan
      Se busca a veces en las tiendas
      Y se parece, pero no está`,
    later: `
      Por una calle de otra ciudad
      Cruza un perfume sin avisar
      Y alguien se para en medio de todo
      Y se da vuelta, por si está`,
    hook: `
      Pasa el perfume y me vuelvo a mirar
      Ese perfume no se puede comprar`,
  },
  {
    words: 'creía_en_mí creías_en_mí creíste_en_mí creyó_en_mí confiaste_en_mí confiabas_en_mí nadie_creía',
    stanzas: `
      (El cuaderno estaba lleno de fallos|La silla del fondo, la voz muy baja)
      Y una mano apartó el rojo
      Dijo una frase, solamente una
      Y se secaron los dos ojos

      (Hace falta solo una persona|Cuando uno no sabe que puede)
      Y que te diga: sí que lo ves
      Y lo que era un muro bien alto
      Y hay una puerta que se abre después`,
    later: `
      Basta con alguien que crea en mí
      Y lo demás se aprende ya
      Hay quien regala cosas muy caras
      Y quien regala poder andar`,
    hook: `
      Alguien creyó, y eso es lo que hay
      Alguien creyó, y eché a volar`,
  },
  {
    words:
      'cuidas cuidabas cuidaste cuida_de cuidaba_de nos_cuidas nos_cuidabas me_cuidas me_cuidabas nos_cuida me_cuida me_cuidaste nos_cuidaste',
    stanzas: `
      (Hay una sopa en cada catarro|Sube la manta hasta los hombros)
      Y hay una mano para la fiebre
      Se apaga la lámpara sin ruido
      Y se queda alguien, como siempre

      (Pregunta siempre si se ha comido|Sabe dónde está cada cosa)
      Y hay en la puerta siempre un abrigo
      Lo dice tanto que ya da risa
      Y un día frío se ha agradecido`,
    later: `
      Quien cuida tanto casi no nota
      Que también tiene que descansar
      Hoy que otros corran con la sopa
      Y que se deje por fin cuidar`,
    hook: `
      Quien cuida a todos, que venga ya
      Que hoy nos toca a nosotros cuidar`,
  },
  {
    words: 'mando_de_la_tele control_remoto la_novela tu_novela noticiero tele televisión televisor',
    stanzas: `
      (La tele habla toda la tarde|El mando vive bajo un cojín)
      Y se le contesta en voz alta
      El malo entra y se le avisa
      Y el malo gana, y no pasa nada

      (Se duerme uno con la tele puesta|Se apaga la tele un segundo)
      Y alguien protesta y se despierta
      Estaba viéndola, dice serio
      Y hay una manta por las dos piernas`,
    later: `
      La tele se queda encendida sola
      Con el sofá y una mantita
      Y sigue hablando para los dos
      Como si hubiera aún visita`,
    hook: `
      Apaga la tele, vente a cantar
      Que la tele espera y nosotros no más`,
  },
]
