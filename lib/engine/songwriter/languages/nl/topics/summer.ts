import type { Topic } from '../../stanzas.ts'

export const summer: Topic = {
  kin: 'zomer zomers zomerdag* zomeravond* zomervakantie* zomerzon vakantie hitte hittegolf warmte tropisch ijsje ijsjes ijscoman ijskar zonnebrand zonnebril zonnehoed barbecue bbq zwembad zwembadje tuinslang hangmat picknick picknicken kersen aardbei aardbeien watermeloen limonade terrasje kampeer* camping tent tentje juni juli augustus slippers zwembroek krekels muggen mug',
  you: {
    scene: `
      De zomer begint als (jij blote voeten hebt|jouw hoed van zolder komt|jij het raam uit hangt), pas dan
      Niet op de kalender, die heeft het maar mis
      Jij eet de eerste kers, spuugt de pit zo ver je kan
      En roept naar de straat dat het zomer is

      Je hangt in (de hangmat|een stoel|het gras), met een been naar de grond
      Je duwt nog een keer, en dan is alles klaar
      De zomer komt langs als een luie hond
      En legt zich dan neer, naast een mens als jij daar`,
    later: `
      We aten het ijs voor het van het stokje droop
      Jij had er de helft van al in je mouw
      Je lachte, een kleuter die door de sproeier kroop
      De zomer was kort, maar hij leek wel van jou`,
  },
  me: {
    scene: `
      Ik ben nu (zo rood|zo roze|zo gloeiend) als een kreeft in de pan
      Ik zat in de schaduw, dat zwoer ik er nog
      De zomer duurt hier maar één dag, en dan
      Wil ik hem helemaal, tot de laatste mug nog`,
    later: `
      De tent stond zo goed, met het touw en de stok
      Toen kwam er één windvlaag, toen kwam er één bui
      De zomer dreef weg met mijn slaapzak, mijn sok
      En ik zit in de auto, te drogen, in mijn trui`,
  },
  past: {
    scene: `
      De zomers met jou waren (langer|breder|geler) dan nu
      We lagen in het gras tot het nat werd van dauw
      Een pak met limonade, een oude paraplu
      Als dak, en de hele zomer rook naar jou`,
    later: `
      Er liggen weer kersen, de zomer is daar
      Ik leg er voor jou nog een pitje bij neer
      Zo ver als jij spuugde, kwam niemand, en kijk maar
      Ik kom tot het hek, en dan win jij alweer`,
  },
  hook: `
    Laat de zomer nog blijven, met zand in de zak
    Met een ijsje voor twee en de zon op het dak

    En de zomer is ons, van het gras tot de zee
    Neem je hoed, neem je lied, neem de hele straat mee`,
}
