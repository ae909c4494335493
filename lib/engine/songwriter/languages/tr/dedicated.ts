import type { Stanzas } from '../stanzas.ts'

/** Names stand as they are, by themselves, since endings would have to follow their vowels; whoever they are, they need not sing. */
export const dedicated: Stanzas = `
  Adı da geçsin burada, içimde kalmasın
  {names}, söyledim işte, kimse unutmasın

  Saydım, yazdım, kimse unutulmasın
  {names}, bu şarkıda adı hep kalsın

  Bu şarkının bir köşesine yazdım ben
  {names}, silinmez artık bu yerden
`
