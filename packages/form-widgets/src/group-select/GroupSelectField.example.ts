import type { FieldExample } from '../base/field.example.ts'

export const example: FieldExample = { value: 'g1', text: 'g1', wrong: [{}, [{}]] }
