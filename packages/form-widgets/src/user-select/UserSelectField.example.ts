import type { FieldExample } from '../base/field.example.ts'

export const example: FieldExample = { role: 'combobox', value: ['u1'], text: 'u1', wrong: [{}, [{}]] }
