export { ArticlePage } from './ArticlePage.tsx'
export type { ArticlePageProps } from './ArticlePage.tsx'
export type { RecordPage } from './record/record-page.ts'
