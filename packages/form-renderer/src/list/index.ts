export { DocumentPage } from './DocumentPage.tsx'
export type { DocumentPageProps } from './DocumentPage.tsx'
export { GeneratedList } from './GeneratedList.tsx'
export type { GeneratedListProps } from './GeneratedList.tsx'
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
