import { hashPassword } from '../src/modules/auth/index.ts'
import type { Trx } from '../src/platform/db/database.ts'
import type { Deps } from '../src/platform/deps.ts'
import { spellName } from '../src/platform/spell-name.ts'
import { seedBillRules } from './bill-rules.ts'
import { seedDataInterfaces } from './data-interfaces.ts'
import { demoAccounts } from './demo-accounts.ts'
import { seedDictionaries } from './dictionaries/seed-dictionaries.ts'
import { requireOwnPasswords } from './given-passwords.ts'
import { inEmptyDatabase } from './in-empty-database.ts'
import { md5 } from './md5.ts'
import { seedMenus } from './menus/index.ts'
import { seedCallSeats } from './call-seats.ts'
import { seedConversations } from './conversations.ts'
import { seedNotices } from './notices.ts'
import { seedPortals } from './portals.ts'
import { seedReports } from './reports.ts'
import { seedPrintTemplates } from './print-templates.ts'
import { seedWriting } from './writing.ts'
import { seedModels } from './models/seed-models.ts'
import { listOrganizations, type Organization } from './organizations.ts'
import { listPeople, type Person } from './people.ts'
import { positionCodeOf, POSITIONS } from './positions.ts'
import { seedRoles, type RoleCode } from './roles.ts'
import { batchesOf, type Stamp } from './stamp.ts'

/** The password of all demo users on a server that is only reachable from its own machine. */
const DEMO_PASSWORD = demoAccounts[0]?.password ?? ''

/**
 * Fills a database without users with the demo company, all or nothing; `password` is the one of all demo users.
 * Returns false, without a change, when a user exists already.
 */
export async function seedDemo(deps: Deps, password = DEMO_PASSWORD): Promise<boolean> {
  const { config, db, now, newId } = deps
  const stamp: Stamp = { newId, created: { creatorTime: now() } }
  const seeded = await inEmptyDatabase(db, async (trx) => {
    // All demo users share one password and so one hash: two hundred hashes would take seconds.
    const passwordHash = await hashPassword(md5(password))
    await seedDictionaries(trx, stamp)
    await seedBillRules(trx, stamp)
    await seedDataInterfaces(trx, stamp)
    const menuIds = await seedMenus(trx, stamp)
    const roleIds = await seedRoles(trx, { ...stamp, menuIds })
    const organizations = listOrganizations(newId)
    const people = listPeople(organizations, newId)
    await seedOrganizations(trx, { ...stamp, organizations, people })
    const positionIds = await seedPositions(trx, { ...stamp, organizations })
    const chosen = password === config.adminPassword ? 'admin' : undefined
    const isGiven = ({ account }: Person) => password !== DEMO_PASSWORD && account !== chosen
    await seedPeople(trx, { ...stamp, people, positionIds, passwordHash, isGiven })
    await requireOwnPasswords(trx, { config })
    await seedRelations(trx, { people, positionIds, roleIds })
    await seedNotices(trx, { ...stamp, people })
    await seedConversations(trx, { ...stamp, people })
    await seedCallSeats(trx, { ...stamp, people, call: config.call })
    return true
  })
  if (!seeded) return false
  // After the users: models are created, released and filled by the services of the application.
  await seedModels(deps)
  await seedPrintTemplates(db, stamp)
  await seedPortals(db, stamp)
  await seedReports(db, stamp)
  await seedWriting(db, stamp)
  return true
}

async function seedOrganizations(
  trx: Trx,
  { created, organizations, people }: Stamp & { organizations: readonly Organization[]; people: readonly Person[] },
) {
  const leaderOf = new Map(people.filter(({ leads }) => leads).map(({ organization, id }) => [organization.id, id]))
  await trx
    .insertInto('organizations')
    .values(
      organizations.map(({ staff: _staff, profile, ...row }) => ({
        ...created,
        ...row,
        managerId: leaderOf.get(row.id) ?? null,
        propertyJson: profile ? JSON.stringify(profile) : null,
      })),
    )
    .execute()
}

async function seedPositions(
  trx: Trx,
  { newId, created, organizations }: Stamp & { organizations: readonly Organization[] },
): Promise<ReadonlyMap<string, string>> {
  const organizationIds = new Map(organizations.map(({ enCode, id }) => [enCode, id]))
  const rows = POSITIONS.map(({ organization, ...row }, sortCode) => ({
    ...created,
    ...row,
    id: newId(),
    sortCode,
    organizeId: organizationIds.get(organization) ?? '',
  }))
  await trx.insertInto('positions').values(rows).execute()
  return new Map(rows.map(({ enCode, id }) => [enCode, id]))
}

const positionOf = (
  { organization, leads }: Pick<Person, 'organization' | 'leads'>,
  positionIds: ReadonlyMap<string, string>,
) => positionIds.get(positionCodeOf(organization, { leads })) ?? ''

async function seedPeople(
  trx: Trx,
  {
    created,
    people,
    positionIds,
    passwordHash,
    isGiven,
  }: Stamp & {
    people: readonly Person[]
    positionIds: ReadonlyMap<string, string>
    passwordHash: string
    /** Whether another user set the password of this user. */
    isGiven: (person: Person) => boolean
  },
) {
  const rows = people.map((person, sortCode) => {
    const { organization, also: _also, leads: _leads, roles: _roles, ...row } = person
    return {
      ...created,
      ...row,
      ...spellName(row.realName),
      passwordHash,
      passwordGiven: isGiven(person),
      sortCode,
      organizeId: organization.id,
      positionId: positionOf(person, positionIds),
    }
  })
  await trx.insertInto('users').values(rows).execute()
}

async function seedRelations(
  trx: Trx,
  {
    people,
    positionIds,
    roleIds,
  }: {
    people: readonly Person[]
    positionIds: ReadonlyMap<string, string>
    roleIds: ReadonlyMap<RoleCode, string>
  },
) {
  const relations = people.flatMap((person) => {
    const of = (objectType: 'Organize' | 'Position' | 'Role', objectId: string) => ({
      userId: person.id,
      objectType,
      objectId,
    })
    return [
      of('Organize', person.organization.id),
      of('Position', positionOf(person, positionIds)),
      ...person.also.flatMap((organization) => [
        of('Organize', organization.id),
        of('Position', positionOf({ organization, leads: false }, positionIds)),
      ]),
      ...person.roles.map((role) => of('Role', roleIds.get(role) ?? '')),
    ]
  })
  for (const batch of batchesOf(relations)) await trx.insertInto('userRelations').values(batch).execute()
}
