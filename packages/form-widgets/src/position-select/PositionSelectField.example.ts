import type { FieldExample } from '../base/field.example.ts'

export const example: FieldExample = { role: 'combobox', value: 'p1', text: 'p1', wrong: [{}, [{}]] }
