import type { Details } from '../../stanzas.ts'

/** Work and trades. */
export const trades: readonly Details[] = [
  {
    words:
      'enfermera enfermero enfermeras enfermeros enfermería paramédico paramédica paramédicos ambulancia ambulancias auxiliar_de_enfermería cuidadora matrona partera',
    stanzas: `
      Suelas blandas por el piso
      Un reloj sobre la bata
      Gasas, cinta, dos termómetros
      Y una manta bien doblada

      Pasillos de luz muy blanca
      Dos dedos en la muñeca
      Un bolsillo con tres lápices
      Y un café frío que espera

      Guantes, alcohol, un pinchazo
      Una voz, casi un hilito
      Sábanas bien estiradas
      Y el dolor, un pellizquito

      Un carrito que va y viene
      Pasos de goma, un murmullo
      Números en una hoja
      Y una luz contra lo oscuro`,
  },
  {
    words:
      'médico médica médicos médicas medico_de_familia doctor doctora doctores doctoras medicina pediatra pediatras cirujano cirujana cirujanos dentista dentistas consultorio estetoscopio',
    stanzas: `
      Metal frío contra el pecho
      Letra que nadie descifra
      Un palito, abrir la boca
      Y una pregunta tranquila

      La bata con tres bolsillos
      Una revista muy vieja
      Un martillito, un reflejo
      Y un caramelo de fresa

      Una lámpara en la frente
      Manos de mucho jabón
      Un sello, una firma larga
      Y un oído en el pulmón`,
  },
  {
    words:
      'maestra maestro maestras maestros maestrita profesor profesora profesores profesoras profe profes seño docente docentes docencia enseña_a_leer enseñas_a_leer enseñaba_a_leer enseñabas_a_leer enseñar_a_leer enseñaste_a_leer enseñó_a_leer da_clases_en das_clases_en daba_clases_en dabas_clases_en dar_clases_en pizarra pizarrón tiza educadora educador',
    stanzas: `
      Tiza blanca en el bolsillo
      Una letra bien derecha
      Un borrador que da golpes
      Y una mano que se eleva

      Un montón de redacciones
      Tinta roja, taza fría
      Dos rayas bajo una frase
      Y un muy bien junto a la orilla

      Sillas bajas, mesas bajas
      Una pregunta imposible
      Los nombres, todos sabidos
      Y un dibujo, sol con tigre

      La pizarra, medio en blanco
      Un mapa que cuelga, viejo
      Cuadernos forrados, gomas
      Y otra vez, con todo el tiempo`,
  },
  {
    words:
      'turno_de_noche turnos_de_noche turno_nocturno turnos_nocturnos turno_noche trabaja_de_noche trabajas_de_noche trabajaba_de_noche trabajabas_de_noche trabajar_de_noche trabajo_de_noche vigilante velador guardias',
    stanzas: `
      Una luz en el pasillo
      El zumbido de un motor
      Pan envuelto en servilletas
      Y un café frente al reloj

      Una ventana encendida
      La calle, sin un zapato
      Las llaves, de media vuelta
      Y el sol, de turno cambiado

      Un termo que dura poco
      Linterna, llaves, abrigo
      Los grillos marcando el paso
      Y el desayuno, dormido`,
  },
  {
    words: 'camionero camionera camioneros camión camion camiones tráiler tráilers trailer trailero trailera',
    stanzas: `
      Un volante grande y tibio
      Una raya que no acaba
      Un termo que va rodando
      Y la radio que se apaga

      Una parada, neones
      Café en un vaso muy alto
      Insectos en el cristal
      Y un mapa viejo doblado

      El motor, que no se cansa
      Cada espejo, media curva
      Una cortina de cuadros
      Y, entre los dedos, la ruta`,
  },
  {
    words:
      'taxista taxistas taxi taxis chofer chófer choferes chóferes conductor conductora conductores colectivero microbusero uber',
    stanzas: `
      Un adorno que se mece
      Un espejo con dos ojos
      Cambio exacto en la guantera
      Y los semáforos rojos

      Una radio que conversa
      Un atajo que se sabe
      Un papel con dirección
      Y una vuelta en cada calle

      Una puerta que no cierra
      A la vuelta de la esquina
      Un asiento ya hundido
      Y un paraguas que se olvida`,
  },
  {
    words:
      'albañil albañiles albañilería construcción constructor constructora obrero obrera obreros cemento ladrillo ladrillos andamio andamios grúa yesero ingeniero_civil',
    stanzas: `
      Polvo blanco en las pestañas
      Un hilo tenso, el nivel
      Ladrillo sobre ladrillo
      Y el almuerzo, sin mantel

      Una escalera manchada
      Cemento que da la vuelta
      Manos de cal y de lija
      Y una pared ya derecha

      Un casco lleno de rayas
      Botas con punta de acero
      Una radio entre las tablas
      Y el sudor bajo el sombrero`,
  },
  {
    words:
      'oficina oficinas oficinista reunión reuniones hoja_de_cálculo hojas_de_cálculo compañeros_de_trabajo compañeras_de_trabajo compañero_de_trabajo compañera_de_trabajo colega colegas jefe jefa jefes impresora impresoras contador contadora contable contabilidad excel informes secretaria secretario cubículo',
    stanzas: `
      Papelitos amarillos
      Un teclado que repica
      La impresora que se atasca
      Y una planta muy tranquila

      Una sala de cristales
      Una gráfica que sube
      Lápices mordisqueados
      Y afuera pasa una nube

      Una silla que da giros
      El reloj, que no se mueve
      Carpetas, clips, una grapa
      Y un yogur que nadie quiere

      Un correo, y otro encima
      La foto, detrás de un cable
      Una taza sin lavar
      Y afuera, ruido de calle`,
  },
  {
    words:
      'tienda tiendas tiendita tendero tendera mostrador mostradores negocio negocios dependiente dependienta kiosco quiosco pulpería ferretería farmacia farmacéutica farmacéutico zapatería papelería mercería abarrotes escaparate vitrina clientes clientas clientela emprendimiento',
    stanzas: `
      La persiana que se enrolla
      Una campanita arriba
      Papel cortado al tamaño
      Y el cambio, moneda tibia

      Una libreta de cuentas
      El lápiz atado a un hilo
      Estantes hasta en el techo
      Y un saludo conocido

      Un letrero a dos colores
      La vitrina bien fregada
      Bolsas, hilo, una factura
      Y una silla, por si hay charla`,
  },
  {
    words:
      'peluquería peluqueria peluquerías peluquero peluquera peluqueros barbería barbero barberos salón_de_belleza corte_de_pelo estilista estilistas manicura manicurista maquilladora',
    stanzas: `
      Tijeras que nunca paran
      Mechones por todo el suelo
      Una capa, una toallita
      Y la nuca en el espejo

      La silla que sube y gira
      Espuma tibia, navaja
      Un peine dentro de un vaso
      Y un secador que no calla

      Revistas de hace diez años
      Dos deditos, nada más
      Una laca que hace nube
      Y un espejo por detrás`,
  },
  {
    words:
      'mecánico mecánica mecánicos mecanico taller_mecánico taller_de_coches taller_de_carros taller_de_autos garaje llantas arreglar_carros arregla_carros arreglar_coches arregla_coches arregla_autos arreglar_autos motores arreglas_coches arreglas_carros arreglas_autos arreglaba_coches arreglaba_carros arreglaba_autos arreglabas_coches arreglabas_carros repara_coches reparas_coches reparaba_coches reparar_coches repara_carros reparas_carros reparar_carros reparaba_carros repara_autos reparas_autos reparar_autos',
    stanzas: `
      Dos zapatos bajo el chasis
      Grasa negra hasta en el codo
      Una lámpara colgada
      Y una llave para todo

      Un trapo en cada bolsillo
      El motor, que tose y gira
      Tuercas en un frasco viejo
      Y la oreja, que adivina

      Olor a caucho y aceite
      El capó como una boca
      Una gota que se escapa
      Y otra vuelta de la rosca`,
  },
  {
    words:
      'carpintero carpintera carpinteros carpintería ebanista madera maderas muebles mueble serrucho lija lijar lijaba viruta virutas tallar talla_madera tallaba_madera',
    stanzas: `
      Virutas como resortes
      Un lápiz sobre la oreja
      El metro que se recoge
      Y el aserrín en la ceja

      La lija, que va y que viene
      Olor a pino y a cola
      Unos clavos en los labios
      Y una puerta que va sola

      Medir dos veces, un corte
      Un nudo en la tabla, un ojo
      Un martillo, un golpe seco
      Y a veces, el pulgar rojo`,
  },
  {
    words:
      'bombero bombera bomberos bomberas estación_de_bomberos parque_de_bomberos cuartel_de_bomberos camión_de_bomberos',
    stanzas: `
      Un tubo que baja recto
      Botas en fila, y el casco
      Mangueras bien enrolladas
      Y en los dedos, humo y barro

      Una sirena que crece
      Una cena que se deja
      Un abrigo como un muro
      Y la sopa, que se hiela

      Un camión rojo, lustrado
      Una escalera hasta el techo
      Hacha, guantes y linternas
      Y un gato bajado al pecho`,
  },
  {
    words: 'jubil* pensionado pensionada pensionados pensionista retirarse',
    stanzas: `
      Despertador en silencio
      El café, sin ver la hora
      Una caja, un calendario
      Y un lunes que se demora

      Las llaves sobre una mesa
      Una tarjeta con firmas
      Un pastel, vasos de plástico
      Y unas pantuflas tranquilas

      Un cajón recién vaciado
      El periódico completo
      Una taza sin apuro
      Y el reloj, solo un objeto`,
  },
]
