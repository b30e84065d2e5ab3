export { FlowPicture } from './FlowPicture.tsx'
export type { FlowPictureProps, PictureNode } from './FlowPicture.tsx'
export type { NodeState } from './NodeCard.tsx'
export { workflowDesignerCatalogue } from '../catalogue.ts'
