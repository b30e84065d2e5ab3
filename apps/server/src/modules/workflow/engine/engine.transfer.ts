import { isRecord, own } from '@sqos/form-model'
import { SYSTEM_FORM } from '@sqos/workflow-model'
import type { Actor } from '../../../platform/actor.ts'
import type { Db } from '../../../platform/db/database.ts'
import type { Deps } from '../../../platform/deps.ts'
import { AppError } from '../../../platform/errors.ts'
import type { Upload } from '../../../platform/upload.ts'
import { modifiedBy } from '../../../platform/db/audited.ts'
import type { TicketService } from '../../file/index.ts'
import { createEngineRepository } from './engine.repository.ts'
import { initiatorsOf, type EngineService } from './engine.service.ts'
import { demandDesigner } from '../move/policy.ts'

interface TransferDeps extends Pick<Deps, 'now' | 'newId'> {
  db: Db
  engines: EngineService
  tickets: TicketService
}

/** Exports and imports flows. The documents are passed on unchanged. */
export function createEngineTransfer({ db, engines, tickets, now, newId }: TransferDeps) {
  const repository = createEngineRepository(db)

  async function exportFlow(id: string, actor: Actor) {
    demandDesigner(actor)
    const row = await engines.find(id)
    const { creatorTime, lastModifyTime, ...values } = row
    const flowEngine = {
      ...values,
      version: String(row.version),
      creatorTime: creatorTime.getTime(),
      lastModifyTime: lastModifyTime?.getTime() ?? null,
    }
    const visible = await repository.visible(id)
    const visibleList = visible.map(({ objectType, objectId }, sortCode) => ({
      flowId: id,
      operatorType: objectType,
      operatorId: objectId,
      sortCode,
    }))
    return await tickets.offer({
      name: `${row.fullName}.flow.json`,
      contentType: 'application/json',
      content: Buffer.from(JSON.stringify({ flowEngine, visibleList })),
    })
  }

  /** Adds the flow of a file, or replaces the one with its id by a new version. It is disabled until it is released. */
  async function importFlow(upload: Upload, actor: Actor) {
    demandDesigner(actor)
    const flow = parse(upload.content.toString('utf8'))
    const id = textAt(flow, 'id').slice(0, 50) || newId()
    const known = await repository.find(id)
    if (known?.type === 1) throw new AppError('refused', 'workflow.importOfModel')
    const values = {
      fullName: textAt(flow, 'fullName').trim().slice(0, 50),
      enCode: textAt(flow, 'enCode').replaceAll(/\W/g, '').slice(0, 50),
      category: textAt(flow, 'category').slice(0, 50),
      formType: Number(own(flow, 'formType') ?? 2) === SYSTEM_FORM ? SYSTEM_FORM : 2,
      icon: textAt(flow, 'icon').slice(0, 100),
      iconBackground: textAt(flow, 'iconBackground').slice(0, 30),
      formUrl: textAt(flow, 'formUrl').slice(0, 300),
      appFormUrl: textAt(flow, 'appFormUrl').slice(0, 300),
      formData: documentAt(flow, 'formData') ?? documentAt(flow, 'formTemplateJson'),
      flowTemplateJson: documentAt(flow, 'flowTemplateJson'),
      tables: documentAt(flow, 'tables'),
      dbLinkId: textAt(flow, 'dbLinkId').slice(0, 50) || '0',
      enabledMark: 0,
      sortCode: Math.min(999_999, Math.max(0, Math.trunc(Number(own(flow, 'sortCode')) || 0))),
      description: textAt(flow, 'description').slice(0, 500),
    }
    if (values.fullName === '' || values.enCode === '' || !values.flowTemplateJson)
      throw new AppError('refused', 'workflow.importFormat')
    await engines.demandFree(id, values)
    await db.transaction().execute(async (trx) => {
      const rows = createEngineRepository(trx)
      if (!known) {
        await engines.insert(trx, { ...values, id, version: 1, type: 0 }, { body: values, actor })
        return
      }
      const version = known.version + 1
      const { visibleType, visible } = initiatorsOf(values.flowTemplateJson)
      await rows.update(id, { ...values, version, visibleType, ...modifiedBy(actor, now()) })
      await rows.addVersion({ ...values, id, version }, { userId: actor.userId, now: now() })
      await rows.setVisible(id, visible)
    })
  }

  return { exportFlow, importFlow }
}

export type EngineTransfer = ReturnType<typeof createEngineTransfer>

function parse(content: string): Record<string, unknown> {
  try {
    const file: unknown = JSON.parse(content)
    const flow = isRecord(file) ? own(file, 'flowEngine') : undefined
    if (isRecord(flow)) return flow
  } catch {
    // Refused below, like every other file.
  }
  throw new AppError('refused', 'workflow.importFormat')
}

function textAt(flow: Record<string, unknown>, name: string): string {
  const value = own(flow, name)
  return typeof value === 'string' ? value : ''
}

/** A document as text; some systems export it as an object. */
function documentAt(flow: Record<string, unknown>, name: string): string | null {
  const value = own(flow, name)
  if (typeof value === 'string') return value
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : null
}
