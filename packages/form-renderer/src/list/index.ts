export { DocumentPage } from './DocumentPage.tsx'
export type { DocumentPageProps } from './DocumentPage.tsx'
export { GeneratedList } from './GeneratedList.tsx'
export type { GeneratedListProps } from './GeneratedList.tsx'
export type {
  EditedRecord,
  ExportQuery,
  ListPermission,
  ListSource,
  OpenedRecord,
  RowsAnswer,
  RowsRequest,
} from './list-source.ts'
