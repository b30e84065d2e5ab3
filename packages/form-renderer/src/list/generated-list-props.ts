import type { FormModel, ListModel } from '@sqos/form-model'
import type { ReactNode } from 'react'
import type { DocumentFormProps } from '../form/DocumentForm.tsx'
import type { EditedRecord, ListApprovals, ListPermission, ListSource, RowApproval } from './list-source.ts'
import type { ListChart } from './list-view.ts'

/** Props of `GeneratedList`. */
export interface GeneratedListProps extends Pick<
  DocumentFormProps,
  'runner' | 'request' | 'widgets' | 'openRecord' | 'side'
> {
  /** The name of the page. */
  title: string
  /** The id of the menu entry; the column layout is stored under it. */
  layoutKey: string
  /** The storage key of saved views: user and list. Without it there are no saved views. */
  viewsKey?: string | undefined
  modelId: string
  form: FormModel
  list: ListModel
  /** The source of the records. Without it the page is a preview that neither loads nor saves. */
  source: ListSource | undefined
  permission?: ListPermission | undefined
  /** Content above the form that edits a record, such as who else has it open. */
  renderEdited?: ((record: EditedRecord) => ReactNode) | undefined
  /** Prints records; `printId` is the template of the document, or ''. Offered to users who may open records. */
  onPrint?: ((ids: readonly string[], printId: string) => void) | undefined
  /** Starts an import. The button appears if the document has it. */
  onImport?: ((refresh: () => void) => void) | undefined
  /** Rendered below the fields of an opened record, such as its history. */
  belowRecord?: ((id: string, approval: RowApproval | undefined) => ReactNode) | undefined
  /** Buttons of an opened record before 关闭, such as one that shares it. */
  recordActions?: ((id: string) => ReactNode) | undefined
  /** The approvals of the records, for models with one: column 状态, drafts, submissions. Wrap it in `useMemo`. */
  approvals?: ListApprovals | undefined
  /** Explains why the user sees none of the rows; offered to users who may ask. */
  onExplain?: (() => void) | undefined
  /** Shows the records as a chart. Without it there is no switch between list and chart. */
  renderChart?: ((chart: ListChart) => ReactNode) | undefined
  /** Offers an exported file for download. */
  onDownload?: ((file: { url: string; name: string }) => void) | undefined
}
