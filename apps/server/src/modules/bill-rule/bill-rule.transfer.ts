import { Type, type Static } from 'typebox'
import { Value } from 'typebox/value'
import type { Actor } from '../../platform/actor.ts'
import { AppError } from '../../platform/errors.ts'
import { found } from '../../platform/route.ts'
import type { Upload } from '../../platform/upload.ts'
import type { TicketService } from '../file/index.ts'
import type { BillRuleRepository } from './bill-rule.repository.ts'
import { numbering } from './bill-rule.schema.ts'
import type { BillRuleService } from './bill-rule.service.ts'

/** Suffix of exported rules. Source: contract of the API family, platform, section 1.6. */
const SUFFIX = '.bb'

const name = Type.String({ minLength: 1, maxLength: 50, pattern: String.raw`\S` })
const orNull = <Schema extends Parameters<typeof Type.Union>[0][number]>(schema: Schema) =>
  Type.Optional(Type.Union([schema, Type.Null()]))

/** One row; those of other systems carry further keys, which are passed over. */
const BillRuleFile = Type.Object({
  fullName: name,
  enCode: name,
  ...numbering,
  enabledMark: orNull(Type.Integer()),
  sortCode: orNull(Type.Integer({ minimum: 0, maximum: 999_999 })),
  description: orNull(Type.String({ maxLength: 500 })),
})
type BillRuleFile = Static<typeof BillRuleFile>

interface TransferDeps {
  repository: BillRuleRepository
  service: BillRuleService
  tickets: TicketService
}

/** Bill rules to and from `.bb` files. A rule that is imported begins with its first number. */
export function createBillRuleTransfer({ repository, service, tickets }: TransferDeps) {
  async function exportRule(id: string) {
    const row = found(await repository.find(id))
    const content: BillRuleFile = {
      fullName: row.fullName,
      enCode: row.enCode,
      prefix: row.prefix,
      dateFormat: row.dateFormat,
      digit: row.digit,
      startNumber: row.startNumber,
      enabledMark: row.enabledMark,
      sortCode: row.sortCode,
      description: row.description,
    }
    return await tickets.offer({
      name: `${row.fullName}${SUFFIX}`,
      contentType: 'application/json',
      content: Buffer.from(JSON.stringify(content)),
    })
  }

  async function importFile(upload: Upload, actor: Actor) {
    const file = parse(upload)
    await service.create(
      {
        fullName: file.fullName,
        enCode: file.enCode,
        prefix: file.prefix,
        dateFormat: file.dateFormat,
        digit: file.digit,
        startNumber: file.startNumber,
        enabledMark: file.enabledMark === 0 ? 0 : 1,
        sortCode: file.sortCode ?? 0,
        description: file.description ?? '',
      },
      actor,
    )
  }

  return { exportRule, importFile }
}

export type BillRuleTransfer = ReturnType<typeof createBillRuleTransfer>

function parse({ name: fileName, content }: Upload): BillRuleFile {
  if (!fileName.toLowerCase().endsWith(SUFFIX)) throw new AppError('refused', 'billRule.importSuffix')
  const file = parseJson(content.toString('utf8'))
  if (!Value.Check(BillRuleFile, file)) throw new AppError('refused', 'billRule.importBroken')
  return file
}

function parseJson(source: string): unknown {
  try {
    return JSON.parse(source)
  } catch {
    return undefined
  }
}
