import { useText } from '@sqos/i18n/react'
import { RowAction, RowActions } from '@sqos/ui-kit/list'
import type { ReactNode } from 'react'
import { PAGE_TEXTS } from './catalogue.ts'

/** The commands on the rows of a page. */
export interface RowCommands<Row> {
  /** Width of the column in px. */
  width: number
  /** A command of the page itself, before the standard commands. */
  first?: { text: string; run: (row: Row) => void } | undefined
  /** Shown to users with the page's edit button. */
  edit?: ((row: Row) => void) | undefined
  /** Shown to users with the page's delete button. */
  remove?: ((row: Row) => Promise<void>) | undefined
  /** `moreMenu` with the commands behind the word "more"; undefined for users without any of them. */
  more?: ((row: Row, name: string) => ReactNode) | undefined
  /** Whether the row has buttons. Default: every row. */
  appliesTo?: ((row: Row) => boolean) | undefined
}

interface RowButtonsProps<Row> {
  row: Row
  /** Name of the row for screen readers. */
  name: string
  commands: RowCommands<Row>
  /** Titles of the page's buttons. */
  titles: { edit: string; remove: string }
}

/** The buttons of one row. Commands without permission are undefined in `commands`. */
export function RowButtons<Row>({ row, name, commands, titles }: RowButtonsProps<Row>) {
  const { t } = useText(PAGE_TEXTS)
  const { first, edit, remove, more, appliesTo } = commands
  if (appliesTo && !appliesTo(row)) return null
  const labelOf = (action: string) => t('action.named', { action, name })
  return (
    <RowActions>
      {first && (
        <RowAction label={labelOf(first.text)} onClick={() => first.run(row)}>
          {first.text}
        </RowAction>
      )}
      {edit && (
        <RowAction label={labelOf(titles.edit)} onClick={() => edit(row)}>
          {titles.edit}
        </RowAction>
      )}
      {remove && (
        <RowAction label={labelOf(titles.remove)} destroys onClick={() => void remove(row)}>
          {titles.remove}
        </RowAction>
      )}
      {more?.(row, name)}
    </RowActions>
  )
}
