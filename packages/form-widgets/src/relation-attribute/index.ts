export { RelationAttribute } from './RelationAttribute.tsx'
export type { RelationAttributeProps } from './RelationAttribute.tsx'
