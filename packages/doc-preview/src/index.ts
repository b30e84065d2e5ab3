export { docPreviewCatalogue } from './catalogue.ts'
export { DocumentPreview } from './dialog/DocumentPreview.tsx'
export type { DocumentPreviewProps } from './dialog/DocumentPreview.tsx'
export type { PreviewFile, PreviewSource } from './dialog/preview-source.ts'
