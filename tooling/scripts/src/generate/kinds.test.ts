import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { fillIn, spellings } from '../lib/names.ts'
import { sourceFiles } from '../lib/sources.ts'
import { ROOT } from '../lib/workspace.ts'
import { generateKinds } from './kinds.ts'

const MODEL = 'packages/form-model/src/kinds'
const LOCALES = 'packages/form-model/src/locales'
const WIDGETS = 'packages/form-widgets'
const copy = mkdtempSync(join(tmpdir(), 'sqos-kinds-'))

beforeAll(() => {
  for (const path of [MODEL, LOCALES, join(WIDGETS, 'src'), join(WIDGETS, 'package.json')])
    cpSync(join(ROOT, path), join(copy, path), { recursive: true })
})

afterAll(() => rmSync(copy, { recursive: true, force: true }))

it('the template of a field creates two folders; the registries contain its kind until the folders are deleted', () => {
  const before = generateKinds(copy)
  const named = spellings('part-number')
  const files = sourceFiles('tooling/scripts/templates/field', /\.tsx?$/).map(({ file, text }) => ({
    path: fillIn(file, named),
    text: fillIn(text, named),
  }))
  const folders = new Set(files.map(({ path }) => dirname(path)))
  expect([...folders].toSorted()).toEqual([`${MODEL}/part-number`, `${WIDGETS}/src/part-number`])

  for (const folder of folders) mkdirSync(join(copy, folder))
  for (const { path, text } of files) writeFileSync(join(copy, path), text)
  const changed = [...generateKinds(copy)].filter(([path, source]) => source !== before.get(path))
  expect(changed.map(([path]) => path).toSorted()).toEqual([
    `${MODEL}/examples.generated.ts`,
    `${MODEL}/kinds.generated.ts`,
    `${MODEL}/properties.generated.ts`,
    `${LOCALES}/en.json`,
    `${LOCALES}/zh.json`,
    `${LOCALES}/zhtw.json`,
    `${WIDGETS}/package.json`,
    `${WIDGETS}/src/element/elements.generated.ts`,
    `${WIDGETS}/src/fields.generated.ts`,
    `${WIDGETS}/src/kinds/fields.generated.ts`,
    `${WIDGETS}/src/later/fields.generated.ts`,
    `${WIDGETS}/src/sketches/sketches.generated.ts`,
  ])
  for (const [path, source] of changed) writeFileSync(join(copy, path), source)
  expect(generateKinds(copy).get(`${LOCALES}/en.json`)).toContain('"partNumber": "PartNumber"')

  for (const folder of folders) rmSync(join(copy, folder), { recursive: true })
  expect(generateKinds(copy)).toEqual(before)
})

it('deleting the two folders of a kind removes it from every registry, and nothing else', () => {
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

it('a registry reads the name of a kind from the literal in its file, or from the folder', () => {
  const generated = generateKinds()
  const fields = generated.get(`${WIDGETS}/src/kinds/fields.generated.ts`) ?? ''
  const cells = generated.get(`${WIDGETS}/src/table-form/cells/plain-cells.generated.ts`)

  expect(fields).toContain("import { field as rateField } from '../rate/rate.field.tsx'")
  expect(fields).toContain('  rate: rateField,')
  expect(cells).toContain('  SQOSAmount: sqosAmountCell,')
  expect(readFileSync(join(ROOT, WIDGETS, 'src/kinds/fields.generated.ts'), 'utf8')).toBe(fields)
})
