import type { FieldExample } from '../base/field.example.ts'

export const example: FieldExample = { role: 'textbox', value: '08:30:00', text: '08:30:00', wrong: ['soon', 12, {}] }
