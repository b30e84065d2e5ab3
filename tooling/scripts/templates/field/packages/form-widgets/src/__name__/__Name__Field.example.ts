import type { FieldExample } from '../base/field.example.ts'

export const example: FieldExample = { role: 'textbox', value: '2026-001', text: '2026-001', wrong: [{}, true] }
