export { recentChoicesIn } from './recent-choices.ts'
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
  ChoiceKind,
  ChoiceTreeNode,
  DataRecord,
  FoundRegion,
  InterfaceRowQuery,
  InterfaceRowsQuery,
  ModelRowsQuery,
  PeopleNode,
  PeopleQuery,
  Person,
  RegionNode,
  RowsPage,
  RowsQuery,
  WidgetServices,
} from './widget-services.ts'
