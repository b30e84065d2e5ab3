import { KINDS } from '../kinds/registry.ts'

/** A form with many fields of alternating kinds, for measurements. */
export function bigForm(count: number) {
  const kinds = KINDS.filter(
    ({ role, group }) => role === 'value' && (group === 'basic' || group === 'advanced'),
  ).filter(({ name }) => name !== 'editor' && name !== 'calculate' && name !== 'relationForm' && name !== 'popupSelect')
  const fields = Array.from({ length: count }, (_, index) => {
    const kind = kinds[index % kinds.length] ?? kinds[0]
    return kind?.create(101 + index)
  })
  return { formRef: 'elForm', size: 'small', labelWidth: 120, idGlobal: 101 + count, fields }
}
