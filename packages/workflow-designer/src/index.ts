export { FlowDesigner } from './designer/FlowDesigner.tsx'
export type { FlowDesignerProps } from './designer/FlowDesigner.tsx'
export type {
  FlowChoice,
  FlowChoiceField,
  FlowMessageTemplate,
  FlowFeature,
  FlowFormField,
  FlowFormulaEdit,
  FlowFormulaEditor,
  FlowInterfaceParameter,
  FlowInterfaces,
} from './designer/design-context.ts'
export { flowFieldsOf } from './fields/flow-fields.ts'
export { createFlowStore } from './store/flow-store.ts'
export type { Addable, FlowNotice, FlowPanel, FlowState, FlowStore } from './store/flow-store.ts'
export { FlowPicture } from './picture/FlowPicture.tsx'
export type { FlowPictureProps, PictureNode } from './picture/FlowPicture.tsx'
export type { NodeState } from './picture/NodeCard.tsx'
export { workflowDesignerCatalogue } from './catalogue.ts'
