import type { Insertable, Updateable } from 'kysely'
import { revisionsOf } from '../../platform/configuration.ts'
import type { Db, Trx } from '../../platform/db/database.ts'
import { likePattern } from '../../platform/db/like-pattern.ts'
import { userNames } from '../user/user.access.ts'
import { mayTemplate, type TemplateViewer } from './template-rights.ts'
import type { WritingTemplatesTable } from './writing.tables.ts'

/** Columns that a keyword searches. */
export const TEMPLATES_SEARCHED = ['fullName', 'description'] as const

interface Search {
  keyword?: string | undefined
  categoryId?: string | undefined
  searched: readonly (typeof TEMPLATES_SEARCHED)[number][]
  isEnabled?: boolean
  /** What the viewer has to be allowed. */
  right: 'use' | 'edit'
  viewer: TemplateViewer
}

/** SQL of templates. Deleted rows stay in the table and are not returned. */
export function createTemplatesRepository(db: Db | Trx) {
  const present = () => db.selectFrom('writingTemplates').where('writingTemplates.deleteMark', 'is', null)
  const matching = ({ keyword = '', categoryId = '', searched, isEnabled = false, right, viewer }: Search) =>
    present()
      .where(mayTemplate(right, viewer))
      .$if(keyword.trim() !== '', (query) =>
        query.where((where) =>
          where.or(searched.map((column) => where(`writingTemplates.${column}`, 'ilike', likePattern(keyword)))),
        ),
      )
      .$if(categoryId !== '', (query) => query.where('writingTemplates.categoryId', '=', categoryId))
      .$if(isEnabled, (query) => query.where('writingTemplates.enabledMark', '=', 1))

  return {
    list: ({ offset, limit, ...search }: Search & { offset: number; limit: number }) =>
      matching(search)
        .leftJoin('writingParts as category', 'category.id', 'writingTemplates.categoryId')
        .select([
          'writingTemplates.id',
          'writingTemplates.fullName',
          'writingTemplates.categoryId',
          'writingTemplates.cover',
          'writingTemplates.description',
          'writingTemplates.enabledMark',
          'writingTemplates.sortCode',
          'writingTemplates.creatorTime',
          'writingTemplates.lastModifyTime',
          'category.fullName as category',
        ])
        .orderBy('writingTemplates.sortCode')
        .orderBy('writingTemplates.creatorTime', 'desc')
        .orderBy('writingTemplates.id')
        .offset(offset)
        .limit(limit)
        .execute(),

    count: async (search: Search) => {
      const { total } = await matching(search)
        .select((select) => select.fn.countAll<string>().as('total'))
        .executeTakeFirstOrThrow()
      return Number(total)
    },

    /** A template that the viewer may use or edit. */
    find: (id: string, { right, viewer }: { right: 'use' | 'edit'; viewer: TemplateViewer }) =>
      present().selectAll().where('id', '=', id).where(mayTemplate(right, viewer)).executeTakeFirst(),

    findNamesake: (fullName: string) => present().select('id').where('fullName', '=', fullName).executeTakeFirst(),

    hasCategory: async (categoryId: string) =>
      (await present().select('id').where('categoryId', '=', categoryId).limit(1).executeTakeFirst()) !== undefined,

    insert: (row: Insertable<WritingTemplatesTable>) => db.insertInto('writingTemplates').values(row).execute(),

    update: (id: string, values: Updateable<WritingTemplatesTable>) =>
      db.updateTable('writingTemplates').set(values).where('id', '=', id).execute(),

    /** Revisions of a template, newest first. */
    revisions: (id: string) =>
      db
        .selectFrom(revisionsOf('writingTemplates', id))
        .leftJoin(userNames('author'), 'author.id', 'history.userId')
        .select(['history.id', 'history.createdAt', 'history.after', 'author.realName', 'author.account'])
        .orderBy('history.createdAt', 'desc')
        .orderBy('history.id', 'desc')
        .limit(100)
        .execute(),
  }
}
