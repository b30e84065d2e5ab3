import type { FlowNode } from '@sqos/workflow-model'

/** Ids of the employees who approve, by account. */
export type Approvers = Readonly<Record<'admin' | 'zhangwei' | 'lina' | 'wangfang' | 'chenjing', string>>

/** An approver node that employees with fixed accounts decide on. */
export const approver = (
  nodeId: string,
  title: string,
  { rest = {}, ...properties }: Record<string, unknown> & { rest?: Partial<FlowNode> },
): FlowNode => ({
  nodeId,
  type: 'approver',
  properties: { title, assigneeType: 6, hasFreeApprover: true, rejectStep: '0', ...properties },
  ...rest,
})

/** The node of the superior of the initiator. */
export const superior = (nodeId: string, rest: Partial<FlowNode> = {}) =>
  approver(nodeId, '直属主管审批', { assigneeType: 1, managerLevel: 1, progress: '30', rest })

/** The start node of a design. */
export const start = (title: string, rest: Partial<FlowNode>): FlowNode => ({
  nodeId: 'begin',
  type: 'start',
  properties: { title, isComment: true, isSummary: true, isBatchApproval: true },
  ...rest,
})

/** More than `limit` in a field of numbers; without it the default branch. */
const branch = (
  nodeId: string,
  title: string,
  { more, childNode }: { more?: { field: string; label: string; limit: number }; childNode?: FlowNode },
): FlowNode => ({
  nodeId,
  type: 'condition',
  properties: {
    title,
    isDefault: more === undefined,
    conditions:
      more === undefined
        ? []
        : [
            {
              field: more.field,
              fieldName: more.label,
              symbol: '>',
              symbolName: '大于',
              filedValue: more.limit,
              logic: '&&',
              logicName: '并且',
              sqosKey: 'numInput',
            },
          ],
  },
  ...(childNode && { childNode }),
})

/** Leave: the superior; more than three days also the administration. */
const leave = ({ chenjing, wangfang }: Approvers): FlowNode =>
  start('请假申请', {
    childNode: superior('superior', {
      conditionType: 'condition',
      conditionNodes: [
        branch('long', '三天以上', {
          more: { field: 'days', label: '请假天数', limit: 3 },
          childNode: approver('administration', '行政部审批', { approvers: [chenjing], progress: '70' }),
        }),
        branch('short', '三天以内', {}),
      ],
      childNode: {
        nodeId: 'copy',
        type: 'copy',
        properties: { title: '抄送考勤', circulateUser: [wangfang] },
      },
    }),
  })

/** Expenses: the superior, then a check of the receipts; larger ones also a check of the budget and an administrator. */
const expense = ({ admin, lina, wangfang }: Approvers): FlowNode =>
  start('费用报销', {
    childNode: superior('superior', {
      childNode: approver('receipts', '票据核对', {
        approvers: [wangfang],
        progress: '60',
        rejectStep: '1',
        rest: {
          conditionType: 'condition',
          conditionNodes: [
            branch('large', '三千元以上', {
              more: { field: 'total', label: '合计金额', limit: 3000 },
              childNode: approver('budget', '预算复核', {
                approvers: [lina],
                progress: '80',
                rest: { childNode: approver('final', '终审', { approvers: [admin], progress: '90' }) },
              }),
            }),
            branch('small', '三千元以内', {}),
          ],
        },
      }),
    }),
  })

/** Purchases: data and administration side by side, then an administrator. */
const purchase = ({ admin, chenjing, zhangwei }: Approvers): FlowNode =>
  start('采购订单', {
    conditionType: 'interflow',
    conditionNodes: [
      { ...approver('stock', '库存核对', { approvers: [zhangwei], progress: '40' }), isInterflow: true },
      { ...approver('needs', '需求确认', { approvers: [chenjing], progress: '40' }), isInterflow: true },
    ],
    childNode: approver('approval', '采购批准', { approvers: [admin], progress: '80' }),
  })

/** The designs of the approvals of the demo company, by code of the model. */
export const listApprovals = (approvers: Approvers): ReadonlyMap<string, string> =>
  new Map(
    Object.entries({ leaveRequest: leave, expenseClaim: expense, purchaseOrder: purchase }).map(([model, design]) => [
      model,
      JSON.stringify(design(approvers)),
    ]),
  )
