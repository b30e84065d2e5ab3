export { RelationAttributeField } from './RelationAttributeField.tsx'
export type { RelationAttributeFieldProps } from './RelationAttributeField.tsx'
