import { cellText, type ImportCell, isListText, only, readEach } from '../../import/import-cell.ts'

/** `王芳/wang`, or either of the two. */
export const importCell: ImportCell = {
  needs: 'users',
  reader: (options) =>
    readEach(options, (cell) => {
      const text = cellText(cell)
      const { users } = options.lookup
      const account = isListText(text) ? undefined : text.split('/').at(-1)
      return only(users.get(text) ?? users.get(account ?? ''), text)
    }),
}
