export { PopupSelectField } from './PopupSelectField.tsx'
export type { PopupSelectFieldProps } from './PopupSelectField.tsx'
export type { PickerColumn } from '../picker/record-source.ts'
