export { reportCatalogue } from './catalogue.ts'
export type { BlockData, ReportChoice, ReportData, ReportFormat, ReportServices } from './services.ts'
export { ReportView } from './view/ReportView.tsx'
export type { ReportViewProps } from './view/ReportView.tsx'
