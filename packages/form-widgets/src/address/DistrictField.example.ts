import type { FieldExample } from '../base/field.example.ts'

export const example: FieldExample = {
  role: 'combobox',
  value: ['31', '3101'],
  text: '31/3101',
  wrong: [{}, '44', [{}]],
}
