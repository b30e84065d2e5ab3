export { PositionSelectField } from './PositionSelectField.tsx'
export type { PositionSelectFieldProps } from './PositionSelectField.tsx'
