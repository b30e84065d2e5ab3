import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { sourceFiles } from '../lib/sources.ts'
import { ROOT } from '../lib/workspace.ts'
import { generateKinds } from './kinds.ts'

const MODEL = 'packages/form-model/src/kinds'
const WIDGETS = 'packages/form-widgets'
const copy = mkdtempSync(join(tmpdir(), 'sqos-kinds-'))

afterAll(() => rmSync(copy, { recursive: true, force: true }))

it('deleting the two folders of a kind removes it from every registry, and nothing else', () => {
  cpSync(join(ROOT, MODEL), join(copy, MODEL), { recursive: true })
  cpSync(join(ROOT, WIDGETS, 'src'), join(copy, WIDGETS, 'src'), { recursive: true })
  cpSync(join(ROOT, WIDGETS, 'package.json'), join(copy, WIDGETS, 'package.json'))
  const before = generateKinds(copy)
  const folders = [join(MODEL, 'location'), join(WIDGETS, 'src/location')]
  for (const folder of folders) rmSync(join(copy, folder), { recursive: true })

  const after = generateKinds(copy)

  expect(before).toEqual(generateKinds())
  expect([...after.keys()]).toEqual([...before.keys()])
  for (const [path, source] of after) {
    const kept = (before.get(path) ?? '').split('\n').filter((line) => !/\blocation/i.test(line))
    expect(source.split('\n').filter((line) => line !== '}')).toEqual(
      expect.arrayContaining(kept.filter((line) => /import |Kind,|ImportCell,|Properties,|Field,|Sketch,/.test(line))),
    )
    expect(source).not.toMatch(/\blocation/i)
  }
})

it.each(['location', 'sign'])('only its two folders name %s', (kind) => {
  const packages = ['form-model', 'form-widgets', 'form-renderer', 'form-designer'].map((name) => `packages/${name}`)
  // A comparison, a case or an entry of a table; other things may have the same name.
  const mention = new RegExp(String.raw`(?:===|case|has\(|kinds?:|name:) *\[?'${kind}'`)
  const named = [...packages, 'apps/server'].flatMap((folder) =>
    sourceFiles(folder, /(?<!\.(?:generated|test|stories))\.tsx?$/)
      .filter(({ text }) => mention.test(text))
      .map(({ file }) => join(folder, file)),
  )

  expect(named.filter((file) => !new RegExp(`/(${kind}|${kind}-pad)/`).test(file))).toEqual([])
})

it('a registry names a kind by the literal in its file', () => {
  const fields = generateKinds().get(`${WIDGETS}/src/kinds/fields.generated.ts`) ?? ''

  expect(fields).toContain("import { field as rateField } from '../rate/rate.field.tsx'")
  expect(fields).toContain('  rate: rateField,')
  expect(readFileSync(join(ROOT, WIDGETS, 'src/kinds/fields.generated.ts'), 'utf8')).toBe(fields)
})
