import type { FieldExample } from '../base/field.example.ts'

export const example: FieldExample = { role: 'combobox', value: 'hq', text: 'hq', wrong: [{}, [{}]] }
