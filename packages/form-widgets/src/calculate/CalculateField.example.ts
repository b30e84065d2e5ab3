import { expressionFromText } from '@sqos/formula'
import type { FieldExample } from '../base/field.example.ts'

export const example: FieldExample = {
  role: 'textbox',
  props: { expression: expressionFromText('price'), formData: { price: 1 } },
  value: '12.50',
  text: '12.50',
  wrong: [{}],
}
