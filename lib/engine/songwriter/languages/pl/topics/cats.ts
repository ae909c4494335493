import type { Topic } from '../../stanzas.ts'

export const cats: Topic = {
  kin: 'kot kota koty kotów kotu kotem kotami kocie kocur* koci* kotk* kotek kotka kicia kici* mruczy mruczenie mruczą mruczan* miauczy miau* pazur* wąsy łapk* łapka futr* futro kuwet* dachow* syjam* perski drapak* drapie',
  you: {
    scene: `
      Wszystkie koty z (podwórka|bloku|ulicy) siedzą na twoich schodach
      Mnie, od tuńczyka, nie widzi ten tłum
      Ty przechodzisz, i jakby ktoś święta im podał
      Idą za tobą, z ogonem do chmur

      Mój kot (syczy|fuka) na ludzi, na szafę, na pranie
      Goście wychodzą stąd w bandażach dwóch
      Ty ziewasz na krześle, i on wtedy na nie
      Wskakuje, i mruczy ci prosto w brzuch`,
    later: `
      Kot na dachu od wczoraj, i drabina na nic
      Ty siadasz na trawie, oglądasz swój but
      Kotu jest głupio, że nikt się nie martwi
      I schodzi zobaczyć, co robisz, jak cud`,
  },
  me: {
    scene: `
      O (piątej|czwartej|szóstej) łapka na nosie, i druga
      Mówię: jest noc, a kot mówi, że wie
      Siada mi na piersi, minuta jest długa
      I patrzy, czy żyję, i czy ktoś mu da jeść`,
    later: `
      Kot śpi mi na ręku, ręka też śpi
      Dzwoni telefon, kipi gdzieś zupa
      Nie mogę, rozumiesz, on właśnie śni
      I świat niech poczeka, i cała ta grupa`,
  },
  past: {
    scene: `
      Kot znał twoje (kroki|klucze|buty), szedł pod drzwi, nim ja
      Jeszcze dziś nastawia jedno ucho
      Winda staje na czwartym, on wstaje, i trwa
      I siadamy razem, choć za drzwiami jest głucho`,
    later: `
      Na twoim fotelu jest kocia sierść
      Kot obszedł go wczoraj dwa razy, i leży
      Kładę mu twój sweter, choć każe mi zejść
      I mruczy, i prawie da się uwierzyć`,
  },
  hook: `
    Kot ma siedem żyć, a ja jedno mam
    I pół z niego drapię go, tu i tam

    Mruczy kot, mruczy, i mruczy świat
    Kto ma ten silnik, ten ma dość lat`,
  soft: {
    scene: `
      Kotek umył łapki dwie
      Potem nosek, potem mnie
      Zwinął ogon w kłębek, w pół
      I pod piecem śpi jak wół`,
    later: `
      Mruczy kotek, mruczy piec
      Mruczy w garnku ciepła rzecz
      Wąs mu drgnął, bo śni się mu
      Myszka, co też chce do snu`,
  },
}
