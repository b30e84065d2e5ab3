export { FieldItem } from './FieldItem.tsx'
export type { FieldItemProps } from './FieldItem.tsx'
export type { FieldHandle, FieldMode, FieldProps, FieldSize } from '../base/field-props.ts'
