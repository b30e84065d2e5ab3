import type { FlowNode } from '../document/flow-node.ts'

/** A request for leave in one line: superior, two of three clerks, then a person whom the clerks choose. */
export const leaveFlow: FlowNode = {
  nodeId: 'begin',
  type: 'start',
  content: '所有人',
  properties: {
    title: '发起请假',
    initiator: [],
    initiatePos: [],
    initiateRole: [],
    isComment: true,
    isSummary: true,
    summaryType: 0,
    isBatchApproval: true,
    formOperates: [
      {
        id: 'days',
        name: '天数',
        sqosKey: 'numInput',
        dataType: 'number',
        read: true,
        write: true,
        required: true,
        requiredDisabled: false,
      },
    ],
  },
  childNode: {
    nodeId: 'superior',
    prevId: 'begin',
    type: 'approver',
    content: '发起者主管',
    properties: {
      title: '上级批准',
      assigneeType: 1,
      managerLevel: 1,
      counterSign: 0,
      rejectStep: '0',
      progress: '30',
      hasSign: true,
    },
    childNode: {
      nodeId: 'clerks',
      prevId: 'superior',
      type: 'approver',
      content: '人事',
      properties: {
        title: '人事会签',
        assigneeType: 6,
        approverRole: ['hr'],
        counterSign: 1,
        countersignRatio: 60,
        rejectStep: '1',
        progress: '60',
        isCustomCopy: true,
        formOperates: [{ id: 'days', name: '天数', read: true, write: true, required: true }],
        // A key of a newer edition: kept.
        laterKey: { kept: [1, null, { deep: true }] },
      },
      childNode: {
        nodeId: 'archive',
        prevId: 'clerks',
        type: 'approver',
        content: '候选人员',
        properties: {
          title: '存档',
          assigneeType: 7,
          approverPos: ['archivist'],
          rejectStep: 'superior',
          progress: '90',
          circulateUser: ['secretary'],
        },
      },
    },
  },
}

const member = (nodeId: string, prevId: string, { title, user }: { title: string; user: string }): FlowNode => ({
  nodeId,
  prevId,
  type: 'approver',
  properties: { title, assigneeType: 6, approvers: [user] },
})

/**
 * A journey: up to three days the superior decides; otherwise the department, then finance and personnel side by side,
 * then the director. All journeys end in the archive.
 */
export const travelFlow: FlowNode = {
  nodeId: 'begin',
  type: 'start',
  properties: { title: '发起出差' },
  conditionType: 'condition',
  conditionNodes: [
    {
      nodeId: 'short',
      prevId: 'begin',
      type: 'condition',
      content: '[天数 小于等于 3] ',
      properties: {
        title: '短途',
        priority: 0,
        isDefault: false,
        conditions: [
          {
            field: 'days',
            fieldName: '天数',
            symbol: '<=',
            symbolName: '小于等于',
            filedValue: 3,
            filedLabel: '',
            logic: '&&',
            logicName: '并且',
            sqosKey: 'numInput',
          },
        ],
      },
      childNode: {
        nodeId: 'superior',
        prevId: 'short',
        type: 'approver',
        properties: { title: '上级批准', assigneeType: 1, managerLevel: 1 },
      },
    },
    {
      nodeId: 'long',
      prevId: 'begin',
      type: 'condition',
      content: '其他情况进入此流程',
      properties: { title: '长途', priority: 1, isDefault: true, conditions: [] },
      childNode: {
        nodeId: 'department',
        prevId: 'long',
        type: 'approver',
        properties: { title: '部门批准', assigneeType: 2 },
        conditionType: 'interflow',
        conditionNodes: [
          { ...member('finance', 'department', { title: '财务', user: 'accountant' }), isInterflow: true },
          { ...member('personnel', 'department', { title: '人事', user: 'clerk' }), isInterflow: true },
        ],
        childNode: {
          ...member('director', 'department', { title: '总监', user: 'director' }),
          properties: { title: '总监', assigneeType: 6, approvers: ['director'], rejectStep: '1' },
        },
      },
    },
  ],
  childNode: member('archive', 'begin', { title: '存档', user: 'archivist' }),
}
