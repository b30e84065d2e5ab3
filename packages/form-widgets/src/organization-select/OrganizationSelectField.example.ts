import type { FieldExample } from '../base/field.example.ts'

export const example: FieldExample = {
  role: 'combobox',
  value: ['group', 'hq'],
  text: 'group/hq',
  wrong: [{}, 'hq', [{}]],
}
