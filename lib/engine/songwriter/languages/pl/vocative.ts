/** A name as it is called: "Kasiu", "Anno", "Tomku", "Adamie"; foreign names and surnames stay as they are. */
export function calledBy(name: string): string {
  if (/ /.test(name) || UNCHANGED.test(name)) return name
  const rule = RULES.find(([ending]) => ending.test(name))
  return rule ? name.replace(rule[0], rule[1]) : name
}

const UNCHANGED =
  /[vqx]|(?:sk|ck|dzk)a$|ui|ee|oo|ea|ck|th|gh|ou|ay|ey|[eiyóuo]$(?<!io)|^(?:Carmen|Miriam|Ingrid|Karin|Nicol|Noel|Iris|Doris|Margaret|Kim|Charles|James|George)$/iu

const RULES: readonly (readonly [RegExp, string])[] = [
  // Women, and men whose names end alike.
  [/^(Eugeni|Apoloni|Antoni|Stefani|Melani|Anastazj|Melisi)a$/u, '$1o'],
  [/(?<=[snzc]i)a$/u, 'u'],
  [/(?<=[aeiouy]j|ń|ś|ć|ź)a$/u, 'u'],
  [/^(\p{L}{1,3}l)a$/u, '$1u'],
  [/a$/u, 'o'],
  // Names such as Stasio and Reksio.
  [/io$/u, 'iu'],
  [/siek$/u, 'śku'],
  [/niek$/u, 'ńku'],
  [/ciek$/u, 'ćku'],
  [/ziek$/u, 'źku'],
  [/(?<=\p{L}{2})ek$/u, 'ku'],
  [/ń$/u, 'niu'],
  [/ś$/u, 'siu'],
  [/ć$/u, 'ciu'],
  [/(?<=k|g|ch|h|sz|cz|rz|ż|j|l|c)$/u, 'u'],
  [/(?<=[cs])per$/u, 'prze'],
  [/r$/u, 'rze'],
  [/st$/u, 'ście'],
  [/t$/u, 'cie'],
  [/d$/u, 'dzie'],
  [/eł$/u, 'le'],
  [/ł$/u, 'le'],
  [/(?<=[bpmnwfsz])$/u, 'ie'],
]
