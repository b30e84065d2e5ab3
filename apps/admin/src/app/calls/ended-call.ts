import type { CallRecord } from '@sqos/call-panel'
import { formatCallDuration } from '@sqos/contract'
import type { FormModel, JsonRecord } from '@sqos/form-model'
import { recordOf } from '../../parts/calls/related-record.ts'

/** A call that was answered and has ended, with its id on the server. */
export interface EndedCall {
  id: string
  call: CallRecord
}

/** How long the parties talked, as mm:ss. */
export const durationOf = ({ answeredAt = 0, endedAt = 0 }: CallRecord) => formatCallDuration(endedAt - answeredAt)

/**
 * The first values of a note form: fields are found by their names, whatever their case and prefix (`F_CallNumber`, `call_number`).
 */
export function notePrefill({ id, call }: EndedCall, form: FormModel): JsonRecord {
  const record = recordOf(call.related)
  const values = new Map<string, string | number | undefined>([
    ['callid', id],
    ['callnumber', call.number],
    ['calldirection', call.direction],
    ['callstart', call.startedAt],
    ['callend', call.endedAt],
    ['callduration', durationOf(call)],
    ['callmodelid', record?.modelId],
    ['callrecordid', record?.recordId],
  ])
  const keyOf = (name: string) => name.replace(/^F_/i, '').replaceAll('_', '').toLowerCase()
  return Object.fromEntries(
    form.fields.flatMap(({ name }) => {
      const value = values.get(keyOf(name))
      return value === undefined ? [] : [[name, value]]
    }),
  )
}
