import type { Actor } from '../../platform/actor.ts'
import { createdBy, deletedBy, modifiedBy } from '../../platform/db/audited.ts'
import { demandUnchanged, laterThan } from '../../platform/db/unchanged.ts'
import { AppError, refusedField } from '../../platform/errors.ts'
import { found } from '../../platform/route.ts'
import { parseConditions } from '../authority/index.ts'
import { checkField, describeScheme } from './data-scheme.policy.ts'
import { createMenuItemRepository, type MenuItemRepository } from './menu-item.repository.ts'
import type { DataField, DataFieldBody, DataScheme, DataSchemeBody } from './menu-item.schema.ts'
import type { MenuItemServiceDeps } from './menu-item.service.ts'

const newRecord = { lastModifyUserId: null, deleteMark: null, deleteUserId: null }
/** A column name, optionally with the table name. */
const FIELD_NAME = /^[A-Za-z_]\w*(\.[A-Za-z_]\w*)?$/

/** Manages data schemes and the fields that they may use. The module authority evaluates them. */
export function createDataSchemeService({ repository, configuration, now, newId }: MenuItemServiceDeps) {
  async function listFields(moduleId: string): Promise<DataField[]> {
    found(await repository.findMenu(moduleId))
    return (await repository.listFields(moduleId)).map(fieldOf)
  }

  async function listSchemes(moduleId: string): Promise<DataScheme[]> {
    found(await repository.findMenu(moduleId))
    return (await repository.listSchemes(moduleId)).map(schemeOf)
  }

  async function holdMenu(inside: MenuItemRepository, { moduleId, fullName }: { moduleId: string; fullName: string }) {
    if (!(await inside.holdMenu(moduleId))) throw refusedField('moduleId', 'menu.missing')
    if (fullName.trim() === '') throw refusedField('fullName', 'validation.required')
  }

  async function saveField(id: string | undefined, { body, actor }: { body: DataFieldBody; actor: Actor }) {
    const edited = id === undefined ? undefined : found(await repository.findField(id))
    if (edited && edited.menuId !== body.moduleId) throw refusedField('moduleId', 'menu.moduleFixed')
    checkField(body)
    if (!FIELD_NAME.test(body.enCode)) throw refusedField('enCode', 'menu.itemCode')
    const recordId = id ?? newId()
    await configuration.write(actor, [{ table: 'menuDataFields', ids: [recordId] }], async (trx) => {
      const inside = createMenuItemRepository(trx)
      await holdMenu(inside, body)
      const others = (await inside.listFields(body.moduleId)).filter((row) => row.id !== id)
      if (others.some(({ enCode }) => enCode === body.enCode)) throw refusedField('enCode', 'menu.itemCodeTaken')
      if (id === undefined) {
        const row = { ...fieldValues(body), ...newRecord, ...createdBy(actor, now()) }
        await inside.insertField({ ...row, id: recordId, menuId: body.moduleId })
        return
      }
      const row = found(await inside.findField(id))
      demandUnchanged(row, body.lastModifyTime)
      // A scheme with a renamed or disabled field would show no rows.
      if (row.enCode !== body.enCode || row.type !== body.type || body.enabledMark === 0) await refuseInUse(inside, row)
      await inside.updateField(id, { ...fieldValues(body), ...modifiedBy(actor, laterThan(row, now())) })
    })
  }

  async function refuseInUse(inside: MenuItemRepository, field: { menuId: string; enCode: string }) {
    const schemes = await inside.listSchemes(field.menuId)
    const user = schemes.find(({ conditionJson }) =>
      parseConditions(conditionJson)?.some(({ groups }) => groups.some((one) => one.field === field.enCode)),
    )
    if (user) throw new AppError('refused', 'menu.fieldInUse', { params: { scheme: user.fullName } })
  }

  async function removeField(id: string, actor: Actor) {
    found(await repository.findField(id))
    await configuration.write(actor, [{ table: 'menuDataFields', ids: [id] }], async (trx) => {
      const inside = createMenuItemRepository(trx)
      const row = found(await inside.findField(id))
      await inside.holdMenu(row.menuId)
      await refuseInUse(inside, row)
      await inside.updateField(id, deletedBy(actor, now()))
    })
  }

  async function saveScheme(id: string | undefined, { body, actor }: { body: DataSchemeBody; actor: Actor }) {
    const edited = id === undefined ? undefined : found(await repository.findScheme(id))
    if (edited && edited.menuId !== body.moduleId) throw refusedField('moduleId', 'menu.moduleFixed')
    const recordId = id ?? newId()
    await configuration.write(actor, [{ table: 'menuDataSchemes', ids: [recordId] }], async (trx) => {
      const inside = createMenuItemRepository(trx)
      await holdMenu(inside, body)
      const conditionText = describeScheme(body, await inside.listFields(body.moduleId))
      const others = (await inside.listSchemes(body.moduleId)).filter((row) => row.id !== id)
      if (others.some(({ fullName }) => fullName === body.fullName.trim()))
        throw refusedField('fullName', 'menu.schemeNameTaken')
      if (body.enCode !== '' && others.some(({ enCode }) => enCode === body.enCode))
        throw refusedField('enCode', 'menu.schemeThere')
      // Codes are unique; the code of a scheme with conditions has no meaning.
      const values = { ...schemeValues(body), conditionText, enCode: body.enCode || recordId }
      if (id === undefined) {
        const row = { ...values, ...newRecord, ...createdBy(actor, now()) }
        await inside.insertScheme({ ...row, id: recordId, menuId: body.moduleId })
        return
      }
      const row = found(await inside.findScheme(id))
      demandUnchanged(row, body.lastModifyTime)
      await inside.updateScheme(id, { ...values, ...modifiedBy(actor, laterThan(row, now())) })
    })
  }

  async function removeScheme(id: string, actor: Actor) {
    found(await repository.findScheme(id))
    await configuration.write(actor, [{ table: 'menuDataSchemes', ids: [id] }], async (trx) => {
      await createMenuItemRepository(trx).updateScheme(id, deletedBy(actor, now()))
    })
  }

  async function toggleScheme(id: string, actor: Actor) {
    found(await repository.findScheme(id))
    await configuration.write(actor, [{ table: 'menuDataSchemes', ids: [id] }], async (trx) => {
      const inside = createMenuItemRepository(trx)
      const row = found(await inside.findScheme(id))
      await inside.updateScheme(id, { enabledMark: 1 - row.enabledMark, ...modifiedBy(actor, laterThan(row, now())) })
    })
  }

  return {
    listFields,
    getField: async (id: string) => fieldOf(found(await repository.findField(id))),
    createField: (body: DataFieldBody, actor: Actor) => saveField(undefined, { body, actor }),
    updateField: saveField,
    removeField,
    listSchemes,
    getScheme: async (id: string) => schemeOf(found(await repository.findScheme(id))),
    createScheme: (body: DataSchemeBody, actor: Actor) => saveScheme(undefined, { body, actor }),
    updateScheme: saveScheme,
    removeScheme,
    toggleScheme,
  }
}

export type DataSchemeService = ReturnType<typeof createDataSchemeService>

type FieldRow = Awaited<ReturnType<MenuItemRepository['listFields']>>[number]
type SchemeRow = Awaited<ReturnType<MenuItemRepository['listSchemes']>>[number]

const fieldOf = (row: FieldRow): DataField => ({
  id: row.id,
  moduleId: row.menuId,
  fullName: row.fullName,
  enCode: row.enCode,
  type: row.type,
  conditionSymbol: row.conditionSymbol,
  conditionText: row.conditionText,
  enabledMark: row.enabledMark,
  sortCode: row.sortCode,
  description: row.description,
  lastModifyTime: row.lastModifyTime?.getTime() ?? null,
})

const schemeOf = (row: SchemeRow): DataScheme => ({
  id: row.id,
  moduleId: row.menuId,
  fullName: row.fullName,
  enCode: row.enCode === row.id ? '' : row.enCode,
  matchLogic: row.matchLogic,
  conditionJson: row.conditionJson,
  conditionText: row.conditionText,
  enabledMark: row.enabledMark,
  sortCode: row.sortCode,
  description: row.description,
  lastModifyTime: row.lastModifyTime?.getTime() ?? null,
})

const fieldValues = ({ fullName, enCode, type, conditionSymbol, conditionText, ...body }: DataFieldBody) => ({
  fullName: fullName.trim(),
  enCode,
  type,
  conditionSymbol,
  conditionText,
  enabledMark: body.enabledMark ?? 1,
  sortCode: body.sortCode ?? 0,
  description: body.description ?? '',
})

const schemeValues = ({ fullName, matchLogic, conditionJson, enCode, ...body }: DataSchemeBody) => ({
  fullName: fullName.trim(),
  matchLogic,
  conditionJson: enCode === '' ? conditionJson : '',
  enabledMark: body.enabledMark ?? 1,
  sortCode: body.sortCode ?? 0,
  description: body.description ?? '',
})
