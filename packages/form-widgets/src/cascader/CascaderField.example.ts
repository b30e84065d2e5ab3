import { EXAMPLE_OPTIONS, type FieldExample } from '../base/field.example.ts'

export const example: FieldExample = {
  role: 'combobox',
  props: { options: EXAMPLE_OPTIONS },
  value: ['2', '21'],
  text: '选项二/选项二一',
  wrong: [{}, [{}]],
}
