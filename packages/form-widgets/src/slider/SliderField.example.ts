import type { FieldExample } from '../base/field.example.ts'

export const example: FieldExample = { role: 'slider', value: 30, text: '30', wrong: ['far', {}] }
