import type { FieldExample } from '../base/field.example.ts'

export const example: FieldExample = {
  role: 'group',
  parts: ['ColorWell 选取颜色', 'textbox 颜色值'],
  value: '#1890ff',
  text: '#1890ff',
  wrong: ['nice', {}, 5],
}
