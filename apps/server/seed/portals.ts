import type { Db } from '../src/platform/db/database.ts'
import { listPortals, type PortalSeed } from './portal-documents.ts'
import type { Stamp } from './stamp.ts'

/** The number of the first part. Source: contract of the API family, second, section 1.3. */
const FIRST_PART = 100
const NOT_CHANGED = { creatorUserId: null, lastModifyUserId: null, deleteMark: null, deleteUserId: null }

/** Organisations of the company by type. */
const ORGANIZATIONS = {
  fullName: '组织构成',
  enCode: 'organizationsByType',
  kind: 'sql' as const,
  definition: JSON.stringify({
    kind: 'sql',
    statement:
      "select case category when 'company' then '公司' else '部门' end as type, count(*) as value " +
      'from organizations where delete_mark is null group by 1 order by 1',
    columns: [
      { key: 'type', title: '类型' },
      { key: 'value', title: '数量', unit: '个' },
    ],
  }),
}

/** A screen for the entrance of the company. */
const SCREEN = {
  fullName: '大厅大屏',
  enCode: 'lobbyScreen',
  ratio: '16:9',
  fit: 'contain',
  theme: 'dark',
} as const

const documentOf = ({ parts }: PortalSeed) =>
  JSON.stringify({
    layouyId: FIRST_PART + parts.length,
    layout: parts.map((part, index) => ({ i: FIRST_PART + index, ...part })),
  })

/** The portals of the demo company, granted to its roles, and the saved dataset behind one of their parts. */
export async function seedPortals(db: Db, { newId, created }: Stamp): Promise<void> {
  const [models, menus, categories, roles] = await Promise.all([
    db.selectFrom('visualModels').select(['id', 'enCode']).where('deleteMark', 'is', null).execute(),
    db
      .selectFrom('menus')
      .select(['id', 'fullName', 'urlAddress', 'type', 'propertyJson', 'linkTarget', 'enCode', 'icon'])
      .where('category', '=', 'Web')
      .where('deleteMark', 'is', null)
      .execute(),
    db
      .selectFrom('dictionaryData as d')
      .innerJoin('dictionaryTypes as t', 't.id', 'd.dictionaryTypeId')
      .select(['d.id', 'd.enCode'])
      .where('t.enCode', '=', 'portalDesigner')
      .execute(),
    db.selectFrom('roles').select(['id', 'enCode']).where('deleteMark', 'is', null).execute(),
  ])
  const organizations = newId()
  await db
    .insertInto('datasets')
    .values({ ...created, ...NOT_CHANGED, ...ORGANIZATIONS, id: organizations })
    .execute()
  const seeds = listPortals({
    organizations,
    model: (enCode) => models.find((one) => one.enCode === enCode)?.id ?? '',
    shortcuts: (codes) => codes.flatMap((code) => menus.find(({ enCode }) => enCode === code) ?? []),
  })
  const rows = seeds.map((seed, index) => ({ seed, id: newId(), sortCode: index + 1 }))
  await db
    .insertInto('portals')
    .values(
      rows.map(({ seed, id, sortCode }) => ({
        ...created,
        ...NOT_CHANGED,
        id,
        sortCode,
        fullName: seed.fullName,
        enCode: seed.enCode,
        category: categories.find(({ enCode }) => enCode === seed.category)?.id ?? '',
        description: seed.description,
        linkType: null,
        enabledLock: seed.enabledLock,
        formData: documentOf(seed),
      })),
    )
    .execute()
  const [management] = rows
  await db
    .insertInto('screens')
    .values({
      ...created,
      ...NOT_CHANGED,
      ...SCREEN,
      id: newId(),
      category: categories.find(({ enCode }) => enCode === management?.seed.category)?.id ?? '',
      pages: JSON.stringify(rows.slice(0, 2).map(({ id }) => ({ portalId: id, seconds: 30 }))),
    })
    .execute()
  const grants = rows.flatMap(({ seed, id }) =>
    roles
      .filter(({ enCode }) => seed.roles.includes(enCode))
      .map((role) => ({ portalId: id, objectType: 'Role' as const, objectId: role.id, creatorUserId: null })),
  )
  await db.insertInto('portalGrants').values(grants).execute()
}
