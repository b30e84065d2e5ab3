import { expect, it } from 'vitest'
import { readPortal } from '../document/read-portal.ts'
import { createPortalStore } from './portal-store.ts'
import type { PartData } from './services.ts'

const figure = { kind: 'model', modelId: 'm', measures: [{ test: 'count', as: 'n' }] }
const { items } = readPortal(
  JSON.stringify({ layouyId: 102, layout: [100, 101].map((i) => ({ i, x: 0, y: 0, w: 1, h: 1, dataset: figure })) }),
)
const dataOf = (i: string): PartData => ({ i, path: 'dataset', error: { code: 400, msg: i } })

it('shows each part when its data arrives, and reads changed parts again in one request', async () => {
  const asked: string[][] = []
  let onData: (data: PartData) => void = () => undefined
  let end: (rest: readonly PartData[]) => void = () => undefined
  const store = createPortalStore((requests, arrive) => {
    asked.push(requests.map(({ i }) => i))
    onData = arrive
    return new Promise((resolve) => (end = resolve))
  })
  for (const item of items) store.show(item)
  await Promise.resolve()

  onData(dataOf('101'))
  expect(['100', '101'].map((i) => store.stateOf(i).data.get('dataset')?.error?.msg)).toEqual([undefined, '101'])
  end([dataOf('100')])
  await expect.poll(() => ['100', '101'].map((i) => store.stateOf(i).isLoading)).toEqual([false, false])
  expect(['100', '101'].map((i) => store.stateOf(i).data.get('dataset')?.error?.msg)).toEqual(['100', '101'])

  store.refreshParts(['101', 'other', '100'])
  await Promise.resolve()
  expect(asked).toEqual([
    ['100', '101'],
    ['101', '100'],
  ])
})
