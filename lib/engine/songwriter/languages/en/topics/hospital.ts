import type { Topic } from '../../stanzas.ts'

export const hospital: Topic = {
  kin: 'hospital hospitals nurse nurses nursed nursing doctor doctors surgeon surgeons surgery surgeries ward wards clinic clinics paramedic paramedics ambulance ambulances bandage bandages thermometer stethoscope stitches crutch crutches wheelchair wheelchairs x-ray x-rays patient patients medicine medicines pill pills operation operations emergency physician physicians pediatric pediatrician therapist healthcare gurney scrubs chemo checkup',
  you: {
    scene: `
      You walk the (long|night) ward in your squeaky white shoes
      You bring them the ice and the late baseball news
      The man in bed nine doesn't sleep, so you sit
      And he teaches you chess, and you lose, bit by bit

      You (drew|painted) a fish on a little boy's cast
      By supper the line for your marker was vast
      The surgeon came by with his watch and his chart
      And he held out his elbow and asked for a heart

      You keep in your (pocket|white coat) a bell and a pear
      A comb for a lady who's proud of her hair
      The doctor has charts, and the doctor is fast
      But they save what they're scared of for you, who come last`,
    later: `
      I woke on the ward and I couldn't say where
      There was beeping, and curtains, and you in the chair
      Your shoes were on wrong and you'd slept in your hat
      And I knew I'd get well, when I saw you like that

      You did fourteen hours, with your feet wet and sore
      You got to the parking lot, keys out, and swore
      You'd promised bed seven you'd say a good night
      So the nurse at the desk saw you run toward the light

      They sent me a bill from the hospital, long
      With aspirin at nineteen, and half of it wrong
      You called them each morning, you hummed while on hold
      And they sent us a card, since we'd all gotten old`,
  },
  me: {
    scene: `
      The (nurse|doctor) had lent me a gown with no back
      I walked down the hallway, I kept to one track
      I met with my boss there, in one just the same
      And we bowed, and backed off, on the way that we came

      The doctor said, ah, so I (gave|sang) him a scale
      He tapped on my knee and I kicked off a pail
      I asked was it serious, what could he see?
      He said, you're in fine voice, and charged me a fee

      They looked at my (X-ray|insides), they called in a crowd
      I lay there and held up my chin, rather proud
      The doctor and nurse called the whole floor to see
      It's the button I swallowed when I was just three`,
    later: `
      The patient beside me had snored for three nights
      I'd shaken my fist at him under the lights
      They wheeled him home Tuesday, all better, and then
      I lay in the quiet and missed him by ten

      I counted the holes in the hospital wall
      The tiles, and the drips, and the steps in the hall
      A nurse brought me toast with the crusts cut away
      And it's that I remember, the rest of it's gray

      They let me go home with a cane and a sack
      I stood at the hospital doors and looked back
      A bus, and a pigeon, a boy with a bun
      And I stood like a tourist, and clapped for each one`,
  },
  past: {
    scene: `
      I'd come to the (hospital|ward) when my work was all done
      And crank up your bed till your face had the sun
      You'd ask for the street, and who'd painted what door
      And I walked slower home, so I'd notice some more

      You told every (nurse|doctor) I'd come, and you'd comb
      Your hair with your fingers, like we were at home
      You'd wave through the curtain and ask, would I eat?
      And you'd saved me the pudding, hid under the sheet

      You worked (on the ward|as a nurse) and you'd come home at light
      And tell me at breakfast who'd made it that night
      No names, just the one with the cough, or the smile
      And I prayed for a cough, on the bus, for a while`,
    later: `
      I still pass the hospital, third floor, the right
      There's somebody else in your window, a light
      I don't know their trouble, I don't know their name
      And I wave from the sidewalk to them, all the same

      I found where the pills went you hid from the nurse
      The fern had them all, and was not any worse
      It's reached to the ceiling, it's wide as a door
      And I laugh when I water it, just like before

      A nurse stopped me once, by the bread, in the store
      She knew me, she'd nursed you, up there on her floor
      She told me your joke with the horse and the hose
      And we laughed till they asked us to please clear the rows`,
  },
  hook: `
    Hold on, oh, hold on, there's a lamp in the hall
    And a nurse in soft shoes who is hearing it all

    Home from the hospital, out in the air
    With a cane and a cake and the wind in our hair

    Here's to the doctors, the nurses, the night
    And whoever it is that comes in with the light

    Let the doctors do doctoring, love can do more
    It comes with its hat through the hospital door`,
}
