import type { FieldExample } from '../base/field.example.ts'

export const example: FieldExample = {
  role: 'combobox',
  props: { interfaceId: 'customers' },
  value: 'c1',
  text: 'c1',
  wrong: [{}, [{}]],
}
