import type { FieldExample } from '../base/field.example.ts'

export const example: FieldExample = { role: 'combobox', value: 'r1', text: 'r1', wrong: [{}, [{}]] }
