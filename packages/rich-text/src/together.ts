export { PeopleHere } from './together/PeopleHere.tsx'
export { mergeEdits, SharedDocument } from './together/shared-document.ts'
export type { DocumentDetails, DocumentPerson, DocumentPresence } from './together/shared-document.ts'
export { togetherExtension } from './together/together-extension.ts'
