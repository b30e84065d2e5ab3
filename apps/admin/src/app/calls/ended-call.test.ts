import { readForm } from '@sqos/form-model'
import { expect, it } from 'vitest'
import { referenceOf } from '../../parts/calls/related-record.ts'
import { type EndedCall, notePrefill } from './ended-call.ts'

const form = (...names: string[]) =>
  readForm({ fields: names.map((name) => ({ __config__: { sqosKey: 'comInput' }, __vModel__: name })) })
const ended = (related?: string): EndedCall => ({
  id: 'r1',
  call: {
    id: 'c1',
    direction: 'outgoing',
    number: '13800138000',
    related,
    startedAt: 1,
    answeredAt: 1000,
    endedAt: 71_000,
    result: 'answered',
  },
})

it('fills the fields of a note form that are named after the call', () => {
  const related = referenceOf({ modelId: 'm1', recordId: 'customer-1' })

  expect(
    notePrefill(ended(related), form('F_CallId', 'call_number', 'F_CallRecordId', 'F_CallDuration', 'F_Text')),
  ).toEqual({
    F_CallId: 'r1',
    call_number: '13800138000',
    F_CallRecordId: 'customer-1',
    F_CallDuration: '01:10',
  })
})

it('leaves the record empty for a call without one', () => {
  expect(notePrefill(ended(), form('F_CallRecordId', 'F_CallModelId', 'F_CallId'))).toEqual({ F_CallId: 'r1' })
})
