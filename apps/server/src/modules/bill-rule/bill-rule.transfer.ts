import { Type, type Static } from 'typebox'
import { Value } from 'typebox/value'
import { billPeriod } from '@sqos/contract'
import type { Actor } from '../../platform/actor.ts'
import type { Deps } from '../../platform/deps.ts'
import { AppError } from '../../platform/errors.ts'
import { found } from '../../platform/route.ts'
import type { Upload } from '../../platform/upload.ts'
import type { PageColumns } from '../authority/index.ts'
import type { TicketService } from '../file/index.ts'
import type { BillCounter, BillRuleRepository } from './bill-rule.repository.ts'
import { numbering } from './bill-rule.schema.ts'
import type { BillRuleService } from './bill-rule.service.ts'

/** Suffix of exported rules. Source: contract of the API family, platform, section 1.6. */
const SUFFIX = '.bb'

const name = Type.String({ minLength: 1, maxLength: 50, pattern: String.raw`\S` })
const orNull = <Schema extends Parameters<typeof Type.Union>[0][number]>(schema: Schema) =>
  Type.Optional(Type.Union([schema, Type.Null()]))

/** The counter of one period. */
const Counter = Type.Object({
  period: Type.String({ maxLength: 8, pattern: '^[0-9]*$' }),
  thisNumber: Type.Integer({ minimum: 0, maximum: 2_000_000_000 }),
  outputNumber: Type.String({ maxLength: 100 }),
})

/** One row; unknown keys of other systems are ignored. */
const BillRuleFile = Type.Object({
  fullName: name,
  enCode: name,
  ...numbering,
  enabledMark: orNull(Type.Integer()),
  sortCode: orNull(Type.Integer({ minimum: 0, maximum: 999_999 })),
  description: orNull(Type.String({ maxLength: 500 })),
  counters: orNull(Type.Array(Counter, { maxItems: 10_000 })),
  // Other systems keep one counter, of the current period.
  thisNumber: orNull(Type.Integer({ minimum: 0, maximum: 2_000_000_000 })),
  outputNumber: orNull(Type.String({ maxLength: 100 })),
})
type BillRuleFile = Static<typeof BillRuleFile>

interface TransferDeps extends Pick<Deps, 'now'> {
  repository: BillRuleRepository
  service: BillRuleService
  tickets: TicketService
  columns: PageColumns
}

/** Exports and imports bill rules as `.bb` files. Counters are included: an imported rule issues no number twice. */
export function createBillRuleTransfer({ repository, service, columns, tickets, now }: TransferDeps) {
  async function exportRule(id: string, actor: Actor) {
    await columns.demandAllColumns(actor)
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
      counters: await repository.listCounters(id),
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
      countersOf(file, now()),
    )
  }

  return { exportRule, importFile }
}

export type BillRuleTransfer = ReturnType<typeof createBillRuleTransfer>

/** The counters of a file; a single one counts when its last number is of the current period, or is not given. */
function countersOf({ counters, thisNumber, outputNumber, dateFormat }: BillRuleFile, now: Date): BillCounter[] {
  if (counters) return counters
  const period = billPeriod(dateFormat, now)
  if (typeof thisNumber !== 'number' || (outputNumber && !outputNumber.includes(period))) return []
  return [{ period, thisNumber, outputNumber: outputNumber ?? '' }]
}

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
