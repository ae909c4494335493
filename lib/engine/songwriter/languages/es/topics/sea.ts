import type { Topic } from '../../stanzas.ts'

export const sea: Topic = {
  kin: 'mar mares océano océanos ola olas oleaje playa playas arena costa costas orilla sal salado salada marea mareas bahía caracola caracolas concha conchas gaviota gaviotas espuma barco barcos barca barcas velero veleros faro faros marinero marinera marineros isla islas puerto ancla cangrejo cangrejos delfín delfines ballena ballenas bañador sombrilla nadar muelle malecón',
  you: {
    scene: `
      Te (metes|tiras|lanzas) al mar de golpe
      Cuando aún nadie se atreve
      Gritas que está calentita
      Y los labios se te mueven

      Buscas (conchas|piedras) en la playa
      Con las manos a la espalda
      Todas tienen algo roto
      Y a todas les haces casa`,
    later: `
      La ola te llevó el castillo
      Con foso y con banderita
      Miraste, y dijiste: bueno
      Aquí había buena vista

      Traes arena en los zapatos
      De la playa, y es octubre
      La sacudes en la alfombra
      Y el verano se descubre`,
  },
  me: {
    scene: `
      Fui al mar a pensar (a solas|en serio|un rato)
      Con libreta y con sombrero
      Una gaviota, sin prisa
      Se llevó todo el almuerzo

      Clavé (mi sombrilla|la sombrilla) en la arena
      Con medida y con cuidado
      La vi pasar por la orilla
      Con un señor, de la mano`,
    later: `
      Le conté mi pena al mar
      Con la voz que usa la gente
      Él hizo lo que hace siempre
      Venir, irse y no ofenderse

      Volví con sal en las cejas
      Y la espalda de cangrejo
      Dormí de pie, como un faro
      Y otra vez mañana vuelvo`,
  },
  past: {
    scene: `
      Me llevabas (a la orilla|hasta el muelle)
      A contar, de noche, olas
      La séptima es la más grande
      Decías, y no eran todas

      Caminabas (por la playa|por la orilla)
      Pisando donde rompía
      Yo metía el pie en tu huella
      Y sobraba todavía`,
    later: `
      Volví a la playa este enero
      Con tu toalla de rayas
      La tendí junto a la mía
      Y el mar vino hasta tocarla

      En la caracola tuya
      Dicen que se escucha el agua
      Yo te oigo decir: no corras
      Y la dejo en la ventana`,
  },
  hook: `
    Que venga el mar, que se vaya
    Yo lo espero en esta playa

    Ola va y ola que viene
    Y en la arena nos sostiene`,
  soft: {
    scene: `
      El mar se acurruca
      Debajo del puente
      Un barco bosteza
      Despacio, y se duerme`,
    later: `
      Los peces apagan
      Su luz, uno a uno
      Y la última ola
      Se arropa en lo oscuro`,
  },
}
