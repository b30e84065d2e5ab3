import type { Meta } from '@storybook/react-vite'
import type { ComponentType } from 'react'
import { screen, userEvent, within } from 'storybook/test'
import { type Answers, createMockServer, listOf } from '../../../testing/mock-server.ts'
import { pageParameters, pageStory, shown } from '../../../testing/page-story.tsx'
import EntrustPage from '../entrust/index.tsx'
import FlowDonePage from '../flowDone/index.tsx'
import FlowLaunchPage from '../flowLaunch/index.tsx'
import FlowMonitorPage from '../flowMonitor/index.tsx'
import FlowStartPage from '../flowStart/index.tsx'
import FlowTodoPage, { catalogues } from '../flowTodo/index.tsx'
import { ENGINE, HOUR, pageOf, task, three } from './tasks.example.ts'

const meta = { title: 'admin/审批列表', parameters: pageParameters(catalogues) } satisfies Meta
export default meta

const FLOWS = listOf({
  id: 'office',
  fullName: '行政',
  num: 2,
  children: [
    { id: 'f1', fullName: '请假申请', enCode: 'leave', formType: 2, iconBackground: '#008cff', description: '' },
    { id: 'f2', fullName: '用章申请', enCode: 'seal', formType: 2, iconBackground: '#f5730a', description: '合同用印' },
  ],
})

/** A story of a list that shows a text. */
const list = (
  Page: ComponentType,
  { answers = {}, text, address = '/' }: { answers?: Answers; text: string | RegExp; address?: string },
) =>
  pageStory(
    Page,
    () => ({
      mockServer: createMockServer({
        [`GET ${ENGINE}/FlowEngine/ListAll`]: FLOWS,
        'GET /api/system/DictionaryData/WorkFlowCategory/Data/Selector': listOf(),
        ...answers,
      }),
      address,
    }),
    async ({ canvasElement }) => {
      await shown(within(canvasElement).findByText(text))
    },
  )

export const Todo = list(FlowTodoPage, {
  answers: { [`GET ${ENGINE}/FlowBefore/List/1`]: pageOf(...three) },
  text: '李娜的请假申请',
})

export const TodoEmpty = list(FlowTodoPage, {
  answers: { [`GET ${ENGINE}/FlowBefore/List/1`]: pageOf() },
  text: '暂无数据',
})

export const TodoFailed = list(FlowTodoPage, {
  answers: { [`GET ${ENGINE}/FlowBefore/List/1`]: { code: 500, msg: '数据库连接失败' } },
  text: /数据库连接失败/,
})

/** 批量审批 before a flow and a node are chosen. */
export const Together = list(FlowTodoPage, {
  answers: {
    [`GET ${ENGINE}/FlowBefore/List/4`]: pageOf(...three),
    [`GET ${ENGINE}/FlowBefore/BatchFlowSelector`]: { code: 200, data: [{ id: 'f1', fullName: '请假申请(3)' }] },
  },
  text: '李娜的请假申请',
  address: '/?batch=1',
})

export const Done = list(FlowDonePage, {
  answers: {
    [`GET ${ENGINE}/FlowBefore/List/2`]: pageOf(
      task('1', '李娜的请假申请'),
      task('2', '王芳的请假申请', { status: 0 }),
    ),
  },
  text: '李娜的请假申请',
})

/** Requests in every state. */
export const Mine = list(FlowLaunchPage, {
  answers: {
    [`GET ${ENGINE}/FlowLaunch`]: pageOf(
      ...[0, 1, 2, 3, 4, 5].map((status) =>
        task(String(status), `申请 ${status}`, { status, completion: status * 20 }),
      ),
    ),
  },
  text: '申请 3',
})

/** Tasks that need an administrator say why. */
export const Monitor = list(FlowMonitorPage, {
  answers: {
    [`GET ${ENGINE}/FlowMonitor`]: pageOf(
      task('c', '调用失败的申请', { isStuck: true, failedCalls: 1 }),
      task('g', '审批人离职的申请', { isStuck: true, goneDuties: 1 }),
      task('s', '挂起的申请', { isSuspended: true }),
      task('e', '结束的申请', { status: 2, completion: 100, endTime: Date.now() - HOUR }),
    ),
  },
  text: '审批人已停用',
})

export const Start = list(FlowStartPage, { text: '用章申请' })

export const StartEmpty = list(FlowStartPage, {
  answers: { [`GET ${ENGINE}/FlowEngine/ListAll`]: listOf() },
  text: '没有可以发起的流程',
})

/** 新建委托 with the fields that must be filled. */
export const Delegation = pageStory(
  EntrustPage,
  () => ({
    mockServer: createMockServer({
      [`GET ${ENGINE}/FlowEngine/ListAll`]: FLOWS,
      [`GET ${ENGINE}/FlowDelegate`]: pageOf(),
      'GET /api/system/DictionaryData/WorkFlowCategory/Data/Selector': listOf(),
    }),
  }),
  async ({ canvasElement }) => {
    const [create] = await within(canvasElement).findAllByRole('button', { name: '新建委托' })
    if (create) await userEvent.click(create)
    const form = within(await screen.findByRole('dialog', { name: '新建委托' }))
    await userEvent.click(form.getByRole('button', { name: '确定' }))
    await shown(form.findByText('请选择被委托人'))
  },
)
