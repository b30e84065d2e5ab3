import type { FieldExample } from '../base/field.example.ts'

export const example: FieldExample = { role: 'switch', value: 1, text: '开', wrong: ['maybe', {}] }
