export { RelationFormField } from './RelationFormField.tsx'
export type { RelationFormFieldProps } from './RelationFormField.tsx'
