import type { Insertable, Updateable } from 'kysely'
import type { Db, Trx } from '../../platform/db/database.ts'
import { likePattern } from '../../platform/db/like-pattern.ts'
import type { MessageEvent } from './message-events.ts'
import type { MessageTemplateQuery } from './message-template.schema.ts'
import type { MessageTemplatesTable } from './message-template.tables.ts'

/** Columns that a keyword searches. */
export const TEMPLATE_SEARCHED = ['fullName', 'enCode', 'title'] as const

const SORTABLE = ['fullName', 'enCode', 'lastModifyTime'] as const

type Filter = MessageTemplateQuery & { searched: readonly (typeof TEMPLATE_SEARCHED)[number][] }

/** SQL of message templates. Deleted rows stay in the table; queries leave them out. */
export function createMessageTemplateRepository(db: Db | Trx) {
  const templates = () => db.selectFrom('messageTemplates').where('messageTemplates.deleteMark', 'is', null)

  const matching = ({ keyword = '', searched }: Filter) =>
    templates().$if(keyword.trim() !== '', (query) =>
      query.where((where) =>
        where.or(searched.map((column) => where(`messageTemplates.${column}`, 'ilike', likePattern(keyword)))),
      ),
    )

  return {
    list(filter: Filter) {
      const { currentPage = 1, pageSize = 20, sidx, sort = 'desc' } = filter
      const column = SORTABLE.find((name) => name === sidx)
      return matching(filter)
        .selectAll()
        .$if(column !== undefined, (query) => query.orderBy(`messageTemplates.${column ?? 'fullName'}`, sort))
        .orderBy('messageTemplates.creatorTime', 'desc')
        .orderBy('messageTemplates.id')
        .offset((currentPage - 1) * pageSize)
        .limit(pageSize)
        .execute()
    },

    async count(filter: Filter): Promise<number> {
      const { total } = await matching(filter)
        .select((select) => select.fn.countAll<string>().as('total'))
        .executeTakeFirstOrThrow()
      return Number(total)
    },

    find: (id: string) => templates().selectAll().where('id', '=', id).executeTakeFirst(),

    /** The enabled templates that senders choose. */
    chosen: () =>
      templates()
        .select(['id', 'fullName', 'event', 'title', 'content'])
        .where('event', '=', 'flowNode')
        .where('enabledMark', '=', 1)
        .orderBy('fullName')
        .execute(),

    /** The enabled template of an event. */
    inForce: (event: MessageEvent) =>
      templates().selectAll().where('event', '=', event).where('enabledMark', '=', 1).executeTakeFirst(),

    /** Templates other than `id` with this name or code, and the one in force of this event. */
    findRivals: ({
      fullName,
      enCode,
      event,
      id,
    }: Pick<MessageTemplatesTable, 'fullName' | 'enCode' | 'event' | 'id'>) =>
      templates()
        .select(['fullName', 'enCode', 'event', 'enabledMark'])
        .where('id', '<>', id)
        .where((where) =>
          where.or([where('fullName', '=', fullName), where('enCode', '=', enCode), where('event', '=', event)]),
        )
        .execute(),

    insert: (row: Insertable<MessageTemplatesTable>) => db.insertInto('messageTemplates').values(row).execute(),

    update: (id: string, values: Updateable<MessageTemplatesTable>) =>
      db.updateTable('messageTemplates').set(values).where('id', '=', id).execute(),
  }
}

export type MessageTemplateRepository = ReturnType<typeof createMessageTemplateRepository>
