import type { LeadIns } from '../language-pack.ts'

/** Couplets before what is told: that it is told now, and how. They hold for anything that follows, and rhyme in their vowels. */
export const leadIns: LeadIns = {
  warm: `
    (Siéntate un rato|Ven aquí cerca|Quédate un rato), {call}, que te lo canto
    Con las palabras de cada día, y muy despacio

    Busqué una (tarjeta|postal|poesía), {call}, que lo dijera
    Y no la había, así que canto a mi manera

    (Como tú no hay dos|Igual que tú no hay nadie|Gente así no hay mucha), {call}, ¿por dónde empiezo?
    Voy en orden y con cuidado, que me lo sé entero

    (Escucha|Oye bien|Atiende), {call}, que esto es para ti
    No me invento ni media palabra, lo digo así

    (Una tarde|Un domingo|Hace poco), {call}, por ti me preguntaron
    Y esto fue lo que respondí, y lo sigo cantando

    Si te (dieran|guardaran|regalaran) una página, {call}, en un libro
    Yo la llenaría con esto, tal como lo digo

    No traigo (discurso|diploma|medalla), {call}, ni traigo corona
    Traigo solo lo que es verdad, y lo canto ahora

    (Quería|Prometí|Pensaba) decirte algo, {call}, y ha llegado el día
    Lo digo fuerte, lo digo claro, y con alegría

    (No te rías|No te escondas|No digas nada), {call}, hasta que termine
    Fui juntando cosas pequeñas, y así se dicen

    (Hay cosas que no se dicen|Hay cosas que se callan|Hay cosas que se guardan) y hoy se van a cantar
    Sin adornos y sin prisa, tal como son, nada más

    (Me preguntan|Quieren saber|Hay quien pregunta) por qué canto, y no sé ser breve
    Tengo mucho que contar, que salga como viene

    (Esta canción|Esta letra|Esta música) no la compré, la fui juntando
    Palabra a palabra, con calma, y aquí la canto

    (Lo que se quiere|A quien se quiere|Lo que se ama) se cuenta sin prisa, con detalle
    Por eso empiezo a contarlo ya, antes de que acabe la tarde`,
  funny: `
    (Acércate|Ven acá|Pon atención), que esto es verdad de la buena
    No me lo podría inventar, ni aunque quisiera

    (Nadie se lo cree|Nadie me lo cree|Que nadie se ría), y es cierto del todo
    Tal como es lo voy a cantar, y a mi modo

    (Esto no sale|Esto no viene|Nada de esto sale) en los periódicos, y es una lástima
    Siéntate bien, que ya te lo cuento, sin saltar página

    (Juré|Prometí|Dije) que nunca lo contaría, y mira tú
    Aquí va todo, con pelos, señales y a plena luz

    (Señoras y señores|Damas y caballeros|Amigos y vecinos), ha llegado el momento
    De decir las cosas claras, sin ningún miramiento

    Para que (conste|quede|figure) en el acta y lo sepa la historia
    Va todo tal como es, que me lo sé de memoria

    (Alguien|Alguno|Una voz) tenía que decirlo, y me tocó a mí
    No cobro nada por la función, que empieza aquí

    (Última hora|Noticia fresca|Atención, atención), que empieza el boletín
    Y nadie se me levante hasta llegar al fin

    (No exagero|No invento|No miento) ni una coma, y si acaso, poquito
    Esto es lo que hay, y va cantado, y va clarito

    (Si me lo cuentan|Si me lo dicen|Si me lo juran), yo no lo creo, y pido pruebas
    Y resulta que es verdad, y por eso se celebra

    (Con todo el cariño|Con mucho respeto|Con todo el amor) del mundo, y sin mala intención
    Hay cosas que hay que decir, y van en esta canción`,
  grief: `
    Lo digo (bajito|despacio|sencillo), así como me sale
    Que para esto no hay palabras grandes

    (Deja que cuente|Voy a contar|Quiero contar) despacio lo que nadie apuntó
    Lo que se guarda sin darse cuenta, y no se borró

    (Las palabras grandes|Las cosas grandes|Las frases grandes) las dirá otra voz otro día
    Yo me quedo con las pequeñas, que son las mías

    Si (cantando|contando|diciéndolo) se queda un poco lo que se va
    Con estas cosas que hoy te canto se quedará

    (Cierro los ojos|Se apaga el ruido|Cae la tarde), y todo llega como una ola
    Y así lo digo, tal como viene, mientras no se borra

    No quiero (adornarlo|arreglarlo|vestirlo), solo quiero decir
    Las cosas que llevo conmigo, y que están aquí

    Hay cosas que (el tiempo|la vida|la prisa) no ha podido llevarse
    Las pongo en esta canción, para que no se apaguen`,
  sorry: `
    Ni (flores|regalos|bromas), ni poemas, ni salir corriendo
    Las cosas son como son, y así las cuento

    No voy a (buscar|poner|traer) excusas, ni a decir que fue poco
    Digo lo que hay que decir, y lo digo todo

    (Anoche|Otra vez|De nuevo) no pude dormir, buscando una salida
    Y no hay ninguna, solo hay esto, y es cosa mía

    Antes de que (contestes|digas nada|me respondas), escucha hasta el final
    Quiero decirlo derecho, y decir la verdad

    (Pedir perdón|Decir perdón|Decir lo siento) es cosa corta, y cuesta tanto
    Empiezo por la verdad, y la digo despacio

    Te (escribí|empecé|mandé) una carta, y no bastó, y empecé de nuevo
    Al final la canto entera, que es lo que debo

    (Le di mil vueltas|Lo pensé mucho|Lo pensé entero) por la noche y por el día
    Y hoy te lo digo de frente, sin una mentira

    (Vengo|Llego|Llamo) a tu puerta sin bromas y sin guion
    Solo con esto que digo, y de corazón`,
  comfort: `
    No hace falta que (contestes|digas nada|hables), tú descansa y escucha
    Yo veo cómo está todo, y veo tu lucha

    (Vamos a llamarlo|Llamémoslo|Digámoslo) por su nombre, sea lo que sea
    Y a abrir una ventana, que entre aire de afuera

    He visto cómo lo (llevas|cargas|aguantas), un día y otro día
    No tengo remedio, pero sí tengo compañía

    Antes de (rendirte|seguir|decir que no), espera un momento
    Que hay cosas que veo yo, y así las cuento

    (Respira|Siéntate|Descansa) un minuto, que no hay que correr
    Te digo, cosa por cosa, lo que alcanzo a ver

    (Hay días|Hay noches|Hay meses) que pesan el doble, y yo lo sé
    Me quedo de tu lado, y te lo cantaré

    Quizá no te (sientas|notes|veas) con fuerzas, y no hace falta
    Mira un momento con mis ojos lo que pasa`,
  heartbreak: `
    (Lo canto|Lo escribo|Lo cuento) para nadie, y lo digo entero
    No sé hacerlo bonito, solo sé hacerlo cierto

    Son casi las (dos|tres|cuatro), y aquí sigo contando
    Lo que tuve, lo que no, lo que se ha acabado

    Dicen que (se pasa|se olvida|se cura), que es cosa de tiempo
    Ellos tendrán sus historias, y esta es la que tengo

    (Le doy|Le sigo dando|Vuelvo y le doy) vueltas a lo mismo, noche y día
    Y así como fue lo digo, que no se va todavía

    Si me (preguntan|llaman|escriben), digo que bien, y es mentira
    La verdad es esta otra, y es la mía

    (Este es|Y este es|Aquí está) el final, con la luz encendida
    Lo digo una vez, y no lo diré más en la vida

    (Nadie me oye|Nadie me escucha|Duerme la calle), así que aquí puedo
    Decirlo tal como es, y sin ningún miedo`,
  lesson: `
    (¿Lista la oreja?|¿Listo el oído?|¿Listas las palmas?) Pues dilo conmigo
    No es tan difícil, que yo te lo digo

    (Hay algo|Hay una cosa|Tengo una cosa) para aprender, y va despacito
    Cuando acabe la canción, te lo sabrás todito

    (Palmas|Manos|Golpes) en las rodillas, y a llevar el compás
    Lo aprendemos entre todos, y no se olvida más

    Esto es para (el bolsillo|la mochila|el camino), para cuando haga falta
    Se guarda sin papel, y se recuerda si se canta

    Primero (abre|prepara|afina) los oídos, y después la voz
    Que para saberlo no hay que ser sabio ni doctor

    (Vamos por orden|Vamos por partes|Vamos con calma) y a decirlo en voz alta
    Primero para ti, y luego para toda la sala

    Dicen que (cuesta|es largo|es difícil), y es solo una canción
    La cantas un par de veces, y te sabes la lección`,
  soft: `
    (Ya se va el día|Se acaba el día), baja la luz
    Te canto cosas que sabes tú

    (Cierra los ojos|Dame la mano), te voy a contar
    Cositas chicas, y a descansar

    (Oye|Escucha) bajito cómo te arrullo
    Todo este canto es solo tuyo

    Ven a mi (lado|hombro|brazo), que ya es de noche
    Y todo calla, hasta los coches

    (Sale|Sube|Brilla) la luna, todo se aquieta
    Y esto te canto, y la noche empieza

    Una (canción|nana|cosita) chica antes del sueño
    Que va contigo, y va sin miedo`,
  cheer: `
    (Arriba esas manos|Arriba las palmas|Arriba las voces) y a cantar con orgullo
    Que aquí estamos todos, y este canto es tuyo

    ¿Que (quiénes|cuántos|cómo) somos? Se nos oye desde lejos
    Y a quien no lo sepa, se lo decimos de nuevo

    (Que suenen|Que bailen|Que salten) los bombos y que vibre el suelo
    Esto es lo que somos, y es lo que queremos

    No tenemos (trompeta|banda|fanfarria), ni nos hace falta
    Tenemos la voz de todos, y esa nunca se gasta

    (Ahí vienen|Ya llegan|Aquí están) los que se oyen por toda la calle
    Un poco fuera de tono, y que nadie los calle

    (Díselo|Cuéntalo|Grítalo) a todos, y píntalo en la pared
    Que así somos, y así es, una y otra vez`,
  plain: `
    Lo cuento (derecho|sin vueltas|tal cual), sin ponerle nada
    Y empiezo por el principio, que así se canta

    (No salió|No sale|No viene) en los periódicos, ni lo dio la radio
    Y sin embargo es así, y así lo canto

    Traigo (una historia|una cosa|una letra) que llevo a donde voy
    No es muy larga, y la canto hoy

    Me lo (callé|guardé|tragué) un buen tiempo, y después
    Me vi cantándolo bajito, una y otra vez

    Hay canciones de (reyes|héroes|piratas) y de mares lejanos
    Esta la llevo en el bolsillo y en la mano

    (Siéntate|Quédate|Espera) un minuto, que no va a ser largo
    Lo tenía en la cabeza, y salió cantando

    Tengo (una imagen|una cosa|una historia) que no se me quita
    La pongo en esta canción, y así queda escrita

    (Alguien|Alguno|Una voz) tenía que cantarlo, y aquí estoy yo
    Que es cierto, y lo que es cierto merece voz

    (Dame|Regálame|Préstame) un momento, que esto se dice pronto
    Lo digo con lo que sé, y lo digo todo

    (Empiezo|Comienzo|Arranco) por una punta y tiro del hilo
    Y lo que sale es esto, y así lo digo

    (Hacen falta|Me bastan|Me sobran) dos acordes y un rato de calma
    Para contar las cosas como pasan`,
}
