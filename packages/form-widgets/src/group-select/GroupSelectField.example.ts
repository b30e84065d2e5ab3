import type { FieldExample } from '../base/field.example.ts'

export const example: FieldExample = { role: 'combobox', value: 'g1', text: 'g1', wrong: [{}, [{}]] }
