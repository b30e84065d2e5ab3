import {
  columnLook,
  asList,
  type FormModel,
  isRecord,
  type ListDocument,
  type ListSide,
  possibleColumns,
  possibleSearches,
} from '@sqos/form-model'
import { FormTabs } from '@sqos/form-widgets/tabs'
import { useText } from '@sqos/i18n/react'
import { useSyncExternalStore } from 'react'
import { NAMESPACE } from '../catalogue.ts'
import { type DesignerServices, ServicesProvider } from '../panel/services.ts'
import { ButtonSettings } from './ButtonSettings.tsx'
import { ColumnRows } from './ColumnRows.tsx'
import type { Entry } from './entries.ts'
import { EntryTable } from './EntryTable.tsx'
import styles from './ListDesigner.module.css'
import { ListSettings } from './ListSettings.tsx'
import { ListToolbar } from './ListToolbar.tsx'
import type { ListStore } from './list-store.ts'
import { SearchRows } from './SearchRows.tsx'

export interface ListDesignerProps {
  store: ListStore
  /** The form of the model; its fields can be shown and searched. */
  form: FormModel
  services?: DesignerServices | undefined
  /** `app`: the phone list, without trees, groups and custom buttons, sorted by chosen fields. */
  side?: ListSide | undefined
}

/** The designer of a generated list: conditions, columns, buttons and settings. */
export function ListDesigner({ store, form, services, side = 'pc' }: ListDesignerProps) {
  const { t } = useText(NAMESPACE)
  const { document } = useSyncExternalStore(store.subscribe, store.getState)
  const part = { document, form, side, change: store.change }

  /**
   * Updates `defaultColumnList`, which has every possible column and whether it is shown. A release reads its codes
   * from it.
   */
  function changeColumns(columnList: readonly Entry[], merge?: string) {
    const shown = new Set(columnList.map(({ prop }) => prop))
    const defaultColumnList = possibleColumns(form, side).map((column) => ({
      ...column,
      ...columnLook(column),
      ...columnList.find(({ prop }) => prop === column.prop),
      checked: shown.has(column.prop),
    }))
    store.change({ columnList: [...columnList], defaultColumnList }, merge)
  }

  return (
    <ServicesProvider value={services}>
      <div className={styles.designer}>
        <div className={styles.fields}>
          <ListToolbar store={store} form={form} />
          <SearchRows
            chosen={document.searchList ?? []}
            possible={possibleSearches(form, side)}
            onChange={(searchList) => store.change({ searchList: [...searchList] })}
          />
          <ColumnRows
            chosen={document.columnList ?? []}
            possible={possibleColumns(form, side)}
            onChange={changeColumns}
          />
          {side === 'app' && (
            <EntryTable
              title={t('list.sorts')}
              chosen={sortsOf(document)}
              possible={possibleColumns(form, side).filter(({ prop }) => !prop.includes('-'))}
              onChange={(sortList) => store.change({ sortList: [...sortList] })}
              headings={NO_HEADINGS}
              cells={noCells}
            />
          )}
        </div>
        <section className={styles.settings} aria-label={t('list.settings')}>
          <FormTabs
            aria-label={t('list.settings')}
            panes={[
              { key: 'settings', title: t('list.settings'), content: <ListSettings {...part} /> },
              { key: 'buttons', title: t('list.buttons'), content: <ButtonSettings {...part} /> },
            ]}
          />
        </section>
      </div>
    </ServicesProvider>
  )
}

const NO_HEADINGS: readonly string[] = []
const noCells = () => []

/** The sort fields of a phone list. */
const sortsOf = (document: ListDocument): readonly Entry[] => asList(document['sortList']).filter(isRecord)
