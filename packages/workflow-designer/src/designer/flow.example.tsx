import { expressionToSource, readSource } from '@sqos/formula'
import { FormWidgetsProvider } from '@sqos/form-widgets/provider'
import { demoCompany, MemoryServices } from '@sqos/form-widgets/testing'
import { type FlowNode, insertBlock, insertNode, newBranch, newNode } from '@sqos/workflow-model'
import { travelFlow } from '@sqos/workflow-model/testing'
import { type ReactNode, useState } from 'react'
import type { FlowFeature, FlowFormField, FlowFormulaEdit } from './design-context.ts'

const services = new MemoryServices(demoCompany())

/** The fields of a request for a journey. */
export const travelFields: readonly FlowFormField[] = [
  { id: 'days', name: '天数', sqosKey: 'numInput', value: 'number', isNumber: true, isRequired: true },
  { id: 'reason', name: '事由', sqosKey: 'textarea', value: 'text' },
  {
    id: 'kind',
    name: '类型',
    sqosKey: 'select',
    value: 'options',
    options: [
      { value: 'a', label: '国内' },
      { value: 'b', label: '国外' },
    ],
  },
  { id: 'begins', name: '开始日期', sqosKey: 'date', value: 'date' },
  { id: 'boss', name: '项目负责人', sqosKey: 'userSelect', value: 'user', people: 'users' },
  { id: 'number', name: '单号', sqosKey: 'billRule', value: 'text', isSystem: true },
  { id: 'costs', name: '费用明细', sqosKey: 'table', value: 'none' },
  { id: 'costs-money', name: '费用明细 - 金额', sqosKey: 'numInput', value: 'number', isInTable: true },
]

/** Everything that the designer offers. */
export const allFeatures: readonly FlowFeature[] = [
  'copy',
  'timer',
  'subFlow',
  'inclusive',
  'choose',
  'timeLimit',
  'agreeRules',
  'schedule',
  'emptyRule',
  'veto',
  'service',
  'loop',
]

/** One node of each kind. */
export const everyKind: FlowNode = [
  newNode('timer', 'wait', { day: 1, hour: 2 }),
  newNode('copy', 'inform', { circulateUser: ['u1', 'u4'] }),
  newNode('service', 'call', { action: 'webhook', url: 'https://example.com/hook' }),
  newNode('subFlow', 'sub', { flowId: 'f1', initiateType: 3 }),
].reduce(
  (flow, node) => insertNode(flow, { after: 'archive', isBehindBlock: false }, node),
  insertBlock(
    travelFlow,
    { after: 'superior', isBehindBlock: false },
    { kind: 'inclusive', branches: ['i1', 'i2'].map((id) => newBranch('inclusive', id)), emptyId: 'i0' },
  ),
)

/** An approval, then a branch for long journeys and one for others, then an archive. */
export const reviewFlow: FlowNode = {
  nodeId: 'begin',
  type: 'start',
  properties: { title: '发起' },
  childNode: {
    ...newNode('approver', 'superior', { title: '主管审批', assigneeType: 3 }),
    conditionType: 'condition',
    conditionNodes: [
      newBranch('condition', 'again', {
        title: '过长',
        conditions: [{ field: 'days', fieldName: '天数', symbol: '>', filedValue: 10, logic: '&&' }],
      }),
      newBranch('condition', 'usual', { title: '其他', priority: 1, isDefault: true }),
    ],
    childNode: newNode('approver', 'archive', { title: '存档', assigneeType: 3 }),
  },
}

/** Long journeys return to the approval. */
export const loopFlow: FlowNode = insertNode(
  reviewFlow,
  { after: 'again', isBehindBlock: false },
  newNode('loop', 'back', { title: '退回修改', nodeId: 'superior', maxRounds: 2 }),
)

/** Fields of people get the demo company. */
export const InCompany = ({ children }: { children: ReactNode }) => (
  <FormWidgetsProvider services={services}>{children}</FormWidgetsProvider>
)

/** A plain editor of formulas: applications pass their own. */
export const formulaEditor = (edit: FlowFormulaEdit) => <PlainFormula {...edit} />

function PlainFormula({ title, value, onSave, onClose }: FlowFormulaEdit) {
  const [text, setText] = useState(() => expressionToSource(value))
  const labels = new Map(travelFields.map(({ id, name }) => [id.replace('-', '.'), name]))
  return (
    <dialog open aria-label={title} style={{ insetBlockStart: 200, zIndex: 10 }}>
      <input aria-label="公式" value={text} onChange={(event) => setText(event.target.value)} />
      <button type="button" onClick={() => onSave(readSource(text, { labels }).expression)}>
        应用
      </button>
      <button type="button" onClick={onClose}>
        取消
      </button>
    </dialog>
  )
}
