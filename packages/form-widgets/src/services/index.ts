export { useWidgetServices } from './services-context.ts'
export { useAnswer } from './use-answer.ts'
export type { AskedAnswer, Question } from './use-answer.ts'
export type { Answer } from './answers.ts'
export { MissingServiceError } from './missing-service.ts'
export { WidgetServicesProvider } from './WidgetServicesProvider.tsx'
export type { WidgetServicesProviderProps } from './WidgetServicesProvider.tsx'
export type {
  BillRule,
  CallOptions,
  DataRecord,
  InterfaceRowQuery,
  InterfaceRowsQuery,
  ModelRowsQuery,
  RegionNode,
  RowsPage,
  RowsQuery,
  WidgetServices,
} from './widget-services.ts'
