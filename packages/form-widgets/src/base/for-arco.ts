/** Passes undefined to Arco, which treats a present undefined prop as empty; its types do not allow it. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
export const forArco = <Value>(value: Value | undefined) => value as Value
