import type { FieldExample } from '../base/field.example.ts'

export const example: FieldExample = { value: 3, text: /3/, wrong: ['good', {}] }
