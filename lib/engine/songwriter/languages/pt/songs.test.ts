import { expect, it } from 'vitest'
import { parseEnglish } from '../../../../../server/assets/english.ts'
import { readBrief } from '../../../brief/read-brief.ts'
import { writeSong } from '../../write-song.ts'
import { factGrammar } from './fact-grammar.ts'
import { portugueseSlots } from './slots.ts'

const read = (description: string) => readBrief({ description, interfaceLanguage: 'pt' }, parseEnglish)

it.each([
  ['rap pra turma do 4º ano aprender o ciclo da água', 'Evaporação', 'Condensação'],
  ['Uma canção para ensinar meus alunos a lavar as mãos antes do lanche', 'Abre a torneira', 'Entre os dedos'],
  ['música pra aprender a escovar os dentes', 'Põe na escova', 'Por dentro também'],
  ['musica da tabuada', 'Vezes é soma', 'Vezes um'],
  ['musica dos dias da semana pra criançada', 'Domingo vem', 'Depois da quarta'],
  ['música pros meus alunos lembrarem os meses do ano', 'Janeiro é o mês', 'Depois vem julho'],
  ['as estações do ano pra turma do 2º ano', 'Na primavera', 'No outono'],
  ['canção infantil sobre como atravessar a rua', 'Antes da rua', 'Vermelho manda'],
  ['música do alfabeto pra educação infantil', 'A, B, C', 'N, O, P'],
  ['rap dos planetas pros meus alunos', 'Mercúrio anda', 'Júpiter é o maior'],
  ['rap sobre reciclagem pro projeto da escola do meu filho', 'Papel e papelão', 'Casca de fruta'],
  ['rap da fotossíntese pro 6 ano', 'A raiz', 'A clorofila'],
  ['ensinar as vogais pra minha filha Sofia', 'A de abelha', 'O de ovo'],
])('%s is taught in its order', (description, first, second) => {
  const { lyrics } = writeSong(read(description), 1)
  expect(lyrics.indexOf(first)).toBeGreaterThan(0)
  expect(lyrics.indexOf(second)).toBeGreaterThan(lyrics.indexOf(first))
})

it.each([
  ['minha vozinha Dalva faz 84 anos', 'vó Dalva'],
  ['o meu avô Joaquim morreu em março, era pescador em Setúbal', 'avô Joaquim'],
  ['Obrigada professora Ivone, a senhora me ensinou a ler', 'professora Ivone'],
  ['O nosso colega Sr. Amílcar reforma-se na sexta', 'senhor Amílcar'],
  ['60 anos da minha mãe Dona Sônia', 'Dona Sônia'],
  ['música pro meu irmão Kauã', 'Kauã'],
])('%s: called as one does', (description, call) => {
  expect(portugueseSlots(read(description)).call).toBe(call)
})

it('sings what comes of a thing of whoever has it, and of nobody who spilled it', () => {
  const later = (text: string) => writeSong(read(`música pra minha irmã Letícia, ${text}`), 3).lyrics
  expect(later('ela derrubou café no vestido')).not.toContain('borra')
  expect(factGrammar({ of: 'you', text: 'Você trava o portão', deed: null }, false).suited('[tem tinha]')).toBe('tem')
})
