import { defineElement } from '../element/define-element.ts'

export const element = defineElement({ load: async () => (await import('./__Name__Field.tsx')).__Name__Field })
