import { defineElement } from '../element/define-element.ts'

export const element = defineElement({
  isDefault: true,
  load: async () => (await import('./InputField.tsx')).InputField,
})
