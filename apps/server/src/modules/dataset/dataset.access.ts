import type { Actor } from '../../platform/actor.ts'
import { AppError } from '../../platform/errors.ts'
import type { DatasetDefinition } from './dataset.schema.ts'

/** Statements are written by administrators only: they read tables without permissions of rows and columns. */
export function demandAuthor({ kind }: { kind: DatasetDefinition['kind'] }, actor: Actor) {
  if (kind === 'sql' && !actor.isAdministrator) throw new AppError('forbidden', 'dataset.sqlAdministrators')
}
