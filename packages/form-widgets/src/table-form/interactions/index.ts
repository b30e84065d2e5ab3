import interactionTexts from './locales/zh.json' with { type: 'json' }

export { cards } from './cards.ts'
export { GridInteractions } from './grid-interactions.ts'
export { OptionsLoader } from './OptionsLoader.tsx'
export { interactionTexts }
