import { readForm } from '@sqos/form-model'
import { orderForm } from '@sqos/form-model/testing'
import { createNodeSandbox } from '@sqos/script-sandbox/node'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { ScriptRunner } from '../scripts/script-runner.ts'
import { renderForm } from '../testing/harness.tsx'
import { MemorySource } from '../testing/memory-source.ts'
import { RowButtons } from './RowButtons.tsx'
import { useListActions } from './use-list-actions.ts'

afterEach(cleanup)

const row = { id: '7', F_Code: 'ORDER7' }
let refreshes = 0
const rows = {
  status: 'ready',
  list: [row],
  total: 1,
  actions: undefined,
  approvals: undefined,
  empty: undefined,
  isEstimated: false,
  question: {},
  refresh: () => (refreshes += 1),
} as const
const source = new MemorySource([row])

function Row({ script, runner }: { script: string; runner?: ScriptRunner }) {
  const { press } = useListActions({
    form: readForm(orderForm),
    source,
    rows,
    runner,
    request: async () => ({ data: 5 }),
  })
  return (
    <RowButtons
      row={row}
      name="ORDER7"
      buttons={[]}
      customButtons={[{ value: 'btn_1', code: 'btn_1', label: '催办', script }]}
      onButton={press}
    />
  )
}

async function pressCustom() {
  fireEvent.click(await screen.findByRole('button', { name: '更多 ORDER7' }))
  fireEvent.click(await screen.findByText('催办'))
}

test('a custom button runs in the sandbox with its row, requests, toasts and a refresh', async () => {
  const runner = createNodeSandbox({ time: 60_000 })
  const script = `async ({ data, index, request, toast, refresh }) => {
    const { data: five } = await request('/x')
    toast(data.F_Code + ' ' + index + ' ' + five); refresh()
  }`
  await renderForm(<Row script={script} runner={runner} />)
  await pressCustom()

  expect(await screen.findByText('ORDER7 0 5')).toBeTruthy()
  await waitFor(() => expect(refreshes).toBe(1))
  runner.close()
})

test('a failing custom button is reported; without a script runner a message appears', async () => {
  const runner = createNodeSandbox({ time: 60_000 })
  await renderForm(<Row script="() => boom" runner={runner} />)
  await pressCustom()
  expect(await screen.findByText(/脚本出错（催办）.*boom/)).toBeTruthy()
  runner.close()

  await renderForm(<Row script="() => 1" />)
  await pressCustom()
  expect(await screen.findByText('此表单包含脚本，此处未运行')).toBeTruthy()
})
