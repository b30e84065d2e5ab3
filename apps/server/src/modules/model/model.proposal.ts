import { PERMISSION } from '@sqos/contract'
import type { Db } from '../../platform/db/database.ts'
import { codeOfName } from '../../platform/code-of-name.ts'
import { listDictionaryOptions } from '../dictionary/dictionary.access.ts'
import { createModelEntryStore } from '../menu/model-entry.access.ts'
import { createModelRepository } from './model.repository.ts'
import type { VisualModelBody } from './model.schema.ts'

/** Code of the dictionary of categories. */
const CATEGORIES = 'webDesign'
const WITHOUT_CATEGORY = '0'

/** Permission codes of the server's routes, which no model may have: its menu entry would grant them. */
export const RESERVED_CODES: ReadonlySet<string | undefined> = new Set(
  Object.values(PERMISSION).flatMap((codes) => Object.values(codes).map((code) => code.split(':')[0])),
)

/** A model with a code and a category. */
export type NamedModel = VisualModelBody & { enCode: string; category: string }

/** Completes a new model: a free code from its name, and the category that most models have. */
export async function withProposals(db: Db, body: VisualModelBody): Promise<NamedModel> {
  return {
    ...body,
    enCode: body.enCode || (await freeCode(db, codeOfName(body.fullName, 'form'))),
    category: body.category || (await usualCategory(db)),
  }
}

/** The code with the lowest number that neither a model nor a menu entry has. */
export async function freeCode(db: Db, code: string): Promise<string> {
  const repository = createModelRepository(db)
  for (let number = 1; ; number += 1) {
    const candidate = number === 1 ? code : `${code}${number}`
    if (RESERVED_CODES.has(candidate)) continue
    const models = await repository.findNamed({ enCode: candidate, fullName: '' })
    const menus = await createModelEntryStore(db).listByCode(candidate, { menuId: '' })
    if (models.length === 0 && menus.length === 0) return candidate
  }
}

/** The name, with the lowest number where other models have it. */
export async function freeName(db: Db, fullName: string): Promise<string> {
  const repository = createModelRepository(db)
  for (let number = 1; ; number += 1) {
    const candidate = number === 1 ? fullName : `${fullName} ${number}`
    const models = await repository.findNamed({ enCode: '', fullName: candidate })
    if (models.length === 0) return candidate
  }
}

async function usualCategory(db: Db): Promise<string> {
  const [used] = await createModelRepository(db).listUsedCategories()
  const [first] = used ? [] : await listDictionaryOptions(db, CATEGORIES)
  return used?.category ?? first?.id ?? WITHOUT_CATEGORY
}
