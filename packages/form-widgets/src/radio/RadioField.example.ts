import { EXAMPLE_OPTIONS, type FieldExample } from '../base/field.example.ts'

export const example: FieldExample = {
  role: 'radiogroup',
  parts: ['radio 选项一', 'radio 选项二'],
  props: { options: EXAMPLE_OPTIONS },
  value: '2',
  text: '选项二',
  wrong: [{}, [1, 2]],
}
