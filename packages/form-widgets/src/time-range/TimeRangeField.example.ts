import type { FieldExample } from '../base/field.example.ts'

export const example: FieldExample = {
  value: ['08:30:00', '09:00:00'],
  text: '08:30:00至09:00:00',
  wrong: ['soon', {}, [1, 2]],
}
