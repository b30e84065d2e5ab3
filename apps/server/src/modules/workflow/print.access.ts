import type { Db } from '../../platform/db/database.ts'
import { userNames } from '../user/user.access.ts'

/** The decisions on a request, oldest first, as templates print them. */
export async function listPrintedDecisions(db: Db, taskId: string) {
  const rows = await db
    .selectFrom('flowRecords as line')
    .leftJoin(userNames('handler'), 'handler.id', 'line.handlerId')
    .selectAll('line')
    .select(['handler.realName', 'handler.account'])
    .where('line.taskId', '=', taskId)
    .where('line.status', '<>', -1)
    .orderBy('line.seq')
    .execute()
  return rows.map((line) => ({
    id: line.id,
    nodeCode: line.nodeCode,
    nodeName: line.nodeName,
    handleStatus: line.handleStatus,
    handleId: line.handlerId,
    userName: line.account === null ? '' : `${line.realName}/${line.account}`,
    handleTime: line.handleTime.getTime(),
    handleOpinion: line.handleOpinion,
    signImg: line.signImg,
    taskId: line.taskId,
    taskNodeId: line.taskNodeId ?? '',
    taskOperatorId: line.taskOperatorId ?? '',
    operatorId: line.operatorId ?? '',
    status: line.status,
  }))
}
