import type { FlowNode } from '@sqos/workflow-model'

/** A leave request in one line: superior, 60 % of personnel, then a person whom personnel chooses. Omitted keys have their defaults. */
export const LINE = {
  nodeId: 'n1',
  type: 'start',
  content: '所有人',
  properties: {
    title: '流程发起',
    initiator: [],
    initiatePos: [],
    initiateRole: [],
    isComment: true,
    isBatchApproval: true,
    isSummary: true,
    summaryType: 0,
    formOperates: [
      {
        id: 'days',
        name: '请假天数',
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
    nodeId: 'n2',
    prevId: 'n1',
    type: 'approver',
    content: '发起者主管',
    properties: {
      title: '主管审批',
      assigneeType: 1,
      managerLevel: 1,
      counterSign: 0,
      rejectStep: '0',
      progress: '30',
      hasSign: true,
    },
    childNode: {
      nodeId: 'n3',
      prevId: 'n2',
      type: 'approver',
      content: '人事专员',
      properties: {
        title: '人事会签',
        assigneeType: 6,
        approverRole: ['role_hr'],
        counterSign: 1,
        countersignRatio: 60,
        rejectStep: '1',
        progress: '60',
        isCustomCopy: true,
        formOperates: [{ id: 'days', name: '请假天数', read: true, write: true, required: true }],
      },
      childNode: {
        nodeId: 'n4',
        prevId: 'n3',
        type: 'approver',
        content: '候选人员',
        properties: {
          title: '归档',
          assigneeType: 7,
          approverPos: ['pos_clerk'],
          rejectStep: 'n2',
          progress: '90',
          circulateUser: ['u9'],
        },
      },
    },
  },
} satisfies FlowNode

/** Up to three days the superior; otherwise the department, then finance and personnel side by side, then the director. Then the archive. */
export const BRANCHES = {
  nodeId: 'n1',
  type: 'start',
  properties: { title: '流程发起' },
  conditionType: 'condition',
  conditionNodes: [
    {
      nodeId: 'c1',
      prevId: 'n1',
      type: 'condition',
      content: '[请假天数 小于等于 3] ',
      properties: {
        title: '短假',
        priority: 0,
        isDefault: false,
        conditions: [
          {
            field: 'days',
            fieldName: '请假天数',
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
        nodeId: 'n2',
        prevId: 'c1',
        type: 'approver',
        properties: { title: '主管审批', assigneeType: 1, managerLevel: 1 },
      },
    },
    {
      nodeId: 'c2',
      prevId: 'n1',
      type: 'condition',
      content: '其他情况进入此流程',
      properties: { title: '长假', priority: 1, isDefault: true, conditions: [] },
      childNode: {
        nodeId: 'n3',
        prevId: 'c2',
        type: 'approver',
        properties: { title: '部门审批', assigneeType: 2 },
        conditionType: 'interflow',
        conditionNodes: [
          {
            nodeId: 'n4',
            prevId: 'n3',
            type: 'approver',
            isInterflow: true,
            properties: { title: '财务', assigneeType: 6, approvers: ['u3'] },
          },
          {
            nodeId: 'n5',
            prevId: 'n3',
            type: 'approver',
            isInterflow: true,
            properties: { title: '人事', assigneeType: 6, approvers: ['u4'] },
          },
        ],
        childNode: {
          nodeId: 'n6',
          prevId: 'n3',
          type: 'approver',
          properties: { title: '总监', assigneeType: 6, approvers: ['u5'], rejectStep: '1' },
        },
      },
    },
  ],
  childNode: {
    nodeId: 'n9',
    prevId: 'n1',
    type: 'approver',
    properties: { title: '归档', assigneeType: 6, approvers: ['u6'] },
  },
} satisfies FlowNode
