import { useText } from '@sqos/i18n/react'
import { RowMenu, type TreeEntry, TreePanel } from '@sqos/ui-kit/list'
import { PEOPLE } from './catalogue.ts'

const NONE: readonly never[] = []

/** Id of the entry for all organizations. */
const ALL = 'all'

/** A company or department with those below it. */
export interface Organization {
  id: string
  fullName: string
  children?: readonly Organization[] | undefined
}

export interface OrganizationPanelProps {
  /** Companies and departments; undefined while they are loading. */
  organizations: readonly Organization[] | undefined
  /** Key under which the browser stores the width and the open nodes. */
  storageKey: string
  /** Text of the entry for all; default: the word "all". */
  all?: string | undefined
  /** Entries before the organizations. */
  others?: readonly TreeEntry[] | undefined
  /** Id of the chosen organization; empty for all. */
  chosenId: string
  onChoose: (id: string) => void
  onRefresh: () => void
  /** Adds a menu entry that opens a chart of the organizations. */
  onShowChart?: (() => void) | undefined
}

/** Tree of companies and departments beside a list; below 992 px a select above it. */
export function OrganizationPanel(props: OrganizationPanelProps) {
  const { organizations = NONE, storageKey, all, others = NONE, chosenId, onChoose, onRefresh, onShowChart } = props
  const { t } = useText(PEOPLE)
  const isLoading = props.organizations === undefined
  const title = t('organizations')
  const choose = (id: string) => onChoose(id === ALL ? '' : id)
  const selectedId = chosenId === '' ? ALL : chosenId
  const first: TreeEntry[] = [{ id: ALL, label: all ?? t('all') }, ...others]
  return (
    <TreePanel
      // The nodes that are open at first are known when the organizations are loaded.
      key={String(isLoading)}
      title={title}
      storageKey={storageKey}
      loading={isLoading}
      entries={[...first, ...entriesOf(organizations)]}
      defaultExpanded={organizations.map(({ id }) => id)}
      selectedId={selectedId}
      onSelect={choose}
      // oxlint-disable-next-line react/no-unstable-nested-components -- called, not mounted
      actions={({ expandAll, collapseAll }) => (
        <RowMenu
          label={t('menuOf', { title })}
          text={t('menu')}
          items={[
            { text: t('refresh'), onClick: onRefresh },
            { text: t('expandAll'), onClick: expandAll },
            { text: t('collapseAll'), onClick: collapseAll },
            ...(onShowChart ? [{ text: t('chart'), onClick: onShowChart }] : NONE),
          ]}
        />
      )}
    />
  )
}

const entriesOf = (organizations: readonly Organization[]): TreeEntry[] =>
  organizations.map(({ id, fullName, children }) => ({
    id,
    label: fullName,
    children: children && entriesOf(children),
  }))
