import type { Insertable, Updateable } from 'kysely'
import type { Db, Trx } from '../../platform/db/database.ts'
import { likePattern } from '../../platform/db/like-pattern.ts'
import type { PartKind } from './writing.schema.ts'
import type { WritingPartsTable } from './writing.tables.ts'

interface Search {
  kind: PartKind
  keyword?: string | undefined
  categoryId?: string | undefined
  isEnabled?: boolean
}

/** SQL of the small things that editors choose from. */
export function createPartsRepository(db: Db | Trx) {
  const present = (kind: PartKind) =>
    db.selectFrom('writingParts').where('deleteMark', 'is', null).where('kind', '=', kind)
  const matching = ({ kind, keyword = '', categoryId = '', isEnabled = false }: Search) =>
    present(kind)
      .$if(keyword.trim() !== '', (query) =>
        query.where((where) =>
          where.or([where('fullName', 'ilike', likePattern(keyword)), where('enCode', 'ilike', likePattern(keyword))]),
        ),
      )
      .$if(categoryId !== '', (query) => query.where('categoryId', '=', categoryId))
      .$if(isEnabled, (query) => query.where('enabledMark', '=', 1))

  return {
    list: ({ offset, limit, ...search }: Search & { offset: number; limit: number }) =>
      matching(search)
        .selectAll()
        .orderBy('sortCode')
        .orderBy('creatorTime')
        .orderBy('id')
        .offset(offset)
        .limit(limit)
        .execute(),

    count: async (search: Search) => {
      const { total } = await matching(search)
        .select((select) => select.fn.countAll<string>().as('total'))
        .executeTakeFirstOrThrow()
      return Number(total)
    },

    find: (kind: PartKind, id: string) => present(kind).selectAll().where('id', '=', id).executeTakeFirst(),

    findMany: (kind: PartKind, ids: readonly string[]) =>
      ids.length === 0 ? Promise.resolve([]) : present(kind).selectAll().where('id', 'in', ids).execute(),

    findByCode: (kind: PartKind, enCode: string) =>
      present(kind).selectAll().where('enCode', '=', enCode).executeTakeFirst(),

    findByCodes: (kind: PartKind, codes: readonly string[]) =>
      codes.length === 0
        ? Promise.resolve([])
        : present(kind)
            .select(['enCode', 'content'])
            .where('enabledMark', '=', 1)
            .where('enCode', 'in', codes)
            .execute(),

    hasCategory: async (categoryId: string) =>
      (await db
        .selectFrom('writingParts')
        .select('id')
        .where('deleteMark', 'is', null)
        .where('categoryId', '=', categoryId)
        .limit(1)
        .executeTakeFirst()) !== undefined,

    insert: (row: Insertable<WritingPartsTable>) => db.insertInto('writingParts').values(row).execute(),

    update: (id: string, values: Updateable<WritingPartsTable>) =>
      db.updateTable('writingParts').set(values).where('id', '=', id).execute(),
  }
}
