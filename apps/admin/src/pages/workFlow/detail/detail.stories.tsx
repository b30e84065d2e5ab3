import type { Meta } from '@storybook/react-vite'
import { screen, userEvent, within } from 'storybook/test'
import { type Answers, createMockServer } from '../../../testing/mock-server.ts'
import { pageParameters, pageStory, shown } from '../../../testing/page-story.tsx'
import { DetailPage } from './DetailPage.tsx'
import { catalogues } from './catalogue.ts'
import { addressOf, decided, detailOf, effects, ENGINE, formData, ok, tree } from './detail.example.ts'

const meta = { title: 'admin/流程详情', parameters: pageParameters(catalogues) } satisfies Meta
export default meta

const duty = { type: 2, processId: 't1', taskOperatorId: 'op-t1', taskNodeId: 'n1' }
const record = (id: string, more: object) => ({
  id,
  nodeName: '主管审批',
  userName: '陈静/chenjing',
  handleStatus: 1,
  handleTime: 1_790_000_000_000,
  handleOpinion: '同意，请尽快办理',
  fileList: '',
  signImg: '',
  operatorId: '',
  status: 0,
  why: '',
  ...more,
})
const HISTORY = [
  record('r1', { nodeName: '发起', userName: '王芳/wangfang', handleStatus: 2, handleOpinion: '' }),
  record('r2', { handleStatus: 11, handleOpinion: '', operatorId: '李娜/lina' }),
  record('r3', { userName: '李娜/lina', status: 1 }),
  record('r4', { handleStatus: 12, handleOpinion: '', operatorId: '张伟/zhangwei,李娜/lina' }),
  record('r6', {
    nodeName: '退回修改',
    handleStatus: 13,
    handleOpinion: '',
    why: '返回“主管审批”：第 1 次，最多 2 次',
  }),
  record('r7', { handleStatus: 14, handleOpinion: '不用了', operatorId: '张伟/zhangwei' }),
  record('r5', { handleStatus: 0, handleOpinion: '天数有误', status: -1 }),
]
const CALLS = [
  {
    id: 'c1',
    nodeName: '同步预算',
    kind: 'service',
    kindName: '数据接口',
    state: 2,
    attempts: 4,
    error: '连接超时',
    creatorTime: 1_790_000_000_000,
  },
]

const opened = (config: object, more: Answers = {}) => ({
  mockServer: createMockServer({
    [`GET ${ENGINE}/FlowBefore/t1`]: ok(detailOf('t1')),
    [`POST ${ENGINE}/FlowBefore/Preview/op-t1`]: ok(effects),
    [`GET ${ENGINE}/FlowEngine/f1`]: ok({ id: 'f1', fullName: '出差申请', formData, flowTemplateJson: tree }),
    [`GET ${ENGINE}/FlowMonitor/t1/Calls`]: ok({ list: CALLS }),
    'GET /api/system/CommonWords': ok({
      list: [
        { id: 'w1', commonWordsText: '请补发票', sortCode: 0 },
        { id: 'w2', commonWordsText: '同意付款', sortCode: 1 },
      ],
    }),
    ...more,
  }),
  address: addressOf(config),
})
const press = async (name: string) => {
  const bar = within(await screen.findByRole('toolbar'))
  await userEvent.click(await bar.findByRole('button', { name }))
}
const withActions = (...actions: string[]) => {
  const detail = detailOf('t1', { flowTaskOperatorRecordList: HISTORY })
  return { ...detail, allowed: { ...detail.allowed, actions } }
}

/** An open duty: why it is here, the form with the rights of the node, the decisions. */
export const Duty = pageStory(
  DetailPage,
  () => opened(duty),
  async ({ canvasElement }) => {
    await shown(within(canvasElement).findByText('为什么由我处理：'))
  },
)

/** The agreement says what follows, and takes signers, copies and files. */
export const Agree = pageStory(
  DetailPage,
  () => opened(duty, { [`GET ${ENGINE}/FlowBefore/t1`]: ok(withActions('agree', 'addSign', 'copy')) }),
  async () => {
    await press('通过')
    await shown(screen.findByText('流转到“财务审批”：张伟'))
  },
)

/** The phrases of the person are changed, moved and deleted. */
export const Phrases = pageStory(
  DetailPage,
  () => opened(duty),
  async () => {
    await press('拒绝')
    await userEvent.click(await screen.findByRole('button', { name: '管理常用语' }))
    await shown(screen.findByRole('textbox', { name: '常用语 2' }))
  },
)

/** Others decide before the approver; nobody is chosen yet. */
export const SignersBefore = pageStory(
  DetailPage,
  () => opened(duty, { [`GET ${ENGINE}/FlowBefore/t1`]: ok(withActions('addSignBefore')) }),
  async () => {
    await press('前加签')
    await userEvent.click(await screen.findByRole('button', { name: '加签' }))
    await shown(screen.findByText('请选择人员'))
  },
)

/** Two of those who were asked first; one is removed, and the dialog says what follows. */
export const RemoveSigners = pageStory(
  DetailPage,
  () => {
    const signer = (id: string, userName: string) => ({ operatorId: 'op-t1', id, userId: id, userName, isBefore: true })
    const removableSigners = [signer('s1', '李娜/lina'), signer('s2', '张伟/zhangwei')]
    return opened(duty, { [`GET ${ENGINE}/FlowBefore/t1`]: ok({ ...withActions('removeSign'), removableSigners }) })
  },
  async () => {
    await press('减签')
    await userEvent.click(await screen.findByText('张伟'))
    await shown(screen.findByText('张伟 的待办取消。其余加签人员继续审批。'))
  },
)

/** The time limit of the duty is over. */
export const Overdue = pageStory(
  DetailPage,
  () => {
    const detail = detailOf('t1')
    const flowTaskOperatorList = detail.flowTaskOperatorList.map((one) => ({ ...one, deadlineAt: 1_790_000_000_000 }))
    return opened(duty, { [`GET ${ENGINE}/FlowBefore/t1`]: ok({ ...detail, flowTaskOperatorList }) })
  },
  async ({ canvasElement }) => {
    await shown(within(canvasElement).findByText('已超时'))
  },
)

export const Circulation = pageStory(
  DetailPage,
  () => opened(duty, { [`GET ${ENGINE}/FlowBefore/t1`]: ok(withActions('circulate')) }),
  async () => {
    await press('传阅')
    await shown(screen.findByText(/审批不受影响/))
  },
)

/** What happened, with signers, copies, a decision that is void, and a failed call for administrators. */
export const History = pageStory(
  DetailPage,
  () => opened({ processId: 't1', opType: 4 }, { [`GET ${ENGINE}/FlowBefore/t1`]: ok(withActions('calls')) }),
  async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: '流转记录' }))
    await shown(within(canvasElement).findByText('第 4 次尝试失败：连接超时'))
  },
)

export const Picture = pageStory(
  DetailPage,
  () => opened(duty),
  async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: '流程信息' }))
    await shown(within(canvasElement).findByText(/已等待/))
  },
)

/** Nobody decides until an administrator resumes the task. */
export const Suspended = pageStory(
  DetailPage,
  () => {
    const detail = withActions('resume', 'cancel')
    const flowTaskInfo = { ...detail.flowTaskInfo, isSuspended: true }
    return opened({ processId: 't1', opType: 4 }, { [`GET ${ENGINE}/FlowBefore/t1`]: ok({ ...detail, flowTaskInfo }) })
  },
  async ({ canvasElement }) => {
    await shown(within(canvasElement).findByText('已挂起'))
  },
)

/** A decided duty can only be read. */
export const ReadOnly = pageStory(
  DetailPage,
  () => opened(duty, { [`GET ${ENGINE}/FlowBefore/t1`]: ok(decided('t1')) }),
  async ({ canvasElement }) => {
    await shown(within(canvasElement).findByText('深圳'))
  },
)

export const NewRequest = pageStory(
  DetailPage,
  () => opened({ opType: -1, flowId: 'f1' }),
  async ({ canvasElement }) => {
    await shown(within(canvasElement).findByLabelText('地点'))
  },
)

export const NoPermission = pageStory(
  DetailPage,
  () => opened(duty, { [`GET ${ENGINE}/FlowBefore/t1`]: { code: 403, msg: '没有权限' } }),
  async ({ canvasElement }) => {
    await shown(within(canvasElement).findByText(/您没有参与此流程/))
  },
)

export const Gone = pageStory(
  DetailPage,
  () => opened({ processId: 't9' }),
  async ({ canvasElement }) => {
    await shown(within(canvasElement).findByText('该流程已被删除'))
  },
)

export const Failed = pageStory(
  DetailPage,
  () => opened(duty, { [`GET ${ENGINE}/FlowBefore/t1`]: { code: 500, msg: '数据库连接失败' } }),
  async ({ canvasElement }) => {
    await shown(within(canvasElement).findByRole('button', { name: '重试' }))
  },
)
