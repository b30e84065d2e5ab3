export { catalogues } from '../extend/email/catalogue.ts'
export { EmailDetailPage as default } from '../extend/email/EmailDetailPage.tsx'
