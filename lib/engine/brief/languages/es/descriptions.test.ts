import { understands } from '#tests/support/brief/understands.ts'

understands('es', [
  [
    'Mi padre murió en marzo. Se llamaba Julián, era carpintero. Todavía guardo su martillo. Lo echo de menos',
    {
      plot: 'memorial',
      facts: [
        ...['Te fuiste en marzo', 'Te llamabas Julián', 'Eras carpintero'],
        ...['Todavía guardo tu martillo', 'Te echo de menos'],
      ],
    },
  ],
  [
    'Gracias a Doña Elena, me ayudó a leer. Se quedaba conmigo después de clase',
    { facts: ['Me ayudaste a leer', 'Te quedabas conmigo después de clase'] },
  ],
  [
    'Para aprender a lavarse las manos: antes de comer, y contar hasta veinte',
    { plot: 'teaching', about: ['lavarse las manos'], facts: [] },
  ],
  [
    'Recuerdo los veranos: robábamos cerezas y mi tío Manolo tocaba la guitarra',
    {
      plot: 'nostalgia',
      facts: ['Recuerdo los veranos', 'Robábamos cerezas', 'Mi tío Manolo tocaba la guitarra'],
    },
  ],
  [
    'se fue con mi mejor amiga, me dejó la planta',
    { plot: 'heartbreak', facts: ['Te fuiste con mi mejor amiga', 'Me dejaste la planta'] },
  ],
  ['cumbia para mi perro Chorizo, que roba calcetines', { facts: ['Robas calcetines'] }],
  ['Canción de cuna para Leo, tiene una mantita de patos', { plot: 'lullaby', call: 'Leo' }],
  [
    'mi papá era panadero en Tarija y todos los domingos hacía un pan con forma de zapato porque de niño no tuvo zapatos. ya no está, quiero algo para el día del padre tipo cueca',
    {
      ...{ call: 'Papá', names: ['Tarija'] },
      facts: [
        'Eras panadero en Tarija',
        'Todos los domingos hacías un pan con forma de zapato porque de niño no tuviste zapatos',
        'Ya no estás',
      ],
    },
  ],
  [
    'cancion para pedirle perdon a mi vecina la sra Maricruz, mi perro se comió el vestido de xv años de su hija dos dias antes de la fiesta jaja pero es en serio, cumbia porfa',
    {
      call: 'Sra Maricruz',
      facts: ['Mi perro se comió el vestido de xv años de tu hija dos días antes de la fiesta'],
    },
  ],
  [
    'Siempre en el Café Gijón mi gato y yo. llevamos 3 años sin hablarnos por la casa, guitarra, algo tranquilo',
    { names: [], without: [], facts: ['Llevamos 3 años sin hablarnos por la casa'] },
  ],
  [
    'canción para mi abuela Rosa, siempre decía "el que madruga, come caliente" y hacía croquetas',
    { facts: ['Siempre decías "el que madruga, come caliente"', 'Hacías croquetas'] },
  ],
  [
    'canción de cumpleaños para mi abuela carmen que ama su jardín',
    { plot: 'birthday', call: 'Carmen', topics: ['garden'] },
  ],
  ['una nana para mi hija Lucía, sin batería', { plot: 'lullaby', call: 'Lucía', without: ['batería'] }],
  [
    'cumpleaños de mi abuelo, cocinaba los domingos y contaba chistes malos',
    { plot: 'birthday', call: 'Abuelo', facts: ['Cocinabas los domingos', 'Contabas chistes malos'] },
  ],
  ['mi hermana valeria, estudio medicina', { call: 'Valeria', facts: ['Estudiaste medicina'] }],
  [
    'paola y fer y yo, nos conocimos en la secundaria',
    { names: ['Paola', 'Fer'], facts: ['Nos conocimos en la secundaria'] },
  ],
  ['jingle para mi taqueria el nopal feliz', { plot: 'shop', brand: 'el Nopal Feliz' }],
  ['cancion en ingles para mi novia', { plot: 'devotion', language: 'en' }],
  [
    'cancion para mi abuela carmen que ama su jardin y le gusta el cafe',
    { call: 'Carmen', facts: ['Amas tu jardín', 'Te gusta el café'] },
  ],
  [
    'perdon a mi novia, olvide nuestro aniversario y la extraño mucho',
    { plot: 'apology', facts: ['Olvidé nuestro aniversario', 'Te extraño mucho'] },
  ],
  [
    'mi perro max murio ayer, se comio mi sofa, dormia en mi cama',
    { plot: 'memorial', call: 'Max', facts: ['Te fuiste ayer', 'Te comiste mi sofá', 'Dormías en mi cama'] },
  ],
  [
    'gracias a mi maestra lupita por enseñarme a leer',
    { plot: 'thanks', call: 'Maestra Lupita', facts: ['Me enseñaste a leer'] },
  ],
  [
    'boda de ana y luis se conocieron en un tren',
    { plot: 'wedding', names: ['Ana', 'Luis'], facts: ['Se conocieron en un tren'] },
  ],
  [
    'mi papa arreglaba relojes, silbaba todo el dia, nunca se quejaba',
    { call: 'Papá', facts: ['Arreglabas relojes', 'Silbabas todo el día', 'Nunca te quejabas'] },
  ],
  ['cancion sobre cuando mi perro se comio la tarea', { facts: ['Te comiste la tarea'] }],
  ['cancion para mi novio, el tocaba la guitarra', { facts: ['Tocabas la guitarra'] }],
  [
    'disculpa a mi hermano lalo, rompi su consola y le eche la culpa al perro',
    { plot: 'apology', call: 'Lalo', facts: ['Rompí tu consola', 'Le eché la culpa al perro'] },
  ],
  [
    'un corrido para mi abuelo don chema que crio gallos y nunca supo leer',
    { call: 'Don Chema', facts: ['Criaste gallos', 'Nunca supiste leer'] },
  ],
  [
    'jingle para mi panaderia dulce hogar, pan recien horneado, conchas y bolillos',
    { plot: 'shop', brand: 'Dulce Hogar', facts: ['Pan recién horneado', 'Conchas y bolillos'] },
  ],
  [
    'extraño a mi mama, vive en honduras, todos la quieren',
    { plot: 'missing', call: 'Mamá', facts: ['Te extraño', 'Vives en Honduras', 'Todos te quieren'] },
  ],
  ['perdi el autobus otra vez y mi jefe me grito', { facts: ['Perdí el autobús otra vez', 'Me gritaste'] }],
  [
    'boda d mi prima yessenia y el brayan q se conocieron en la combi porq el le piso el zapato',
    {
      ...{ plot: 'wedding', call: 'Yessenia y Brayan', names: ['Yessenia', 'Brayan'] },
      facts: ['Se conocieron en la combi', 'Él le pisó el zapato'],
    },
  ],
  [
    'jingle pa mi puesto de tacos el compa chuy, abrimos de 7 a 2 am',
    { brand: 'el Compa Chuy', facts: ['Abrimos de 7 a 2 am'] },
  ],
  [
    'porra pal equipo de voley las panteras de iztapalapa, nunca ganamos jaja',
    { plot: 'team', brand: 'las Panteras de Iztapalapa', facts: ['Nunca ganamos'] },
  ],
  ['himno para el equipo del barrio los gatos fc', { plot: 'team', brand: 'los Gatos FC' }],
  [
    'mi perrito firulais se murio ayer tenia 14 años siempre me esperaba en la puerta',
    {
      ...{ plot: 'memorial', call: 'Firulais', age: 14 },
      facts: ['Te fuiste ayer', 'Tenías 14 años', 'Siempre me esperabas en la puerta'],
    },
  ],
  [
    'perdoname mariana se q la cague olvide tu cumple xq estaba jugando fifa',
    {
      ...{ plot: 'apology', call: 'Mariana' },
      facts: ['Sé que la cagué', 'Olvidé tu cumpleaños', 'Estaba jugando fifa'],
    },
  ],
  [
    'para mi abuelita chayo q en paz descanse hacia unas tortillas a mano',
    { plot: 'memorial', call: 'Chayo', facts: ['Hacías unas tortillas a mano'] },
  ],
  [
    'una rolita chistosa de mi roomie el pollo q nunca lava los platos',
    { call: 'El Pollo', facts: ['Nunca lavas los platos'] },
  ],
  [
    'se jubila la seño marta del cole, 35 años dando clase de mates, se sabia el nombre de todos',
    {
      ...{ plot: 'retirement', call: 'Marta' },
      facts: ['35 años dando clase de mates', 'Te sabías el nombre de todos'],
    },
  ],
  [
    'mi ex se fue con mi mejor amigo y se llevo hasta la airfryer',
    { plot: 'heartbreak', facts: ['Te fuiste con mi mejor amigo', 'Te llevaste hasta la airfryer'] },
  ],
  [
    'de parte de sus hijos sofi, mateo y la peque ema para mama q trabaja de enfermera',
    { call: 'Mamá', names: ['Sofi', 'Mateo', 'Ema'], facts: ['Trabajas de enfermera'] },
  ],
  [
    'gracias a mi vecino don ramiro por arreglarme la bici y cuidar a mis perros cuando estuve en el hospital',
    {
      ...{ plot: 'thanks', call: 'Don Ramiro' },
      facts: ['Me arreglaste la bici', 'Cuidaste a mis perros cuando estuve en el hospital'],
    },
  ],
  [
    'mi mama se jubila, este negocio lo levanto ella, ahora dice q va aprender a nadar',
    {
      call: 'Mamá',
      facts: ['Este negocio lo levantaste tú', 'Ahora dices que vas a aprender a nadar'],
    },
  ],
  [
    'para mi novio beto, llevamos 4 años, se nos quemo la cena el primer dia',
    { call: 'Beto', facts: ['Llevamos 4 años', 'Se nos quemó la cena el primer día'] },
  ],
  [
    'rap pa la tarea de geo: los planetas en orden mercurio venus tierra marte',
    { plot: 'teaching', about: ['planetas'], facts: [] },
  ],
  [
    'himno d despedida pa la oficina, se va joaco de sistemas, tomaba mate frio',
    { plot: 'farewell', call: 'Joaco', facts: ['Tomabas mate frío'] },
  ],
  [
    'cumple 30 de la flaca, baila cumbia hasta las 6',
    { plot: 'birthday', call: 'La Flaca', facts: ['Bailas cumbia hasta las 6'] },
  ],
  ['nana pa mi sobrino bauti q no suelta el chupete', { call: 'Bauti', facts: ['No sueltas el chupete'] }],
  [
    'perdon a mi vieja, le rompi el jarron y le heche la culpa al gato',
    { call: 'mamá', facts: ['Te rompí el jarrón', 'Le eché la culpa al gato'] },
  ],
  ['jingle veterinaria patitas felices d san juan', { brand: 'Patitas Felices' }],
  [
    'mi profe de ingles miss karen cantaba en clase y nunca nos dejo tarea',
    { call: 'Miss Karen', facts: ['Cantabas en clase', 'Nunca nos dejaste tarea'] },
  ],
  ['cancion para mi tio julian q vive en napoles', { call: 'Julián', facts: ['Vives en Nápoles'] }],
  [
    'mi gata se llama nube y tira todo de la mesa y despues me mira como si nada',
    { call: 'Nube', facts: ['Tiras todo de la mesa', 'Después me miras como si nada'] },
  ],
  [
    'Nana para mi bebé Mateo, que no quiere dormir si no le agarro la manito, tiene un elefante de trapo que se llama Trompi y afuera está lloviendo',
    {
      ...{ plot: 'lullaby', call: 'Mateo' },
      facts: [
        'No quieres dormir si no te agarro la manito',
        ...['Tienes un elefante de trapo que se llama Trompi', 'Afuera está lloviendo'],
      ],
    },
  ],
  [
    'Mi papá falleció hace dos años, era camionero y cuando volvía de viaje nos traía alfajores, pero nunca faltó el domingo, ni cuando nevó',
    {
      ...{ plot: 'memorial', call: 'Papá' },
      facts: [
        ...['Hace dos años que te fuiste', 'Eras camionero', 'Cuando volvías de viaje nos traías alfajores'],
        'Nunca faltaste el domingo, ni cuando nevó',
      ],
    },
  ],
  [
    'Se jubila Conchi, la recepcionista, después de 35 años. Se sabe los cumpleaños de todos. La vamos a extrañar mucho',
    {
      ...{ plot: 'retirement', call: 'Conchi' },
      facts: [
        ...['Te jubilas, después de 35 años', 'Eres la recepcionista', 'Te sabes los cumpleaños de todos'],
        'Te vamos a extrañar mucho',
      ],
    },
  ],
  [
    'Perdóname mamá por no llamarte más. Me prestaste tu paraguas y yo nunca te lo devolví',
    { plot: 'apology', facts: ['No te llamé más', 'Me prestaste tu paraguas', 'Yo nunca te lo devolví'] },
  ],
  [
    'canción para mi suegro Ramón, que se quedó dormido en mi boda y cree que nadie se da cuenta de que se tiñe el bigote',
    {
      ...{ plot: null, call: 'Ramón' },
      facts: ['Te quedaste dormido en mi boda', 'Crees que nadie se da cuenta de que te tiñes el bigote'],
    },
  ],
  [
    'mi tío Julio está muerto de miedo, él que era paracaidista. Quiere volver a bailar con mi tía',
    {
      call: 'Julio',
      facts: ['Estás muerto de miedo', 'Tú que eras paracaidista', 'Quieres volver a bailar con mi tía'],
    },
  ],
])
