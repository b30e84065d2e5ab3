import type { GrantNode } from '@sqos/api-client/authority'
import type { AuthorityServices, GrantObject } from './services.ts'
import type { Levels } from './levels.ts'
import { eachStep, STEPS, type Step, type Ticks } from './steps.ts'

/** The object whose permissions are edited. */
export interface EditedObject extends GrantObject {
  name: string
}

/** The id of no object, for an editor whose grants are added to several objects. */
export const NOBODY = '0'

const LEVELED = ['form', 'resource'] as const

/** Trees of what can be granted, the granted ids, and the revision that a save is compared with. */
export interface LoadedGrants {
  trees: Record<Step, readonly GrantNode[]>
  ticks: Ticks
  levels: Levels
  /** Levels that the caller holds and cannot exceed. */
  limits: Levels
  revision: string
}

/** Reads all kinds in parallel. Rejects with the error of the server. */
export async function loadGrants(
  { readGrants }: AuthorityServices,
  { id, objectType }: GrantObject,
): Promise<LoadedGrants> {
  const answers = await Promise.all(STEPS.map((type) => readGrants({ id, objectType }, type)))
  const of = (step: Step) => answers[STEPS.indexOf(step)]
  return {
    trees: eachStep((step) => of(step)?.list ?? []),
    ticks: eachStep((step) => new Set(of(step)?.ids)),
    levels: new Map(LEVELED.flatMap((step) => Object.entries(of(step)?.levels ?? {}))),
    limits: new Map(LEVELED.flatMap((step) => Object.entries(of(step)?.limits ?? {}))),
    revision: of('module')?.revision ?? '',
  }
}
