import { expect, it } from 'vitest'
import { kindNames, kindProblems, productFiles } from './check-kinds.ts'

const kinds = kindNames()
const problemsOf = (file: string, text: string) => kindProblems([{ file, text }], kinds)

it('finds no kind outside of its folders in this repository', () => {
  expect(kinds.length).toBeGreaterThan(60)
  expect(kindProblems(productFiles(), kinds)).toEqual([])
})

it.each([
  ['a comparison', "if (item.kind.name === 'date') draw()", 'date'],
  ['a case', "switch (item.kind.name) {\n    case 'divider':\n      return 1\n  }", 'divider'],
  ['a call', "const kind = kindOf('switch')", 'switch'],
  ['a list', "const DRAWN = new Set(['comInput', 'numInput'])", 'numInput, comInput'],
  ['a table', 'const CELLS = { userSelect: pickerCell }', 'userSelect'],
  ['a component', "const node = { sqosKey: 'table' }", 'table'],
])('reports %s that names a kind', (_, text, named) => {
  expect(problemsOf('packages/form-renderer/src/items/Cell.tsx', text)).toEqual([
    `packages/form-renderer/src/items/Cell.tsx names ${named}. Ask a facet of the kind instead, or move this into the kind's folder.`,
  ])
})

it('accepts a kind in its own folders, in comments and in tests, and words that mean something else', () => {
  expect(problemsOf('packages/form-widgets/src/number/NumberField.tsx', "kind === 'numInput'")).toEqual([])
  expect(problemsOf('packages/form-renderer/src/a.ts', "// kindOf('date')")).toEqual([])
  expect(problemsOf('packages/form-renderer/src/a.test.ts', "kindOf('date')")).toEqual([])
  expect(problemsOf('packages/form-renderer/src/a.ts', "kind.role === 'table' && type === 'date'")).toEqual([])
})

it('reports a kind in the folder of another one', () => {
  expect(problemsOf('packages/form-widgets/src/number/NumberField.tsx', "kind === 'rate'")).toHaveLength(1)
})
