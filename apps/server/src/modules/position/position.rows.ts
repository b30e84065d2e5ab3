import { PAGES } from '@sqos/contract'
import type { Db } from '../../platform/db/database.ts'
import { createPageRows, type Authority } from '../authority/index.ts'

/** The visible positions of a user: those of the user's organisations, and those that the user created. */
export const createPositionRows = (deps: { db: Db; authority: Authority }) =>
  createPageRows(deps, {
    page: PAGES.position,
    searched: ['fullName', 'enCode'],
    filters: { type: 'type' },
    missing: 'position.missing',
    table: 'positions',
    id: 'positions.id',
    columns: {
      owner: 'positions.creator_user_id',
      organization: 'positions.organize_id',
      fields: {
        id: 'positions.id',
        fullName: 'positions.full_name',
        enCode: 'positions.en_code',
        type: 'positions.type',
        organizeId: 'positions.organize_id',
        description: 'positions.description',
        enabledMark: { column: 'positions.enabled_mark', kind: 'number' },
        sortCode: { column: 'positions.sort_code', kind: 'number' },
        creatorUserId: 'positions.creator_user_id',
      },
    },
  })
