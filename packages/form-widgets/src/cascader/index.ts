export { CascaderField } from './CascaderField.tsx'
export type { CascaderFieldProps, OptionPath } from './CascaderField.tsx'
