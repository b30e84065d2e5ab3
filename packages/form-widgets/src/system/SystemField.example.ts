import type { FieldExample } from '../base/field.example.ts'

export const example: FieldExample = { role: 'textbox', value: 'XS001', text: 'XS001', wrong: [{}, true] }
