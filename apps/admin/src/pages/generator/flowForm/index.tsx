import { GeneratorPage } from '../shared/GeneratorPage.tsx'
import { FLOW_FORM } from '../shared/kinds.ts'

export { catalogues } from '../shared/catalogue.ts'

/** 流程表单: forms of flows that become code. */
export default function FlowFormPage() {
  return <GeneratorPage kind={FLOW_FORM} />
}
