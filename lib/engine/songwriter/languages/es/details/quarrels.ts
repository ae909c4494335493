import type { Details } from '../../stanzas.ts'

/** What goes wrong between people, and is mended. */
export const quarrels: readonly Details[] = [
  {
    words: 'grité te_grité gritaste gritando gritos te_hablé_mal',
    stanzas: `
      (La voz subió más que la casa|Salió más fuerte de lo que era)
      Y el perro se fue a la otra habitación
      Quedó un silencio de platos rotos
      Y en medio de todo, ninguna razón`,
    later: `
      Un grito tarda solo un segundo
      Y tarda días en apagarse
      Se quitan los gritos con voz muy baja
      Y con sentarse, y con quedarse`,
    hook: `
      Ya no más gritos, te quiero hablar
      Sin gritos, bajito, vuelvo a empezar`,
  },
  {
    words: 'rompí rompiste rompió se_rompió roto rota romper_la rompimos',
    stanzas: `
      (Un golpe seco, y luego nada|Se oyó un golpe en la otra sala)
      Y las piezas en el suelo
      Se juntan todas en una caja
      Y se busca el pegamento

      (Hay cosas que no cuestan dinero|Se pega despacio cada trozo)
      Y cuesta tanto volver a hacer
      La grieta se queda, se queda un hilo
      Y con cuidado se vuelve a tener`,
    later: `
      Lo roto ya no queda como antes
      Queda una raya que deja ver
      Que alguien lo quiso, que alguien lo trajo
      De vuelta a casa para coser`,
    hook: `
      Lo roto se pega, se pega bien
      Lo roto se cuida y se quiere después`,
  },
  {
    words:
      'te_quejas se_queja quejas te_quejabas quejarte protestas refunfuñas gruñes regañas nos_regañas me_regañas te_enojas te_enfadas',
    stanzas: `
      (Empieza el día y ya hay protesta|El volumen está muy alto)
      Y el agua fría, y el pan muy duro
      Se quita el frío, se trae otro pan
      Y ahora hay corriente, y el té es muy oscuro

      (Suspira fuerte para que se oiga|Se nota mucho cuando se calla)
      Y nadie pregunta qué pasó
      Se espera un poco, se sirve un vaso
      Y a la media hora se terminó`,
    later: `
      Si un día no hay ninguna queja
      La casa entera se pone a temblar
      Se toca la frente, se llama al médico
      Y llega una queja, y todo va igual`,
    hook: `
      Quéjate, quéjate, que viene bien
      Que si no te quejas, me quejo también`,
  },
  {
    words: 'peleamos discutimos discusión pelea peleas pelearnos nos_peleamos dejamos_de_hablarnos sin_hablarnos',
    stanzas: `
      (Nadie recuerda por qué empezó|Se cerró una puerta, luego la otra)
      Y dos puertas siguen cerradas
      El orgullo ocupa toda la mesa
      Y no queda sitio ni para el agua

      (El teléfono está boca abajo|Hay un silencio de muchos metros)
      Y ninguno quiere ser el primero
      Se escribe perdón, se borra entero
      Y hay que volver a empezar de cero`,
    later: `
      Las peleas pasan como la lluvia
      Y lo que queda es quién está
      Una silla junto a la otra
      Y una pregunta: ¿quieres pan?`,
    hook: `
      Basta de peleas, siéntate aquí
      Que no hay pelea que dure así`,
  },
]
