import type { FieldExample } from '../base/field.example.ts'

export const example: FieldExample = { value: 'XS001', text: 'XS001', wrong: [{}, true] }
