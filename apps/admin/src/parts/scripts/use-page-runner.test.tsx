import { configureStore } from '@reduxjs/toolkit'
import { createNodeSandbox } from '@sqos/script-sandbox/node'
import { renderHook } from '@testing-library/react'
import { Provider } from 'react-redux'
import { afterAll, expect, it, vi } from 'vitest'
import { usePageRunner } from './use-page-runner.ts'

const sandbox = createNodeSandbox({ time: 60_000 })
vi.mock('./page-sandbox.ts', () => ({ pageSandbox: () => sandbox }))
afterAll(() => sandbox.close())

it('gives the signed-in user to scripts, beside the values of the form', async () => {
  const store = configureStore({
    reducer: { session: () => ({ user: { userName: '王晓明', userAccount: 'wangxm' } }) },
  })
  const { result } = renderHook(() => usePageRunner(), {
    wrapper: ({ children }) => <Provider store={store}>{children}</Provider>,
  })
  const effect = vi.fn<(name: string, args: unknown[]) => void>()
  const source = `({ formData, setFormData, onlineUtils }) => {
    setFormData('title', formData.title + onlineUtils.getUserInfo().userName)
  }`
  await result.current.run({
    kind: 'form',
    source,
    host: { values: () => ({ formData: { title: '制单：' } }), effect },
  })

  expect(effect.mock.calls).toEqual([['setFormData', ['title', '制单：王晓明']]])
})
