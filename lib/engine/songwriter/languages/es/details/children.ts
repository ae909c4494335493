import type { Details } from '../../stanzas.ts'

/** What small children play, wear and learn. */
export const children: readonly Details[] = [
  {
    words:
      'conejito_de_trapo ositos muñeca muñecas conejo_de_trapo de_trapo mantita tu_manta peluche peluches osito oso_de_peluche',
    stanzas: `
      (Tiene una oreja más gastada|Le falta un ojo desde el verano)
      Y el lazo azul ya casi gris
      Sabe secretos que no repite
      Y nadie duerme si no está aquí

      (Se ha ido al médico y al mercado|Una costura le cruza el pecho)
      Y siempre vuelve bajo un brazo
      Huele a galleta, huele a jabón
      Y un poco a siesta y a abrazo`,
    later: `
      Pasan los años, y en una estantería
      Alguien de trapo mira la puerta
      Quien lo abrazaba llega más alto
      Y lo saluda cuando despierta`,
    hook: `
      Trapo y botones, y un corazón
      Con mi peluche no hay miedo, no`,
  },
  {
    words: 'dinosaurio dinosaurios tiranosaurio t-rex',
    stanzas: `
      (Un dinosaurio duerme en la cama|Un dinosaurio asoma del baño)
      Y otro se baña en el lavabo
      Se saben todos sus apellidos
      Y hay una huella en cada plato

      (Ruge el pasillo, tiemblan las sillas|Las huellas llegan a la cocina)
      Y hay un rugido detrás del sofá
      Tiene tres cuernos, come galletas
      Y en cuanto anochece se va a acostar`,
    later: `
      Se han extinguido casi del todo
      Y uno vive bajo el cojín
      Cuando la luz se apaga en el cuarto
      El dinosaurio cuida el jardín`,
    hook: `
      Ruge, dinosaurio, ruge otra vez
      Que tiemble la casa, uno, dos, tres`,
  },
  {
    words: 'pirata piratas superhéroe superhéroes superheroína princesa princesas disfraz disfraces disfrazas capa_de',
    stanzas: `
      (El sofá flota, la alfombra es agua|Una toalla sirve de capa)
      Y hay tiburones alrededor
      Una cuchara es una espada
      Y el gato es un monstruo feroz

      (El tesoro está bajo la almohada|Hay un parche y una corona)
      Y hay un mapa hecho de pan
      Se salva el mundo antes de la cena
      Y se sube luego a acostar`,
    later: `
      Cuelga el disfraz detrás de la puerta
      Y ya le queda corto de atrás
      Pero de noche, si alguien lo llama
      Sale un pirata a navegar`,
    hook: `
      Al abordaje, vamos allá
      Que este disfraz no se quita jamás`,
  },
  {
    words: 'meses seis_meses',
    stanzas: `
      (Cabe en el hueco de un solo brazo|La ropa chica ya se ha quedado)
      Y ya la cuna le va pequeña
      Ayer dormía todo el día
      Y hoy todo el día la casa sueña`,
    later: `
      Los meses corren como hormiguitas
      Y ya se juega en medio de la sala
      Un día de estos, con un pie y otro
      Se llegará de un salto a la ventana`,
    hook: `
      Mes a mes, mira cómo crece ya
      Mes a mes, y no se puede parar`,
  },
  {
    words: 'no_te_gusta_dormir no_quieres_dormir no_duermes no_te_duermes nunca_duermes no_dormías no_duerme',
    stanzas: `
      (Ya se han dormido todas las casas|Ya se ha leído el cuento tres veces)
      Y en esta hay fiesta todavía
      Falta un vaso de agua, falta un beso
      Y falta una pregunta del día

      (Se cierra un ojo y se abre el otro|Se apaga la luz, se enciende la risa)
      Y el que se duerme es quien leía
      Hay unos pies que bailan solos
      Y ya amanece, y ya es de día`,
    later: `
      Al fin se duerme con un zapato
      Y con la boca a medio decir
      Y quien lo mira desde la puerta
      Ya no recuerda querer dormir`,
    hook: `
      Duérmete ya, duérmete ya
      Que el que no duerme no va a soñar`,
  },
  {
    words:
      'gateas primer_paso primera_palabra primeras_palabras aprendes_a_caminar aprendió_a_caminar gatea gatear primeros_pasos',
    stanzas: `
      (La alfombra es larga como un desierto|Se suelta una mano de la mesa)
      Y al otro lado hay unos brazos
      Un pie se piensa, el otro se atreve
      Y caben tres pasos en un abrazo

      (Se tambalea como un barquito|Se cae sentado, se mira, se ríe)
      Y todos contienen el aliento
      Se pone de pie por la vez catorce
      Y va más lejos, y va contento`,
    later: `
      Después de aquellos primeros pasos
      Ya no hubo puerta sin abrir
      Un día cruza la calle solo
      Y alguien sonríe al verlo ir`,
    hook: `
      Un paso, dos pasos, y vuelta a empezar
      Que quien da un paso ya sabe llegar`,
  },
]
