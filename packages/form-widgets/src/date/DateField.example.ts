import { EXAMPLE_DAY, type FieldExample } from '../base/field.example.ts'

export const example: FieldExample = {
  role: 'textbox',
  value: EXAMPLE_DAY,
  text: '2026-11-21',
  wrong: ['soon', {}, true],
}
