export { SignPad } from './SignPad.tsx'
export type { SignPadProps } from './SignPad.tsx'
