import type { ApiDispatch } from '@sqos/api-client'
import { authorityApi, type GrantNode, type GrantsBody } from '@sqos/api-client/authority'
import { eachStep, STEPS, type Step, type Ticks } from './steps.ts'

/** Whose permissions are edited. */
export interface EditedObject {
  objectType: GrantsBody['objectType']
  /** `NOBODY` for several, to whom something is added. */
  id: string
  name: string
}

/** Who grants nothing yet. Source: contract of the API family, shell, section 13. */
export const NOBODY = '0'

/** What can be granted, what is, and the state of both that a save is measured against. */
export interface LoadedGrants {
  trees: Record<Step, readonly GrantNode[]>
  ticks: Ticks
  revision: string
}

/** Reads all kinds at once, past every cache: somebody else may have changed them. Throws what the server says. */
export async function loadGrants(
  dispatch: ApiDispatch,
  { id, objectType }: Pick<EditedObject, 'id' | 'objectType'>,
): Promise<LoadedGrants> {
  const { listGrantValues } = authorityApi.endpoints
  const answers = await Promise.all(
    STEPS.map((type) =>
      dispatch(
        listGrantValues.initiate({ id, body: { type, objectType } }, { forceRefetch: true, subscribe: false }),
      ).unwrap(),
    ),
  )
  const of = (step: Step) => answers[STEPS.indexOf(step)]
  return {
    trees: eachStep((step) => of(step)?.list ?? []),
    ticks: eachStep((step) => new Set(of(step)?.ids)),
    revision: of('module')?.revision ?? '',
  }
}
