import type { Details } from '../../stanzas.ts'

/** Work and trades. */
export const trades: readonly Details[] = [
  {
    words:
      'enfermera enfermero enfermeras enfermeros enfermería paramédico paramédica paramédicos ambulancia ambulancias auxiliar_de_enfermería cuidadora matrona partera',
    stanzas: `
      (Las zapatillas no hacen ruido|El pasillo duerme a medias)
      Y una linterna cuenta camas
      Una voz dice: ya falta menos
      Y el miedo baja de las almohadas

      (Alguien despierta a medianoche|Suena el timbre de la catorce)
      Y hay una mano en la barandilla
      Se ajusta la manta, se ajusta el sueño
      Y amanece en la ventanilla`,
    later: `
      Sale de día, con sol en los ojos
      La enfermera, y se va a dormir
      Y alguien, que ayer no podía dormirse
      Esa mañana pudo reír`,
    hook: `
      Turno de noche, turno de luz
      Con la enfermera se apaga el azul`,
  },
  {
    words:
      'médico médica médicos médicas medico_de_familia doctor doctora doctores doctoras medicina pediatra pediatras cirujano cirujana cirujanos dentista dentistas consultorio estetoscopio',
    stanzas: `
      (El doctor escucha por la espalda|El metal frío toca la espalda)
      Y hay que toser, y respirar
      La receta parece un garabato
      Y hay caramelos para los demás

      (La sala huele a alcohol y a menta|Hay dibujos en la consulta)
      Y un niño balancea los pies
      Sale con una piruleta
      Y ya no llora nadie después`,
    later: `
      El doctor llega a casa de noche
      Cuelga la bata detrás de la puerta
      Y todavía da vueltas a un nombre
      Mientras la sopa se calienta`,
    hook: `
      Di treinta y tres, respira otra vez
      Que el doctor dice que todo va bien`,
  },
  {
    words:
      'maestra maestro maestras maestros maestrita profesor profesora profesores profesoras profe profes seño docente docentes docencia enseña_a_leer enseñas_a_leer enseñaba_a_leer enseñabas_a_leer enseñar_a_leer enseñaste_a_leer enseñó_a_leer da_clases_en das_clases_en daba_clases_en dabas_clases_en dar_clases_en pizarra pizarrón tiza educadora educador',
    stanzas: `
      (La tiza sube por la pizarra|Se borra la pizarra otra vez)
      Y las letras bailan al principio
      Una paciencia como un océano
      Y hay veinte nombres en fila, y un libro

      (Alguien se queda después de clase|Suena el timbre y alguien se queda)
      Y la lección empieza otra vez
      No hay prisa, dice, va con cariño
      Y de repente, por fin, se ve

      (Hay un cuaderno lleno de rojo|La mano alzada no se atrevía)
      Y alguien escribe: vas muy bien
      Aquel papel duró veinte años
      Y está guardado junto al carné`,
    later: `
      Pasan los cursos por la maestra
      Como los pájaros por el balcón
      Y uno regresa con canas y un niño
      Y oye su nombre en la misma voz`,
    hook: `
      Suena la tiza, suena otra vez
      Gracias, maestra, que ahora lo sé`,
  },
  {
    words:
      'turno_de_noche turnos_de_noche turno_nocturno turnos_nocturnos turno_noche trabaja_de_noche trabajas_de_noche trabajaba_de_noche trabajabas_de_noche trabajar_de_noche trabajo_de_noche vigilante velador guardias',
    stanzas: `
      (La casa duerme, suena la llave|Se sale cuando todos regresan)
      Y alguien se va con su termo en la mano
      La calle es de los semáforos
      Y el mundo entero descansa al lado

      (A las cuatro pesa la cabeza|La noche es larga como un pasillo)
      Y hay un café que sabe a alambre
      Se piensa en casa, en la luz pequeña
      Y en quien respira bajo los chales`,
    later: `
      Después del turno de noche, el sol
      Entra en la cama antes que el cansancio
      Y por la casa todos caminan
      Descalzos, con los zapatos en la mano`,
    hook: `
      Cuando el sol sale, vuelvo al hogar
      El turno de noche se va a acostar`,
  },
  {
    words: 'camionero camionera camioneros camión camion camiones tráiler tráilers trailer trailero trailera',
    stanzas: `
      (El camión sale de madrugada|El camión ruge por la llanura)
      Y la cabina huele a café
      Una foto baila en el parasol
      Y todo dice que hay que volver

      (La radio pierde la emisora|La raya blanca no se termina)
      Y se canta solo hasta la frontera
      Un plato combinado a las once
      Y se duerme bajo las estrellas`,
    later: `
      El camión vuelve, toca la bocina
      Dos veces, al doblar por el portal
      Y hay un niño en la ventana
      Que ya aprendió a contar y a esperar`,
    hook: `
      Suena el camión, que ya está aquí
      Mil kilómetros para verte a ti`,
  },
  {
    words:
      'taxista taxistas taxi taxis chofer chófer choferes chóferes conductor conductora conductores colectivero microbusero uber',
    stanzas: `
      (El taxi da vueltas por el centro|Se sube gente de todas partes)
      Y en el espejo pasan vidas
      Uno va a un parto, otra a una boda
      Y otro se duerme en cuanto pisa

      (La radio canta bajito y suave|Un semáforo da para un chisme)
      Y se arregla el mundo en siete calles
      Se paga el viaje, se da las gracias
      Y queda el consejo flotando en el aire`,
    later: `
      De madrugada, sin pasajeros
      El taxi vuelve por la ciudad
      Y el asiento de atrás huele un poco
      A cada vida que fue a parar`,
    hook: `
      Taxi, taxi, llévame ya
      Taxi, que es tarde en esta ciudad`,
  },
  {
    words:
      'albañil albañiles albañilería construcción constructor constructora obrero obrera obreros cemento ladrillo ladrillos andamio andamios grúa yesero ingeniero_civil',
    stanzas: `
      (El cemento suena en la pala|Se pone un hilo bien derecho)
      Y el sol se sube despacio al aire
      Ladrillo a ladrillo, crece un cuarto
      Y un día ahí vivirá alguien

      (La fiambrera se abre a la una|Las manos tienen polvo y mapa)
      Y hay sombra junto a la pared
      Se mira arriba, se mide el cielo
      Y se sube el cubo otra vez`,
    later: `
      Pasan los años, y por la acera
      Señala un dedo hacia un balcón
      Esos ladrillos, los puse yo mismo
      Y se le nota en toda la voz`,
    hook: `
      Ladrillo a ladrillo, sube la pared
      Ladrillo a ladrillo, y vuelta otra vez`,
  },
  {
    words:
      'oficina oficinas oficinista reunión reuniones hoja_de_cálculo hojas_de_cálculo compañeros_de_trabajo compañeras_de_trabajo compañero_de_trabajo compañera_de_trabajo colega colegas jefe jefa jefes impresora impresoras contador contadora contable contabilidad excel informes secretaria secretario cubículo',
    stanzas: `
      (La impresora se traga la hoja|La reunión podía ser un correo)
      Y alguien suspira: ¡qué martirio!
      Se acaba el café, suena un teléfono
      Y en la pantalla hay un pingüino

      (Hay una planta en la ventana|Una foto vive tras la pantalla)
      Y la riegan cuatro sin saberlo
      El yogur tiene nombre y apellido
      Y a mediodía no hay remedio`,
    later: `
      Se va la gente de la oficina
      Y queda la planta y queda el reloj
      En el cajón, debajo de todo
      Hay una galleta y una canción`,
    hook: `
      Son casi las cinco, apaga ya
      Que en la oficina no hay nada más`,
  },
  {
    words:
      'tienda tiendas tiendita tendero tendera mostrador mostradores negocio negocios dependiente dependienta kiosco quiosco pulpería ferretería farmacia farmacéutica farmacéutico zapatería papelería mercería abarrotes escaparate vitrina clientes clientas clientela emprendimiento',
    stanzas: `
      (La persiana sube con ruido|Suena la campanita al entrar)
      Y el barrio sabe que ya es de día
      Se fía un poco, se apunta en lápiz
      Y se regala una alegría

      (Aquí se encuentra lo que se busca|La vitrina brilla recién lavada)
      Y se pregunta por los demás
      Se pesa un cuarto, se habla una hora
      Y el cliente vuelve por lo demás`,
    later: `
      De noche se baja la persiana
      Y queda la tienda en su rincón
      Los botes duermen, el gato cuenta
      Y por la mañana otra vez el sol`,
    hook: `
      Pasa a la tienda, pasa y verás
      Lo que te falta aquí lo hay`,
  },
  {
    words:
      'peluquería peluqueria peluquerías peluquero peluquera peluqueros barbería barbero barberos salón_de_belleza corte_de_pelo estilista estilistas manicura manicurista maquilladora',
    stanzas: `
      (Caen mechones sobre las baldosas|Las tijeras hablan sin parar)
      Y se cuenta la vida entera
      El espejo lo escucha todo
      Y nada de eso sale fuera

      (Un poco menos de aquí, de allá|Se pide un cambio, y con un poco de miedo)
      Y quien se levanta tiene otra luz
      Se mueve el pelo, se ríe sola
      Y la acera se llena de azul`,
    later: `
      Se barre el suelo, se apaga el espejo
      De la peluquería hay un rumor
      Todo lo que se dijo esta tarde
      Se va por la puerta con el secador`,
    hook: `
      Corta las puntas, y cuéntame ya
      Peluquería y a pasear`,
  },
  {
    words:
      'mecánico mecánica mecánicos mecanico taller_mecánico taller_de_coches taller_de_carros taller_de_autos garaje llantas arreglar_carros arregla_carros arreglar_coches arregla_coches arregla_autos arreglar_autos motores arreglas_coches arreglas_carros arreglas_autos arreglaba_coches arreglaba_carros arreglaba_autos arreglabas_coches arreglabas_carros repara_coches reparas_coches reparaba_coches reparar_coches repara_carros reparas_carros reparar_carros reparaba_carros repara_autos reparas_autos reparar_autos',
    stanzas: `
      (Dos piernas salen bajo el coche|El motor tose, se pide silencio)
      Y una voz pide la llave del nueve
      El motor se calma como los niños
      Y el coche entero se estremece

      (Hay grasa hasta en el calendario|El coche vino con una grúa)
      Y la radio canta de todo
      Se aprieta una tuerca, se cruza un dedo
      Y arranca el coche, y se alegran todos`,
    later: `
      El mecánico lava sus manos
      Y nunca salen blancas del todo
      Y por el barrio cada motor
      Le da los buenos días a su modo`,
    hook: `
      Aprieta la tuerca, dale otra vez
      Que el motor ya canta, y canta bien`,
  },
  {
    words:
      'carpintero carpintera carpinteros carpintería ebanista madera maderas muebles mueble serrucho lija lijar lijaba viruta virutas tallar talla_madera tallaba_madera',
    stanzas: `
      (El taller huele a pino y a cola|El serrín cae como la nieve)
      Y la viruta se hace un rizo
      Se mide dos veces, se corta una
      Y la madera da su permiso

      (Hay un lápiz tras una oreja|La mano pasa sobre la tabla)
      Y una medida en la pared
      La mesa nueva no cojea
      Y huele a pino una y otra vez`,
    later: `
      La mesa está firme en la cocina
      Y las dos sillas, y el mostrador
      Lo que ha salido de un carpintero
      Dura una vida, o dura dos`,
    hook: `
      Clavo y madera, mide otra vez
      Que la madera no quiere correr`,
  },
  {
    words:
      'bombero bombera bomberos bomberas estación_de_bomberos parque_de_bomberos cuartel_de_bomberos camión_de_bomberos',
    stanzas: `
      (Suena el timbre y baja la barra|La sirena rompe la noche)
      Y la sopa se queda en el plato
      Vuelan las botas, ruge la calle
      Y arriba, en un árbol, hay un gato

      (El humo tapa la escalera|El casco pesa, quema el aire)
      Y una voz grita: ¡por aquí!
      Sale una niña con su muñeca
      Y la calle empieza a aplaudir`,
    later: `
      El bombero vuelve, y la sopa
      Está ya fría, y sabe a sal
      Cuelga el casco negro en la percha
      Y llama a casa: todo está igual`,
    hook: `
      Suena la sirena, abran el portal
      Viene el bombero y no tardará`,
  },
]
