import { MENU_TYPE } from '@sqos/contract'
import type { Actor } from '../../platform/actor.ts'

/** A menu entry of a person, as far as the address of a page needs it. */
interface Entry {
  type: number
  enCode: string
  fullName: string
  urlAddress: string
  propertyJson: string
  children?: readonly Entry[]
}

/** Reads the menu of a person. */
export type ReadMenu = (actor: Actor) => Promise<readonly Entry[]>

/** Path and name of the page of a model in a person's menu; undefined when the person has none. */
export function pageOfModel(entries: readonly Entry[], modelId: string): { path: string; name: string } | undefined {
  for (const entry of entries) {
    const { type, enCode, fullName, urlAddress, propertyJson, children = [] } = entry
    if (type === MENU_TYPE.model && moduleOf(propertyJson) === modelId) {
      const address = urlAddress
        .trim()
        .replace(/[?#].*$/, '')
        .replaceAll(/^\/+|\/+$/g, '')
      return { path: `/${address || `model/${enCode.replaceAll('.', '')}`}`, name: fullName }
    }
    const found = pageOfModel(children, modelId)
    if (found) return found
  }
  return undefined
}

/** Address that opens a record on the page of its model. */
export const linkToRecord = (path: string, recordId: string) => `${path}?record=${encodeURIComponent(recordId)}`

function moduleOf(json: string): string | undefined {
  try {
    const properties: unknown = JSON.parse(json)
    if (typeof properties !== 'object' || properties === null || !('moduleId' in properties)) return undefined
    return String(properties.moduleId)
  } catch {
    return undefined
  }
}
