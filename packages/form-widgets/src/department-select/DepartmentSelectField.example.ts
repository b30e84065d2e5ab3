import type { FieldExample } from '../base/field.example.ts'

export const example: FieldExample = { value: 'hq', text: 'hq', wrong: [{}, [{}]] }
