import type { OwnWords } from '../own-words.ts'

/** The person's own words stand in the unrhymed lines, as they come. */
export const ownWords: OwnWords = {
  warm: `
    {you.fact}
    Y como tú no hay nadie por aquí
    {you.next}
    Y todo eso me recuerda a ti

    {fact}
    Y todavía me río al contarlo
    {next}
    Quien no lo ha visto no sabe imaginarlo

    {fact}
    En eso pienso cuando pienso en ti
    {next}
    Y se me escapa la risa porque sí

    {you.fact}
    Y dices que no tiene nada especial
    {you.next}
    Y yo lo pondría en la plaza central

    {fact}
    Lo sabe la calle, lo sabe el portón
    {next}
    Y a quien no lo sepa le canto esta canción

    {fact}
    Parece una cosa chiquita, ya sé
    Si un día se incendia la casa completa
    Es eso, primero, lo que salvaré

    {fact}
    Pregunten en la esquina, pregunten en el bar
    Lo digo de pie, encima de una mesa
    Y no me van a hacer bajar

    {fact}
    Y eso no se compra ni sale en la tele
    He dado mil vueltas por todas las tiendas
    Y no hay quien lo tenga, y nadie lo vende

    {fact}
    Lo cuento, y la gente acerca la silla
    {next}
    Y el café se enfría, y nadie lo mira

    {fact}
    Lo tengo guardado en un frasco con tapa
    {next}
    Lo abro los lunes, y un poco se escapa

    {fact}
    De todo lo que hay, me quedo con eso
    {next}
    Lo digo en voz alta, y si quieren, lo rezo

    {fact}
    No sale en los libros, ni falta que hace
    {next}
    Lo he visto de cerca, y no tiene disfraces

    {fact}
    Si hicieran medallas, ya habría un cajón
    {next}
    Y una más grande colgando en el balcón

    {fact}
    Se lo conté al panadero al pasar
    {next}
    Y salí sin pan, y volví a empezar

    {fact}
    Lo tengo pegado en la nevera
    Debajo de todas las cuentas pendientes
    Y es lo primero que ve el que llega

    {fact}
    Se lo conté al del autobús
    Frenó, y se quedó con la boca abierta
    Ni vio que en la esquina cambiaba la luz

    {you.fact}
    Si dieran diplomas por algo así
    Tendrías la casa sin un solo hueco
    Y uno en la frente, y otro por ahí

    {fact}
    Me lo escribí con tinta en la mano
    Me lavo los dedos con tanto cuidado
    Que ya me preguntan si soy escribano`,
  funny: `
    {fact}
    Ojalá lo estuviera inventando
    {next}
    Y hasta el cartero acabó llorando

    {fact}
    Tú dirás que con eso acabó
    {next}
    Por algo esta historia en canción terminó

    {fact}
    Tengo testigos, dos se echaron a llorar
    {next}
    Que conste en el acta, lo quise evitar

    {fact}
    Yo estaba en paz, yo estaba muy bien
    {next}
    Y desde ese día me tiembla la sien

    {fact}
    Lo tengo apuntado con hora y lugar
    Quise mandárselo a alguien importante
    Y nadie importante quiso contestar

    {fact}
    Ríanse todos, que a mí me tocó
    Yo también me habría reído un buen rato
    Pero esta vez la cara la puse yo

    {fact}
    Conté hasta diez, conté hasta cien
    {next}
    Y voy por los miles, y no me va bien

    {fact}
    Hasta el perro se tapó la cara
    {next}
    Y eso que él nunca se extraña de nada

    {fact}
    Mi madre me dijo: respira profundo
    {next}
    Y salí al balcón a gritárselo al mundo

    {fact}
    Si es cámara oculta, ya pueden salir
    {next}
    Que tengo los nervios a medio freír

    {fact}
    Hay quien lo escucha y lo ve normal
    {next}
    A mí me dio un tic, y me queda fatal

    {fact}
    Lo cuento en las bodas, lo cuento en los bares
    {next}
    Y siempre hay alguno que pide detalles

    {fact}
    Pedí el libro de reclamaciones
    Me dieron un lápiz y una servilleta
    Y ya le he llenado los cuatro rincones

    {fact}
    Llamé al abogado, y estaba comiendo
    Le dije: es urgente, es un caso perdido
    Me dijo que siga, que se está riendo

    {fact}
    No pido justicia, no pido perdón
    Me basta con que alguien lo diga en la tele
    Con música triste de fondo, y telón

    {fact}
    Mi terapeuta se compró un barco
    Dice que es gracias a historias como esta
    Le puso mi nombre, en letras de blanco`,
  grief: `
    {fact}
    Cierro los ojos y lo vuelvo a ver
    {next}
    Son las cosas pequeñas las que saben doler

    {fact}
    Lo guardo entero, no se me perdió
    {next}
    Y es lo primero que el día me dejó

    {fact}
    No suena a mucho, si lo digo así
    {next}
    Y es todo lo que guardo para mí

    {fact}
    Daría un año por volverlo a vivir
    {next}
    Y sigue el reloj, que no quiere dormir

    {fact}
    Se lo he contado a gente por ahí
    Me dicen que sí y no se lo imaginan
    Y yo sigo contándolo así

    {fact}
    Hay días en que solo pienso en eso
    Me preguntan qué tengo y digo que nada
    Y miro por el vidrio un rato el cielo

    {fact}
    Si un día me olvido de todo, eso no
    Lo tengo en la mesa, lo tengo en la puerta
    Lo tengo en la silla que nadie ocupó

    {fact}
    La casa lo sabe, y no dice nada
    {next}
    Y cruje a su modo por la madrugada

    {fact}
    Lo pienso en la cola, lo pienso al pagar
    {next}
    Me dan el cambio, y lo dejo en el bar

    {fact}
    El resto se borra, y eso se queda
    {next}
    Como cera en los dedos después de la vela

    {fact}
    No sé por qué vuelve, ni a quién le pregunto
    {next}
    Lo dulce y lo amargo regresan muy juntos

    {fact}
    Y el mundo, mientras tanto, hacía la compra
    {next}
    Y yo en la ventana, mirando una sombra

    {fact}
    Lo digo deprisa, por no tropezar
    {next}
    Y siempre tropiezo en el mismo lugar

    {fact}
    Abrí el armario buscando un botón
    Y estaba eso ahí, doblado y planchado
    Y no cosí nada, y me fui al sillón

    {fact}
    Me dicen que el tiempo lo va a acomodar
    Yo miro el reloj, y él mira a otro lado
    Y ninguno sabe por dónde empezar

    {fact}
    Y hoy ha llovido sobre la ropa
    Salí a recogerla, y me quedé un rato
    Con una pinza en la mano y otra en la boca`,
  sorry: `
    {fact}
    Y oigo lo mal que me suena al contarlo
    {next}
    Si tiene algún precio, yo quiero pagarlo

    {fact}
    No hay forma de hacer que eso suene mejor
    {next}
    Si hubiera una goma, si hubiera un borrador

    {fact}
    Quisiera decir que la culpa fue ajena
    {next}
    Y el espejo me dijo quién es quien la lleva

    {fact}
    Y aquí no cabe ni un pero ni un no
    Lo miro de frente, lo miro de lado
    Por donde lo mires, aquí fallé yo

    {fact}
    Te quedaste en silencio y lo entendí
    Pasé la noche ensayando disculpas
    Y hasta la pared se rio de mí

    {fact}
    Lo digo, y se me cae la cara al suelo
    {next}
    Y ni la recojo, que no la quiero

    {fact}
    Ni el perro me mira desde aquel día
    {next}
    Y tiene razón, yo tampoco lo haría

    {fact}
    Le busqué mil nombres, y hay uno nomás
    {next}
    Se llama error, y no tiene disfraz

    {fact}
    Busqué a quién culpar por toda la casa
    {next}
    Y estaba en el baño, lavándose la cara

    {fact}
    Si el tiempo vendiera un minuto de atrás
    {next}
    Pagaba el que fuera, y pagaba de más

    {fact}
    No vengo a explicarlo, no tiene por qué
    {next}
    Vengo a que me oigas: me equivoqué

    {fact}
    Lo sé de memoria, lo sé de corrido
    {next}
    Y a cada palabra me pita un oído

    {fact}
    Ensayé un discurso de doce minutos
    Y al ver tu ventana se me borró
    Quedó un perdóname, pequeño y en bruto

    {fact}
    Traje unas flores, por si las aceptas
    Ya sé que no arreglan, ya sé que no bastan
    Por eso traje también la maceta

    {fact}
    Podría decirte que fue sin querer
    Y es cierto, y no cambia ni media coma
    Lo hice, y lo digo, y me toca aprender

    {fact}
    Me falta una excusa, me sobra vergüenza
    La llevo puesta como un abrigo
    Y no hace ni frío, y no hay quien la venza`,
  lesson: `
    {fact}
    Dilo en voz alta y ya casi lo tienes
    {next}
    Y dilo otra vez, que así lo retienes

    {fact}
    Esa es la primera, guárdala bien
    {next}
    Y si te preguntan, la dices también

    {fact}
    Si ya te lo sabes, no se va a escapar
    {next}
    Y a toda la clase lo puedes cantar

    {fact}
    Con eso ya tienes lo principal
    Golpea la mesa marcando el compás
    Y en el examen no te irá mal

    {fact}
    Repítelo ahora, despacio y sin prisa
    Con una palmada por cada palabra
    Que entra mejor con un poco de risa

    {fact}
    Escríbelo grande en la pizarra
    {next}
    Que suene más fuerte que una guitarra

    {fact}
    Con una palmada, con dos y con tres
    {next}
    Y toda la clase lo dice otra vez

    {fact}
    Cerrando los ojos lo puedes decir
    {next}
    Los abres de nuevo, y sigue ahí

    {fact}
    Quien sabe esta parte ya va a la mitad
    {next}
    Y quien se equivoque, que vuelva a empezar

    {fact}
    Cuéntalo al gato, al jarrón, al sofá
    {next}
    Quien sabe contarlo, sabido lo da

    {fact}
    No hace falta prisa, no hace falta miedo
    {next}
    Se lee cantando, marcando con el dedo

    {fact}
    Que nadie lo apunte, que todos lo canten
    {next}
    Lo que entra cantando no hay quien lo arranque

    {fact}
    Ponlo en la puerta de la nevera
    Entre la leche y la mantequilla
    Y cada merienda lo lees, aunque no quieras

    {fact}
    Si en el examen te quedas en blanco
    Tararea bajito esta tonadilla
    Y la respuesta te espera en el banco

    {fact}
    Es como atarse los cordones
    Un lazo, una vuelta, y tira de ahí
    Después te sale hasta en las excursiones

    {fact}
    Te lo preguntan, levantas la mano
    La clase se gira, y respondes cantando
    Y el que se reía te llama hermano`,
  soft: `
    {fact}
    Todo se va a dormir
    {next}
    La luna ya está aquí

    {fact}
    Mañana ahí estará
    {next}
    La noche lo guardará

    {fact}
    Y ahora a descansar
    {next}
    Que el sueño va a llegar

    {fact}
    Cierra los ojos ya
    Que todo se queda en su sitio
    Y mañana ahí estará

    {fact}
    Bajito, sin hacer ruido
    Viene el sueño de puntillas
    Y se queda aquí contigo

    {fact}
    Shh, que la lámpara sueña
    {next}
    Y ya bosteza una estrella

    {fact}
    Todo se tapa los pies
    {next}
    Cuenta hasta dos, hasta tres

    {fact}
    Ya se apagó la ventana
    {next}
    Nos vemos por la mañana

    {fact}
    La noche trae su manta
    {next}
    Y en voz muy baja te canta

    {fact}
    Se duerme el río también
    {next}
    Y se acurruca el tren

    {fact}
    La almohada ya lo sabe
    {next}
    Y guarda bien la llave

    {fact}
    Despacio, como la nieve
    {next}
    La cuna apenas se mueve

    {fact}
    Lo dijo la luna al gato
    El gato lo dijo al tejado
    Y ya se durmieron un rato

    {fact}
    Y ahora bosteza el sillón
    Las medias se duermen en una esquina
    Y se duerme el corazón

    {fact}
    Mañana lo cuentas tú
    Que hay un sueño esperando en la puerta
    Con su pijama azul

    {fact}
    Las horas van en zapatillas
    Una se sienta al borde del sueño
    Y te hace en la frente cosquillas`,
  cheer: `
    {fact}
    Y lo cantamos desde el portón
    {next}
    Que nadie se quede sin esta canción

    {fact}
    Se escribe con tiza en la pared
    {next}
    Y quien pase de largo que vuelva a leer

    {fact}
    Se grita en la grada, se grita en el bar
    {next}
    Y quien no lo sepa, que aprenda a gritar

    {fact}
    Se escribe con tiza en la pared
    Los otros tendrán sus copas brillando
    Aquí tenemos esto, y va otra vez

    {fact}
    Que tiemble la cancha, que empiece a sonar
    Hay quien trae trompetas, hay quien trae trofeos
    Y aquí traemos ganas de cantar

    {fact}
    Que suene el bombo, que tiemble la acera
    {next}
    Que se entere el que viene de fuera

    {fact}
    Lo lleva la camiseta por dentro
    {next}
    Y no se destiñe, ni en pleno invierno

    {fact}
    Y así lo cantaban los de antes también
    {next}
    Pásalo, primo, del uno hasta el cien

    {fact}
    Con lluvia, con barro, con sol o sin luz
    {next}
    Lo cantan del norte, lo cantan del sur

    {fact}
    Arriba esas manos, que falta una voz
    {next}
    Y si falta una, cantamos por dos

    {fact}
    Ganando o perdiendo, lo mismo nos da
    {next}
    El lunes hablamos, hoy toca cantar

    {fact}
    Que salga en la foto, que salga en el diario
    {next}
    Y si no nos sacan, pintamos el barrio

    {fact}
    Se canta subido a la valla
    Que otros se compren un cielo de estrellas
    Aquí lo que hay es quien nunca se calla

    {fact}
    Se oye hasta en la otra ciudad
    Preguntan qué pasa, si es una tormenta
    Y somos nosotros, a medio cantar

    {fact}
    La abuela lo grita en primera fila
    Con su bufanda y su silla plegable
    Y quien no la siga, que se haga a la orilla

    {fact}
    Y cuando nos tiemble la pierna al final
    Alguien, de atrás, va a empezar bajito
    Y va a terminar siendo un vendaval`,
  plain: `
    {fact}
    Lo demás te lo puedes llevar
    {next}
    Con esto me puedo quedar

    {fact}
    Es todo lo que te quiero enseñar
    {next}
    Y a mí me alcanza, y hasta va a sobrar

    {fact}
    Me quedaría mirando la tarde entera
    {next}
    Y otra más, sin moverme de la escalera

    {fact}
    Y si te lo pierdes, se va como un tren
    {next}
    Y yo te lo canto otra vez también

    {fact}
    Así de sencillo, no hay nada más
    Podría contarte historias más grandes
    Y esta pequeñita me viene detrás

    {fact}
    Se escribe con tinta en la pared
    Hay canciones que hablan de reyes
    Yo quise esta cosa, la misma que ves

    {fact}
    Yo paso por ahí y me paro a mirar
    {next}
    Y el perro se sienta, y me deja estar

    {fact}
    Ni más ni menos, así como ves
    {next}
    Y quien no lo crea, que venga después

    {fact}
    No viene en los mapas, y se encuentra igual
    {next}
    Doblando la esquina, pasado el portal

    {fact}
    Lo dijo mi abuela, lo digo también
    {next}
    Las cosas sencillas nos sientan muy bien

    {fact}
    Me siento en el banco, y lo veo pasar
    {next}
    Y se me hace tarde, y me quiero quedar

    {fact}
    Con eso y un poco de pan en la mesa
    {next}
    Se pasa la tarde, y a nadie le pesa

    {fact}
    Se lo conté a un señor en la parada
    Dejó que pasaran tres autobuses
    Y me dijo: siga, que no hay prisa de nada

    {fact}
    Podría adornarlo, ponerle un listón
    Ponerle campanas, ponerle violines
    Y no le hace falta, con esta canción

    {fact}
    Es cosa de poco, de andar por la calle
    De esas que pisas sin darte ni cuenta
    Y un día te agachas, y ves el detalle

    {fact}
    Eso no lo trae ningún manual
    Ni viene explicado en el empaque
    Y sale solito, y no sale mal`,
  hook: `
    {fact}
    Lo canto bajito, lo canto otra vez

    {fact}
    Y ahí está todo, ahí empieza todo

    {fact}
    Y con esto me basta y me sobra

    {fact}
    Y que lo repitan los de atrás

    {fact}
    Y otra vez, que a mí no me cansa

    {fact}
    Y lo demás lo pone la música`,
}
