export { catalogues } from '../workFlow/detail/catalogue.ts'
export { DetailPage as default } from '../workFlow/detail/DetailPage.tsx'
