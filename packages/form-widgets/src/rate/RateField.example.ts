import type { FieldExample } from '../base/field.example.ts'

export const example: FieldExample = {
  role: 'radiogroup',
  parts: [1, 2, 3, 4, 5].map((score) => `radio ${score} 分，共 5 分`),
  value: 3,
  text: /3/,
  wrong: ['good', {}],
}
