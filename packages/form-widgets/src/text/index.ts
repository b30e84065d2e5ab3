export { FormText } from './FormText.tsx'
export type { FormTextProps, TextStyle } from './FormText.tsx'
