import type { Deps } from '../../platform/deps.ts'
import type { RecordChanges } from './write/record-changes.ts'
import { everyGrant } from './rights/record-grant.ts'
import type { PortRequest, RecordPort } from './record-port.ts'
import { queryRecords } from './read/record-query.ts'
import type { RecordService } from './record.service.ts'

interface PortDeps extends Pick<Deps, 'db'> {
  service: Pick<RecordService, 'open' | 'readOne'>
  changes: RecordChanges
  connectFlows: RecordPort['connectFlows']
  display: RecordPort['display']
}

/** Returns the port through which other modules work with records. */
export function createRecordPort({ db, service, changes, connectFlows, display }: PortDeps): RecordPort {
  const openFor = ({ modelId, caller: { actor }, grant }: PortRequest) => service.open(modelId, { actor, grant })

  const query: RecordPort['query'] = async (request) => {
    const opened = await openFor(request)
    const access = everyGrant(opened.grants.demand('list', 'detail', 'edit'))
    return await queryRecords(db, request, { ...opened, access })
  }

  const getValues: RecordPort['get'] = async (request) => {
    const opened = await openFor(request)
    const { record, values } = await service.readOne(opened, { id: request.id, actions: ['detail', 'edit'] })
    return { id: record.id, version: record.version, values }
  }

  const createValues: RecordPort['create'] = async (request) =>
    await changes.insert(await openFor(request), { sent: request.values, within: request.within, ...request.caller })

  const updateValues: RecordPort['update'] = async (request) => {
    const { id, values, version, caller, within } = request
    const body = version === undefined ? {} : { version }
    await changes.change(await openFor(request), { id, sent: values, body, within, isPartial: true, ...caller })
  }

  const removeValues: RecordPort['remove'] = async (request) => {
    const opened = await openFor(request)
    await changes.deleteRecords(opened, {
      ids: [...new Set(request.ids)],
      grants: opened.grants.demand('remove'),
      actor: request.caller.actor,
      within: request.within,
    })
  }

  return {
    connectFlows,
    display,
    query,
    get: getValues,
    create: createValues,
    update: updateValues,
    remove: removeValues,
  }
}
