import type { TestApp } from '../../testing/create-test-app.ts'
import { datasetCalls } from '../dataset/dataset.testing.ts'

/** Path of the portal routes. */
export const PORTAL = '/api/visualdev/Portal'

export interface PartData {
  i: string
  path: string
  result?: { rows: Record<string, unknown>[]; madeTime: number; version: string; truncated: boolean; total: number }
  error?: { code: number; msg: string }
}

/** Calls of the portal tests, on the server that `current` returns at the start of a call. */
export function portalCalls(current: () => TestApp) {
  const calls = datasetCalls(current)
  const { admin } = calls

  /** Saves a portal with these parts, numbered from 100, and grants it to these users. */
  async function buildPortal(parts: readonly object[], userIds: readonly string[] = []) {
    const layout = parts.map((part, index) => ({ i: 100 + index, x: 0, y: 0, w: 6, h: 6, ...part }))
    const formData = JSON.stringify({ layouyId: 100 + parts.length, layout })
    const body = { fullName: '数据', enCode: 'data', category: 'work', formData, enabledLock: 1 }
    const saved = await admin().post(PORTAL, body)
    if (saved.code !== 200) throw new Error(saved.msg)
    const { id } = await current().deps.db.selectFrom('portals').select('id').executeTakeFirstOrThrow()
    const list = userIds.map((objectId) => ({ objectType: 'User', objectId }))
    const granted = await admin().put(`${PORTAL}/${id}/Grants`, { list })
    if (granted.code !== 200) throw new Error(granted.msg)
    return id
  }

  const readData = async (id: string, parts: object[], who = admin()) =>
    (await who.post<PartData[]>(`${PORTAL}/${id}/Data`, { parts })).data

  return { ...calls, buildPortal, readData }
}
