import { PAGES } from '@sqos/contract'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import { createPageRows, type Authority } from '../authority/index.ts'

/**
 * Visibility rules of the role page: a role belongs to its organisations and to its creator; global roles belong to
 * none.
 */
export const createRoleRows = (deps: { db: Db; authority: Authority }) =>
  createPageRows(deps, {
    page: PAGES.role,
    searched: ['fullName', 'enCode'],
    filters: { type: 'type' },
    missing: 'role.missing',
    table: 'roles',
    id: 'roles.id',
    shared: sql<boolean>`roles.global_mark = 1`,
    columns: {
      owner: 'roles.creator_user_id',
      organization: (ids) =>
        sql`roles.id in (select o.role_id from role_organizations o where o.organize_id in ${ids})`,
      fields: {
        id: 'roles.id',
        fullName: 'roles.full_name',
        enCode: 'roles.en_code',
        type: 'roles.type',
        globalMark: { column: 'roles.global_mark', kind: 'number' },
        description: 'roles.description',
        enabledMark: { column: 'roles.enabled_mark', kind: 'number' },
        sortCode: { column: 'roles.sort_code', kind: 'number' },
        creatorUserId: 'roles.creator_user_id',
      },
    },
  })
