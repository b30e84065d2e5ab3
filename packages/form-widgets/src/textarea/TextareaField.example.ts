import type { FieldExample } from '../base/field.example.ts'

export const example: FieldExample = { role: 'textbox', value: '张三', text: '张三', wrong: [{}, true] }
