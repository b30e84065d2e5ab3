import type { Language } from '@sqos/contract'
import type { Actor } from '../../platform/actor.ts'
import type { ConfigurationWriter } from '../../platform/configuration.ts'
import type { Db } from '../../platform/db/database.ts'
import { createdBy, deletedBy, modifiedBy } from '../../platform/db/audited.ts'
import { demandUnchanged, laterThan } from '../../platform/db/unchanged.ts'
import type { Deps } from '../../platform/deps.ts'
import { AppError, refusedField } from '../../platform/errors.ts'
import { found } from '../../platform/route.ts'
import { storedDocument } from './articles.service.ts'
import { createPartsRepository } from './parts.repository.ts'
import { systemVariableOptions } from './system-variables.ts'
import { createTemplatesRepository } from './templates.repository.ts'
import type { PartKind, WritingPartBody, WritingPartQuery } from './writing.schema.ts'

interface PartsDeps extends Pick<Deps, 'now' | 'newId'> {
  db: Db
  configuration: ConfigurationWriter
}

const CODE = /^[\w.\-\u4E00-\u9FFF]{1,50}$/
/** Kinds with a code that documents or calls refer to. */
const CODED = new Set<PartKind>(['variable', 'aiAction'])

/** Categories, modules, variables, outlines, tags and AI actions. */
export function createParts({ db, configuration, now, newId }: PartsDeps) {
  const repository = createPartsRepository(db)
  const target = (id: string) => [{ table: 'writingParts' as const, ids: [id] }]

  async function list(kind: PartKind, { currentPage = 1, pageSize = 20, keyword, categoryId }: WritingPartQuery) {
    const search = { kind, keyword, categoryId }
    const rows = await repository.list({ ...search, offset: (currentPage - 1) * pageSize, limit: pageSize })
    return {
      list: rows.map(asRead),
      pagination: { currentPage, pageSize, total: await repository.count(search) },
    }
  }

  /** Enabled ones, for everybody who writes. Variables of the system come first, on the first page. */
  async function options(
    kind: PartKind,
    { query, actor, language }: { query: WritingPartQuery; actor: Actor; language: Language },
  ) {
    const { currentPage = 1, pageSize = 20, keyword = '', categoryId } = query
    const search = { kind, keyword, categoryId, isEnabled: true }
    const rows = await repository.list({ ...search, offset: (currentPage - 1) * pageSize, limit: pageSize })
    const system =
      kind === 'variable' && currentPage === 1
        ? systemVariableOptions({ actor, language, now: now() }).filter(({ name, code }) =>
            `${name} ${code}`.toLowerCase().includes(keyword.trim().toLowerCase()),
          )
        : []
    return {
      list: [
        ...system.map((variable) => ({ ...EMPTY_OPTION, ...variable })),
        ...rows.map(({ id, fullName, enCode, content, description, categoryId: category, sortCode }) => ({
          ...EMPTY_OPTION,
          id,
          name: fullName,
          code: enCode,
          description,
          categoryId: category ?? '',
          sortCode,
          ...contentOf(kind, content),
        })),
      ],
      pagination: { currentPage, pageSize, total: (await repository.count(search)) + system.length },
    }
  }

  const tags = async () =>
    (await repository.list({ kind: 'tag', isEnabled: true, offset: 0, limit: 200 })).map(({ id, fullName }) => ({
      id,
      name: fullName,
    }))

  const get = async (kind: PartKind, id: string) => asRead(found(await repository.find(kind, id)))

  async function valuesOf(kind: PartKind, body: WritingPartBody, id?: string) {
    const enCode = body.enCode?.trim() ?? ''
    if (CODED.has(kind) && !CODE.test(enCode)) throw refusedField('enCode', 'writing.codeRequired')
    const same = enCode === '' ? undefined : await repository.findByCode(kind, enCode)
    if (same && same.id !== id) throw refusedField('enCode', 'writing.codeTaken')
    const categoryId = body.categoryId || null
    if (categoryId !== null && !(kind === 'module' && (await repository.find('moduleCategory', categoryId))))
      throw refusedField('categoryId', 'writing.categoryUnknown')
    const { content = '', description = '', enabledMark = 1, sortCode = 0 } = body
    return {
      fullName: body.fullName.trim(),
      enCode,
      categoryId,
      content: kind === 'module' ? storedDocument(content).json : content,
      description,
      enabledMark,
      sortCode,
    }
  }

  async function create(kind: PartKind, { body, actor }: { body: WritingPartBody; actor: Actor }) {
    const values = await valuesOf(kind, body)
    const id = newId()
    await configuration.write(actor, target(id), (trx) =>
      createPartsRepository(trx).insert({ ...values, id, kind, ...createdBy(actor, now()) }),
    )
  }

  async function update(kind: PartKind, { id, body, actor }: { id: string; body: WritingPartBody; actor: Actor }) {
    const values = await valuesOf(kind, body, id)
    await configuration.write(actor, target(id), async (trx) => {
      const inside = createPartsRepository(trx)
      const row = found(await inside.find(kind, id))
      demandUnchanged(row, body.lastModifyTime)
      await inside.update(id, { ...values, ...modifiedBy(actor, laterThan(row, now())) })
    })
  }

  async function remove(kind: PartKind, { id, actor }: { id: string; actor: Actor }) {
    found(await repository.find(kind, id))
    if ((await repository.hasCategory(id)) || (await createTemplatesRepository(db).hasCategory(id)))
      throw new AppError('refused', 'writing.inUse')
    await configuration.write(actor, target(id), (trx) =>
      createPartsRepository(trx).update(id, deletedBy(actor, now())),
    )
  }

  return { list, options, tags, get, create, update, remove }
}

export type Parts = ReturnType<typeof createParts>

type PartRow = NonNullable<Awaited<ReturnType<ReturnType<typeof createPartsRepository>['find']>>>

const asRead = ({
  id,
  kind,
  fullName,
  enCode,
  categoryId,
  content,
  description,
  enabledMark,
  sortCode,
  ...row
}: PartRow) => ({
  id,
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only this module writes kinds
  kind: kind as PartKind,
  fullName,
  enCode,
  categoryId: categoryId ?? '',
  content,
  description,
  enabledMark,
  sortCode,
  lastModifyTime: row.lastModifyTime?.getTime() ?? null,
})

const EMPTY_OPTION = {
  id: '',
  name: '',
  code: '',
  content: '',
  value: '',
  dataType: 'text',
  prompt: '',
  icon: '',
  description: '',
  categoryId: '',
  sortCode: 0,
}

/** Where the select list of a kind shows its content. */
function contentOf(kind: PartKind, content: string): object {
  if (kind === 'variable') return { value: content }
  if (kind === 'aiAction' || kind === 'tag') return { prompt: content }
  return { content }
}
