import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { sqosCatalogues } from './index.ts'

const PACKAGES = join(import.meta.dirname, '../..')

it('contains every catalogue that a package declares', () => {
  const declared = globSync('*/src/**/*.ts', { cwd: PACKAGES })
    // The code editor loads its own texts with its own script.
    .filter((file) => !/\.test\.ts$|code-editor/.test(file))
    .filter((file) => /= (?:\/\*.*\*\/ )?defineCatalogue\(/.test(readFileSync(join(PACKAGES, file), 'utf8')))

  expect(sqosCatalogues).toHaveLength(declared.length)
  expect(new Set(sqosCatalogues.map(({ namespace }) => namespace)).size).toBe(declared.length)
})
