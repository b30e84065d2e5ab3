export { __Name__Field } from './__Name__Field.tsx'
export type { __Name__FieldProps } from './__Name__Field.tsx'
