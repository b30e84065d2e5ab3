import type { FieldExample } from '../base/field.example.ts'

export const example: FieldExample = {
  role: 'combobox',
  value: ['44', '4401'],
  text: '44/4401',
  wrong: [{}, '44', [{}]],
}
