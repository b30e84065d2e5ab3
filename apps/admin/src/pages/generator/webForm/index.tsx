import { GeneratorPage } from '../shared/GeneratorPage.tsx'
import { WEB_FORM } from '../shared/kinds.ts'

export { catalogues } from '../shared/catalogue.ts'

/** 功能表单: forms that become code. */
export default function WebFormPage() {
  return <GeneratorPage kind={WEB_FORM} />
}
