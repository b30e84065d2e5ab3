import { PERMISSION, USER_CELL_COLUMNS, type Language } from '@sqos/contract'
import type { Deps } from '../../../platform/deps.ts'
import { text } from '../../../platform/text.ts'
import { bufferWorkbook, XLSX, type CellInput } from '../../../platform/workbook/index.ts'
import type { PageRows } from '../../authority/index.ts'
import { isAllPages, type ListExports } from '../../download-record/index.ts'
import type { TicketService } from '../../file/index.ts'
import { createUserLookupRepository } from '../user-lookup.repository.ts'
import { createUserListRepository, type UserExportRow } from '../user-list.repository.ts'
import { createUserRepository, type RelationRow } from '../user.repository.ts'
import { CELLS, headingOf, headingKeyOf, isCellName, toCells, type CellName, type Cells } from './cells.ts'
import type { ImportRepository } from './import.repository.ts'
import { ExportQuery } from './import.schema.ts'
import { readNames, type Names } from './names.ts'

/** Number of lines read per batch. */
const PIECE = 500

/** Exports users as workbooks in the format of the import. */
export function createUserExports({
  db,
  tickets,
  exportList,
  rows: pageRows,
}: Pick<Deps, 'db'> & { tickets: TicketService; exportList: ListExports; rows: PageRows }) {
  const users = createUserRepository(db)
  const list = createUserListRepository(db)

  /** Exports users as the list shows them: the current page, or all. */
  const exportUsers = exportList({
    kind: 'user.export',
    page: PERMISSION.user.view,
    permission: PERMISSION.user.download,
    title: 'user.export.title',
    query: ExportQuery,
    columns: CELLS.map((name) => ({
      name,
      header: headingKeyOf(name),
      width: WIDTHS[name],
      column: USER_CELL_COLUMNS[name] ?? null,
      // Fields that only the form shows are exported to users who may open the form.
      permission: USER_CELL_COLUMNS[name] ? undefined : PERMISSION.user.edit,
    })),
    async open(query, { actor }) {
      const asked = await list.resolve(await pageRows.withoutHiddenColumns(query, actor))
      const filter = { ...asked, visible: await pageRows.conditionFor(actor) }
      const ids = isAllPages(query) ? await list.listIds(filter) : (await list.page(filter)).ids
      const lookup = await readNames(db, actor)
      return { ids, read: (piece) => readPeople(piece, lookup) }
    },
  })

  async function readPeople(ids: readonly string[], lookup: Names) {
    const people = await list.readExported(ids)
    const relations = await users.readRelations(ids)
    const managers = await createUserLookupRepository(db).listByIds(people.flatMap(({ managerId }) => managerId ?? []))
    const context = {
      lookup,
      byUser: Map.groupBy(relations, ({ userId }) => userId),
      managers: new Map(managers.map(({ id, realName, account }) => [id, `${realName}/${account}`])),
    }
    return people.map((person) => ({ id: person.id, ...cellsOf(person, context) }))
  }

  const offerTemplate = (language: Language) => offer({ title: 'user.template', names: CELLS, rows: [], language })

  /** Exports the rows that failed to import, with the reasons in an additional last column. */
  async function offerFaulty(
    rows: AsyncIterable<{ cells: Cells; reason: string }> | Iterable<{ cells: Cells; reason: string }>,
    language: Language,
  ) {
    async function* lines() {
      for await (const { cells, reason } of rows) yield [...CELLS.map((name) => cells[name]), reason]
    }
    return await offer({ title: 'user.import.faultyTitle', names: CELLS, rows: lines(), language, withReason: true })
  }

  /** Faulty lines of an import, read in batches. */
  async function* faultyRows(imports: ImportRepository, { id, language }: { id: string; language: Language }) {
    for (let after = -1; ;) {
      const rows = await imports.faultyAfter(id, { after, limit: PIECE })
      for (const { cells, problems } of rows) yield { cells, reason: reasonOf(problems ?? {}, language) }
      after = rows.at(-1)?.rowNumber ?? after
      if (rows.length < PIECE) return
    }
  }

  async function offer(wanted: Offer) {
    const content = workbookOf(wanted)
    const name = `${content.sheetName}.xlsx`
    return await tickets.offer({ name, contentType: XLSX, content: await bufferWorkbook(content) })
  }

  return { exportUsers, offerTemplate, offerFaulty, faultyRows }
}

export type UserExports = ReturnType<typeof createUserExports>

function workbookOf({ title, names, rows, language, withReason = false }: Offer) {
  const columns = names.map((name) => ({ header: headingOf(language, name), width: WIDTHS[name] ?? 16 }))
  if (withReason) columns.push({ header: text(language, 'user.import.reason'), width: 40 })
  return { sheetName: text(language, title), columns, rows }
}

interface Offer {
  title: string
  names: readonly CellName[]
  rows: AsyncIterable<readonly CellInput[]> | Iterable<readonly CellInput[]>
  language: Language
  withReason?: boolean
}

const WIDTHS: Partial<Record<CellName, number>> = { organizeId: 36, description: 30, entryDate: 20, birthday: 20 }

/** The problems of a line, by cell. */
export const reasonOf = (problems: Partial<Record<string, string>>, language: Language) =>
  Object.entries(problems)
    .map(([name, key]) => `${isCellName(name) ? headingOf(language, name) : name}：${text(language, key ?? '')}`)
    .join('；')

/** Drops the cells of unknown columns from rows that older clients send. */
export const cellsOfRow = toCells

interface Naming {
  lookup: Names
  byUser: ReadonlyMap<string, readonly RelationRow[]>
  managers: ReadonlyMap<string, string>
}

const STATES = ['禁用', '正常', '锁定']

/** Converts a user to a line; dates stay dates and numbers stay numbers. */
function cellsOf(person: UserExportRow, { lookup, byUser, managers }: Naming): Record<CellName, CellInput> {
  const own = byUser.get(person.id) ?? []
  const ids = (type: RelationRow['objectType']) =>
    own.filter(({ objectType }) => objectType === type).map(({ objectId }) => objectId)
  return {
    account: person.account,
    realName: person.realName,
    gender: lookup.labelOf('sex', String(person.gender)),
    email: person.email,
    organizeId: ids('Organize')
      .map((id) => lookup.scope.nameOf(id).replaceAll(' / ', '/'))
      .join(';'),
    managerId: managers.get(person.managerId ?? '') ?? '',
    positionId: ids('Position')
      .map((id) => lookup.positionLabel(id))
      .filter((label) => label !== '')
      .join(';'),
    roleId: ids('Role')
      .map((id) => lookup.roleLabel(id))
      .join(';'),
    sortCode: person.sortCode,
    enabledMark: STATES[person.enabledMark ?? 0] ?? '',
    description: person.description,
    nation: lookup.labelOf('Nation', person.nation),
    nativePlace: person.nativePlace,
    entryDate: person.entryDate,
    certificatesType: lookup.labelOf('certificateType', person.certificatesType),
    certificatesNumber: person.certificatesNumber,
    education: lookup.labelOf('Education', person.education),
    birthday: person.birthday,
    telePhone: person.telePhone,
    landline: person.landline,
    mobilePhone: person.mobilePhone,
    urgentContacts: person.urgentContacts,
    urgentTelePhone: person.urgentTelePhone,
    postalAddress: person.postalAddress,
  }
}
