import type { FieldExample } from '../base/field.example.ts'

export const example: FieldExample = { role: 'spinbutton', value: 100, text: '100', wrong: ['abc', {}] }
