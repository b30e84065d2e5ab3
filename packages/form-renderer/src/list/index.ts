export { DocumentPage } from './later-parts.tsx'
export type { DocumentPageProps } from './DocumentPage.tsx'
export { GeneratedList } from './GeneratedList.tsx'
export type { GeneratedListProps } from './generated-list-props.ts'
export { readFilters } from './list-filters.ts'
export type { NamedFilter } from './list-filters.ts'
export type { ListChart } from './list-view.ts'
export type {
  ChosenApprovers,
  EditedRecord,
  ExportQuery,
  ListApprovals,
  ListPermission,
  ListSource,
  OpenedRecord,
  RowApproval,
  RowsAnswer,
  RowsRequest,
  SavedRequest,
} from './list-source.ts'
