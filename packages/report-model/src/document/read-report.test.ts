import { expect, it } from 'vitest'
import { filtersOf, missingIn, withInitial } from './parameters.ts'
import { readReport, writeReport } from './read-report.ts'

it('drops what it does not know, and reads its own text unchanged', () => {
  const document = readReport(
    JSON.stringify({
      blocks: [
        {
          id: 'a',
          kind: 'cross',
          source: 's',
          filters: [{ field: 'x', test: 'eq', value: 1 }, { field: 'x', test: 'script' }, { test: 'eq' }, 7],
          rows: [{ field: 'x', bucket: 'eon' }, {}],
          measures: [{ key: 'n' }],
        },
        { id: 'a', kind: 'text' },
        { id: 'b', kind: 'script' },
        7,
      ],
      parameters: [{ name: 'p q' }, { name: 'kind', kind: 'choice' }],
    }),
  )

  expect(document?.blocks).toMatchObject([
    {
      id: 'a',
      filters: [{ field: 'x', test: 'eq', value: 1 }],
      rows: [{ field: 'x' }],
      measures: [{ key: 'n', test: 'count' }],
      hasTotals: true,
    },
  ])
  expect(document?.parameters).toMatchObject([{ name: 'kind', targets: [] }])
  expect(document && readReport(writeReport(document))).toEqual(document)
  for (const text of ['', '[]', '{}', '{"blocks":1}', '{']) expect(readReport(text)).toBeUndefined()
})

it('turns values of parameters into conditions of the sources that they narrow', () => {
  const target = (field: string) => [{ source: 's', field }]
  const document = readReport(
    JSON.stringify({
      blocks: [],
      parameters: [
        { name: 'kind', kind: 'choice', isRequired: true, targets: target('kind') },
        { name: 'day', kind: 'period', initial: 'thisMonth', targets: target('day') },
        { name: 'range', kind: 'dates', targets: target('day') },
        { name: 'other', kind: 'text', initial: 'x', targets: [{ source: 'o', field: 'f' }] },
      ],
    }),
  )
  if (!document) throw new Error('no document')

  expect(missingIn(document, withInitial(document, { kind: ['', null] })).map(({ name }) => name)).toEqual(['kind'])
  const values = withInitial(document, { kind: ['a', 'b'], range: [5, null] })
  expect(filtersOf(document, 's', values)).toEqual([
    { field: 'kind', test: 'in', value: ['a', 'b'] },
    { field: 'day', test: 'period', value: 'thisMonth' },
    { field: 'day', test: 'gte', value: 5 },
  ])
  expect(filtersOf(document, 's', withInitial(document, { kind: { $ne: 1 }, day: null }))).toEqual([])
})
