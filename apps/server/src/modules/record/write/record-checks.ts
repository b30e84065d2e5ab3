import { isPhoneField, isRecord, maskedNumber, own, type JsonRecord } from '@sqos/form-model'
import { AppError } from '../../../platform/errors.ts'
import type { OpenModel } from '../models.ts'
import type { RecordBody } from '../record.schema.ts'
import type { RecordGrant } from '../rights/record-grant.ts'
import type { ReadRecord } from '../read/record-reader.ts'
import { DESIGN_CHANGED } from './record-refusals.ts'

/** Parses a submitted form. */
export function parseData(data: string): JsonRecord {
  try {
    const values: unknown = JSON.parse(data)
    if (isRecord(values) && !Object.hasOwn(values, '__proto__')) return values
  } catch {
    // Refused below, like every text that is not a JSON object.
  }
  throw new AppError('refused', 'error.invalidInput', { fields: { data: 'validation.format' } })
}

/** Refuses data of another form than the one in force: fields that only one of them has would be lost. */
export function demandFilledIn({ model }: { model: OpenModel }, { design }: RecordBody) {
  if (design && design !== model.formVersion) throw new AppError('conflict', DESIGN_CHANGED)
}

/** Refuses to overwrite a newer version; names the changed fields when the client sent the original data. */
export function demandUnchanged(
  { model }: { model: OpenModel },
  { access, record, body }: { access: RecordGrant; record: ReadRecord; body: Pick<RecordBody, 'version' | 'original'> },
) {
  if (!body.version || body.version === record.version) return
  const original = body.original ? parseData(body.original) : undefined
  const changed = model.form.fields.filter((item) => {
    if (!original || item.kind.role === 'system' || !access.mayRead(item)) return false
    const before = item.kind.read(own(original, item.name), item.node)
    // A masked number was read masked.
    const shown = (value: unknown) => (isPhoneField(item) && !access.showsNumbers ? maskedNumber(value) : value)
    return JSON.stringify(shown(before) ?? null) !== JSON.stringify(shown(own(record.values, item.name)) ?? null)
  })
  throw new AppError('conflict', 'error.changed', {
    fields: Object.fromEntries(
      changed.map((item) => [item.name, { key: 'record.changedByOther', params: { field: item.label } }]),
    ),
  })
}
