import { KINDS } from '@sqos/form-model'
import { KIND_EXAMPLES } from '@sqos/form-model/testing'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const stories = readFileSync(join(import.meta.dirname, 'Kinds.stories.tsx'), 'utf8')
const shown = new Set([
  ...[...stories.matchAll(/ofKind\('(\w+)'\)/g)].map(([, kind]) => kind),
  ...Object.keys(KIND_EXAMPLES),
])

it.each(KINDS.filter(({ role, group }) => role !== 'pane' && group !== undefined).map(({ name }) => name))(
  '%s has a story',
  (kind) => expect(shown).toContain(kind),
)
