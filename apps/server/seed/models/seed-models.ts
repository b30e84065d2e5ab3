import type { Actor } from '../../src/platform/actor.ts'
import type { Deps } from '../../src/platform/deps.ts'
import { createAuthority } from '../../src/modules/authority/index.ts'
import { createRecords } from '../../src/modules/record/index.ts'
import { createModelLibrary, listTemplates, type ModelTemplate } from '../../src/modules/model/index.ts'
import { createFlows } from '../../src/modules/workflow/index.ts'
import { FIXED_TYPE_ID } from '../dictionaries/fixed-ids.ts'
import { listApprovals } from './approvals.ts'
import { grantModels } from './grant-models.ts'
import { setMenuIcons } from './menu-icons.ts'
import { storeDemoFiles } from './demo-files.ts'
import { supplierVisit } from './supplier-visit.ts'
import { listRecords, type RecordSeed, type SeedPerson } from './records.ts'
import { seedStartedFlows } from './started-flows.ts'
import { decideRequest, type DemoPeople, listRequests } from './requests.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const NOWHERE = { customerModelId: '', industryTypeId: '' }
/** Number of days over which the records are spread. */
const SPAN = 45

/**
 * Creates the templates as models of the demo company, released, granted, and with records, through the services of the
 * application.
 */
export async function seedModels(deps: Deps): Promise<void> {
  const { db, now } = deps
  const authority = createAuthority(db)
  const people = await readPeople(deps)
  const admin = people.find(({ account }) => account === 'admin')
  if (!admin) return
  const library = createModelLibrary(deps)
  const placing = await readPlaces(deps)
  const actor = actorOf(admin, { authorityVersion: await authority.version() })
  const demoPeople = await readDemoPeople(deps)
  const approvals = listApprovals(idsOf(demoPeople))
  const ids = new Map<string, string>()
  const place = async (template: ModelTemplate & { appColumnData?: string }) => {
    const categoryId = placing.categories.get(template.category) ?? ''
    const options = { actor, categoryId, parentId: placing.parentId, sortCode: ids.size + 1 }
    const flowTemplateJson = approvals.get(template.enCode)
    const flow = flowTemplateJson === undefined ? {} : { webType: 3, flowTemplateJson }
    ids.set(template.enCode, await library.place({ ...template, ...flow }, options))
  }

  // Customers are created before the contacts that refer to them.
  for (const index of listTemplates(NOWHERE).keys()) {
    const targets = { customerModelId: ids.get('customer') ?? '', industryTypeId: FIXED_TYPE_ID.industryType }
    const template = listTemplates(targets)[index]
    if (template) await place(template)
  }
  await place(supplierVisit())
  await grantModels(deps)
  await setMenuIcons(deps)

  const files = await storeDemoFiles(deps, admin.id)
  const facts = { files, people, industries: placing.industries, departments: placing.departments }
  const first = now().getTime() - SPAN * DAY
  let moment = first
  const clock = { ...deps, now: () => new Date(moment) }
  const { port, create } = createRecords({ ...clock, authority })
  const { follow, flows, decisions, createFlow, launch } = createFlows({ ...clock, records: port })
  port.connectFlows(flows)
  for (const model of approvals.keys()) await follow(ids.get(model) ?? '')
  const authorityVersion = await authority.version()
  const actorOfPerson = (person: SeedPerson) => actorOf(person, { authorityVersion })
  const add = async ({ model, by, data }: RecordSeed) => {
    const isRequest = approvals.has(model)
    const body = { data: JSON.stringify(data), ...(isRequest && { status: 0 }) }
    return await create(ids.get(model) ?? '', { body, caller: { actor: actorOfPerson(by), side: 'pc' } })
  }
  const decide = (id: string, how: { agreed: number; isRejected?: boolean; wait: () => void }) =>
    decideRequest(id, how, { db, decisions, actorOf: actorOfPerson })
  const seeds = listRecords(facts)
  const step = (SPAN * DAY) / (seeds.length + 1)
  const customers: string[] = []
  for (const [index, seed] of seeds.entries()) {
    moment = first + (index + 1) * step
    const record = seed(moment, customers)
    const id = await add(record)
    if (record.model === 'customer') customers.push(id)
    // Former requests were decided within hours.
    if (approvals.has(record.model))
      await decide(id, { agreed: Infinity, wait: () => (moment += (1 + (index % 4)) * HOUR) })
  }
  const present = now().getTime()
  for (const [index, { record, ...how }] of listRequests(demoPeople, present).entries()) {
    moment = present - 2 * DAY + index * HOUR
    await decide(await add(record), { ...how, wait: () => (moment += 3 * HOUR) })
  }
  const at = (next: number) => {
    moment = next
  }
  await seedStartedFlows({ createFlow, launch, people: demoPeople, actorOf: actorOfPerson, at, present, decide })
  // The messages of former requests were read long ago.
  const recent = new Date(present - 2 * DAY)
  await db
    .updateTable('messageReceipts')
    .set({ readTime: recent, readCount: 1 })
    .where('sentTime', '<', recent)
    .where('messageId', 'in', (query) => query.selectFrom('messages').select('id').where('kind', '=', 'flow'))
    .execute()
}

interface ActorFacts {
  authorityVersion: string
}

/** The author of a record as an actor who needs no grants. */
const actorOf = ({ id, account, realName, organizeId }: SeedPerson, { authorityVersion }: ActorFacts): Actor => ({
  userId: id,
  account,
  realName,
  organizeId,
  isAdministrator: true,
  sessionId: '',
  grants: new Set(),
  authorityVersion,
})

const readPeople = ({ db }: Pick<Deps, 'db'>): Promise<SeedPerson[]> =>
  db.selectFrom('users').select(['id', 'account', 'realName', 'organizeId']).orderBy('sortCode').limit(40).execute()

async function readPlaces({ db }: Pick<Deps, 'db'>) {
  const parent = await db.selectFrom('menus').select('id').where('enCode', '=', 'business').executeTakeFirst()
  const categories = await db
    .selectFrom('dictionaryData as d')
    .innerJoin('dictionaryTypes as t', 't.id', 'd.dictionaryTypeId')
    .select(['d.id', 'd.enCode'])
    .where('t.enCode', '=', 'webDesign')
    .execute()
  const industries = await db
    .selectFrom('dictionaryData')
    .select('id')
    .where('dictionaryTypeId', '=', FIXED_TYPE_ID.industryType)
    .orderBy('sortCode')
    .limit(12)
    .execute()
  const departments = await db
    .selectFrom('organizations')
    .select('id')
    .where('category', '=', 'department')
    .orderBy('sortCode')
    .limit(8)
    .execute()
  return {
    parentId: parent?.id ?? '-1',
    categories: new Map(categories.map(({ id, enCode }) => [enCode, id])),
    industries: industries.map(({ id }) => id),
    departments: departments.map(({ id }) => id),
  }
}

const idsOf = ({ admin, zhangwei, lina, wangfang, chenjing }: DemoPeople) => ({
  admin: admin.id,
  zhangwei: zhangwei.id,
  lina: lina.id,
  wangfang: wangfang.id,
  chenjing: chenjing.id,
})

/** The employees with public accounts. */
async function readDemoPeople({ db }: Pick<Deps, 'db'>): Promise<DemoPeople> {
  const rows = await db.selectFrom('users').select(['id', 'account', 'realName', 'organizeId']).execute()
  const of = (account: string) => {
    const person = rows.find((row) => row.account === account)
    if (!person) throw new Error(`The demo company has no account "${account}".`)
    return person
  }
  return {
    admin: of('admin'),
    zhangwei: of('zhangwei'),
    lina: of('lina'),
    wangfang: of('wangfang'),
    chenjing: of('chenjing'),
  }
}
