import { createHash } from 'node:crypto'
import { readForm, readList, type FormModel, type ListModel } from '@sqos/form-model'
import type { Db } from '../../platform/db/database.ts'
import { readCatalogue } from '../../platform/db/table-catalogue.ts'
import { createVersionedCache } from '../../platform/versioned-cache.ts'
import { listModelMenus, readModel } from '../model/index.ts'
import { findStorage, type ModelStorage } from './model-storage.ts'

/** A parsed model: its form, its lists and the storage of its records. */
export interface OpenModel {
  id: string
  fullName: string
  enCode: string
  webType: number
  isEnabled: boolean
  formData: string | null
  columnData: string | null
  appColumnData: string | null
  flowTemplateJson: string | null
  form: FormModel
  /** Hash of the form; identifies the form that a client filled in. */
  formVersion: string
  list: ListModel
  appList: ListModel
  /** Undefined before a form is designed. */
  storage: ModelStorage | undefined
  /** Ids of the menu entries that open it. */
  menuIds: string[]
}

/** Number of cached models. */
const KEPT = 500

/**
 * Opens models. A parsed model is cached until any model or permission changes: the version
 * comes with every call, so several servers stay consistent.
 */
export function createModels(db: Db) {
  const kept = createVersionedCache<OpenModel | undefined>(KEPT)
  const menus = createVersionedCache<ReadonlyMap<string, string[]>>(1)

  async function understand(id: string, version: string): Promise<OpenModel | undefined> {
    const model = await readModel(db, id)
    if (!model) return undefined
    const form = readForm(model.formData, model.tables)
    const names = [form.tables.main, ...form.tables.children].flatMap((table) => (table ? [table.name] : []))
    const catalogue = names.length > 0 ? await readCatalogue(db, names) : new Map()
    const menusOf = await menus.get('', { version, make: () => listModelMenus(db) })
    return {
      ...model,
      isEnabled: model.state === 1,
      form,
      list: readList(model.columnData, form),
      appList: readList(model.appColumnData, form),
      storage: findStorage(form, { design: { modelId: id, saved: model.saved }, catalogue }),
      formVersion: createHash('sha256')
        .update(model.formData ?? '')
        .digest('base64url')
        .slice(0, 22),
      menuIds: menusOf.get(id) ?? [],
    }
  }

  return {
    /** The model; undefined when it does not exist. */
    open: (id: string, version: string) => kept.get(id, { version, make: () => understand(id, version) }),
  }
}

export type Models = ReturnType<typeof createModels>
