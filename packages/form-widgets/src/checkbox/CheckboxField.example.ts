import { EXAMPLE_OPTIONS, type FieldExample } from '../base/field.example.ts'

export const example: FieldExample = {
  role: 'group',
  parts: ['checkbox 选项一', 'checkbox 选项二'],
  props: { options: EXAMPLE_OPTIONS },
  value: ['1', '2'],
  text: '选项一,选项二',
  wrong: [{}, [{}]],
}
