import type { FieldExample } from '../base/field.example.ts'

export const example: FieldExample = {
  role: 'group',
  parts: ['spinbutton 最小值', 'spinbutton 最大值'],
  value: [1, 5],
  text: '1 – 5',
  wrong: ['few', {}, [1]],
}
