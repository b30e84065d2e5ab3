import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { createMockServer } from '../../../testing/mock-server.ts'
import { openPage } from '../../../testing/open-page.tsx'
import { catalogues } from './catalogue.ts'
import { addressOfTask } from '../detail/task-address.ts'
import FlowAnalysisPage from './index.tsx'

const HOUR = 3_600_000
const FIGURES = '/api/workflow/Engine/FlowFigures'
const decisions = { decided: 4, returned: 1, overdue: 2, p50: 2 * HOUR, p90: 60 * HOUR }
const data = {
  scope: 'department',
  total: { started: 8, passed: 4, running: 2, returned: 2, overdue: 2, p50: 30 * HOUR, p90: null },
  bucket: 24 * HOUR,
  throughput: [{ from: Date.UTC(2026, 8, 1), started: 8, ended: 4 }],
  flows: [{ id: 'f1', name: '请假申请', started: 8, passed: 4, running: 2, returned: 2, p50: HOUR / 2, p90: HOUR }],
  nodes: [{ flowId: 'f1', flowName: '请假申请', nodeCode: 'first', nodeName: '主管审批', ...decisions }],
  departments: [{ id: 'd1', name: '行政部', ...decisions }],
  people: [{ id: 'u1', name: '陈静/chenjing', ...decisions }],
}
const task = {
  id: 't1',
  fullName: '王芳的请假申请',
  userName: '王芳/wangfang',
  startTime: 0,
  thisStep: '主管审批',
  status: 1,
}

it('shows the figures, limits them by a click, and opens the requests behind a number', async () => {
  await page.viewport(1280, 900)
  const mockServer = createMockServer({
    [`GET ${FIGURES}`]: { code: 200, data },
    [`GET ${FIGURES}/Tasks`]: {
      code: 200,
      data: { list: [task], pagination: { currentPage: 1, pageSize: 20, total: 1 } },
    },
  })
  await openPage(FlowAnalysisPage, { mockServer, catalogues, address: '/?from=2026-09-01&to=2026-09-30' })

  await expect.element(page.getByText('仅显示本部门及下级部门的数据')).toBeVisible()
  await expect.element(page.getByRole('button', { name: /曾被驳回/ })).toHaveTextContent('曾被驳回225%')
  const node = page.getByRole('row', { name: /请假申请 · 主管审批/ })
  await expect.element(node.getByText('2 小时')).toBeVisible()
  await expect.element(node.getByText('2.5 天')).toBeVisible()

  await userEvent.click(page.getByRole('button', { name: '行政部', exact: true }))
  await expect.element(page.getByRole('button', { name: '移除筛选 行政部' })).toBeVisible()
  await expect.poll(() => mockServer.sent('GET', FIGURES).at(-1)?.query.get('departmentId')).toBe('d1')

  await userEvent.click(page.getByRole('button', { name: '查看 请假申请 · 主管审批 超时 的 2 条申请' }))
  const drawer = page.getByRole('dialog', { name: '请假申请 · 主管审批 · 超时' })
  await expect.element(drawer.getByRole('rowheader', { name: /王芳的请假申请/ })).toBeVisible()
  const link = drawer.getByRole('link', { name: '王芳的请假申请' })
  expect(link.element().getAttribute('href')).toBe(addressOfTask({ processId: task.id, opType: 4 }))
  const [sent] = mockServer.sent('GET', `${FIGURES}/Tasks`)
  expect(Object.fromEntries(sent?.query ?? [])).toMatchObject({
    kind: 'overdue',
    flowId: 'f1',
    nodeCode: 'first',
    departmentId: 'd1',
  })
})
