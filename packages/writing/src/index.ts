export { writingCatalogue } from './catalogue.ts'
export { WritingHome } from './home/WritingHome.tsx'
export type { WritingHomeProps } from './home/WritingHome.tsx'
