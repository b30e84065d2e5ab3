import type { GrantsBody } from '@sqos/api-client/authority'

/** Kinds of permission in the order of the steps. */
export const STEPS = ['module', 'button', 'column', 'form', 'resource'] as const
/** A kind of permission. */
export type Step = (typeof STEPS)[number]

/** True for the name of a step. */
export const isStep = (step: string): step is Step => STEPS.some((one) => one === step)

/** Ticked ids by step. */
export type Ticks = Readonly<Record<Step, ReadonlySet<string>>>

/** Calls `make` for every step. */
export const eachStep = <Value>(make: (step: Step) => Value): Record<Step, Value> => ({
  module: make('module'),
  button: make('button'),
  column: make('column'),
  form: make('form'),
  resource: make('resource'),
})

/** True when both hold the same ids. */
export const sameTicks = (one: Ticks, other: Ticks): boolean =>
  STEPS.every((step) => one[step].size === other[step].size && [...one[step]].every((id) => other[step].has(id)))

/**
 * Applies the own changes (`base` → `mine`) to the grants that another user has saved (`theirs`). Ids that were not changed
 * here keep the state of the other user.
 */
export function mergeTicks({ base, mine, theirs }: { base: Ticks; mine: Ticks; theirs: Ticks }): Ticks {
  return eachStep((step) => {
    const merged = new Set(theirs[step])
    for (const id of mine[step]) if (!base[step].has(id)) merged.add(id)
    for (const id of base[step]) if (!mine[step].has(id)) merged.delete(id)
    return merged
  })
}

/** Ticked ids as lists. */
export const idsOf = (ticks: Ticks): Record<Step, string[]> => eachStep((step) => [...ticks[step]])

/** Body of a save. */
export const bodyOf = (ticks: Ticks, rest: Pick<GrantsBody, 'objectType' | 'revision' | 'levels'>): GrantsBody => ({
  ...rest,
  ...idsOf(ticks),
})
