import type { FieldExample } from '../base/field.example.ts'

export const example: FieldExample = { value: 'r1', text: 'r1', wrong: [{}, [{}]] }
