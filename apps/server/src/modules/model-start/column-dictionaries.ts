import { PERMISSION } from '@sqos/contract'
import { may, type Actor } from '../../platform/actor.ts'
import { codeOfName } from '../../platform/code-of-name.ts'
import { createConfigurationWriter } from '../../platform/configuration.ts'
import { createdBy } from '../../platform/db/audited.ts'
import type { Deps } from '../../platform/deps.ts'
import { AppError } from '../../platform/errors.ts'
import {
  addDictionary,
  dictionaryTargets,
  freeDictionaryNames,
  removeDictionaries,
} from '../dictionary/dictionary.access.ts'

/** Throws `forbidden` for users who may not add dictionaries with values. */
export function demandDictionaries(actor: Actor): void {
  if (!may(actor, PERMISSION.dictionary.typeAdd) || !may(actor, PERMISSION.dictionary.add))
    throw new AppError('forbidden', 'error.forbidden')
}

/** Adds a dictionary with these values and returns its id. A name in use gets a number. */
export async function addColumnDictionary(
  { db, now, newId }: Pick<Deps, 'db' | 'now' | 'newId'>,
  { name, texts, actor }: { name: string; texts: readonly string[]; actor: Actor },
): Promise<string> {
  const id = newId()
  const names = await freeDictionaryNames(db, { fullName: name, enCode: codeOfName(name, 'dictionary') })
  const values = texts.map((fullName) => ({ id: newId(), fullName }))
  await createConfigurationWriter({ db, now, newId }).write(actor, dictionaryTargets(id, values), (trx) =>
    addDictionary(trx, { ...names, id, values, ...createdBy(actor, now()) }),
  )
  return id
}

/** Deletes dictionaries whose model could not be completed. */
export async function discardDictionaries(
  { db, now, newId }: Pick<Deps, 'db' | 'now' | 'newId'>,
  { ids, actor }: { ids: readonly string[]; actor: Actor },
): Promise<void> {
  if (ids.length === 0) return
  const targets = ids.flatMap((id) => dictionaryTargets(id, []))
  await createConfigurationWriter({ db, now, newId }).write(actor, targets, (trx) =>
    removeDictionaries(trx, { ids, actor, now: now() }),
  )
}
