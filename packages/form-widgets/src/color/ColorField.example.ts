import type { FieldExample } from '../base/field.example.ts'

export const example: FieldExample = { value: '#1890ff', text: '#1890ff', wrong: ['nice', {}, 5] }
