export { FormDocumentSchema, FormNodeSchema, NodeConfigSchema, PatternRuleSchema } from './document/form.schema.ts'
export {
  AppListDocumentSchema,
  ButtonEntrySchema,
  ColumnEntrySchema,
  ListDocumentSchema,
  SearchEntrySchema,
  TableEntrySchema,
  TablesDocumentSchema,
} from './document/list.schema.ts'
export { checkFormDocument, checkListDocument } from './check/check-document.ts'
export type { FormCheckOptions } from './check/check-document.ts'
