import type { FieldExample } from '../base/field.example.ts'

export const example: FieldExample = { value: 'p1', text: 'p1', wrong: [{}, [{}]] }
