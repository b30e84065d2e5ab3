/** Address of the API. */
export const ENGINE = '/api/workflow/Engine'
/** The parameter of an address. */
export const configOf = (config: object) => btoa(JSON.stringify(config))
/** The address of the page. */
export const addressOf = (config: object) =>
  `/workFlowDetail?${new URLSearchParams({ config: configOf(config) }).toString()}`

const field = (name: string, sqosKey: string, label: string) => ({
  __vModel__: name,
  __config__: { sqosKey, label, required: false },
})
/** The form of the flow. */
export const formData = JSON.stringify({
  fields: [field('place', 'comInput', '地点'), field('days', 'numInput', '天数')],
})
/** The design of the flow. */
export const tree = JSON.stringify({
  nodeId: 'begin',
  type: 'start',
  properties: { title: '发起' },
  childNode: { nodeId: 'first', type: 'approver', properties: { title: '主管审批', hasSign: false } },
})

/** A task with one open duty. */
export const detailOf = (id: string, more: object = {}) => ({
  flowTaskInfo: {
    id,
    processId: id,
    fullName: `王芳的出差申请${id}`,
    enCode: 'NO1',
    flowId: 'f1',
    flowCode: 'trip',
    flowName: '出差申请',
    flowUrgent: 3,
    flowForm: formData,
    flowTemplateJson: tree,
    flowFormContentJson: '{"place":"深圳","days":3}',
    flowFormTextJson: '{"place":"深圳","days":"3"}',
    modelId: null,
    status: 1,
    completion: 0,
    startTime: 0,
    endTime: null,
    creatorTime: 0,
    userName: '王芳/wangfang',
  },
  flowFormInfo: formData,
  flowTaskNodeList: [
    {
      id: 'n0',
      nodeCode: 'begin',
      nodeName: '发起',
      nodeType: 'start',
      completion: 1,
      userName: '王芳/wangfang',
      type: '0',
    },
    {
      id: 'n1',
      nodeCode: 'first',
      nodeName: '主管审批',
      nodeType: 'approver',
      completion: 0,
      userName: '陈静/chenjing',
      type: '1',
    },
  ],
  flowTaskOperatorList: [
    {
      id: `op-${id}`,
      taskNodeId: 'n1',
      nodeCode: 'first',
      userName: '陈静/chenjing',
      handleStatus: null,
      handleTime: null,
      completion: 0,
      state: '0',
      creatorTime: 0,
      why: '指定成员',
    },
  ],
  flowTaskOperatorRecordList: [],
  formOperates: [],
  approversProperties: { title: '主管审批' },
  draftData: null,
  fieldRights: { place: 'read', days: 'required' },
  allowed: {
    actions: ['agree', 'reject', 'transfer'],
    operatorId: `op-${id}`,
    taskNodeId: 'n1',
    ownerName: '',
    recordId: null,
  },
  removableSigners: [],
  page: { isSummary: false, summaryType: 0, isComment: false },
  ...more,
})

/** The task after somebody else decided. */
export const decided = (id: string) =>
  detailOf(id, {
    fieldRights: { place: 'read', days: 'read' },
    allowed: { actions: [], operatorId: null, taskNodeId: null, ownerName: '', recordId: null },
  })

/** What an agreement does. */
export const effects = {
  status: 1,
  candidates: [],
  branches: [],
  next: [
    { nodeCode: 'second', nodeName: '财务审批', dueAt: null, people: [{ id: 'u2', name: '张伟/zhangwei', why: '' }] },
  ],
  waitsFor: [],
  copies: [],
  problem: '',
}
/** An answer of the server. */
export const ok = (data: unknown) => ({ code: 200, data })
