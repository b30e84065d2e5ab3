export { toBpmn } from './to-bpmn.ts'
export type { BpmnOptions } from './to-bpmn.ts'
