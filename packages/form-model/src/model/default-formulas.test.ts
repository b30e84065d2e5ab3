import { expressionFromText } from '@sqos/formula'
import { expect, it } from 'vitest'
import { checkFormDocument } from '../check/check-document.ts'
import { kindOf } from '../kinds/registry.ts'
import { defaultFormulas } from './default-formulas.ts'
import { readForm } from './read-form.ts'

let formId = 100
const field = (
  kind: string,
  name: string,
  { config = {}, ...more }: { config?: object; expression?: unknown } = {},
) => {
  const node = kindOf(kind).create((formId += 1))
  return { ...node, ...more, __vModel__: name, __config__: { ...node.__config__, ...config, label: name } }
}
const starts = (text: string) => ({ config: { defaultFormula: expressionFromText(text) } })

it('defaults in a circle with calculated columns are reported and not followed; the others are', () => {
  const columns = [
    field('numInput', 'qty'),
    field('numInput', 'price', starts('rows.sum × 2')),
    field('calculate', 'sum', { expression: expressionFromText('rows.price × rows.qty') }),
    field('comInput', 'note', starts('rows.qty & "x"')),
  ]
  const model = readForm({
    fields: [
      field('numInput', 'a', starts('b + 1')),
      field('numInput', 'b', starts('a + 1')),
      field('numInput', 'c', starts('gone + 1')),
      field('table', 'rows', { config: { children: columns } }),
    ],
  })

  expect(defaultFormulas(model).map(({ item }) => item.path)).toEqual(['rows.note'])
  const reported = checkFormDocument(model).filter(({ code }) => code === 'formula')
  expect(new Set(reported.map(({ place }) => place.at(-1)))).toEqual(new Set(['c', 'a', 'b', 'price', 'sum']))
})
