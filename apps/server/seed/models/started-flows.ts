import type { Flows } from '../../src/modules/workflow/index.ts'
import type { Actor } from '../../src/platform/actor.ts'
import { approver, start, superior } from './approvals.ts'
import type { SeedPerson } from './records.ts'
import type { DemoPeople } from './requests.ts'

const DAY = 86_400_000
const NO_WAIT = () => undefined

const field = (name: string, sqosKey: string, label: string) => ({
  __vModel__: name,
  __config__: { sqosKey, label, required: true },
})

/** Flows that employees start in 发起流程, with forms of their own. */
const listFlows = ({ admin }: DemoPeople) => [
  {
    fullName: '用章申请',
    enCode: 'sealUse',
    category: 'administrative',
    iconBackground: '#f5730a',
    description: '合同、证明等文件用印',
    fields: [
      field('document', 'comInput', '文件名称'),
      field('copies', 'numInput', '份数'),
      field('purpose', 'textarea', '用途'),
    ],
    design: start('用章申请', {
      childNode: superior('superior', { childNode: approver('seal', '用印确认', { approvers: [admin.id] }) }),
    }),
  },
  {
    fullName: '加班申请',
    enCode: 'overtime',
    category: 'attendance',
    iconBackground: '#0b8a8f',
    description: '工作日晚间与周末加班',
    fields: [field('hours', 'numInput', '加班小时'), field('reason', 'textarea', '加班原因')],
    design: start('加班申请', { childNode: superior('superior') }),
  },
]

interface StartedDeps extends Pick<Flows, 'createFlow' | 'launch'> {
  people: DemoPeople
  actorOf: (person: SeedPerson) => Actor
  /** Sets the clock of the services. */
  at: (moment: number) => void
  present: number
  decide: (id: string, how: { agreed: number; isRejected?: boolean; wait: () => void }) => Promise<void>
}

/** Creates the flows of 发起流程 and requests of 王芳 and 李娜: passed, running and a draft. */
export async function seedStartedFlows(deps: StartedDeps): Promise<void> {
  const { createFlow, launch, people, actorOf, at, present, decide } = deps
  const { admin, wangfang, lina } = people
  const ids = new Map<string, string>()
  at(present - 40 * DAY)
  for (const { fields, design, ...flow } of listFlows(people)) {
    const documents = { formData: JSON.stringify({ fields }), flowTemplateJson: JSON.stringify(design) }
    ids.set(flow.enCode, await createFlow({ ...flow, ...documents, formType: 2 }, actorOf(admin)))
  }
  const ask = async (by: SeedPerson, { flow, values, ago, status = 0 }: Asked) => {
    at(present - ago * DAY)
    const body = { flowId: ids.get(flow) ?? '', data: JSON.stringify(values), status }
    return await launch(body, actorOf(by))
  }
  const seal = await ask(wangfang, {
    flow: 'sealUse',
    values: { document: '年度物业服务合同', copies: 4, purpose: '与园区物业续签' },
    ago: 12,
  })
  await decide(seal, { agreed: 2, wait: NO_WAIT })
  const overtime = await ask(lina, { flow: 'overtime', values: { hours: 3, reason: '月度数据核对' }, ago: 9 })
  await decide(overtime, { agreed: 1, wait: NO_WAIT })
  await ask(wangfang, {
    flow: 'sealUse',
    values: { document: '在职证明', copies: 1, purpose: '员工办理签证' },
    ago: 1,
  })
  await ask(lina, { flow: 'overtime', values: { hours: 2, reason: '系统升级值守' }, ago: 0, status: 1 })
}

interface Asked {
  flow: string
  values: Readonly<Record<string, unknown>>
  /** Days before the start of the demo. */
  ago: number
  /** 1 for a draft. */
  status?: 0 | 1
}
