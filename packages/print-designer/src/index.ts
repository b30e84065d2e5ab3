export type { PrintMail, PrintMailer } from './mail/print-mail.ts'
export { PrintPreview } from './preview/PrintPreview.tsx'
export type { PrintPreviewProps } from './preview/PrintPreview.tsx'
export type { PrintChoice, PrintSource } from './preview/print-source.ts'
