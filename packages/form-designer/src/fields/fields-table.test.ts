import { formCodes, readForm } from '@sqos/form-model'
import { orderForm } from '@sqos/form-model/testing'
import { expect, it } from 'vitest'
import { FIELD_FLAGS, fieldLines, hasFlag, isSet, withFlag } from './fields-table.ts'

const form = readForm(orderForm)

it('lists every field that roles can be granted, with its permission code', () => {
  expect(fieldLines(form).map(({ code }) => code)).toEqual(formCodes(form).map(({ code }) => code))
})

it('sets and clears each flag and keeps other settings', () => {
  const line = fieldLines(form).find(({ item }) => hasFlag(item, 'required'))
  if (!line) throw new Error('empty')
  const { node } = line.item
  for (const flag of FIELD_FLAGS) {
    for (const on of [true, false]) {
      const [read] = readForm({ fields: [withFlag(node, flag, on)] }).items
      if (!read) throw new Error('empty')
      expect([flag, isSet(read, flag)]).toEqual([flag, on])
      expect(read.label).toBe(line.item.label)
    }
  }
})
