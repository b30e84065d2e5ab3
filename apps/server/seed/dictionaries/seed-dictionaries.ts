import { DICTIONARY_ROOT_ID, ROOT_ID } from '@sqos/contract'
import type { Trx } from '../../src/platform/db/database.ts'
import { batchesOf, type Stamp } from '../stamp.ts'
import { DICTIONARIES, type DictionarySeed, type ValueSeed } from './dictionaries.ts'

/** Inserts the dictionaries and their values. */
export async function seedDictionaries(trx: Trx, { newId, created }: Stamp): Promise<void> {
  const types = listTypes(DICTIONARIES, ROOT_ID)
  await trx
    .insertInto('dictionaryTypes')
    .values(
      types.map(({ seed, ...row }) => ({
        ...created,
        ...row,
        fullName: seed.fullName,
        enCode: seed.enCode,
        isTree: seed.isTree ? 1 : 0,
        description: seed.description ?? '',
      })),
    )
    .execute()

  const values = types.flatMap(({ id: dictionaryTypeId, seed }) =>
    listValues(seed.values ?? [], DICTIONARY_ROOT_ID).map((value) => ({ ...created, ...value, dictionaryTypeId })),
  )
  for (const batch of batchesOf(values)) await trx.insertInto('dictionaryData').values(batch).execute()

  interface TypeRow {
    id: string
    parentId: string
    sortCode: number
    seed: DictionarySeed
  }

  function listTypes(seeds: readonly DictionarySeed[], parentId: string): TypeRow[] {
    return seeds.flatMap((seed, sortCode) => {
      const id = seed.id ?? newId()
      return [{ id, parentId, sortCode, seed }, ...listTypes(seed.children ?? [], id)]
    })
  }

  function listValues(
    seeds: readonly ValueSeed[],
    parentId: string,
  ): { id: string; parentId: string; sortCode: number; enCode: string; fullName: string }[] {
    return seeds.flatMap(([enCode, fullName, children = []], sortCode) => {
      const id = newId()
      return [{ id, parentId, sortCode, enCode, fullName }, ...listValues(children, id)]
    })
  }
}
