import type { useApiDispatch } from '@sqos/api-client'
import { billRuleApi } from '@sqos/api-client/bill-rule'
import { dataInterfaceApi } from '@sqos/api-client/data-interface'
import { dictionaryApi } from '@sqos/api-client/dictionary'
import { modelApi } from '@sqos/api-client/model'
import { printApi } from '@sqos/api-client/print'
import type { DesignerChoice, DesignerServices } from '@sqos/form-designer'
import { pageSandbox } from '../scripts/page-sandbox.ts'

interface Node {
  id: string
  fullName: string
  children?: readonly Node[] | undefined
}

const asChoice = ({ id, fullName, children }: Node): DesignerChoice => ({
  id,
  label: fullName,
  ...(children && { children: children.map(asChoice) }),
})

/** Every node below a category; a dictionary may have children itself. */
const flat = (nodes: readonly Node[]): DesignerChoice[] =>
  nodes.flatMap(({ id, fullName, children = [] }) => [{ id, label: fullName }, ...flat(children)])

/** Parses a script in the sandbox of the page: the page itself must not evaluate texts. */
async function checkScript(source: string): Promise<string | undefined> {
  const problem = await pageSandbox().check(source)
  return problem && (problem.line === undefined ? problem.message : `${problem.line}: ${problem.message}`)
}

/** Services of the designer, from the API. */
export function createDesignerServices(dispatch: ReturnType<typeof useApiDispatch>): DesignerServices {
  const once = { subscribe: false }

  async function references(source: Parameters<DesignerServices['references']>[0]): Promise<readonly DesignerChoice[]> {
    switch (source) {
      case 'dictionaries':
        return flat(
          (await dispatch(dictionaryApi.endpoints.listDictionaryTypes.initiate(undefined, once)).unwrap()).list,
        )
      case 'dataInterfaces': {
        const query = dataInterfaceApi.endpoints.listDataInterfaceTree.initiate(undefined, once)
        return (await dispatch(query).unwrap()).map(asChoice)
      }
      case 'models': {
        const query = modelApi.endpoints.listVisualModelOptions.initiate({ type: 1 }, once)
        return (await dispatch(query).unwrap()).list.map(asChoice)
      }
      case 'billRules': {
        const { list } = await dispatch(billRuleApi.endpoints.listBillRuleOptions.initiate(undefined, once)).unwrap()
        return list.map(({ enCode, fullName }) => ({ id: enCode, label: fullName }))
      }
      case 'printTemplates': {
        const { list } = await dispatch(printApi.endpoints.listPrintTemplateOptions.initiate({}, once)).unwrap()
        return flat(list)
      }
    }
  }

  async function modelFields(modelId: string): Promise<readonly DesignerChoice[]> {
    const query = modelApi.endpoints.listVisualModelFields.initiate({ id: modelId }, once)
    const { list } = await dispatch(query).unwrap()
    return list.map(({ vmodel, label }) => ({ id: vmodel, label }))
  }

  return { references, modelFields, checkScript }
}
