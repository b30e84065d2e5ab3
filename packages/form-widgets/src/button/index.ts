export { FormButton } from './FormButton.tsx'
export type { FormButtonProps } from './FormButton.tsx'
