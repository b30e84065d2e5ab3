export { TemplateContent } from './TemplateContent.tsx'
export type { TemplateContentProps } from './TemplateContent.tsx'
