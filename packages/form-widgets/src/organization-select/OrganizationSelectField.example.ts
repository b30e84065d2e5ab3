import type { FieldExample } from '../base/field.example.ts'

export const example: FieldExample = { value: ['group', 'hq'], text: 'group/hq', wrong: [{}, 'hq', [{}]] }
