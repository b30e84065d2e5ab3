import type { RecordEditor, TransientMessage } from '@sqos/contract/realtime'
import type { Actor } from '../../platform/actor.ts'
import type { Deps } from '../../platform/deps.ts'
import type { RecordPort } from '../record/index.ts'
import { avatarAddress } from '../file/index.ts'
import { createCollaborationRepository, type RecordKey } from './collaboration.repository.ts'

/** Milliseconds after which an editor whose page said nothing counts as gone. Pages speak every 30 s. */
const GONE_AFTER = 75_000

interface EditorsDeps extends Pick<Deps, 'db' | 'now'> {
  records: Pick<RecordPort, 'get'>
  tell: (userIds: readonly string[], message: TransientMessage) => void
}

/** Who has a record open for editing. The others are told who comes and goes, and that the record was changed. */
export function createEditorsService({ db, now, records, tell }: EditorsDeps) {
  const repository = createCollaborationRepository(db)
  const since = () => new Date(now().getTime() - GONE_AFTER)

  async function editorsOf(key: RecordKey): Promise<RecordEditor[]> {
    const rows = await repository.editors(key, since())
    return rows.map(({ id, realName, account, headIcon }) => ({
      userId: id,
      name: `${realName}/${account}`,
      headIcon: avatarAddress(headIcon),
    }))
  }

  /** Notes that a page of the caller has the record open; returns everybody who has. */
  async function open(key: RecordKey, actor: Actor): Promise<RecordEditor[]> {
    await records.get({
      modelId: key.modelId,
      id: key.recordId,
      caller: { actor, side: 'pc' },
      grant: { source: 'menu' },
    })
    const before = await editorsOf(key)
    // Nobody edits in the name of the user they view.
    if (actor.viewer) return before
    await repository.open(key, { userId: actor.userId, now: now(), since: since() })
    if (before.some(({ userId }) => userId === actor.userId)) return before
    return await tellAll(key)
  }

  async function close(key: RecordKey, actor: Actor) {
    if (actor.viewer) return
    await repository.close(key, actor.userId)
    await tellAll(key)
  }

  async function tellAll(key: RecordKey): Promise<RecordEditor[]> {
    const editors = await editorsOf(key)
    tell(
      editors.map(({ userId }) => userId),
      { method: 'recordEditors', ...key, editors },
    )
    return editors
  }

  /** Tells those who have a record open that somebody changed or deleted it. */
  async function noteChange({ actorId, ...key }: RecordKey & { actorId: string | null }) {
    const userIds = (await editorsOf(key)).flatMap(({ userId }) => (userId === actorId ? [] : userId))
    if (userIds.length === 0) return
    tell(userIds, { method: 'recordChanged', modelId: key.modelId, recordId: key.recordId, userId: actorId ?? '' })
  }

  return { open, close, noteChange }
}

export type EditorsService = ReturnType<typeof createEditorsService>
