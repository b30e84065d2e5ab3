export { SwitchField } from './SwitchField.tsx'
export type { SwitchFieldProps, SwitchValue } from './SwitchField.tsx'
