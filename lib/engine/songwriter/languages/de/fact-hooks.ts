import type { FactHooks } from '../fact-hooks.ts'
import type { Stanzas } from '../stanzas.ts'

/** What is told, with a line that says why it is sung. */
const hook: Stanzas = `
  {you.fact}
  Wer sonst als {you}, {call}, wer sonst als du

  {you.fact}
  Daran kenn ich {x.dich} unter tausend Leuten

  {you.fact}
  So was wie {x.dich}, {call}, gibt's nicht noch mal

  {you.fact}
  Und kein Stück davon würd ich tauschen

  {you.fact}
  Drum steht das jetzt in {x.dein}em Lied

  {you.fact}
  Jetzt wissen es alle, {call}

  {you.fact}
  Ja, {you}, {call}, genau du

  {me.fact}
  Und das darf jetzt ein jeder hören

  {me.fact}
  Und ich sing's, solang ich noch Luft hab

  {they.fact}
  Das weiß hier in der Gegend jeder

  {they.fact}
  Und das hat sich keiner ausgedacht

  {they.fact}
  So was erzählt man noch in zwanzig Jahren

  {thing.fact}
  Und das ist doch ein Lied wert, oder nicht

  {thing.fact}
  Genau davon singe ich hier

  {fact}
  Jetzt ist es ein Lied, und jetzt bleibt's

  {fact}
  Das singen wir noch auf dem Heimweg

  {fact}
  Und wer's weiß, der singt bitte mit`

const hooks = {
  grief: `
    {fact}
    Das trag ich bei mir wie den Schlüssel

    {fact}
    Ich weiß es noch, als wär es heut

    {you.fact}
    Und um diese Zeit, da denk ich an {x.dich}

    {you.fact}
    Und hier ist noch immer {x.dein} Platz

    {fact}
    Das nehmen die Jahre nicht mit

    {fact}
    Ich sag es mir vor, und ich sag's noch mal`,
  heartbreak: `
    {you.fact}
    Und ich kenn {x.dein}en Schritt auf der Treppe noch

    {me.fact}
    Und das Telefon schweigt, und ich weiß es

    {fact}
    Und mein Herz hat's als Letztes gehört

    {fact}
    Und ich stelle noch immer zwei Tassen hin

    {fact}
    Sag mir, wo geht so was hin`,
  soft: `
    {fact}
    Und der Mond kommt und hört zu

    {fact}
    Schlaf jetzt, schlaf jetzt, ich bin da

    {fact}
    Und ich summ's, bis {you} schläfst

    {fact}
    Mach die Augen zu, die Nacht ist lieb

    {fact}
    Das wissen auch alle Sterne`,
  comfort: `
    {fact}
    Und ich bin bei {x.dir}, ich bin bei dir

    {fact}
    Und {you} bist nicht allein damit

    {fact}
    Und ich seh das, ich seh das genau`,
  sorry: `
    {fact}
    Es tut mir leid, so leid

    {fact}
    Und ich bin hier, ich bin noch hier`,
} satisfies NonNullable<FactHooks['hooks']>

/** What is told is sung line by line (lead-ins.ts); a chorus may end with it. */
export const factHooks: FactHooks = { hook, hooks }
