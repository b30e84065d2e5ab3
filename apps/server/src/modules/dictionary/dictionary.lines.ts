import type { Actor } from '../../platform/actor.ts'
import type { ConfigurationWriter } from '../../platform/configuration.ts'
import { createdBy } from '../../platform/db/audited.ts'
import type { Db } from '../../platform/db/database.ts'
import type { Deps } from '../../platform/deps.ts'
import { codeOfName } from '../../platform/code-of-name.ts'
import { AppError, refusedField } from '../../platform/errors.ts'
import { found } from '../../platform/route.ts'
import { addDictionary, addValues, dictionaryTargets, freeDictionaryNames, freeNumbers } from './dictionary.access.ts'
import type { DictionaryGuard } from './dictionary.policy.ts'
import type { DictionaryRepository } from './dictionary.repository.ts'
import type { DictionaryFromLines } from './dictionary.schema.ts'

/** Maximum length of the name of a value. */
const MAX_NAME = 50

interface LinesDeps extends Pick<Deps, 'now' | 'newId'> {
  db: Db
  demand: DictionaryGuard
  repository: DictionaryRepository
  configuration: ConfigurationWriter
}

/** Makes dictionaries and values from lines of text, such as a column of a spreadsheet. */
export function createDictionaryLines({ db, demand, repository, configuration, now, newId }: LinesDeps) {
  /** A dictionary at the top level with its values. Throws for a name in use; the code gets a number. */
  async function create({ fullName, values = [] }: DictionaryFromLines, actor: Actor) {
    const name = fullName.trim()
    if (name === '') throw refusedField('fullName', 'validation.required')
    const rows = namesIn(values).map((line) => ({ id: newId(), fullName: line }))
    if (rows.length > 0) await demand(actor, 'add', '')
    const free = await freeDictionaryNames(db, { fullName: name, enCode: codeOfName(name, 'dictionary') })
    const isTaken = (await repository.listTypes()).some((type) => type.fullName === name)
    if (isTaken) throw refusedField('fullName', 'dictionary.nameTaken')
    const id = newId()
    const type = { id, fullName: name, enCode: free.enCode, values: rows }
    await configuration.write(actor, dictionaryTargets(id, rows), (trx) =>
      addDictionary(trx, { ...type, ...createdBy(actor, now()) }),
    )
    return { id, fullName: name, enCode: free.enCode, added: rows.length }
  }

  /** Adds the lines that are no values yet. */
  async function add(typeId: string, { lines, actor }: { lines: readonly string[]; actor: Actor }) {
    await demand(actor, 'add', typeId)
    const type = found(await repository.findType(typeId))
    const present = await repository.listData({ typeId: type.id })
    const names = namesIn(lines)
    const known = new Set(present.map(({ fullName }) => fullName))
    const rows = names.filter((name) => !known.has(name)).map((fullName) => ({ id: newId(), fullName }))
    if (rows.length > 0) {
      const targets = dictionaryTargets(type.id, rows).filter(({ table }) => table === 'dictionaryData')
      await configuration.write(actor, targets, (trx) =>
        addValues(trx, {
          typeId: type.id,
          values: rows,
          codes: freeNumbers(new Set(present.map(({ enCode }) => enCode))),
          after: Math.max(0, ...present.map(({ sortCode }) => sortCode)),
          ...createdBy(actor, now()),
        }),
      )
    }
    return { added: rows.length, skipped: names.length - rows.length }
  }

  return { create, add }
}

export type DictionaryLinesService = ReturnType<typeof createDictionaryLines>

/** The names in lines, each once. */
function namesIn(lines: readonly string[]): string[] {
  const names = [...new Set(lines.map((line) => line.trim()).filter((line) => line !== ''))]
  const long = names.find((name) => name.length > MAX_NAME)
  if (long !== undefined) {
    const params = { name: `${long.slice(0, 20)}…`, max: String(MAX_NAME) }
    const fields = { values: { key: 'dictionary.lineTooLong', params } }
    throw new AppError('refused', 'dictionary.lineTooLong', { params, fields })
  }
  return names
}
