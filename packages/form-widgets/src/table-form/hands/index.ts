import handsTexts from './locales/zh.json' with { type: 'json' }

export { cards } from './cards.ts'
export { GridHands } from './grid-hands.ts'
export { OptionsLoader } from './OptionsLoader.tsx'
export { handsTexts }
