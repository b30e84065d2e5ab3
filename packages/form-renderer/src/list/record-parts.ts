// One file of a build: what draws the fields of a record, which a list needs when a record is opened.
export { RecordDialog } from '../form/RecordDialog.tsx'
export { DocumentPage } from './DocumentPage.tsx'
export { ListExport } from './ListExport.tsx'
export { RecordView } from './RecordView.tsx'
