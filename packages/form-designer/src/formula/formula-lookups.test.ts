import { kindOf, readForm } from '@sqos/form-model'
import { expressionFromText } from '@sqos/formula'
import { expect, it } from 'vitest'
import { formulaCompletion } from './formula-completion.ts'
import { lookedUpSamples, samplesOf, trialOf } from './formula-samples.ts'

const named = (kind: string, name: string, more: object = {}) => ({
  ...kindOf(kind).create(101),
  __vModel__: name,
  ...more,
})
const form = readForm({
  fields: [named('relationForm', 'F_Customer', { modelId: 'm', relationField: 'F_Name' }), named('numInput', 'F_Rate')],
})

it('the trial asks for a sample of the looked-up field instead of the id of the record', () => {
  const expression = expressionFromText('LOOKUP(F_Customer, "F_Credit") × F_Rate')

  expect(samplesOf(expression, { form, table: undefined }).map(({ path }) => path)).toEqual(['F_Rate'])
  expect(lookedUpSamples(expression).map(({ name }) => name)).toEqual(['F_Customer>F_Credit'])
  const texts = new Map([
    ['F_Customer>F_Credit', '50'],
    ['F_Rate', '3'],
  ])
  expect(trialOf(expression, { form, table: undefined, texts }).value).toBe(150)
})

it('fields of related records are suggested by their labels', () => {
  const lookups = [
    { relation: 'F_Customer', key: 'F_Credit', label: '客户 → 信用', text: 'LOOKUP({F_Customer}, "F_Credit")' },
  ]
  const helpOf = () => ({ syntax: '', help: '', example: '' })
  const found = formulaCompletion({ text: '信用', cursor: 2, isAsked: false }, { fields: [], lookups, helpOf })

  expect(found?.suggestions).toEqual([expect.objectContaining({ insert: 'LOOKUP({F_Customer}, "F_Credit")' })])
})
