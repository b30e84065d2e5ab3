export { PrintDesigner } from './PrintDesigner.tsx'
export type { PrintDesignerProps } from './PrintDesigner.tsx'
