import { billNumber, PERMISSION, ROOT_ID, type Language } from '@sqos/contract'
import { readForm, readList } from '@sqos/form-model'
import { may, type Actor } from '../../platform/actor.ts'
import { createConfigurationWriter } from '../../platform/configuration.ts'
import type { Db } from '../../platform/db/database.ts'
import { withinTransaction } from '../../platform/db/within-transaction.ts'
import type { Deps } from '../../platform/deps.ts'
import { AppError } from '../../platform/errors.ts'
import type { Events } from '../../platform/events/index.ts'
import { createAuthority, type PageAccess } from '../authority/index.ts'
import { addBillRule, billRuleTarget, freeBillRuleNames } from '../bill-rule/bill-rule.access.ts'
import {
  addDictionary,
  dictionaryTargets,
  freeDictionaryNames,
  listDictionaryOptions,
} from '../dictionary/dictionary.access.ts'
import { createModelLibrary } from '../model/index.ts'
import { createRecords } from '../record/index.ts'
import type { AppSpec, SampleContext } from './app-spec.ts'
import type { InstallAppBody } from './app-template.schema.ts'
import { APPS } from './apps/index.ts'
import { buildApp, sampleTable, type AppParts } from './build-app.ts'
import { sayIn, type Say } from './words.ts'

const DAY = 86_400_000
const HOUR = 3_600_000
/** Code of the dictionary of model categories. */
const CATEGORIES = 'webDesign'

interface Installing {
  body: InstallAppBody
  actor: Actor
  language: Language
}

interface ServiceDeps extends Pick<Deps, 'db' | 'now' | 'newId'> {
  events: Pick<Events, 'append'>
  pageAccess: PageAccess
}

/** Shows the apps of the gallery and installs them. */
export function createAppTemplateService({ db, now, newId, events, pageAccess }: ServiceDeps) {
  const list = (language: Language) => APPS.map((spec) => factsOf(spec, sayIn(language)))

  async function preview(code: string, { actor, language }: { actor: Actor; language: Language }) {
    const spec = specOf(code)
    const say = sayIn(language)
    const rule = { enCode: spec.code, fullName: say(spec.name) }
    const documents = buildApp(spec, say, { rule, dictionaries: new Map() })
    const numbering = numberingOf(spec)
    const moment = now()
    const table = sampleTable(spec, documents, {
      context: samplesFor({ say, actor, now: moment }),
      names: (source, id) => (source === 'user' && id === actor.userId ? actor.realName : undefined),
      filled: (index) => ({
        bill_no: billNumber(numbering, { date: moment, issued: index }),
        code: billNumber(numbering, { date: moment, issued: index }),
        creator: actor.userId,
        created_at: moment.getTime(),
        // Names of departments are not needed to judge an app.
        department: undefined,
        place: undefined,
        team: undefined,
      }),
    })
    const form = readForm(documents.formData)
    return {
      ...factsOf(spec, say),
      ...table,
      proposedName: await createModelLibrary({ db, now, newId }).freeName(say(spec.name)),
      formData: documents.formData,
      filters: readList(documents.columnData, form).search.map(({ label }) => label),
      brings: [
        { kind: 'model' as const, fullName: say(spec.name), detail: '' },
        ...Object.values(spec.dictionaries ?? {}).map(({ name, values }) => ({
          kind: 'dictionary' as const,
          fullName: say(name),
          detail: values.map(say).join(', '),
        })),
        {
          kind: 'numbering' as const,
          fullName: say(spec.name),
          detail: billNumber(numbering, { date: moment, issued: 0 }),
        },
      ],
      rights: { staff: spec.rights.staff, managers: say(spec.rights.managers) },
    }
  }

  /**
   * Installs an app. Everything but the grants is one transaction: after a failure nothing is left. Grants follow, as for every
   * published page, and callers who may not give them are refused before anything is written.
   */
  async function install(code: string, { body, actor, language }: Installing) {
    const spec = specOf(code)
    const { publish } = body
    if (publish && !may(actor, PERMISSION.model.release)) throw new AppError('forbidden', 'error.forbidden')
    const access = publish?.access ?? []
    await pageAccess.demand(access, actor)
    const { menuIds, ...installed } = await db
      .transaction()
      .execute(async (trx) => await write(spec, withinTransaction(trx), { body, actor, language }))
    await pageAccess.write(menuIds, access, actor)
    return { ...installed, isPublished: menuIds.length > 0 }
  }

  async function write(spec: AppSpec, within: Db, { body, actor, language }: Installing) {
    const say = sayIn(language)
    const deps = { db: within, now, newId }
    const library = createModelLibrary({ ...deps, events })
    const asked = body.fullName?.trim() ?? ''
    const fullName = asked === '' ? await library.freeName(say(spec.name)) : asked
    const parts = {
      rule: await addRule(spec, within, { fullName, actor }),
      dictionaries: await addDictionaries(spec, within, { say, actor }),
    }
    const categories = await listDictionaryOptions(within, CATEGORIES)
    const { id, enCode } = await library.create(
      {
        fullName,
        enCode: spec.code,
        description: say(spec.description),
        category: categories.find((one) => one.enCode === spec.category)?.id ?? '',
        type: 1,
        webType: 2,
        ...buildApp(spec, say, parts),
      },
      actor,
    )
    const menuIds =
      body.publish === undefined
        ? []
        : await library.release(id, { body: { pc: 1, pcModuleParentId: body.publish.parentId || ROOT_ID }, actor })
    const rowCount = body.samples === 0 ? 0 : await addSamples(spec, within, { id, say, actor })
    return { id, fullName, enCode, rowCount, menuIds }
  }

  async function addRule(spec: AppSpec, within: Db, { fullName, actor }: { fullName: string; actor: Actor }) {
    const id = newId()
    const rule = { ...numberingOf(spec), ...(await freeBillRuleNames(within, { fullName, enCode: spec.code })) }
    await writerOn(within).write(actor, [billRuleTarget(id)], (trx) =>
      addBillRule(trx, { ...rule, id, creatorUserId: actor.userId, creatorTime: now() }),
    )
    return rule
  }

  async function addDictionaries(spec: AppSpec, within: Db, { say, actor }: { say: Say; actor: Actor }) {
    const added = new Map<string, string>()
    for (const [key, { name, values }] of Object.entries(spec.dictionaries ?? {})) {
      const id = newId()
      const enCode = `${spec.code}${key.charAt(0).toUpperCase()}${key.slice(1)}`
      const names = await freeDictionaryNames(within, { fullName: say(name), enCode })
      const rows = values.map((value) => ({ id: newId(), fullName: say(value) }))
      await writerOn(within).write(actor, dictionaryTargets(id, rows), (trx) =>
        addDictionary(trx, { ...names, id, values: rows, creatorUserId: actor.userId, creatorTime: now() }),
      )
      added.set(key, id)
    }
    return added
  }

  /** Creates the sample rows as records of the installer. */
  async function addSamples(spec: AppSpec, within: Db, { id, say, actor }: { id: string; say: Say; actor: Actor }) {
    const authority = createAuthority(within)
    const { port } = createRecords({ db: within, now, newId, authority })
    const samples = spec.samples(samplesFor({ say, actor, now: now() }))
    for (const values of samples)
      await port.create({
        modelId: id,
        values,
        caller: { actor, side: 'pc' },
        grant: { source: 'system', reason: 'template' },
        // A write with others uses this transaction instead of one for concurrent callers.
        within: () => Promise.resolve(),
      })
    return samples.length
  }

  const writerOn = (within: Db) => createConfigurationWriter({ db: within, now, newId })

  return { list, preview, install }
}

export type AppTemplateService = ReturnType<typeof createAppTemplateService>

function specOf(code: string): AppSpec {
  const spec = APPS.find((one) => one.code === code)
  if (!spec) throw new AppError('notFound', 'error.recordMissing')
  return spec
}

const NOWHERE: AppParts = { rule: { enCode: '', fullName: '' }, dictionaries: new Map() }

function factsOf(spec: AppSpec, say: Say) {
  const form = readForm(buildApp(spec, say, NOWHERE).formData)
  const fields = form.all.filter(({ kind, path }) => path !== '' && kind.role !== 'table')
  return {
    enCode: spec.code,
    fullName: say(spec.name),
    description: say(spec.description),
    category: spec.category,
    categoryName: say(CATEGORY_NAMES[spec.category]),
    fieldCount: fields.length,
    sampleCount: spec.samples(samplesFor({ say, actor: { userId: '', organizeId: null }, now: new Date() })).length,
    hasRows: form.subTables.length > 0,
  }
}

const CATEGORY_NAMES: Readonly<Record<AppSpec['category'], string>> = {
  personnel: '人事|人事|People',
  finance: '财务|財務|Finance',
  purchase: '采购|採購|Purchasing',
  office: '行政|行政|Office',
  sale: '销售与服务|業務與服務|Sales and service',
  production: '生产与安全|生產與安全|Production and safety',
}

const numberingOf = ({ numbering }: AppSpec) => ({ ...numbering, startNumber: '1'.padStart(numbering.digit, '0') })

interface SampleFacts {
  say: Say
  actor: Pick<Actor, 'userId' | 'organizeId'>
  now: Date
}

function samplesFor({ say, actor, now }: SampleFacts): SampleContext {
  const midnight = new Date(now).setHours(0, 0, 0, 0)
  return {
    say,
    day: (offset, hour = 0) => midnight + offset * DAY + hour * HOUR,
    me: actor.userId,
    department: actor.organizeId ?? undefined,
  }
}
