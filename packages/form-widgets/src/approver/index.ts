export { ApproverField } from './ApproverField.tsx'
export type { ApproverFieldProps } from './ApproverField.tsx'
