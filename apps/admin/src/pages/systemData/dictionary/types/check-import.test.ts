import { expect, it } from 'vitest'
import { checkImport, MAX_IMPORT_SIZE } from './check-import.ts'

it.each([
  ['types.bdd', 10, undefined],
  ['TYPES.BDD', MAX_IMPORT_SIZE, undefined],
  ['types.json', 10, 'suffix'],
  ['bdd', 10, 'suffix'],
  ['types.bdd.exe', 10, 'suffix'],
  ['types.bdd', 0, 'empty'],
  ['types.bdd', MAX_IMPORT_SIZE + 1, 'size'],
])('%s of %d bytes: %s', (name, size, problem) => {
  expect(checkImport({ name, size })).toBe(problem)
})
