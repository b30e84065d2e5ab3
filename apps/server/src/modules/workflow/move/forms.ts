import {
  formCode,
  isEmpty,
  isRecord,
  own,
  readForm,
  readValues,
  type FormModel,
  type JsonRecord,
} from '@sqos/form-model'
import { approverSettings, designedForm, startSettings, type FieldPermission } from '@sqos/workflow-model'
import type { Design } from '@sqos/workflow-model/machine'
import type { Actor } from '../../../platform/actor.ts'
import type { Db, Trx } from '../../../platform/db/database.ts'
import { AppError, type FieldProblem } from '../../../platform/errors.ts'
import type { FieldRights, RecordPort } from '../../record/index.ts'
import { kept } from '../engine/kept.ts'
import type { TaskRow } from './task-state.ts'

/** The server reads a record for conditions and approvers. */
const READING = { source: 'system', reason: 'workflow' } as const

/** Rights of a node on the fields of a form. */
export interface NodeRights {
  fields: FieldRights
  required: readonly string[]
  /** Whether fields that are not named are hidden. */
  hidesOthers?: boolean
}

/** Rights of somebody who sees no value. */
export const NO_RIGHTS: NodeRights = { fields: {}, required: [], hidesOthers: true }

/** The rights of a node; fields that it does not name are written at the start and read elsewhere. */
export function rightsOf(design: Design, { code, form }: { code: string; form: FormModel }): NodeRights {
  const isStart = code === design.root.nodeId
  const named = new Map(operatesOf(design, code).map((one) => [one.id, one]))
  const fields: Record<string, 'hidden' | 'read' | 'write' | 'required'> = {}
  for (const item of form.all) {
    if (item.path === '') continue
    const key = formCode(item)
    const one = named.get(key) ?? named.get(item.name)
    fields[key] = one ? rightOf(one) : isStart ? 'write' : 'read'
  }
  for (const [key, one] of named) fields[key] = rightOf(one)
  return { fields, required: [...named.values()].flatMap(({ id, required }) => (required ? [id] : [])) }
}

const rightOf = ({ read, write, required }: FieldPermission) => {
  if (!read) return 'hidden'
  if (!write) return 'read'
  return required ? 'required' : 'write'
}

/** Field permissions of a node, as stored. */
export function operatesOf(design: Design, code: string): readonly FieldPermission[] {
  const properties = design.node(code)?.properties ?? {}
  return code === design.root.nodeId
    ? startSettings(properties).formOperates
    : approverSettings(properties).formOperates
}

/** The fields of `sent` that a node may write. */
export const writable = (sent: JsonRecord, { fields }: NodeRights): JsonRecord =>
  Object.fromEntries(
    Object.entries(sent).filter(([name]) => {
      const right = Object.hasOwn(fields, name) ? fields[name] : undefined
      return right === 'write' || right === 'required'
    }),
  )

/** Whether a node may read a field or a column of a sub-table, by its code. */
export const isReadable =
  ({ fields, hidesOthers = false }: NodeRights) =>
  (code: string): boolean =>
    Object.hasOwn(fields, code) ? fields[code] !== 'hidden' : !hidesOthers

/** The fields and the columns of sub-tables that a node may read. */
export function readable(values: JsonRecord, rights: NodeRights): JsonRecord {
  const isShown = isReadable(rights)
  const shownCells = (table: string, row: unknown) =>
    isRecord(row) ? Object.fromEntries(Object.entries(row).filter(([name]) => isShown(`${table}-${name}`))) : row
  return Object.fromEntries(
    Object.entries(values)
      .filter(([name]) => isShown(name))
      .map(([name, value]) => [
        name,
        Array.isArray(value) ? value.map((row: unknown) => shownCells(name, row)) : value,
      ]),
  )
}

/** Refuses values that lack a field which the node requires. */
export function demandRequired(values: JsonRecord, { required }: NodeRights) {
  const missing = required.filter((name) => !name.includes('-') && isEmpty(own(values, name)))
  if (missing.length === 0) return
  const fields: Record<string, FieldProblem> = {}
  for (const name of missing) fields[name] = { key: 'workflow.fieldRequired' }
  throw new AppError('refused', 'workflow.required', { fields })
}

/** Values of a form as clients send them: the fields, or `data` with their JSON text. */
export function sentValues(formData: JsonRecord | null | undefined): JsonRecord {
  const data = formData && own(formData, 'data')
  if (typeof data !== 'string') return formData ?? {}
  return parseValues(data)
}

/** Parses the values of a form. */
export function parseValues(data: string): JsonRecord {
  try {
    const value: unknown = JSON.parse(data)
    if (isRecord(value) && !Object.hasOwn(value, '__proto__')) return value
  } catch {
    // Refused below, like every text that is not a JSON object.
  }
  throw new AppError('refused', 'error.invalidInput', { fields: { data: 'validation.format' } })
}

/** The form of a flow. The fields of a page of the system are read like those of a designed form. */
export const readFlowForm = (formData: string | null | undefined): FormModel => flowForm(formData ?? '')

const flowForm = kept((formData): FormModel => readForm(designedForm(formData)))

/** The form of a version. */
export async function formOf(db: Db | Trx, { flowId, flowVersion }: Pick<TaskRow, 'flowId' | 'flowVersion'>) {
  const row = await db
    .selectFrom('flowVersions')
    .select('formData')
    .where('flowId', '=', flowId)
    .where('version', '=', flowVersion)
    .executeTakeFirst()
  return { formData: row?.formData ?? null, form: readFlowForm(row?.formData) }
}

/** The values of tasks: in the task itself, or in the record of a model. */
export function createTaskForms({ db, records }: { db: Db; records: RecordPort }) {
  /** The stored values. A record has a version, with which its next write is compared. */
  async function read(task: TaskRow, actor: Actor): Promise<{ values: JsonRecord; version: string | undefined }> {
    if (task.modelId === null) return { values: task.formContent, version: undefined }
    const caller = { actor, side: 'pc' } as const
    const { values, version } = await records.get({ modelId: task.modelId, id: task.id, caller, grant: READING })
    return { values, version }
  }

  /**
   * Writes values of a task and runs `move` in the same transaction. `move` receives all values; what it returns belongs
   * to the columns of the task.
   */
  async function write(
    task: TaskRow,
    { actor, rights, sent }: { actor: Actor; rights: NodeRights; sent: JsonRecord },
    move: (trx: Trx, values: JsonRecord) => Promise<void>,
  ): Promise<void> {
    const { values: stored, version } = await read(task, actor)
    const changes = writable(sent, rights)
    const { modelId } = task
    if (modelId === null || Object.keys(changes).length === 0) {
      const values = { ...stored, ...changes }
      await db.transaction().execute((trx) => move(trx, values))
      return
    }
    await records.update({
      modelId,
      id: task.id,
      values: changes,
      ...(version !== undefined && { version }),
      caller: { actor, side: 'pc' },
      grant: { source: 'task', actions: ['edit'], fields: rights.fields, records: [task.id] },
      within: (trx) => move(trx, { ...stored, ...changes }),
    })
  }

  return { read, write }
}

export type TaskForms = ReturnType<typeof createTaskForms>

/** Values in the form in which they are stored; unknown fields are left out. */
export const storedValues = (form: FormModel, sent: JsonRecord): JsonRecord => readValues(form, sent)
