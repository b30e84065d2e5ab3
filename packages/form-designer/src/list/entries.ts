import { asText, own } from '@sqos/form-model'

/** A column or condition of a list document. Unknown keys are kept. */
export type Entry = Readonly<Record<string, unknown>>

/** The model name of an entry, in both of its forms. */
export const propOf = (entry: unknown): string => asText(own(entry, 'prop')) || asText(own(entry, '__vModel__')) || ''

/** All entries: selected ones in their order, then the others in the order of the form. */
export function inOrder(
  chosen: readonly Entry[],
  possible: readonly Entry[],
): readonly { entry: Entry; isChosen: boolean }[] {
  const taken = new Set(chosen.map(propOf))
  return [
    ...chosen.map((entry) => ({ entry, isChosen: true })),
    ...possible.filter((entry) => !taken.has(propOf(entry))).map((entry) => ({ entry, isChosen: false })),
  ]
}

/** Adds an entry to the list or removes it. */
export const toggled = (chosen: readonly Entry[], entry: Entry): readonly Entry[] =>
  chosen.some((one) => propOf(one) === propOf(entry))
    ? chosen.filter((one) => propOf(one) !== propOf(entry))
    : [...chosen, entry]

/** Moves an entry up or down; returns the same list at the ends. */
export function shifted(chosen: readonly Entry[], index: number, by: -1 | 1): readonly Entry[] {
  const target = index + by
  if (target < 0 || target >= chosen.length) return chosen
  const next = [...chosen]
  const [entry] = next.splice(index, 1)
  if (entry) next.splice(target, 0, entry)
  return next
}

/** Moves an entry before the entry at index `to`, or to the end. */
export function moved(chosen: readonly Entry[], from: number, to: number): readonly Entry[] {
  const entry = chosen[from]
  if (!entry || to === from || to === from + 1) return chosen
  const next = chosen.filter((_, index) => index !== from)
  next.splice(to > from ? to - 1 : to, 0, entry)
  return next
}

/** Changes one entry. */
export const changedAt = (chosen: readonly Entry[], index: number, changed: Entry): readonly Entry[] =>
  chosen.map((entry, at) => (at === index ? { ...entry, ...changed } : entry))
