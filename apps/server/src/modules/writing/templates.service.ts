import type { Actor } from '../../platform/actor.ts'
import type { ConfigurationWriter } from '../../platform/configuration.ts'
import type { Db } from '../../platform/db/database.ts'
import { createdBy, deletedBy, modifiedBy } from '../../platform/db/audited.ts'
import { demandUnchanged, laterThan } from '../../platform/db/unchanged.ts'
import type { Deps } from '../../platform/deps.ts'
import { AppError, refusedField } from '../../platform/errors.ts'
import { found } from '../../platform/route.ts'
import type { createPageColumns } from '../authority/index.ts'
import { storedDocument } from './articles.service.ts'
import { EMPTY_DOCUMENT, readDocument } from './document/read-document.ts'
import { writeText } from './document/write-text.ts'
import { createPartsRepository } from './parts.repository.ts'
import { holderOf, keyOf } from './template-rights.ts'
import { createTemplatesRepository, TEMPLATES_SEARCHED } from './templates.repository.ts'
import {
  WritingTemplate,
  type WritingTemplateBody,
  type WritingTemplateQuery,
  WritingTemplateRow,
} from './writing.schema.ts'

interface TemplatesDeps extends Pick<Deps, 'now' | 'newId'> {
  db: Db
  configuration: ConfigurationWriter
  columns: ReturnType<typeof createPageColumns<(typeof TEMPLATES_SEARCHED)[number]>>
}

/** Own upload or web; other schemes have no picture. */
const COVER = /^(\/(?![/\\])|https?:\/\/)/i

/** Templates that articles start from. For those who may not use or change one, it does not exist. */
export function createTemplates({ db, configuration, columns, now, newId }: TemplatesDeps) {
  const repository = createTemplatesRepository(db)
  const limitRow = columns.limitValues(WritingTemplateRow)
  const limitRecord = columns.limitValues(WritingTemplate, { except: ['edit'] })
  const target = (id: string) => [{ table: 'writingTemplates' as const, ids: [id] }]
  const find = async (id: string, viewer: Actor) => found(await repository.find(id, { right: 'edit', viewer }))

  async function list(query: WritingTemplateQuery, actor: Actor) {
    const { currentPage = 1, pageSize = 20, keyword, categoryId } = query
    const { searched } = await columns.withoutHiddenColumns(query, actor)
    const limited = await limitRow(actor)
    const search = { keyword, categoryId, searched, right: 'edit' as const, viewer: actor }
    const rows = await repository.list({ ...search, offset: (currentPage - 1) * pageSize, limit: pageSize })
    return {
      list: rows.map(({ cover: _cover, creatorTime: _created, ...row }) =>
        limited({
          ...row,
          categoryId: row.categoryId ?? '',
          category: row.category ?? '',
          lastModifyTime: row.lastModifyTime?.getTime() ?? null,
        }),
      ),
      pagination: { currentPage, pageSize, total: await repository.count(search) },
    }
  }

  /** Enabled templates that the user may use. */
  async function cards({ currentPage = 1, pageSize = 20, keyword, categoryId }: WritingTemplateQuery, viewer: Actor) {
    const wanted = { keyword, categoryId, searched: TEMPLATES_SEARCHED, isEnabled: true }
    const search = { ...wanted, right: 'use' as const, viewer }
    const rows = await repository.list({ ...search, offset: (currentPage - 1) * pageSize, limit: pageSize })
    return {
      list: rows.map(({ id, fullName, description, category, cover, creatorTime }) => ({
        id,
        name: fullName,
        description,
        content: '',
        category: category ?? '',
        cover,
        creatorTime: creatorTime.getTime(),
      })),
      pagination: { currentPage, pageSize, total: await repository.count(search) },
    }
  }

  const asRead = (row: Awaited<ReturnType<typeof find>>) => ({
    id: row.id,
    fullName: row.fullName,
    categoryId: row.categoryId ?? '',
    cover: row.cover,
    description: row.description,
    content: row.content,
    enabledMark: row.enabledMark,
    sortCode: row.sortCode,
    usableBy: row.usableBy.flatMap(holderOf),
    editableBy: row.editableBy.flatMap(holderOf),
    lastModifyTime: row.lastModifyTime?.getTime() ?? null,
  })

  const get = async (id: string, actor: Actor) => (await limitRecord(actor))(asRead(await find(id, actor)))

  /** The content of an enabled template, to start an article. */
  async function use(id: string, viewer: Actor) {
    const row = await repository.find(id, { right: 'use', viewer })
    if (row?.enabledMark !== 1) throw new AppError('notFound', 'writing.templateMissing')
    return { ...asRead(row), usableBy: [], editableBy: [] }
  }

  async function valuesOf(body: WritingTemplateBody, id?: string) {
    const fullName = body.fullName.trim()
    const namesake = await repository.findNamesake(fullName)
    if (namesake && namesake.id !== id) throw refusedField('fullName', 'writing.nameTaken')
    const categoryId = body.categoryId || null
    if (categoryId !== null && !(await createPartsRepository(db).find('category', categoryId)))
      throw refusedField('categoryId', 'writing.categoryUnknown')
    const { cover = '', description = '', enabledMark = 1, sortCode = 0 } = body
    return {
      fullName,
      categoryId,
      cover: COVER.test(cover) ? cover : '',
      description,
      content: storedDocument(body.content).json,
      enabledMark,
      sortCode,
      ...(body.usableBy && { usableBy: body.usableBy.map(keyOf) }),
      ...(body.editableBy && { editableBy: body.editableBy.map(keyOf) }),
    }
  }

  async function create(body: WritingTemplateBody, actor: Actor) {
    const values = await valuesOf(body)
    const id = newId()
    await configuration.write(actor, target(id), (trx) =>
      createTemplatesRepository(trx).insert({ ...values, id, ...createdBy(actor, now()) }),
    )
  }

  async function update(id: string, { body, actor }: { body: WritingTemplateBody; actor: Actor }) {
    const values = await valuesOf(body, id)
    await configuration.write(actor, target(id), async (trx) => {
      const inside = createTemplatesRepository(trx)
      const row = found(await inside.find(id, { right: 'edit', viewer: actor }))
      demandUnchanged(row, body.lastModifyTime)
      await inside.update(id, { ...values, ...modifiedBy(actor, laterThan(row, now())) })
    })
  }

  async function change(id: string, actor: Actor, values: (row: Awaited<ReturnType<typeof find>>) => object) {
    await configuration.write(actor, target(id), async (trx) => {
      const inside = createTemplatesRepository(trx)
      const row = found(await inside.find(id, { right: 'edit', viewer: actor }))
      await inside.update(id, { ...values(row), ...modifiedBy(actor, laterThan(row, now())) })
    })
  }

  const toggle = (id: string, actor: Actor) =>
    change(id, actor, ({ enabledMark }) => ({ enabledMark: 1 - enabledMark }))

  async function remove(id: string, actor: Actor) {
    await find(id, actor)
    await configuration.write(actor, target(id), (trx) =>
      createTemplatesRepository(trx).update(id, deletedBy(actor, now())),
    )
  }

  async function revisions(id: string, actor: Actor) {
    await columns.demandAllColumns(actor)
    await find(id, actor)
    return (await repository.revisions(id)).map(({ after, createdAt, realName, account, ...row }, place) => ({
      id: row.id,
      creatorTime: createdAt.getTime(),
      userName: account === null ? '' : `${realName}/${account}`,
      fullName: textOf(after, 'full_name') ?? '',
      isCurrent: place === 0,
      text: writeText(readDocument(textOf(after, 'content')) ?? EMPTY_DOCUMENT),
    }))
  }

  /** Restores the content of a revision: a new write, so that nothing is lost. */
  async function restore(id: string, { revisionId, actor }: { revisionId: string; actor: Actor }) {
    await columns.demandAllColumns(actor)
    await find(id, actor)
    const revision = found((await repository.revisions(id)).find((one) => one.id === revisionId))
    const content = found(textOf(revision.after, 'content'))
    await change(id, actor, () => ({ content }))
  }

  return { list, cards, get, use, create, update, toggle, remove, revisions, restore }
}

export type Templates = ReturnType<typeof createTemplates>

/** A text column of a row as JSON. */
function textOf(row: unknown, column: string): string | undefined {
  const value: unknown =
    typeof row === 'object' && row !== null ? Object.entries(row).find(([key]) => key === column)?.[1] : undefined
  return typeof value === 'string' ? value : undefined
}
