import { defineElement } from '../element/define-element.ts'

export const element = defineElement({
  kind: 'numRange',
  load: async () => (await import('./NumberRangeField.tsx')).NumberRangeField,
})
