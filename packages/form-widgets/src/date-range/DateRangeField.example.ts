import { EXAMPLE_DAY, type FieldExample } from '../base/field.example.ts'

export const example: FieldExample = {
  role: 'group',
  parts: ['textbox 开始日期', 'textbox 结束日期'],
  value: [EXAMPLE_DAY, EXAMPLE_DAY],
  text: '2026-11-21至2026-11-21',
  wrong: ['soon', {}, [1]],
}
