import { PAGES } from '@sqos/contract'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import { createPageRows, type Authority } from '../authority/index.ts'

/** Visibility rules of the user page: users own their own row, and a row belongs to every organisation of the user. */
export const createUserRows = (deps: { db: Db; authority: Authority }) =>
  createPageRows(deps, {
    page: PAGES.user,
    searched: ['account', 'realName', 'mobilePhone'],
    filters: { gender: 'gender' },
    missing: 'user.missing',
    table: 'users',
    id: 'users.id',
    columns: {
      owner: 'users.id',
      organization: (ids) => sql`users.id in (
        select r.user_id from user_relations r where r.object_type = 'Organize' and r.object_id in ${ids})`,
      fields: {
        id: 'users.id',
        account: 'users.account',
        realName: 'users.real_name',
        gender: { column: 'users.gender', kind: 'number' },
        mobilePhone: 'users.mobile_phone',
        email: 'users.email',
        organizeId: 'users.organize_id',
        managerId: 'users.manager_id',
        ranks: 'users.ranks',
        nation: 'users.nation',
        education: 'users.education',
        description: 'users.description',
        enabledMark: { column: 'users.enabled_mark', kind: 'number' },
        sortCode: { column: 'users.sort_code', kind: 'number' },
        creatorUserId: 'users.creator_user_id',
      },
    },
  })
