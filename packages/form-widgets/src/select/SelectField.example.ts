import { EXAMPLE_OPTIONS, type FieldExample } from '../base/field.example.ts'

export const example: FieldExample = {
  role: 'combobox',
  props: { options: EXAMPLE_OPTIONS },
  value: '1',
  text: '选项一',
  wrong: [{}, [{}]],
}
