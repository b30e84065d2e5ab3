import { answerOf } from '@sqos/api-client'
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
  async function references(source: Parameters<DesignerServices['references']>[0]): Promise<readonly DesignerChoice[]> {
    switch (source) {
      case 'dictionaries':
        return flat((await answerOf(dispatch(dictionaryApi.endpoints.listDictionaryTypes.initiate(undefined)))).list)
      case 'dataInterfaces': {
        const query = dataInterfaceApi.endpoints.listDataInterfaceTree.initiate(undefined)
        return (await answerOf(dispatch(query))).map(asChoice)
      }
      case 'models': {
        const query = modelApi.endpoints.listVisualModelOptions.initiate({ type: 1 })
        return (await answerOf(dispatch(query))).list.map(asChoice)
      }
      case 'billRules': {
        const { list } = await answerOf(dispatch(billRuleApi.endpoints.listBillRuleOptions.initiate(undefined)))
        return list.map(({ enCode, fullName }) => ({ id: enCode, label: fullName }))
      }
      case 'printTemplates': {
        const { list } = await answerOf(dispatch(printApi.endpoints.listPrintTemplateOptions.initiate({})))
        return flat(list)
      }
    }
  }

  async function modelFields(modelId: string): Promise<readonly DesignerChoice[]> {
    const query = modelApi.endpoints.listVisualModelFields.initiate({ id: modelId })
    const { list } = await answerOf(dispatch(query))
    return list.map(({ vmodel, label }) => ({ id: vmodel, label }))
  }

  return { references, modelFields, checkScript }
}
