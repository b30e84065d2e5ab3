import { useText } from '@sqos/i18n/react'
import { RowMenu, type RowMenuItem } from '@sqos/ui-kit/list'
import { PAGE_TEXTS } from './catalogue.ts'

interface MoreMenuProps {
  /** Name of the row for screen readers. */
  name: string
  items: readonly RowMenuItem[]
}

function MoreMenu({ name, items }: MoreMenuProps) {
  const { t } = useText(PAGE_TEXTS)
  if (items.length === 0) return null
  const word = t('action.more')
  return <RowMenu label={t('action.named', { action: word, name })} text={word} items={items} />
}

/** The menu "more" for `rowActions.more`. A separate module: pages without it do not load the menu. */
export const moreMenu =
  <Row,>(itemsOf: (row: Row) => readonly RowMenuItem[]) =>
  (row: Row, name: string) => <MoreMenu name={name} items={itemsOf(row)} />
