// One file of a build: what draws the fields of a record, which a list needs when a record is opened.
export { RecordDialog } from '../later/RecordDialog.tsx'
export { DocumentPage } from './DocumentPage.tsx'
export { RecordView } from './RecordView.tsx'
