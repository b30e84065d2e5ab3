import type { GrantsBody } from '@sqos/api-client/authority'

/** What is granted, in the order in which it is gone through. Source: contract of the API family, shell, section 13. */
export const STEPS = ['module', 'button', 'column', 'form', 'resource'] as const
export type Step = (typeof STEPS)[number]

/** Whether something is one of these steps. */
export const isStep = (step: string): step is Step => STEPS.some((one) => one === step)

/** Ids of what is ticked, by step. */
export type Ticks = Readonly<Record<Step, ReadonlySet<string>>>

/** Something for every step. */
export const eachStep = <Value>(make: (step: Step) => Value): Record<Step, Value> => ({
  module: make('module'),
  button: make('button'),
  column: make('column'),
  form: make('form'),
  resource: make('resource'),
})

/** Whether two states tick the same. */
export const sameTicks = (one: Ticks, other: Ticks): boolean =>
  STEPS.every((step) => one[step].size === other[step].size && [...one[step]].every((id) => other[step].has(id)))

/**
 * What was ticked and unticked here, done to what somebody else has saved meanwhile. Nothing of theirs is taken back that was
 * not touched here.
 */
export function mergeTicks({ base, mine, theirs }: { base: Ticks; mine: Ticks; theirs: Ticks }): Ticks {
  return eachStep((step) => {
    const merged = new Set(theirs[step])
    for (const id of mine[step]) if (!base[step].has(id)) merged.add(id)
    for (const id of base[step]) if (!mine[step].has(id)) merged.delete(id)
    return merged
  })
}

/** What is ticked, as it is sent. */
export const idsOf = (ticks: Ticks): Record<Step, string[]> => eachStep((step) => [...ticks[step]])

/** The body of a save. */
export const bodyOf = (ticks: Ticks, rest: Pick<GrantsBody, 'objectType' | 'revision'>): GrantsBody => ({
  ...rest,
  ...idsOf(ticks),
})
