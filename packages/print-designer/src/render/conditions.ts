/** Tests of `data-show-test`. */
export const SHOW_TESTS = ['filled', 'empty', 'equals', 'differs', 'more', 'less'] as const
export type ShowTest = (typeof SHOW_TESTS)[number]

/** Whether a block with a condition is printed. Unknown tests show the block. */
export function passes(
  test: string,
  { text, number, value }: { text: string; number: number | undefined; value: string },
): boolean {
  const limit = Number(value)
  switch (test) {
    case 'filled':
      return text !== ''
    case 'empty':
      return text === ''
    case 'equals':
      return number !== undefined && value.trim() !== '' && !Number.isNaN(limit) ? number === limit : text === value
    case 'differs':
      return !passes('equals', { text, number, value })
    case 'more':
      return number !== undefined && number > limit
    case 'less':
      return number !== undefined && number < limit
    default:
      return true
  }
}
