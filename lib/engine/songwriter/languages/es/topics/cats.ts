import type { Topic } from '../../stanzas.ts'

export const cats: Topic = {
  kin: 'gato gata gatos gatas gatito gatita gatitos gatitas gatuno gatuna minino minina mininos michi michis micifuz felino felina felinos ronronea ronronean ronroneo ronronear ronroneaba ronroneó maúlla maúllan maúllas maullar maullido maullidos miau bigotes zarpa zarpas zarpazo garra garras arañazo arañazos siamés siamesa angora tejado tejados',
  you: {
    scene: `
      Los gatos de (la manzana|todo el barrio|la placita)
      Vienen a verte en la acera
      A mí, que les compro atún
      Ni me mueven una oreja

      Mi gato (bufa|gruñe|escupe) a la gente
      Contigo cerró los ojos
      Se tumbó sobre tu abrigo
      Y ronroneó por todos`,
    later: `
      Un gatito en el tejado
      No bajaba ni por pollo
      Te pusiste a ver hormigas
      Y bajó a mirarlas solo

      Hoy da el sol por la ventana
      De las dos hasta las cuatro
      Y aprendí de ti a tumbarme
      En el suelo con el gato`,
  },
  me: {
    scene: `
      Son las (cinco|cuatro|siete), y una zarpa
      Me da en la cara, y espera
      Digo que es de noche, y dice
      Miau, como quien pone queja

      Le compré (un castillo|un palacio|una torre) al gato
      Con hamaca y ascensor
      Se fue a vivir a la caja
      Y la renta pago yo`,
    later: `
      Duerme el gato en mi teclado
      Ha escrito diez eñes juntas
      Se lo mandé así a mi jefe
      Contestó: buena pregunta

      Se ha dormido en mi rodilla
      Hace una hora que no siento
      La pierna, pero ¿quién mueve
      A un gato a mitad de un sueño?`,
  },
  past: {
    scene: `
      El gato oía (de lejos|en la esquina|tras la puerta)
      Tus llaves, y me avisaba
      Yo ponía los cubiertos
      Según su cola marcaba

      Decías: (el gato|la gata|este bicho) no sube
      A la cama, ni en enero
      Y al alba estaba el bigotes
      Roncando contra tu pecho`,
    later: `
      Viene el gato a tu butaca
      La huele y da media vuelta
      Ayer le arrimé tu manta
      Y se hizo en ella una rueda

      Hay un gato nuevo, flaco
      Que me mira desde el muro
      Le puse el plato de siempre
      Y come, y yo disimulo`,
  },
  hook: `
    Siete vidas tiene el gato
    Y en las siete pide plato

    Ven, gatito, del tejado
    Que hay un sol en este lado`,
  soft: {
    scene: `
      El gato se enrosca
      Como un caracol
      Ronronea un poco
      Y apaga el motor`,
    later: `
      La gata se lava
      Bigote y nariz
      Da vueltas, tres vueltas
      Y se echa a dormir`,
  },
}
