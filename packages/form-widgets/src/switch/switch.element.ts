import { defineElement } from '../element/define-element.ts'

export const element = defineElement({ load: async () => (await import('./SwitchField.tsx')).SwitchField })
