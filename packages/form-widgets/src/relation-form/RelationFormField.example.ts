import type { FieldExample } from '../base/field.example.ts'

export const example: FieldExample = {
  role: 'combobox',
  props: { modelId: 'customers', relationField: 'fullName' },
  value: 'c1',
  text: 'c1',
  wrong: [{}, [1]],
}
