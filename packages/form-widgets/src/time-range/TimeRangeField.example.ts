import type { FieldExample } from '../base/field.example.ts'

export const example: FieldExample = {
  role: 'group',
  parts: ['textbox 开始时间', 'textbox 结束时间'],
  value: ['08:30:00', '09:00:00'],
  text: '08:30:00至09:00:00',
  wrong: ['soon', {}, [1, 2]],
}
