/** Address of the API. */
export const ENGINE = '/api/workflow/Engine'
export const HOUR = 3_600_000

/** A row of a list of tasks. */
export const task = (id: string, fullName: string, more: object = {}) => ({
  id,
  processId: `t-${id}`,
  fullName,
  enCode: `QJ${id}`,
  flowId: 'f1',
  flowCode: 'leave',
  flowName: '请假申请',
  flowCategory: 'office',
  flowUrgent: 1,
  formType: 2,
  thisStep: '部门主管',
  thisStepId: `n-${id}`,
  status: 1,
  completion: 50,
  startTime: Date.now() - 5 * HOUR,
  endTime: null,
  creatorTime: Date.now() - 3 * HOUR,
  creatorUserId: 'u1',
  userName: '李娜/lina',
  description: '',
  ...more,
})
/** A page of rows. */
export const pageOf = (...list: unknown[]) => ({
  code: 200,
  data: { list, pagination: { currentPage: 1, pageSize: 20, total: list.length } },
})
/** Three duties. */
export const three = [
  task('1', '李娜的请假申请', { flowUrgent: 3 }),
  task('2', '王芳的请假申请'),
  task('3', '张伟的请假申请'),
]
