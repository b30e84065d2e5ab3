import type { FieldExample } from '../base/field.example.ts'

export const example: FieldExample = { value: [1, 5], text: '1 – 5', wrong: ['few', {}, [1]] }
