import { asText, own } from '@sqos/form-model'

/** A column or a condition of a list document: whatever it holds is kept. */
export type Entry = Readonly<Record<string, unknown>>

/** The model name of an entry, in either of its two shapes. */
export const propOf = (entry: unknown): string => asText(own(entry, 'prop')) || asText(own(entry, '__vModel__')) || ''

/** What may be chosen in its order: first what is chosen, then the rest as the form has it. */
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

/** Takes an entry into the list, or out of it. */
export const toggled = (chosen: readonly Entry[], entry: Entry): readonly Entry[] =>
  chosen.some((one) => propOf(one) === propOf(entry))
    ? chosen.filter((one) => propOf(one) !== propOf(entry))
    : [...chosen, entry]

/** One place up or down; at the ends the list stays as it is. */
export function shifted(chosen: readonly Entry[], index: number, by: -1 | 1): readonly Entry[] {
  const target = index + by
  if (target < 0 || target >= chosen.length) return chosen
  const next = [...chosen]
  const [entry] = next.splice(index, 1)
  if (entry) next.splice(target, 0, entry)
  return next
}

/** An entry at another place: before the one that stands at `to` now, or at the end. */
export function moved(chosen: readonly Entry[], from: number, to: number): readonly Entry[] {
  const entry = chosen[from]
  if (!entry || to === from || to === from + 1) return chosen
  const next = chosen.filter((_, index) => index !== from)
  next.splice(to > from ? to - 1 : to, 0, entry)
  return next
}

/** Entries with one of them changed. */
export const changedAt = (chosen: readonly Entry[], index: number, changed: Entry): readonly Entry[] =>
  chosen.map((entry, at) => (at === index ? { ...entry, ...changed } : entry))
