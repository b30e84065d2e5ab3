import { Type } from 'typebox'
import { Value } from 'typebox/value'
import type { Actor } from '../../platform/actor.ts'
import { AppError } from '../../platform/errors.ts'
import type { Upload } from '../../platform/upload.ts'
import type { PageColumns } from '../authority/index.ts'
import type { TicketService } from '../file/index.ts'
import { templateParts } from './print.schema.ts'
import { dataSourceOf, type PrintService } from './print.service.ts'

/** Suffix of exported templates. Source: contract of the API family, platform, section 1.6. */
const SUFFIX = '.bp'

const orNull = <Schema extends Parameters<typeof Type.Union>[0][number]>(schema: Schema) =>
  Type.Optional(Type.Union([schema, Type.Null()]))

/** One row; unknown keys of other systems are ignored. */
const PrintTemplateFile = Type.Object({
  ...templateParts,
  type: orNull(Type.Integer({ minimum: 1, maximum: 2 })),
  enabledMark: orNull(Type.Integer()),
  sortCode: orNull(Type.Integer({ minimum: 0, maximum: 999_999 })),
})

interface TransferDeps {
  service: PrintService
  tickets: TicketService
  columns: PageColumns
}

/** Exports and imports templates as `.bp` files. The body is kept as it is; the model is chosen again after an import. */
export function createPrintTransfer({ service, columns, tickets }: TransferDeps) {
  async function exportTemplate(id: string, actor: Actor) {
    await columns.demandAllColumns(actor)
    const row = await service.find(id)
    const content = {
      fullName: row.fullName,
      enCode: row.enCode,
      category: row.category,
      type: row.type,
      dataSource: dataSourceOf(row),
      interfaceId: row.interfaceId,
      dbLinkId: row.dbLinkId,
      sqlTemplate: row.sqlTemplate,
      leftFields: row.leftFields,
      printTemplate: row.printTemplate,
      pageJson: row.pageJson,
      description: row.description,
      sortCode: row.sortCode,
      enabledMark: row.enabledMark,
    }
    return await tickets.offer({
      name: `${row.fullName}${SUFFIX}`,
      contentType: 'application/json',
      content: Buffer.from(JSON.stringify(content)),
    })
  }

  async function importFile({ name, content }: Upload, actor: Actor) {
    if (!name.toLowerCase().endsWith(SUFFIX)) throw new AppError('refused', 'print.importSuffix')
    const file = parseJson(content.toString('utf8'))
    if (!Value.Check(PrintTemplateFile, file)) throw new AppError('refused', 'print.importBroken')
    await service.create(
      {
        fullName: file.fullName,
        enCode: file.enCode,
        category: file.category,
        ...(file.dataSource && { dataSource: file.dataSource }),
        interfaceId: file.interfaceId ?? null,
        dbLinkId: file.dbLinkId ?? null,
        sqlTemplate: file.sqlTemplate ?? null,
        leftFields: file.leftFields ?? null,
        printTemplate: file.printTemplate ?? null,
        pageJson: file.pageJson ?? null,
        description: file.description ?? null,
        type: file.type ?? 2,
        sortCode: file.sortCode ?? 0,
        enabledMark: file.enabledMark === 0 ? 0 : 1,
      },
      actor,
    )
  }

  return { exportTemplate, importFile }
}

export type PrintTransfer = ReturnType<typeof createPrintTransfer>

function parseJson(source: string): unknown {
  try {
    return JSON.parse(source)
  } catch {
    return undefined
  }
}
