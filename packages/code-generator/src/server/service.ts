import { quote } from '../design/code.ts'
import type { Module } from '../design/module.ts'

export function serviceFile(module: Module) {
  const { names, fields, subTables } = module
  const formulas = fields.flatMap(({ name, fill }) => (fill?.by === 'formula' ? [`${name}: ${fill.code}`] : []))
  const numbers = fields.flatMap(({ name, fill }) => (fill?.by === 'number' ? [{ name, rule: fill.rule }] : []))
  const places = fields.filter(({ fill }) => fill?.by === 'organization')
  const fixed = [...numbers.map(({ name }) => name), ...places.map(({ name }) => name)]
  const required = fields.filter(({ isRequired }) => isRequired).map(({ name }) => name)
  const requiredRows = subTables.flatMap((table) =>
    table.fields.some(({ isRequired }) => isRequired)
      ? [{ table: table.name, fields: table.fields.filter(({ isRequired }) => isRequired).map(({ name }) => name) }]
      : [],
  )
  const patterns = fields.filter((field) => field.patterns.length > 0)
  const hasChecks = required.length > 0 || requiredRows.length > 0 || patterns.length > 0
  const usesSum = formulas.some((code) => code.includes('sumOf('))
  const checks = `${
    required.length > 0
      ? `
  for (const name of REQUIRED) if (isEmpty(body[name])) throw refusedField(name, '${names.camel}.required')`
      : ''
  }${requiredRows
    .map(
      ({ table }) => `
  for (const row of body.${table} ?? [])
    for (const name of REQUIRED_IN_${table.toUpperCase()})
      if (isEmpty(row[name])) throw refusedField('${table}', '${names.camel}.required')`,
    )
    .join('')}${
    patterns.length > 0
      ? `
  for (const [name, pattern] of PATTERNS) {
    const value = body[name]
    if (typeof value === 'string' && value !== '' && !pattern.test(value)) throw refusedField(name, '${names.camel}.pattern')
  }`
      : ''
  }`
  const used = [...(required.length > 0 || requiredRows.length > 0 ? ['isEmpty'] : []), ...(usesSum ? ['sumOf'] : [])]
  const rowsOfId = subTables.map(
    (table) => `
    await repo.replace${table.names.Name}(
      id,
      (body.${table.name} ?? []).map((one, sortIndex) => ({
        ...${table.name}ValuesOf(one),
        id: newId(),
        parentId: id,
        sortIndex,
      })),
    )`,
  )
  return `import type { Actor } from '../../platform/actor.ts'
import type { ConfigurationWriter } from '../../platform/configuration.ts'
import { createdBy, deletedBy, modifiedBy } from '../../platform/db/audited.ts'
${numbers.length > 0 ? "import type { Trx } from '../../platform/db/database.ts'\n" : ''}import { demandUnchanged, laterThan } from '../../platform/db/unchanged.ts'
import type { Deps } from '../../platform/deps.ts'
${hasChecks ? "import { refusedField } from '../../platform/errors.ts'\n" : ''}import { found } from '../../platform/route.ts'
import type { createPageColumns } from '../authority/index.ts'
${numbers.length > 0 ? "import { issueBillNumbers } from '../bill-rule/index.ts'\n" : ''}import { readFields, valuesOf } from './${names.name}.fields.ts'
${subTables.map((table) => `import { readFields as ${table.name}ReadFields, valuesOf as ${table.name}ValuesOf } from './${table.names.file}.fields.ts'`).join('\n')}
import {
  create${names.Name}Repository,
  type ${names.Name}Repository,
  type ${names.Name}Row,
  type SEARCHED,
} from './${names.name}.repository.ts'
import { ${names.Name}, type ${names.Name}Body } from './${names.name}.schema.ts'
${used.length > 0 ? `import { ${used.join(', ')} } from './values.ts'\n` : ''}
/** Which columns a user may see and search. */
export type ${names.Name}Columns = ReturnType<typeof createPageColumns<(typeof SEARCHED)[number]>>

/** Dependencies of the service. */
export interface ${names.Name}ServiceDeps extends Pick<Deps, 'now' | 'newId'> {
  repository: ${names.Name}Repository
  configuration: ConfigurationWriter
  columns: ${names.Name}Columns
}

interface ListQuery {
  currentPage?: number
  pageSize?: number
  keyword?: string
  sidx?: string
  sort?: 'asc' | 'desc'
}
${required.length > 0 ? `\nconst REQUIRED = [${required.map(quote).join(', ')}] as const\n` : ''}${requiredRows.map(({ table, fields: names_ }) => `const REQUIRED_IN_${table.toUpperCase()} = [${names_.map(quote).join(', ')}] as const\n`).join('')}${patterns.length > 0 ? `\nconst PATTERNS = [\n${patterns.flatMap(({ name, patterns: own }) => own.map(({ source }) => `  ['${name}', new RegExp(${quote(source)}, 'u')],`)).join('\n')}\n] as const\n` : ''}
/** Business logic of ${names.name}. */
export function create${names.Name}Service({ repository, configuration, columns, now, newId }: ${names.Name}ServiceDeps) {
  const limitRow = columns.limitValues(${names.Name})
  const limitRecord = columns.limitValues(${names.Name}, { except: ['edit'] })
  const target = (id: string) => [{ table: '${names.camels}' as const, ids: [id] }]

  /** Rows as the wire has them. */
  async function asRead(rows: readonly ${names.Name}Row[]): Promise<${names.Name}[]> {
${
  subTables.length > 0
    ? `    const ids = rows.map(({ id }) => id)
${subTables
  .map(
    (table) =>
      `    const ${table.name}ByRecord = Map.groupBy(ids.length > 0 ? await repository.${table.name}Of(ids) : [], ({ parentId }) => parentId)`,
  )
  .join('\n')}
`
    : ''
}    return rows.map((row) => ({
      ...row,
      ...readFields(row),
${subTables
  .map(
    (
      table,
    ) => `      ${table.name}: (${table.name}ByRecord.get(row.id) ?? []).map(({ parentId: _parentId, ...one }) => ({
        ...one,
        ...${table.name}ReadFields(one),
      })),`,
  )
  .join('\n')}
      creatorUserId: row.creatorUserId ?? '',
      creatorTime: row.creatorTime.getTime(),
      lastModifyTime: row.lastModifyTime?.getTime() ?? null,
    }))
  }

  async function list(query: ListQuery, actor: Actor) {
    const { currentPage = 1, pageSize = 20 } = query
    const { searched, keyword, sidx, sort } = await columns.withoutHiddenColumns(query, actor)
    const limited = await limitRow(actor)
    const page = { offset: (currentPage - 1) * pageSize, limit: pageSize }
    const rows = await repository.list({ ...page, keyword, searched, sidx, sort })
    const total = await repository.count({ keyword, searched })
    return { list: (await asRead(rows)).map(limited), pagination: { currentPage, pageSize, total } }
  }

  const find = async (id: string) => found(await repository.find(id))

  async function get(id: string, actor: Actor) {
    const [record] = await asRead([await find(id)])
    return (await limitRecord(actor))(found(record))
  }

  /** Creates a record for each body, or none. */
  async function createAll(bodies: readonly ${names.Name}Body[], actor: Actor) {
${hasChecks ? '    for (const body of bodies) demandFilled(body)\n' : ''}    const records = bodies.map((body) => ({ id: newId(), body }))
    const ids = records.map(({ id }) => id)
    await configuration.write(actor, [{ table: '${names.camels}', ids }], async (trx) => {
      const repo = create${names.Name}Repository(trx)
      for (const { id, body } of records) {
        await repo.insert({
          ...valuesOf(body),
          ${formulas.length > 0 ? '...calculated(body),' : ''}
          ${numbers.map(({ name, rule }) => `${name}: await issue(trx, ${quote(rule)}),`).join('\n          ')}
          ${places.map(({ name, value }) => `${name}: ${value === 'texts' ? 'JSON.stringify(actor.organizeId ? [actor.organizeId] : [])' : "actor.organizeId ?? ''"},`).join('\n          ')}
          id,
          ...createdBy(actor, now()),
        })${rowsOfId.join('')}
      }
    })
  }

  const create = (body: ${names.Name}Body, actor: Actor) => createAll([body], actor)

  async function update(id: string, { body, actor }: { body: ${names.Name}Body; actor: Actor }) {
    const row = await find(id)
    demandUnchanged(row, body.lastModifyTime)
${hasChecks ? '    demandFilled(body)\n' : ''}${fixed.length > 0 ? `    // The server sets these when the record is created.\n    const { ${fixed.map((name) => `${name}: _${name}`).join(', ')}, ...values } = valuesOf(body)\n` : '    const values = valuesOf(body)\n'}    await configuration.write(actor, target(id), async (trx) => {
      const repo = create${names.Name}Repository(trx)
      await repo.update(id, { ...values, ${formulas.length > 0 ? '...calculated(body), ' : ''}...modifiedBy(actor, laterThan(row, now())) })${rowsOfId.join('')}
    })
  }

  async function remove(id: string, actor: Actor) {
    await find(id)
    await configuration.write(actor, target(id), (trx) =>
      create${names.Name}Repository(trx).update(id, deletedBy(actor, now())),
    )
  }
${
  numbers.length > 0
    ? `
  /** The next number of a rule; empty without the rule. */
  async function issue(trx: Trx, rule: string) {
    const [number = ''] = await issueBillNumbers(trx, rule, { now: now(), count: 1 })
    return number
  }
`
    : ''
}
  return { list, get, create, createAll, update, remove, asRead, check: ${hasChecks ? 'demandFilled' : `(_body: ${names.Name}Body) => undefined`} }
}

export type ${names.Name}Service = ReturnType<typeof create${names.Name}Service>
${
  hasChecks
    ? `
/** Refuses a record that lacks what the form demands. */
function demandFilled(body: ${names.Name}Body) {${checks}
}
`
    : ''
}${
    formulas.length > 0
      ? `
/** The formulas of the form. */
const calculated = (body: ${names.Name}Body) => ({
  ${formulas.join(',\n  ')},
})
`
      : ''
  }`
}
