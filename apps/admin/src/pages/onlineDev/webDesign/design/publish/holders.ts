import type { ModelHolder, ReleaseBody } from '@sqos/api-client/model'

/** The choices of "who may", from least to most. */
export const LEVELS = ['own', 'view', 'edit'] as const
export type Level = (typeof LEVELS)[number]

/** An object with its level; `custom` for grants that were set one by one. */
export type Holder = Pick<ModelHolder, 'objectType' | 'objectId' | 'fullName' | 'level'>
type Access = NonNullable<ReleaseBody['access']>

/** Identifies an object among those of all types. */
export const keyOfHolder = ({ objectType, objectId }: Pick<Holder, 'objectType' | 'objectId'>): string =>
  `${objectType}:${objectId}`

/** Replaces the objects of a level. An object that is chosen for a level leaves the other ones. */
export function withLevel(holders: readonly Holder[], level: Level, chosen: readonly Holder[]): readonly Holder[] {
  const keys = new Set(chosen.map(keyOfHolder))
  const others = holders.filter((holder) => holder.level !== level && !keys.has(keyOfHolder(holder)))
  return [...others, ...chosen.map((holder) => ({ ...holder, level }))]
}

/** The changes to send: changed levels, and `none` for objects that were removed. */
export function changesOf(before: readonly Holder[], after: readonly Holder[]): Access {
  const levels = new Map(before.map((holder) => [keyOfHolder(holder), holder.level]))
  const kept = new Set(after.map(keyOfHolder))
  return [
    ...after.flatMap(({ objectType, objectId, level, ...holder }) =>
      level === 'custom' || levels.get(keyOfHolder({ ...holder, objectType, objectId })) === level
        ? []
        : [{ objectType, objectId, level }],
    ),
    ...before
      .filter((holder) => !kept.has(keyOfHolder(holder)))
      .map(({ objectType, objectId }) => ({ objectType, objectId, level: 'none' as const })),
  ]
}
