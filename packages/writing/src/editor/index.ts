export { ArticlePage } from './ArticlePage.tsx'
export type { ArticlePageProps } from './ArticlePage.tsx'
export { TemplateContent } from './TemplateContent.tsx'
export type { TemplateContentProps } from './TemplateContent.tsx'
