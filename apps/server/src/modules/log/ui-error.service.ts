import { RESULT } from '@sqos/contract'
import type { Actor } from '../../platform/actor.ts'
import type { Client } from '../../platform/client.ts'
import type { Deps } from '../../platform/deps.ts'
import { createLogRepository } from './log.repository.ts'
import type { UiError } from './log.schema.ts'
import { FAILURE_LOG } from './log.service.ts'

/** The maximum length of the platform's own rows. */
const MAX_STACK = 3000

/** Stores the errors that browsers report, for administrators. */
export function createUiErrorService({ db, now, newId }: Pick<Deps, 'db' | 'now' | 'newId'>) {
  const repository = createLogRepository(db)

  return async function report(
    errors: readonly UiError[],
    { actor, client }: { actor: Actor; client: Client },
  ): Promise<void> {
    const creatorTime = now()
    await repository.insert(
      errors.map((error) => ({
        id: newId(),
        // Failures of server and browsers share a category.
        category: FAILURE_LOG,
        userId: actor.userId,
        userName: `${actor.realName}/${actor.account}`,
        ipAddress: client.ip,
        platform: client.platform,
        requestUrl: withoutQuery(error.address),
        resultCode: RESULT.internal,
        traceId: error.traceId ?? '',
        moduleName: 'ui',
        json: JSON.stringify({
          error: [withoutValues(error.message), framesOf(error.stack ?? '')].filter(Boolean).join('\n'),
          version: error.version,
          time: error.time,
        }),
        creatorTime,
      })),
    )
  }
}

/** Queries and fragments contain search texts of users. */
const withoutQuery = (address: string) => address.replaceAll(/[?#][^\s):]*/g, '')

/**
 * Quoted text and numbers may be values of users, such as the text that could not be parsed. Property names (`reading
 * 'length'`) are kept, because a message has no meaning without them.
 */
export const withoutValues = (message: string) =>
  withoutQuery(message)
    .replaceAll(/"[^"]*"?|“[^”]*”?|`[^`]*`?/g, '"…"')
    .replaceAll(/'([^']*)'?/g, (quoted, inner: string) => (/^[A-Za-z_$][\w$]*$/.test(inner) ? quoted : "'…'"))
    .replaceAll(/\d{4,}|\S+@\S+/g, '…')

/** The lines with locations, without those that repeat the message. */
export const framesOf = (stack: string) =>
  stack
    .split('\n')
    .filter((line) => /^\s*at .*:\d+:\d+\)?$|^[^\s"']*@\S+:\d+:\d+$/.test(line))
    .map((line) => withoutQuery(line))
    .join('\n')
    .slice(0, MAX_STACK)
