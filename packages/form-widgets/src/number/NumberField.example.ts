import type { FieldExample } from '../base/field.example.ts'

export const example: FieldExample = {
  role: 'spinbutton',
  value: 12.5,
  text: '12.5',
  wrong: ['abc', {}, [1, 2], Number.NaN],
}
