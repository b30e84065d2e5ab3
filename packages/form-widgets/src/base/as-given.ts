/** Arco takes an undefined value for "empty" where the prop is there at all; its types do not know. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
export const asGiven = <Value>(value: Value | undefined) => value as Value
