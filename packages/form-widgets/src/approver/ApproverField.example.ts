import type { FieldExample } from '../base/field.example.ts'

export const example: FieldExample = { role: 'combobox', value: 'u7', text: 'u7', wrong: [{}, [{}]] }
