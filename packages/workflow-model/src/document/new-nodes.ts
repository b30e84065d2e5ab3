import type { JsonRecord } from '../json.ts'
import { LOOP_ROUNDS } from '../settings/codes.ts'
import type { BlockKind, FlowNode } from './flow-node.ts'

/** The kinds of nodes that can be added, apart from blocks of branches. */
export type NewNodeType = 'approver' | 'copy' | 'timer' | 'subFlow' | 'service' | 'loop'

const event = { on: false, interfaceId: '', interfaceName: '', templateJson: [] }
const message = (on: number) => ({ on, msgId: '', msgName: '', templateJson: [] })

const people = { managerLevel: 1, departmentLevel: 1, formFieldType: 1, formField: '', nodeId: '', getUserUrl: '' }

const APPROVER: JsonRecord = {
  title: '审批节点',
  assigneeType: 6,
  approvers: [],
  approverPos: [],
  approverRole: [],
  ...people,
  counterSign: 0,
  countersignRatio: 100,
  rejectStep: '0',
  progress: '50',
  circulateUser: [],
  circulatePosition: [],
  circulateRole: [],
  isCustomCopy: false,
  hasSaveBtn: false,
  saveBtnText: '暂 存',
  hasAuditBtn: true,
  auditBtnText: '通 过',
  hasRejectBtn: true,
  rejectBtnText: '拒 绝',
  hasRevokeBtn: true,
  revokeBtnText: '撤 回',
  hasTransferBtn: true,
  transferBtnText: '转 审',
  hasPrintBtn: false,
  printBtnText: '打 印',
  printId: '',
  hasSign: false,
  hasFreeApprover: false,
  noApproverHandler: true,
  timeoutConfig: { on: false, quantity: 1, type: 'day', handler: 1 },
  description: '',
  formOperates: [],
  approveFuncConfig: event,
  rejectFuncConfig: event,
  recallFuncConfig: event,
  approveMsgConfig: message(2),
  rejectMsgConfig: message(2),
  copyMsgConfig: message(2),
}

const PROPERTIES: Readonly<Record<NewNodeType, JsonRecord>> = {
  approver: APPROVER,
  copy: { title: '抄送', circulateUser: [], circulatePosition: [], circulateRole: [], isInitiatorCopy: false },
  timer: { title: '定时器', day: 0, hour: 0, minute: 0, second: 0 },
  service: {
    title: '服务',
    action: 'interface',
    interfaceId: '',
    interfaceName: '',
    templateJson: [],
    url: '',
    changes: [],
    isAsync: false,
  },
  loop: { title: '返回', nodeId: '', maxRounds: LOOP_ROUNDS.usual },
  subFlow: {
    title: '子流程',
    initiateType: 6,
    initiator: [],
    initiatePos: [],
    initiateRole: [],
    ...people,
    isAsync: false,
    flowId: '',
    assignList: [],
    launchMsgConfig: message(0),
  },
}

/** Creates a node with the defaults of its kind. Other properties, such as a title, replace the defaults. */
export const newNode = (type: NewNodeType, nodeId: string, properties: JsonRecord = {}): FlowNode => ({
  nodeId,
  type,
  content: '',
  properties: { ...PROPERTIES[type], ...properties },
})

/** Creates a branch of a block: an approver for parallel branches, otherwise a condition. */
export const newBranch = (kind: BlockKind, nodeId: string, properties: JsonRecord = {}): FlowNode =>
  kind === 'interflow'
    ? { ...newNode('approver', nodeId, properties), isInterflow: true }
    : {
        nodeId,
        type: 'condition',
        content: '',
        properties: { title: '条件', conditions: [], initiator: null, priority: 0, isDefault: false, ...properties },
      }

/** Creates the invisible node that owns a block behind another block. */
export const emptyNode = (nodeId: string): FlowNode => ({ nodeId, type: 'empty', properties: {} })
