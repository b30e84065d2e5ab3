import type { Actor } from '../../platform/actor.ts'
import { AppError } from '../../platform/errors.ts'
import type { RecordPort } from '../record/index.ts'
import type { RecordKey } from './collaboration.repository.ts'
import type { RecordCard } from './collaboration.schema.ts'
import { linkToRecord, pageOfModel, type ReadMenu } from './record-page.ts'

/** Number of fields below the title. */
const FIELDS = 4
/** Characters of a text on a card. */
const TEXT_LENGTH = 120

/** Shows records as cards. Each reader receives the texts of the fields that the own menu grants show. */
export function createCardService({ records, readMenu }: { records: Pick<RecordPort, 'show'>; readMenu: ReadMenu }) {
  async function card({ modelId, recordId }: RecordKey, actor: Actor): Promise<RecordCard> {
    try {
      const caller = { actor, side: 'pc' } as const
      const record = await records.show({ modelId, id: recordId, caller, grant: { source: 'menu' } })
      if (!record) return without('deleted')
      const page = pageOfModel(await readMenu(actor), modelId)
      const [first, ...more] = record.fields
      return {
        state: 'shown',
        page: page?.name ?? record.modelName,
        title: short(first?.text ?? ''),
        fields: more.slice(0, FIELDS).map(({ label, text }) => ({ label, text: short(text) })),
        ...(page && { link: linkToRecord(page.path, recordId) }),
      }
    } catch (error) {
      // A form that is missing, disabled or not granted: the reader does not learn which.
      if (error instanceof AppError) return without('denied')
      throw error
    }
  }

  return { card }
}

export type CardService = ReturnType<typeof createCardService>

const without = (state: 'denied' | 'deleted'): RecordCard => ({ state, page: '', title: '', fields: [] })

const short = (text: string) => (text.length > TEXT_LENGTH ? `${text.slice(0, TEXT_LENGTH)}…` : text)
