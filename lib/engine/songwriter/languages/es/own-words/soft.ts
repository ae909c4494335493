import type { Stanzas } from '../../stanzas.ts'

export const soft: Stanzas = `
  {you.fact}
  Y ahora a descansar
  Que el sueño ya está en la puerta
  Y te quiere arropar

  (La noche llega despacio|La noche viene descalza|Se asoma la noche, lenta)
  Y apaga la habitación
  {fact}
  Y yo te canto esta canción

  {fact}
  Mañana será otra vez
  Ahora se duermen las manos
  La boca, el pelo y los pies

  {fact}
  Todo se queda en su sitio
  La luna cuida la casa
  Y yo me quedo contigo

  {you.fact}
  Y ya se te cierran los ojos
  Mañana te espera el sol
  Con su sombrero redondo

  (Bajito, que todo duerme|Bajito, que nadie oiga|Bajito, casi sin voz)
  Ya duerme también la calle
  {fact}
  Y no nos despierta nadie

  {fact}
  Lo sabe bien tu almohada
  Lo sabe la luz pequeña
  Que dejo siempre en la entrada

  {you.fact}
  Qué suerte la mía, amor
  Duerme, que yo te miro
  Y se me para el reloj

  {me.fact}
  Y aquí me voy a quedar
  Hasta que tu respiración
  Suene lo mismo que el mar

  {they.fact}
  Y ya se van a dormir
  Se acuesta el pájaro, duerme el tren
  Y tú te duermes aquí

  {thing.fact}
  Todo se va a acostar
  Cada cosa en su rinconcito
  Hasta que vuelva a aclarar

  {fact}
  Y el día se va contento
  Se quita los zapatitos
  Y escucha conmigo el cuento

  (Ya se ha callado la lluvia|Ya se ha parado el columpio|Ya no se mueve una hoja)
  Ya nada quiere jugar
  {you.fact}
  Y ahora te toca soñar

  {fact}
  Todo se va a dormir
  {next}
  La luna ya está aquí

  {you.fact}
  Y ahora a descansar
  {you.next}
  Que el sueño va a llegar

  {fact}
  Ya se apagó la ventana
  {next}
  Nos vemos por la mañana

  {fact}
  La noche trae su manta
  {next}
  Y en voz muy baja te canta

  {fact}
  Ya bosteza una estrella
  {next}
  Y tú bostezas con ella
`
