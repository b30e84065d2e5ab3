import { authCatalogue, signInModesCatalogue } from '@sqos/auth'
import { authorityEditorCatalogue } from '@sqos/authority-editor/catalogue'
import { callPanelCatalogue } from '@sqos/call-panel/core'
import { chatCatalogue } from '@sqos/chat'
import { chartsCatalogue } from '@sqos/charts'
import { docPreviewCatalogue } from '@sqos/doc-preview'
import { downloadsCatalogue } from '@sqos/downloads'
import { formDesignerCatalogue } from '@sqos/form-designer'
import { formModelCatalogue } from '@sqos/form-model'
import { formRendererCatalogue } from '@sqos/form-renderer'
import { formulaCatalogue } from '@sqos/formula'
import { generatedPageCatalogues } from '@sqos/generated-page'
import type { Catalogue } from '@sqos/i18n'
import { layoutCatalogue } from '@sqos/layout'
import { listExportCatalogue } from '@sqos/list-export'
import { messagesCatalogue } from '@sqos/messages'
import { peopleCatalogue } from '@sqos/people'
import { portalCatalogue } from '@sqos/portal/catalogue'
import { reportCatalogue } from '@sqos/report/catalogue'
import { printDesignerCatalogue } from '@sqos/print-designer/catalogue'
import { richTextCatalogue } from '@sqos/rich-text'
import { sessionCatalogue } from '@sqos/session'
import { uiKitLocales } from '@sqos/ui-kit'
import { bulkCatalogue } from '@sqos/ui-kit/bulk'
import { importCatalogue } from '@sqos/ui-kit/import'
import { uploaderCatalogue } from '@sqos/uploader/core'
import { validatorsCatalogue } from '@sqos/validators'
import { workflowDesignerCatalogue } from '@sqos/workflow-designer'
import { workflowModelCatalogue } from '@sqos/workflow-model'
import { writingCatalogue } from '@sqos/writing'

const all = [
  authCatalogue,
  authorityEditorCatalogue,
  bulkCatalogue,
  callPanelCatalogue,
  chartsCatalogue,
  chatCatalogue,
  docPreviewCatalogue,
  downloadsCatalogue,
  formDesignerCatalogue,
  formModelCatalogue,
  formRendererCatalogue,
  formulaCatalogue,
  ...generatedPageCatalogues,
  importCatalogue,
  layoutCatalogue,
  listExportCatalogue,
  messagesCatalogue,
  peopleCatalogue,
  portalCatalogue,
  reportCatalogue,
  printDesignerCatalogue,
  richTextCatalogue,
  sessionCatalogue,
  signInModesCatalogue,
  uiKitLocales,
  uploaderCatalogue,
  validatorsCatalogue,
  workflowDesignerCatalogue,
  workflowModelCatalogue,
  writingCatalogue,
]

/** The texts of every package, each once: `createI18n({ language, catalogues: sqosCatalogues })`. */
export const sqosCatalogues: readonly Catalogue[] = [...new Set(all)]
