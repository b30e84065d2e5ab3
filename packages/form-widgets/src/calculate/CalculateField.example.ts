import type { FieldExample } from '../base/field.example.ts'

export const example: FieldExample = {
  props: { expression: [], formData: {} },
  value: '12.50',
  text: '12.50',
  wrong: [{}],
}
